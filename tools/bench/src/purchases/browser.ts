import {
  CLAIM_HOLDS_MS,
  createPaymentRunner,
  foundAmong,
  hearTermsChanged,
  payment,
  paymentClock,
  recordOf,
  type Called,
  type PaymentRecord,
  type PaymentState,
  type PaymentWish,
  type RunningPayment,
  type Cancel,
  type Terms,
  type TransactionFacts,
  wishOfNews,
} from '@livery/domain/payment';
import { createCountedClock, type CountedClock } from '@livery/domain/server-clock';
import { createHeld } from './held.ts';
import { formLeft } from './press.ts';
import type { Server } from './server.ts';

export const POLL_MS = 5_000;
const { actions } = payment;

export interface Tab {
  readonly id: number;
  readonly running: RunningPayment & { stop(): void };
  /** As the site has it: by the device's clock, which is put right by the server's answers. */
  readonly clock: CountedClock;
  isSeen: boolean;
  /** Another tab has told that something has changed. */
  hear(): void;
}

export interface Told {
  readonly tab: Tab;
  readonly state: PaymentState;
  readonly record: PaymentRecord;
  /** Nobody has looked at it in this tab. */
  readonly isQuiet: boolean;
}

interface Options {
  readonly server: Server;
  readonly takesKeys: boolean;
  readonly now: () => number;
  readonly prepare: (userId: number, wish: PaymentWish) => Terms;
  readonly onSettled: (told: Told) => void;
  /** A purchase has gone on without the form of its card. */
  readonly onLeft: (record: PaymentRecord) => void;
  readonly onSent: (record: PaymentRecord, answer: Called<TransactionFacts>) => void;
  /** The PIN is asked for: so often since something was wanted. */
  readonly onPin: (tab: Tab, times: number) => void;
  readonly onAsked: (isSureOfTime: boolean, atLeastMs: number) => void;
  readonly onStored: (stored: readonly PaymentRecord[], before: readonly PaymentRecord[]) => void;
}

/** A browser of some tabs over one storage: the site's own runner of payments in each, whose calls and waits are held until somebody lets them go on. */
export function createBrowser({ server, takesKeys, now, prepare, ...options }: Options) {
  const { onSettled, onLeft, onSent, onPin, onAsked, onStored } = options;
  const held = createHeld<Tab>(now);
  const values = new Map<string, string>();
  let stored: readonly PaymentRecord[] = [];
  let userId: number | null = 7;
  let tabs: readonly Tab[] = [];
  let lastId = 0;
  /** How wrong the clock of the device is. */
  let deviceErrorMs = 0;
  let locked: (() => void)[] | null = null;
  const records = {
    read: () => stored,
    write(next: readonly PaymentRecord[]) {
      const before = stored;
      stored = next;
      onStored(stored, before);
    },
  };
  const store = {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  };

  /** One tab at a time asks. */
  function lock(answered: (release: Cancel) => void): Cancel {
    const release = () => {
      const next = locked?.shift();
      if (next) next();
      else locked = null;
    };
    const grant = () => answered(release);
    if (locked) locked.push(grant);
    else {
      locked = [];
      grant();
    }
    return () => void (locked = locked?.filter((one) => one !== grant) ?? null);
  }

  /** It is heard in the other tabs sooner or later. */
  function tellOthers(teller: Tab): void {
    for (const tab of tabs) if (tab !== teller) held.until(tab, 'news', () => true)(tab.hear);
  }

  function openTab(): Tab {
    const clock = createCountedClock(() => now() + deviceErrorMs, now);
    const sureClock = paymentClock(clock);
    const onAnswer = () => clock.adjust(Math.floor(now() / 1000) * 1000);
    const call = <Data>(what: string, ask: (by: number) => Called<Data>, givenUpMs?: number) => {
      const by = userId ?? 0;
      return held.call({
        owner: tab,
        what,
        onAnswer,
        ask: () => ask(by),
        ...(givenUpMs !== undefined && { givenUpMs }),
      });
    };
    const noted = <Port>(port: Port): Port => {
      // Whole seconds are told: a clock that was put right may be late by one.
      onAsked(sureClock.isSure(), deviceErrorMs === 0 ? POLL_MS : POLL_MS - 1_000);
      return port;
    };
    let keys: Called<boolean> | null = null;
    let pins = 0;
    const askConfiguration = (what: string) => call(what, () => (keys = { data: takesKeys }), CLAIM_HOLDS_MS);
    const running = createPaymentRunner({
      ...{ clock: sureClock, records, store, pollEveryMs: POLL_MS, chance: () => 0 },
      userId: () => userId,
      prepare: (wish) => call('prepare', (by) => ({ data: prepare(by, wish) })),
      askPin: () => (answered) => {
        onPin(tab, (pins += 1));
        return held.until(tab, 'askPin', () => true)(() => answered(true));
      },
      askTime: () => askConfiguration('askTime'),
      takesKeys() {
        const known = keys;
        return known ? (answered) => (answered(known), () => undefined) : askConfiguration('takesKeys');
      },
      send(called, key) {
        const state = running.state();
        const record = recordOf(state) as PaymentRecord;
        const by = userId ?? 0;
        const ask = () => {
          const answer = server.send(by, called, key, now());
          onSent(record, answer);
          return answer;
        };
        return held.call({ owner: tab, what: 'send', isSent: true, onAnswer, ask });
      },
      find(record, beside) {
        const asked = noted(call('find', (by) => ({ data: server.find(by, now()) })));
        return (answered) =>
          asked(({ data }) =>
            answered(foundAmong(data ?? { listed: null, hasNoList: false, owned: null }, record, beside)),
          );
      },
      poll: ({ transactionId }) => noted(call('poll', (by) => server.poll(by, transactionId ?? '', now()))),
      cancel: ({ transactionId }) => call('cancel', (by) => server.cancel(by, transactionId ?? '', now())),
      wait: (ms) => (answered) => {
        const sinceMs = now();
        const isOver = () => tab.isSeen && now() - sinceMs >= ms;
        if (isOver()) return (answered(0), () => undefined);
        return held.until(tab, 'wait', isOver)(() => answered(Math.min(ms, now() - sinceMs)));
      },
      lock: (name) => (answered) =>
        name === 'payments' ? held.until(tab, 'claim', () => true)(() => answered(() => undefined)) : lock(answered),
    });
    const hear = hearTermsChanged(running, () => undefined);
    const tab: Tab = { id: (lastId += 1), running, clock, isSeen: true, hear };
    running.subscribe((state, before) => {
      if (state.kind === 'idle') pins = 0;
      if (wishOfNews(state, before)) tellOthers(tab);
      const left = formLeft(state, before);
      if (left) onLeft(left);
      const isQuiet = (before.kind === 'open' || before.kind === 'finding') && before.isQuiet;
      if ('record' in state && state.record && recordOf(state) === null)
        onSettled({ tab, state, record: state.record, isQuiet });
    });
    tabs = [...tabs, tab];
    running.lookUp();
    return tab;
  }

  return {
    held,
    tabs: () => tabs,
    userId: () => userId,
    openTab,
    closeTab(tab: Tab): void {
      tabs = tabs.filter((one) => one !== tab);
      tab.running.stop();
    },
    /** Somebody else, or nobody, uses the browser now. */
    change(to: number | null): void {
      userId = to;
      for (const { running } of tabs) {
        running.send(actions.viewerChanged());
        running.lookUp();
      }
    },
    /** The clock of the device is set, and nobody tells the pages. */
    setDeviceClock(errorMs: number): void {
      deviceErrorMs = errorMs;
    },
  };
}
