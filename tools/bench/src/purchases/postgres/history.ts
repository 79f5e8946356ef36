import { readLedger } from '@livery/backend/test-ledger';
import type { Operator } from '@livery/backend/test-operator';
import type { Backend } from '@livery/backend';
import { payment, recordOf, type PaymentRecord, type PaymentState } from '@livery/domain/payment';
import { formLeft, pressAt } from '../press.ts';
import type { Random } from '../random.ts';
import { ASKS, createShown, STEPS_TO_PAY } from '../shown.ts';
import { createHeld, FAULTS, type Held } from './held.ts';
import { CLOCK_ERRORS_MS } from '../history.ts';
import { HOUR_MS, judgeViewer, nameOf, type Intent, type Ledger } from './judge.ts';
import { newsOf, openTab, POLL_MS, type Browser, type Tab } from './tab.ts';
import type { Viewer } from './viewer.ts';
import { DEBT_MINOR, WAYS, type Way } from './ways.ts';

const { actions } = payment;
const RETURN_URL = 'http://localhost:4200/packets';
const BANK = ['approved', 'approved', 'declined', 'twice', 'late', 'vanish'] as const;
/** Plans of another packet, for a year and a month. */
const [OTHER_YEAR_ID, OTHER_MONTH_ID] = [2402, 2401];

interface Options {
  readonly backend: Backend;
  readonly operator: Operator;
  readonly random: Random;
  readonly viewers: readonly Viewer[];
  readonly now: () => number;
  /** Begins the keys of this history. */
  readonly name: string;
}

