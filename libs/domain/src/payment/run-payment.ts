import type { UnknownAction } from '@reduxjs/toolkit';
import type { Clock, CrossTab, KeyValueStore, Random } from '../ports.ts';
import { rememberTransaction } from '../parental/pin-memory.ts';
import { STORED } from '../stored-keys.ts';
import { payFailure, pollFailure, type FailedCall, type FindAnswer, type TransactionFacts } from './answers.ts';
import { payment } from './machine.ts';
import type { PayCall } from './pay-call.ts';
import { waitMs } from './polling.ts';
import { claim, claimPurchase, drop, isTooOld, keep, openRecords, readRecords, type PaymentRecord } from './record.ts';
import { isSettled, recordOf, type PaymentState } from './state.ts';
import type { Terms } from './terms.ts';
import type { Wish } from './wish.ts';
import { workOf, type Work } from './work.ts';

export type Called<Data> =
  { readonly data: Data; readonly error?: undefined } | { readonly data?: undefined; readonly error: FailedCall };

/** The outside of a payment. Nothing here throws, unless the signal has aborted. */
export interface PaymentPorts {
  readonly clock: Clock;
  readonly store: KeyValueStore;
  readonly tabs: Pick<CrossTab, 'exclusively'>;
  readonly random: Random;
  /** Between two questions for a transaction, in ms. */
  readonly pollEveryMs: number;
  /** The viewer who has signed in; null for a guest. */
  userId(): number | null;
  prepare(wish: Wish, signal: AbortSignal): Promise<Called<Terms>>;
  /** Whether the PIN stands no longer in the way. */
  askPin(signal: AbortSignal): Promise<boolean>;
  send(call: PayCall, key: string, signal: AbortSignal): Promise<Called<TransactionFacts>>;
  find(record: PaymentRecord, signal: AbortSignal): Promise<FindAnswer>;
  poll(record: PaymentRecord, signal: AbortSignal): Promise<Called<TransactionFacts>>;
  cancel(record: PaymentRecord, signal: AbortSignal): Promise<Called<TransactionFacts>>;
  /** Waits while the page is seen and online; when it comes back after it was not, at once. Answers how long it has waited. */
  wait(ms: number, signal: AbortSignal): Promise<number>;
  /** A chance from 0 to 1. */
  chance(): number;
}

/** The one payment of a page. */
export interface RunningPayment {
  state(): PaymentState;
  send(event: UnknownAction): void;
  subscribe(listener: (state: PaymentState, before: PaymentState) => void): () => void;
  /** Takes up what an earlier page has begun. Called at the start, when the page is seen again, and when it is online again. PAY-047 */
  lookUp(): void;
}

const { actions } = payment;

/**
 * Performs what the machine's state waits for, and stores what has to outlive the page before anything else happens.
 * After the signal nothing is sent, stored or told.
 */
