import {
  isPurchase,
  payment,
  type PaymentRecord,
  type PaymentSystem,
  type Terms,
  type PaymentWish,
  type Work,
} from '@livery/domain/payment';
import { createBrowser, POLL_MS, type Fault, type Tab, type Told } from './browser.ts';
import { createRandom, type Random } from './random.ts';
import { createServer, PACKET_ID, PRICES } from './server.ts';

const { actions } = payment;
const START_MS = Date.UTC(2026, 2, 5, 7);
const HOUR_MS = 3_600_000;
/** Events of a history before all faults end. */
export const STEPS = 70;
/** Whatever is under way comes to rest within so many steps: 600 s of questions, and what follows. */
const STEPS_TO_REST = 1_500;
const SYSTEMS = (['qrcode', 'short_url', 'linkedcard'] as const).map((payform, index): PaymentSystem => ({
  ...{ id: index + 1, payform, shortname: payform, title: payform, description: null, buttonText: null },
  ...{ howToUse: null, howToUsePacket: null, skipsPin: false, data: null },
}));
/** Where a press pays. */
const PAYS: ReadonlySet<string> = new Set(['confirm', 'details', 'unsent']);
const FAULTS: readonly Fault[] = [
  ...(['lostRequest', 'lostAnswer', 'brokenBefore', 'brokenAfter', 'noToken', 'timeoutBefore'] as const),
];
const PASSES_MS = [50, 1_000, 5_000, 5_000, 15_000, 31_000, 45_000, 120_000, 610_000];

export interface Played {
  readonly seed: number;
  /** What is wrong; null where nothing is. */
  readonly fault: string | null;
  readonly log: readonly string[];
  readonly charges: number;
}

/** What was charged for, told and pressed, of one intent of one viewer. */
interface Account {
  /** Presses that may charge: one, and one more after each outcome that was told. */
  licences: number;
  isOpen: boolean;
  pressedMs: number;
  readonly told: { readonly kind: string; readonly atMs: number; readonly transactionId: string | null }[];
}