/** One history of tabs, two viewers, a network and a bank over the real back end. Its time is everybody's: it passes between two steps. */
export async function createHistory({ backend, operator, random, viewers, now, name }: Options) {
  const log: string[] = [];
  const beganMs = now();
  const intents = new Map<string, Intent>();
  /** What was sent, by its key. */
  const sent = new Map<string, PaymentRecord>();
  const done: PaymentRecord[] = [];
  const faults: string[] = [];
  const first = new Map<number, Ledger>();
  const way = random.pick(WAYS);
  for (const viewer of viewers) first.set(viewer.userId, await clean({ backend, operator }, viewer, way));
  let [lastKey, lastTab, askedMs, wasSure, deviceErrorMs] = [0, 0, -Infinity, true, 0];
  /** What other subscriptions have taken from the accounts. */
  const renewedMinor = new Map<number, number>();
  const nextKey = () => `${name}-${(lastKey += 1)}`;
  let tabs: Tab[] = [];
  const shown = createShown<Tab>((tab) => browser.held.all().some(({ what }) => what === newsOf(tab)));

  const say = (text: string) => void log.push(`${((now() - beganMs) / 1000).toFixed(1)} s  ${text}`);
  const wrong = (text: string) => {
    faults.push(text);
    say(`WRONG: ${text}`);
  };
  const browser: Browser = {
    ...{ way, now, held: createHeld(now), stored: new Map(), locks: new Map(), viewer: viewers[0] ?? null },
    deviceNow: () => now() + deviceErrorMs,
    chance: () => random.below(1000) / 1000,
    hears: new Map(),
    onAnswered: shown.answered,
    onPin(tabId, times) {
      if (times > 1) wrong(`tab ${tabId} asks for the PIN ${times} times`);
    },
    onAsked(isSure) {
      // Whole seconds are told: a clock that was put right may be late by one.
      const leastMs = deviceErrorMs === 0 ? POLL_MS : POLL_MS - 1_000;
      if (isSure && wasSure && now() - askedMs < leastMs) wrong(`asked ${now() - askedMs} ms after the last question`);
      [askedMs, wasSure] = [now(), isSure];
    },
  };

  function intentOf(record: PaymentRecord): Intent {
    const known = intents.get(nameOf(record)) ?? { licences: 0, isOpen: false, pressedMs: 0, told: [] };
    intents.set(nameOf(record), known);
    return known;
  }

  function open(): Tab {
    const tab = openTab((lastTab += 1), browser);
    tabs.push(tab);
    tab.running.subscribe((state, before) => heard(tab, state, before));
    tab.running.lookUp();
    return tab;
  }
  function close(tab: Tab): void {
    tab.close();
    tabs = tabs.filter((one) => one !== tab);
  }

  function heard(tab: Tab, state: PaymentState, before: PaymentState): void {
    if (state.kind !== before.kind)
      say(
        `tab ${tab.id}: ${before.kind} → ${state.kind}${'failure' in state && state.failure ? ` (${state.failure.status ?? state.failure.kind} ${state.failure.code ?? ''})` : ''}`,
      );
    const record = recordOf(state);
    if (state.kind === 'sending') sent.set(state.record.key, state.record);
    if (state.kind === 'claiming' && before.kind !== 'claiming') {
      const mistake = shown.wrongWith(tab, state.record, before);
      if (mistake !== null) wrong(`tab ${tab.id} ${mistake}`);
      pressed(state.record);
    }
    if (state.kind === 'done' && before.kind !== 'done') shown.done(tab);
    const left = formLeft(state, before);
    if (left) told(left, 'left');
    if (!record && 'record' in state && state.record && state.kind !== before.kind) told(state.record, state.kind);
  }
  function pressed(record: PaymentRecord): void {
    const intent = intentOf(record);
    if (!intent.isOpen || now() - intent.pressedMs > HOUR_MS) intent.licences += 1;
    intent.isOpen = true;
    intent.pressedMs = now();
  }
  function told(record: PaymentRecord, kind: string): void {
    say(`told ${kind} of ${nameOf(record)} (${record.key}, ${record.transactionId ?? 'no transaction'})`);
    if (kind === 'gone') return;
    const intent = intentOf(record);
    // Whoever has pressed in another tab before this was told has pressed for a payment of their own.
    intent.isOpen = tabs.some(({ running }) => {
      const state = running.state();
      return state.kind === 'claiming' && state.isNew && nameOf(state.record) === nameOf(record);
    });
    if (intent.isOpen) intent.licences += 1;
    intent.told.push({ kind, atMs: now(), key: record.key, transactionId: record.transactionId });
    if (kind === 'done') done.push(record);
  }

  /** The press that leads on from where the sheet is. */
  function press(tab: Tab): void {
    const { viewer } = browser;
    if (!viewer) return;
    const stamp = { key: nextKey(), nowMs: tab.siteNow(), userId: viewer.userId, returnUrl: RETURN_URL };
    const event = pressAt(tab.running.state(), { random, stamp, way, cardIds: viewer.cardIds });
    if (event) send(tab, event);
  }
  function send(tab: Tab, event: Parameters<typeof tab.running.send>[0]): void {
    say(`tab ${tab.id} ${event.type}`);
    tab.running.send(event);
  }

  async function goOn(one: Held, canFail: boolean): Promise<void> {
    const isOut = one.stage() === 'out';
    const fault = canFail && isOut && random.isTrue(0.2) ? random.pick(FAULTS) : 'none';
    say(`${one.what} ${one.stage()}${fault === 'none' ? '' : ` (${fault})`}`);
    await one.goOn(fault);
  }
  const ready = () => browser.held.all().filter((one) => one.isReady());

  async function atBank(outcome: (typeof BANK)[number]): Promise<void> {
    const viewer = random.pick(viewers);
    const { transactions } = await readLedger(backend, viewer.userId);
    const pending = transactions.filter(({ status }) => status === 'pending');
    if (pending.length === 0) return;
    const { id } = random.pick(pending);
    const afterMs = outcome === 'late' ? 950_000 : random.pick([0, 20_000, 400_000]);
    say(`the bank: ${outcome} for ${id} after ${afterMs} ms`);
    await viewer.desk(outcome, { transaction: id, afterMs });
  }

  async function renewOther(): Promise<void> {
    const viewer = random.pick(viewers);
    const { userId } = viewer;
    const takenMinor = await operator.spend(userId, random.pick([OTHER_YEAR_ID, OTHER_MONTH_ID]), way.providerId);
    renewedMinor.set(userId, (renewedMinor.get(userId) ?? 0) + takenMinor);
    say(`another subscription of ${userId} takes ${takenMinor}`);
  }

  /** While the sheet of a tab asks, its viewer pays in another tab, without a fault: what was asked for is another now. */
  async function payBeside(asking: Tab): Promise<void> {
    if (!ASKS.has(asking.running.state().kind)) return;
    const tab = tabs.find((one) => one !== asking) ?? open();
    say(`tab ${tab.id} pays while tab ${asking.id} asks`);
    for (let step = 0; step < STEPS_TO_PAY; step += 1) {
      const own = ready().find(({ what }) => what.startsWith(`tab ${tab.id} `));
      if (own) await goOn(own, false);
      else if (ASKS.has(tab.running.state().kind) || tab.running.state().kind === 'idle') press(tab);
      else return;
      await quiet();
    }
  }

  async function happen(): Promise<void> {
    const tab = random.pick(tabs);
    const roll = random.below(100);
    const can = ready();
    if (roll < 45 && can.length > 0) return goOn(random.pick(can), true);
    if (roll < 50) return payBeside(tab);
    if (roll < 54) return void (await Promise.all(can.map((one) => goOn(one, false))));
    if (roll < 76) return press(tab);
    // A double press.
    if (roll < 79) return [tab, tab].forEach(press);
    if (roll < 86) return atBank(random.pick(BANK));
    if (roll < 89) return tabs.length < 2 ? void say(`tab ${open().id} is opened`) : undefined;
    if (roll < 92) {
      say(`tab ${tab.id} is reloaded`);
      close(tab);
      return void open();
    }
    if (roll < 93) {
      if (tabs.length < 2) return;
      say(`tab ${tab.id} is closed`);
      return close(tab);
    }
    if (roll < 94) return send(tab, actions.wentBack());
    if (roll < 95) return send(tab, actions.closed());
    if (roll < 96) return send(tab, actions.cancelWanted());
    if (roll < 97) return renewOther();
    if (roll < 98) {
      deviceErrorMs = random.pick(CLOCK_ERRORS_MS);
      return say(`the clock of the device is wrong by ${deviceErrorMs} ms`);
    }
    if (roll < 99) {
      tab.isSeen = !tab.isSeen;
      say(`tab ${tab.id} is ${tab.isSeen ? 'seen' : 'hidden'}`);
      return tab.isSeen ? tab.running.lookUp() : undefined;
    }
    signInAs(browser.viewer ? null : random.pick(viewers));
  }
  function signInAs(viewer: Viewer | null): void {
    say(viewer ? `viewer ${viewer.userId} signs in` : 'the viewer signs out');
    browser.viewer = viewer;
    for (const { running } of tabs) running.send(actions.viewerChanged());
    for (const { running } of tabs) running.lookUp();
  }

  const nobody = { transactions: [], keys: new Map<string, string>(), subscriptions: [], balanceMinor: 0 };
  async function judge(): Promise<number> {
    const facts = { intents, sent, done, stored: () => [...browser.stored.values()].join(), nowMs: now() };
    let charges = 0;
    for (const { userId } of viewers) {
      const after = await readLedger(backend, userId);
      const before = first.get(userId) ?? nobody;
      const renewed = { ...after, balanceMinor: after.balanceMinor + (renewedMinor.get(userId) ?? 0) };
      const judged = judgeViewer(userId, { before, after: renewed }, facts);
      charges += judged.charges;
      judged.faults.forEach(wrong);
    }
    for (const tab of [...tabs]) close(tab);
    return charges;
  }

  open();
  press(tabs[0] as Tab);

  return {
    name,
    log,
    faults,
    way,
    async step(): Promise<void> {
      browser.held.age();
      await happen();
      await quiet();
    },
    /** All faults end, and a viewer comes back. */
    comeBack(viewer: Viewer): void {
      for (const tab of [...tabs]) close(tab);
      signInAs(viewer);
      say(`viewer ${viewer.userId} comes back in tab ${open().id}`);
    },
    /** @returns whether everything is at rest */
    async rest(isBankAwake: boolean): Promise<boolean> {
      browser.held.age();
      await quiet();
      if (isBankAwake) await atBank(random.pick(BANK));
      for (let can = ready(); can.length > 0; can = ready()) {
        await goOn(random.pick(can), false);
        await quiet();
      }
      const [tab] = tabs;
      if (!tab || browser.held.all().length > 0) return false;
      if (tab.running.state().kind === 'idle') return true;
      send(tab, actions.closed());
      await quiet();
      return false;
    },
    notAtRest: () => wrong(`${tabs.map(({ running }) => running.state().kind).join()} does not come to rest`),
    judge,
  };
}