export function runPayment(ports: PaymentPorts, signal: AbortSignal): RunningPayment {
  const { clock, store, tabs } = ports;
  let state: PaymentState = payment.initial;
  let current = new AbortController();
  let lastAskedAtMs: number | null = null;
  /** Records that were looked at since the last occasion. */
  const lookedAt = new Set<string>();
  const turn = createTurn(tabs);
  const listeners = new Set<(state: PaymentState, before: PaymentState) => void>();
  signal.addEventListener('abort', () => {
    current.abort();
    turn.giveBack();
  });

  const stored = () => readRecords(store.get(STORED.payments));
  const write = (records: readonly PaymentRecord[]) =>
    records.length > 0 ? store.set(STORED.payments, JSON.stringify(records)) : store.remove(STORED.payments);

  function send(event: UnknownAction): void {
    if (signal.aborted) return;
    const before = state;
    state = payment.reducer(before, event);
    if (state === before) return;
    remember(state, before);
    current.abort();
    current = new AbortController();
    const work = workOf(state);
    if (work?.do !== 'poll' && work?.do !== 'find') turn.giveBack();
    if (work) void perform(work, current.signal);
    for (const listener of [...listeners]) listener(state, before);
    if (state.kind === 'idle') takeUpNext();
  }

  /** PAY-048, PAY-049 */
  function remember(next: PaymentState, before: PaymentState): void {
    const record = recordOf(next);
    if (record) {
      if (next.kind !== 'claiming' && next.kind !== 'claimingPurchase' && record !== recordOf(before))
        write(keep(stored(), record));
      return;
    }
    if (!isSettled(next)) return;
    const settled = recordOf(before);
    if (!settled) return;
    write(drop(stored(), settled));
    rememberTransaction(store, { atMs: clock.now(), isComplete: next.kind === 'done', skipsPin: settled.skipsPin });
  }

  async function perform(work: Work, here: AbortSignal): Promise<void> {
    const event = await resultOf(work, here).catch(() => null);
    if (event && !here.aborted) send(event);
  }

  async function resultOf(work: Work, here: AbortSignal): Promise<UnknownAction | null> {
    switch (work.do) {
      case 'prepare': {
        const { data, error } = await ports.prepare(work.wish, here);
        return data ? actions.prepared({ terms: data }) : actions.preparingFailed({ failure: error });
      }
      case 'askPin':
        return (await ports.askPin(here)) ? actions.pinPassed() : actions.closed();
      case 'claim':
      case 'claimPurchase':
        return claimed(work, here);
      case 'send': {
        const { data, error } = await ports.send(work.record.call, work.record.key, here);
        const answer = data
          ? ({ is: 'transaction', transaction: data } as const)
          : payFailure(error, work.record.paidBy);
        return actions.payAnswered({ answer });
      }
      case 'find': {
        await nextTurn(work.waits, here);
        const answer = await ports.find(work.record, here);
        return actions.findAnswered({ answer, nowMs: clock.now() });
      }
      case 'poll': {
        const waitedMs = await nextTurn(work.waits, here);
        return polled(await ports.poll(work.record, here), waitedMs);
      }
      case 'cancel':
        return polled(await ports.cancel(work.record, here), 0);
    }
  }

  function polled({ data, error }: Called<TransactionFacts>, waitedMs: number): UnknownAction {
    const answer = data ? ({ is: 'transaction', transaction: data } as const) : pollFailure(error);
    return actions.pollAnswered({ answer, nowMs: clock.now(), waitedMs });
  }

  /** One tab asks at a time, and never sooner than the interval after its last question. PAY-036 */
  async function nextTurn(waits: boolean, here: AbortSignal): Promise<number> {
    await turn.take(here);
    const sinceLastMs = lastAskedAtMs === null ? null : clock.now() - lastAskedAtMs;
    const soonestMs = waitMs(ports.pollEveryMs, waits ? (sinceLastMs ?? 0) : sinceLastMs, ports.chance());
    const waitedMs = await ports.wait(soonestMs, here);
    lastAskedAtMs = clock.now();
    return waitedMs;
  }

  /** What was written by another tab counts: it is read and written while no other tab does. */
  async function claimed(work: Extract<Work, { do: 'claim' | 'claimPurchase' }>, here: AbortSignal) {
    let event: UnknownAction | null = null;
    await tabs.exclusively('payments', here, () => {
      const nowMs = clock.now();
      const { claim: answer, stored: next } =
        work.do === 'claim'
          ? claim(stored(), work.record, { isNew: work.isNew, nowMs })
          : claimPurchase(stored(), work.record, nowMs);
      if (answer.is === 'claimed') write(next);
      event = actions.claimAnswered({ claim: answer, nowMs });
      return Promise.resolve();
    });
    return event;
  }

  function takeUpNext(): void {
    const userId = ports.userId();
    const nowMs = clock.now();
    const all = stored();
    const young = all.filter((one) => !isTooOld(one, nowMs));
    if (young.length < all.length) write(young);
    if (state.kind !== 'idle' || userId === null) return;
    const record = openRecords(young, userId, nowMs).find(({ key }) => !lookedAt.has(key));
    if (!record) return;
    lookedAt.add(record.key);
    send(actions.recordFound({ record, nowMs, isQuiet: true }));
  }

  return {
    state: () => state,
    send,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    lookUp() {
      lookedAt.clear();
      takeUpNext();
    },
  };
}

/** The right to ask for transactions, kept as long as this tab asks. */
function createTurn(tabs: Pick<CrossTab, 'exclusively'>) {
  let release: (() => void) | null = null;
  return {
    take(signal: AbortSignal): Promise<void> {
      if (release) return Promise.resolve();
      return new Promise((resolve, reject) => {
        const hold = () =>
          new Promise<void>((end) => {
            if (signal.aborted) return end();
            release = end;
            resolve();
          });
        tabs.exclusively('payment-polling', signal, hold).catch(reject);
      });
    },
    giveBack(): void {
      release?.();
      release = null;
    },
  };
}