/** Plays one history of a viewer, a browser, a network and a bank, all chosen by a seed, and judges it. */
export function play(
  seed: number,
  { isLogged = false, steps = STEPS }: { readonly isLogged?: boolean; readonly steps?: number } = {},
): Played {
  const random = createRandom(seed);
  const log: string[] = [];
  let nowMs = START_MS;
  const say = (text: () => string) => {
    if (isLogged) log.push(`${((nowMs - START_MS) / 1000).toFixed(1)} s  ${text()}`);
  };
  const takesKeys = random.isTrue(0.5);
  const way = random.pick(['balance', 'offer', 'payform', 'refill', 'card'] as const);
  const server = createServer({ startMs: START_MS, balanceMinor: way === 'balance' ? 4_000 : random.pick([0, 500]) });
  const accounts = new Map<string, Account>();
  const owners = new Map<
    string,
    { readonly account: string; readonly isMoney: boolean; readonly createdAtMs: number }
  >();
  let fault: string | null = null;
  let keys = 0;
  let askedMs = -Infinity;
  let isClockMoved = false;
  const wrong = (text: string) => {
    fault ??= text;
    say(() => `WRONG: ${text}`);
  };

  const nameOf = ({ userId, intent }: PaymentRecord) => `${userId} ${intent}`;
  function accountOf(record: PaymentRecord): Account {
    const name = nameOf(record);
    const known = accounts.get(name) ?? { licences: 0, isOpen: false, pressedMs: 0, told: [] };
    accounts.set(name, known);
    return known;
  }

  const browser = createBrowser({
    server,
    takesKeys,
    now: () => nowMs,
    prepare: (userId, work) => termsOf(userId, work),
    onSettled: told,
    onSent(record, answer) {
      const { data } = answer;
      if (data && !owners.has(data.id))
        owners.set(data.id, {
          account: nameOf(record),
          isMoney: record.thenBuy !== null || !['purchase', 'subscribe'].includes(record.call.name),
          createdAtMs: record.createdAtMs,
        });
    },
    onAsked() {
      if (!isClockMoved && nowMs - askedMs < POLL_MS) wrong(`asked ${nowMs - askedMs} ms after the last question`);
      askedMs = nowMs;
      isClockMoved = false;
    },
  });

  function told({ tab, state, record }: Told): void {
    say(() => `tab ${tab.id} is told ${state.kind} of ${nameOf(record)} (${record.key})`);
    if (state.kind === 'gone') return;
    const account = accountOf(record);
    account.isOpen = false;
    // Whoever has pressed in another tab before this was told has pressed for a payment of their own.
    const presses = browser
      .tabs()
      .filter((one) => one.state.kind === 'claiming' && one.state.isNew && nameOf(one.state.record) === nameOf(record));
    if (presses.length > 0) {
      account.licences += 1;
      account.isOpen = true;
    }
    account.told.push({ kind: state.kind, atMs: nowMs, transactionId: record.transactionId });
    if (state.kind === 'done' && !isInLedger(record)) wrong(`told done, and the ledger knows nothing of ${record.key}`);
  }
  function isInLedger({ userId, wish, typeId, createdAtMs, transactionId }: PaymentRecord): boolean {
    return server.list(userId, nowMs).some(({ id, status, subject, createdMs }) => {
      if (status !== 'complete') return false;
      const isAbout =
        subject.purpose === 'purchase'
          ? isPurchase(wish) && subject.purchase.plan.planId === typeId
          : subject.purpose === wish.purpose;
      return id === transactionId || (isAbout && createdMs >= createdAtMs - 10_000 - 2_000_000);
    });
  }

  function termsOf(userId: number, { wish }: Extract<Work, { do: 'prepare' }>): Terms {
    const balanceMinor = server.balanceMinor(userId, nowMs);
    const choices = isPurchase(wish)
      ? Object.entries(PRICES).map(([typeId, amountMinor]) => ({
          ...{ typeId: Number(typeId), amountMinor, period: { months: 1 }, trial: null, discountPercent: null },
          ...{ hasMoneyOnBalance: balanceMinor >= amountMinor, libraryId: null, entityLicenseId: null },
        }))
      : [];
    const offerId = way === 'offer' && isPurchase(wish) ? server.makeOffer(userId, nowMs) : null;
    return {
      product: isPurchase(wish)
        ? { id: PACKET_ID, name: 'Standard', agreementId: null, isChange: false, isPaused: false }
        : null,
      ...{ needsBase: false, choices, systems: wish.purpose === 'card' ? SYSTEMS.slice(1, 2) : SYSTEMS },
      offer:
        offerId === null ? null : { id: offerId, distributionType: null, productTitle: null, distributionInfo: null },
      ...{ accountId: 3, balanceMinor, takesBalance: way !== 'offer', hasJustPaid: false },
    };
  }
  const wishOf = (): PaymentWish => {
    if (way === 'refill') return { purpose: 'refill', amountMinor: null };
    if (way === 'card') return { purpose: 'card', amountMinor: 100, neededRefund: true, then: null };
    return { purpose: 'packet', packetId: PACKET_ID, baseId: null, playAfter: null };
  };

  /** The press that leads on from where the sheet is. */
  function press(tab: Tab): void {
    const { state } = tab;
    const userId = browser.userId();
    if (userId === null) return;
    const stamp = { key: `k${(keys += 1)}`, nowMs: browser.clockOf(tab), userId, returnUrl: 'https://site.example/' };
    const event = (() => {
      switch (state.kind) {
        case 'idle':
          return actions.wanted({ wish: wishOf() });
        case 'notPrepared':
        case 'unsent':
          return actions.retried();
        case 'amount':
          return actions.amountGiven({ amountMinor: random.pick([1_000, 2_000]) });
        case 'period':
          return random.isTrue(0.3) ? actions.choiceMade({ typeId: random.pick([11, 12]) }) : actions.choiceTaken();
        case 'systems':
          return actions.systemTaken({ systemId: random.pick([1, 2, 3]) });
        case 'confirm':
          return actions.balanceConfirmed(stamp);
        case 'details':
          return actions.detailsGiven({ ...stamp, details: { cardId: 1 } });
        case 'short':
          return actions.topUpWanted();
        case 'done':
        case 'refused':
        case 'stopped':
        case 'later':
        case 'expired':
        case 'gone':
          return actions.closed();
        default:
          return null;
      }
    })();
    // A clock that jumped between the last answer and this press is not played: the next answer sets it right.
    if (event && (tab.clockErrorMs === 0 || !PAYS.has(state.kind))) sendTo(tab, event);
  }
  function sendTo(tab: Tab, event: Parameters<typeof browser.send>[1]): void {
    const before = tab.state.kind;
    browser.send(tab, event);
    const { state } = tab;
    say(() => `tab ${tab.id} ${before} --${event.type.slice(8)}--> ${state.kind}`);
    if (state.kind === 'claiming' && before !== 'claiming') {
      const account = accountOf(state.record);
      if (!account.isOpen || nowMs - account.pressedMs > HOUR_MS) account.licences += 1;
      account.isOpen = true;
      account.pressedMs = nowMs;
    }
  }

  const pass = (ms: number) => {
    nowMs += ms;
    browser.timePasses();
  };
  function goOn(canFail: boolean): boolean {
    const ready = browser.pending().filter((one) => browser.mayGoOn(one));
    if (ready.length === 0) return false;
    const one = random.pick(ready);
    const failure = canFail && random.isTrue(0.25) ? random.pick(FAULTS) : 'none';
    const { stage } = one;
    const before = one.tab.state.kind;
    browser.goOn(one, failure);
    say(
      () =>
        `tab ${one.tab.id} ${one.work.do} ${stage}${failure === 'none' ? '' : ` (${failure})`}: ${before} → ${one.tab.state.kind}`,
    );
    return true;
  }
  function bank(): void {
    const userId = random.pick([7, 8]);
    const open = server.list(userId, nowMs).filter(({ payform }) => payform !== 'balance');
    if (open.length === 0) return;
    const { id } = random.pick(open.slice(0, 4));
    const isApproved = random.isTrue(0.7);
    const at = random.pick([[0], [0, 0], [20_000], [0, 60_000], [400_000], [950_000]]);
    say(() => `the bank ${isApproved ? 'approves' : 'declines'} ${id} after ${at.join(' and ')} ms`);
    server.decide(
      userId,
      id,
      isApproved,
      at.map((afterMs) => nowMs + afterMs),
      nowMs,
    );
  }

  browser.openTab();
  for (let step = 0; step < steps && fault === null; step += 1) happen(random, step);
  if (fault === null) comeToRest();
  if (fault === null) judge();
  const charges = charged().length;
  return { seed, fault, log, charges };

  function happen(from: Random, step: number): void {
    const tabs = browser.tabs();
    const tab = from.pick(tabs);
    const roll = from.below(100);
    if (step === 0 || roll < 26) return press(tab);
    if (roll < 62) {
      if (!goOn(true)) pass(from.pick(PASSES_MS));
      return;
    }
    if (roll < 74) return pass(from.pick(PASSES_MS));
    if (roll < 82) return bank();
    if (roll < 84 && tabs.length < 2) {
      const opened = browser.openTab();
      return say(() => `tab ${opened.id} is opened`);
    }
    if (roll < 87) {
      say(() => `tab ${tab.id} is reloaded`);
      browser.closeTab(tab);
      browser.openTab();
      return;
    }
    if (roll < 89) {
      if (tabs.length > 1) {
        say(() => `tab ${tab.id} is closed`);
        browser.closeTab(tab);
      }
      return;
    }
    if (roll < 91) return sendTo(tab, actions.wentBack());
    if (roll < 93) return sendTo(tab, actions.closed());
    if (roll < 94) return sendTo(tab, actions.cancelWanted());
    if (roll < 95) return sendTo(tab, actions.sheetOpened());
    if (roll < 96) return press(tab);
    if (roll < 97) {
      tab.isSeen = !tab.isSeen;
      say(() => `tab ${tab.id} is ${tab.isSeen ? 'seen' : 'hidden'}`);
      if (tab.isSeen) browser.lookUp(tab);
      return;
    }
    if (roll < 98) {
      const hasClaim = browser.pending().some(({ work }) => work.do === 'claim' || work.do === 'claimPurchase');
      if (hasClaim) return;
      tab.clockErrorMs = from.pick([-1_000_000, -60_000, 60_000, 1_000_000]);
      isClockMoved = true;
      return say(() => `the clock of tab ${tab.id} is wrong by ${tab.clockErrorMs} ms`);
    }
    const to = browser.userId() === null ? from.pick([7, 8]) : null;
    say(() => (to === null ? 'the viewer logs out' : `viewer ${to} logs in`));
    browser.change(to);
  }

  /** All faults end, and each viewer comes back once. */
  function comeToRest(): void {
    for (const userId of [7, 8]) {
      for (const tab of browser.tabs()) browser.closeTab(tab);
      browser.change(userId);
      const tab = browser.openTab();
      say(() => `viewer ${userId} comes back in tab ${tab.id}`);
      let steps = 0;
      for (; steps < STEPS_TO_REST; steps += 1) {
        if (goOn(false)) continue;
        if (browser.pending().some((one) => one.tab === tab)) pass(POLL_MS);
        else if (tab.state.kind === 'idle') break;
        else sendTo(tab, actions.closed());
      }
      if (steps === STEPS_TO_REST) wrong(`tab ${tab.id} does not come to rest: ${tab.state.kind}`);
    }
  }

  /** Transactions that have cost the viewer something. */
  function charged() {
    return [7, 8].flatMap((userId) =>
      server.list(userId, nowMs).filter(({ status, note }) => status === 'complete' || note?.kind === 'notSold'),
    );
  }
  function judge(): void {
    const counts = new Map<string, number>();
    for (const transaction of charged()) {
      const owner = owners.get(transaction.id);
      if (!owner) {
        wrong(`${transaction.id} was charged, and nobody has asked for it`);
        continue;
      }
      const name = `${owner.account} ${owner.isMoney ? 'money' : 'purchase'}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      const account = accounts.get(owner.account);
      if (!account || (counts.get(name) ?? 0) > account.licences)
        wrong(`${name}: charged ${counts.get(name)} times for ${account?.licences ?? 0} presses`);
      // What is older than 3600 s is forgotten by decision.
      const isForgotten = nowMs - owner.createdAtMs > HOUR_MS - 1_000_000;
      const atMs = transaction.closedMs ?? transaction.createdMs;
      const isTold = [...accounts.values()].some(({ told: all }) =>
        all.some(
          ({ kind, atMs: toldMs, transactionId }) =>
            (transactionId === transaction.id || account?.told === all) &&
            (toldMs >= atMs || kind === 'stopped' || kind === 'expired'),
        ),
      );
      if (!isTold && !isForgotten) wrong(`${transaction.id} of ${owner.account} was charged, and nobody was told`);
    }
  }
}

/** The same history with as few events before all faults end as still go wrong, with its log. */
export function shortest(seed: number): Played {
  let steps = 0;
  while (steps < STEPS && play(seed, { steps }).fault === null) steps += 1;
  return play(seed, { steps, isLogged: true });
}