/** A viewer as new: without what was bought before, and without open payments; with a debt, and with as much on the account as the history needs. */
async function clean(
  { backend, operator }: Pick<Options, 'backend' | 'operator'>,
  viewer: Viewer,
  { providerId, isPoor }: Way,
): Promise<Ledger> {
  const { userId } = viewer;
  const { transactions, subscriptions } = await readLedger(backend, userId);
  for (const { id: transactionId, status, payform, subject } of transactions) {
    if (status === 'pending') await operator.pay(userId, { type: 'expire', transactionId });
    // What was paid from the account is not given back.
    const isFilm = payform !== 'balance' && subject.purpose === 'purchase' && 'film' in subject.purchase;
    if (status === 'complete' && isFilm) await operator.pay(userId, { type: 'refund', transactionId });
  }
  for (const { id } of subscriptions) await operator.sell(userId, { type: 'end', subscriptionId: id });
  await viewer.mend();
  await operator.pay(userId, { type: 'setBlock', block: { kind: 'debt', amountMinor: DEBT_MINOR } });
  await operator.moveTo(userId, providerId);
  for (const planId of isPoor ? [OTHER_YEAR_ID, OTHER_MONTH_ID] : [])
    while ((await operator.spend(userId, planId, providerId)) > 0);
  return readLedger(backend, userId);
}

/** Everything that follows from an answer has happened. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
