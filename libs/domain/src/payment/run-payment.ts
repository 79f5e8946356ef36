import type { UnknownAction } from '@reduxjs/toolkit';
import type { Clock, CrossTab, KeyValueStore, Random } from '../ports.ts';
import { lastTransactionAtMs, rememberTransaction } from '../parental/pin-memory.ts';
import { isJustPaid } from '../parental/verdict.ts';
import { STORED } from '../stored-keys.ts';
import {
  CANCEL_FAILED,
  payFailure,
  pollFailure,
  type FailedCall,
  type FindAnswer,
  type PayAnswer,
  type PollAnswer,
  type TransactionFacts,
} from './answers.ts';
import { CLAIM_HOLDS_MS, SEND_GIVEN_UP_MS } from './constants.ts';
import { besideOf, orOther, type Beside } from './match-transaction.ts';
import { payment } from './machine.ts';
import type { PayCall } from './pay-call.ts';
import { claim, claimPurchase, isPastAsking, openRecords, readRecords, type PaymentRecord } from './record.ts';
import { recordOf, type PaymentState } from './state.ts';
import { settledRecord, storedAfter } from './stored-records.ts';
import type { Terms } from './terms.ts';
import type { PaymentWish } from './wish.ts';
import { createCrossTabPolling } from './cross-tab-polling.ts';
import { asksTheServer, workOf, type Work } from './work.ts';

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
  prepare(wish: PaymentWish, signal: AbortSignal): Promise<Called<Terms>>;
  /** Whether the PIN stands no longer in the way. */
  askPin(signal: AbortSignal): Promise<boolean>;
  /** Whether the back end takes a key with a payment. Asked before each: a header that it does not know would end the call. */
  takesKeys(signal: AbortSignal): Promise<Called<boolean>>;
  /** `key`: null where the back end takes none. */
  send(call: PayCall, key: string | null, signal: AbortSignal): Promise<Called<TransactionFacts>>;
  find(record: PaymentRecord, beside: Beside, signal: AbortSignal): Promise<FindAnswer>;
  poll(record: PaymentRecord, signal: AbortSignal): Promise<Called<TransactionFacts>>;
  cancel(record: PaymentRecord, signal: AbortSignal): Promise<Called<TransactionFacts>>;
  /** Waits until the page is seen and online, and so long; may end sooner when the page comes back. Answers how long it has waited, without the time away. */
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

const isTransaction = (transaction: TransactionFacts) => ({ is: 'transaction', transaction }) as const;

/**
 * Performs what the machine's state waits for, and stores what has to outlive the page before anything else happens.
 * After the signal nothing is sent, stored or told.
 */
export function runPayment(ports: PaymentPorts, signal: AbortSignal): RunningPayment {
  const { clock, store, tabs } = ports;
  let state: PaymentState = payment.initial;
  let current = new AbortController();
  /** Records that were asked for since the last occasion, and of which nobody waits for more. */
  const leftForLater = new Set<string>();
  const polling = createCrossTabPolling(ports);
  const listeners = new Set<(state: PaymentState, before: PaymentState) => void>();
  signal.addEventListener('abort', () => current.abort());

  const stored = () => readRecords(store.get(STORED.payments));
  function write(records: readonly PaymentRecord[]): void {
    const text = records.length > 0 ? JSON.stringify(records) : null;
    if (text === store.get(STORED.payments)) return;
    if (text === null) store.remove(STORED.payments);
    else store.set(STORED.payments, text);
  }

  function send(event: UnknownAction): void {
    if (signal.aborted) return;
    const before = state;
    state = payment.reducer(before, event);
    if (state === before) return;
    remember(state, before);
    current.abort();
    current = new AbortController();
    const work = workOf(state);
    if (work) void perform(work, current.signal);
    for (const listener of [...listeners]) listener(state, before);
    if (state.kind === 'idle') takeUpNext();
  }

  /** PAY-049 */
  function remember(next: PaymentState, before: PaymentState): void {
    write(storedAfter(stored(), next, before));
    const known = recordOf(before);
    // What was asked for until nobody waits for it any more is asked for again at the next occasion.
    if (known && next.kind === 'idle' && asksTheServer(before)) leftForLater.add(known.key);
    const settled = next.kind === 'later' && before.kind !== 'later' ? next.record : settledRecord(next, before);
    if (settled) rememberEnd(settled, next.kind === 'done');
  }

  /** An end without an outcome takes nothing from a payment that has just come about. */
  function rememberEnd({ skipsPin }: PaymentRecord, isComplete: boolean): void {
    const atMs = clock.now();
    if (!isComplete && isJustPaid(lastTransactionAtMs(store), atMs)) return;
    rememberTransaction(store, { atMs, isComplete, skipsPin });
  }

  async function perform(work: Work, here: AbortSignal): Promise<void> {
    const event = await resultOf(work, here).catch((reason: unknown) => {
      // What was given up ends here; anything else is a fault of the program and goes where all of these go.
      if (here.aborted) return null;
      throw reason;
    });
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
      case 'send':
        return actions.payAnswered({ answer: await sent(work.record, here) });
      case 'find': {
        const { record, blockedBy, waits } = work;
        const { answer, waitedMs } = await polling.ask(waits, here, () =>
          ports.find(record, besideOf(record, stored(), blockedBy), here),
        );
        return actions.findAnswered({ answer: orOther(answer, stored(), blockedBy), nowMs: clock.now(), waitedMs });
      }
      case 'poll': {
        const { answer, waitedMs } = await polling.ask(work.waits, here, () => ports.poll(work.record, here));
        return polled(answer.data ? isTransaction(answer.data) : pollFailure(answer.error), waitedMs);
      }
      case 'cancel': {
        const { data } = await ports.cancel(work.record, here);
        return polled(data ? isTransaction(data) : CANCEL_FAILED, 0);
      }
    }
  }

  const polled = (answer: PollAnswer, waitedMs: number): UnknownAction =>
    actions.pollAnswered({ answer, nowMs: clock.now(), waitedMs });

  /** A page that was asleep after it had taken the right to send has lost it: others may have counted on its silence. */
  async function sent(record: PaymentRecord, here: AbortSignal): Promise<PayAnswer> {
    const takesKeys = await givenUpAfter(CLAIM_HOLDS_MS, here, ports.takesKeys);
    if (takesKeys.error) return { is: 'notDone', failure: takesKeys.error };
    if (clock.now() - record.sentAtMs > CLAIM_HOLDS_MS) return { is: 'unknown' };
    const key = takesKeys.data ? record.key : null;
    const { data, error } = await givenUpAfter(SEND_GIVEN_UP_MS, here, (until) => ports.send(record.call, key, until));
    return data ? isTransaction(data) : payFailure(error, record);
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
    const young = all.filter((one) => !isPastAsking(one, nowMs));
    for (const one of all) if (isPastAsking(one, nowMs)) rememberEnd(one, false);
    write(young);
    if (state.kind !== 'idle' || userId === null) return;
    const record = openRecords(young, userId, nowMs).find(({ key }) => !leftForLater.has(key));
    if (!record) return;
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
      leftForLater.clear();
      takeUpNext();
    },
  };
}

/** Aborts a call when its time is over, or its caller has lost interest. */
async function givenUpAfter<Answer>(
  ms: number,
  here: AbortSignal,
  call: (until: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const until = new AbortController();
  const giveUp = () => until.abort();
  const timer = setTimeout(giveUp, ms);
  here.addEventListener('abort', giveUp, { once: true });
  try {
    return await call(until.signal);
  } finally {
    clearTimeout(timer);
    here.removeEventListener('abort', giveUp);
  }
}
