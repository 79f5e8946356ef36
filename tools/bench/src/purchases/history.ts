import { payment, type PaymentRecord } from '@livery/domain/payment';
import { createBrowser, POLL_MS, type Tab } from './browser.ts';
import { FAULTS } from './faults.ts';
import { createJudge, nameOfIntent, USERS } from './judge.ts';
import { pressAt } from './press.ts';
import { createRandom, type Random } from './random.ts';
import { createServer } from './server.ts';
import { ASKS, STEPS_TO_PAY } from './shown.ts';
import { termsOf, WAYS } from './terms.ts';

const { actions } = payment;
const START_MS = Date.UTC(2026, 2, 5, 7);
/** Events of a history before all faults end. */
const STEPS = 70;
/** Whatever is under way comes to rest within so many steps: 600 s of questions, and what follows. */
const STEPS_TO_REST = 1_500;
const PASSES_MS = [50, 1_000, 5_000, 5_000, 15_000, 31_000, 45_000, 120_000, 610_000];

/** What the clock of a device is set to, beside the right time: minutes, and days. */
export const CLOCK_ERRORS_MS = [-86_400_000, -1_000_000, -60_000, 0, 60_000, 1_000_000, 86_400_000];

export interface Played {
  readonly seed: number;
  /** What is wrong; null where nothing is. */
  readonly fault: string | null;
  readonly log: readonly string[];
  readonly charges: number;
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
  const way = random.pick(WAYS);
  const server = createServer({ startMs: START_MS, balanceMinor: random.pick(way.balancesMinor) });
  let keys = 0;
  const judge = createJudge({
    server,
    now: () => nowMs,
    say,
    hasNews: (tab) => browser.held.all().some(({ owner, what }) => owner === tab && what === 'news'),
    pressesOf: (name) =>
      browser
        .tabs()
        .map(({ running }) => running.state())
        .filter((state) => state.kind === 'claiming' && state.isNew && nameOfIntent(state.record) === name).length,
  });
  const browser = createBrowser({
    server,
    takesKeys,
    now: () => nowMs,
    prepare: (userId, wish) => judge.answered(termsOf(wish, { way, server, userId, nowMs })),
    onPin: judge.askedPin,
    onSettled: judge.told,
    onLeft: judge.left,
    onSent: (record, { data }) => judge.sent(record, data?.id),
    onAsked: judge.asked,
    onStored: (stored, before) => {
      const keeps = (one: PaymentRecord) => before.includes(one);
      if (stored.length === before.length && stored.every(keeps)) return;
      say(() => `stored: ${stored.map((record) => recordInWords(record)).join(', ') || 'nothing'}`);
    },
  });

  /** The press that leads on from where the sheet is. */
  function press(tab: Tab): void {
    const state = tab.running.state();
    const userId = browser.userId();
    if (userId === null) return;
    const stamp = { key: `k${(keys += 1)}`, nowMs: tab.clock.now(), userId, returnUrl: 'https://site.example/' };
    const event = pressAt(state, { random, stamp, way });
    if (event) sendTo(tab, event);
  }
  function sendTo(tab: Tab, event: Parameters<typeof tab.running.send>[0]): void {
    const before = tab.running.state();
    tab.running.send(event);
    const state = tab.running.state();
    say(() => `tab ${tab.id} ${before.kind} --${event.type.slice(8)}--> ${state.kind}`);
    if (state.kind === 'claiming' && before.kind !== 'claiming') judge.pressed(tab, state.record, before);
  }

  const pass = (ms: number) => {
    nowMs += ms;
    browser.held.age();
  };
  function goOn(canFail: boolean): boolean {
    const ready = browser.held.all().filter((one) => one.isReady());
    if (ready.length === 0) return false;
    const one = random.pick(ready);
    const fault = canFail && random.isTrue(0.25) ? random.pick(FAULTS) : 'none';
    const { stage, what, owner } = one;
    const before = owner.running.state().kind;
    one.goOn(fault);
    say(
      () =>
        `tab ${owner.id} ${what} ${stage}${fault === 'none' ? '' : ` (${fault})`}: ${before} → ${owner.running.state().kind}`,
    );
    return true;
  }
  function bank(): void {
    const userId = random.pick(USERS);
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

  function renewOther(): void {
    const userId = random.pick(USERS);
    server.renewOther(userId, 700, nowMs);
    say(() => `another subscription of ${userId} takes its money`);
  }

  /** While the sheet of a tab asks, its viewer pays in another tab, without a fault: what was asked for is another now. */
  function payBeside(asking: Tab): void {
    if (!ASKS.has(asking.running.state().kind)) return;
    const tab = browser.tabs().find((one) => one !== asking) ?? browser.openTab();
    say(() => `tab ${tab.id} pays while tab ${asking.id} asks`);
    for (let step = 0; step < STEPS_TO_PAY; step += 1) {
      const own = browser.held.all().find(({ owner, isReady }) => owner === tab && isReady());
      if (own) own.goOn('none');
      else if (ASKS.has(tab.running.state().kind) || tab.running.state().kind === 'idle') press(tab);
      else return;
    }
  }

  browser.openTab();
  for (let step = 0; step < steps && judge.fault() === null; step += 1) happen(random, step);
  if (judge.fault() === null) comeToRest();
  if (judge.fault() === null) judge.judge();
  return { seed, fault: judge.fault(), log, charges: judge.charges() };

  function happen(from: Random, step: number): void {
    const tabs = browser.tabs();
    const tab = from.pick(tabs);
    const roll = from.below(100);
    if (step === 0 || roll < 24) return press(tab);
    if (roll < 60) {
      if (!goOn(true)) pass(from.pick(PASSES_MS));
      return;
    }
    if (roll < 65) return payBeside(tab);
    if (roll < 74) return pass(from.pick(PASSES_MS));
    if (roll < 81) return bank();
    if (roll < 82) return renewOther();
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
      if (tab.isSeen) tab.running.lookUp();
      return;
    }
    if (roll < 98) {
      const errorMs = from.pick(CLOCK_ERRORS_MS);
      browser.setDeviceClock(errorMs);
      return say(() => `the clock of the device is wrong by ${errorMs} ms`);
    }
    const to = browser.userId() === null ? from.pick(USERS) : null;
    say(() => (to === null ? 'the viewer logs out' : `viewer ${to} logs in`));
    browser.change(to);
  }

  /** All faults end, and each viewer comes back once. */
  function comeToRest(): void {
    for (const userId of USERS) {
      for (const tab of browser.tabs()) browser.closeTab(tab);
      browser.change(userId);
      const tab = browser.openTab();
      say(() => `viewer ${userId} comes back in tab ${tab.id}`);
      let steps = 0;
      for (; steps < STEPS_TO_REST; steps += 1) {
        if (goOn(false)) continue;
        if (browser.held.all().some(({ owner }) => owner === tab)) pass(POLL_MS);
        else if (tab.running.state().kind === 'idle') break;
        else sendTo(tab, actions.closed());
      }
      if (steps === STEPS_TO_REST) judge.wrong(`tab ${tab.id} does not come to rest: ${tab.running.state().kind}`);
    }
  }
}

function recordInWords(record: PaymentRecord): string {
  const dateOf = (atMs: number) => `${((atMs - START_MS) / 1000).toFixed(0)} s`;
  const { key, createdAtMs, sentAtMs, transactionId } = record;
  return `${key} of ${nameOfIntent(record)}, ${transactionId ?? 'no transaction'}, dated ${dateOf(createdAtMs)}, sent ${dateOf(sentAtMs)}`;
}

/** The same history with as few events before all faults end as still go wrong, with its log. */
export function shortest(seed: number): Played {
  let steps = 0;
  while (steps < STEPS && play(seed, { steps }).fault === null) steps += 1;
  return play(seed, { steps, isLogged: true });
}
