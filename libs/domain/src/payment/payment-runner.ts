import type { UnknownAction } from '@reduxjs/toolkit';
import type { KeyValueStore } from '../ports.ts';
import { lastTransactionAtMs, rememberTransaction } from '../parental/pin-memory.ts';
import { isJustPaid } from '../parental/verdict.ts';
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
import { CLAIM_HOLDS_MS } from './constants.ts';
import { createCrossTabPolling } from './cross-tab-polling.ts';
import { createEndedTransactions } from './ended-transactions.ts';
import { answerOf, perform, type Cancellable, type Routine, type Cancel } from './routine.ts';
import { payment } from './machine.ts';
import { besideOf, orOther, type Beside } from './match-transaction.ts';
import type { PayCall } from './pay-call.ts';
import type { PaymentClock } from './payment-clock.ts';
import { claim, claimPurchase, isPastAsking, type PaymentRecord } from './record.ts';
import { isFormUnseen, recordOf, type PaymentState } from './state.ts';
import { settledRecord, storedAfter } from './stored-records.ts';
import type { Terms } from './terms.ts';
import type { PaymentWish } from './wish.ts';
import { asksTheServer, isSameQuestion, workOf, type Work } from './work.ts';

export type Called<Data> =
  { readonly data: Data; readonly error?: undefined } | { readonly data?: undefined; readonly error: FailedCall };

/** What is stored of the payments of a browser, for all its tabs. */
export interface StoredPayments {
  read(): readonly PaymentRecord[];
  write(records: readonly PaymentRecord[]): void;
}

/** The outside of a payment. */
export interface RunnerPorts {
  readonly clock: PaymentClock;
  readonly records: StoredPayments;
  readonly store: KeyValueStore;
  /** Between two questions for a transaction, in ms. */
  readonly pollEveryMs: number;
  /** The viewer who has signed in; null for a guest. */
  userId(): number | null;
  prepare(wish: PaymentWish): Cancellable<Called<Terms>>;
  /** Whether the PIN stands no longer in the way. */
  askPin(): Cancellable<boolean>;
  /** Asks the server anything: its answer tells the time. Given up within `CLAIM_HOLDS_MS`. */
  askTime(): Cancellable<unknown>;
  /** Whether the back end takes a key with a payment. Asked before each: a header that it does not know would end the call. Given up within `CLAIM_HOLDS_MS`. */
  takesKeys(): Cancellable<Called<boolean>>;
  /** `key`: null where the back end takes none. Given up after `SEND_GIVEN_UP_MS`. */
  send(call: PayCall, key: string | null): Cancellable<Called<TransactionFacts>>;
  find(record: PaymentRecord, beside: Beside): Cancellable<FindAnswer>;
  poll(record: PaymentRecord): Cancellable<Called<TransactionFacts>>;
  cancel(record: PaymentRecord): Cancellable<Called<TransactionFacts>>;
  /** Waits until the page is seen and online, and so long; may end sooner when the page comes back. Answers how long it has waited, without the time away. */
  wait(ms: number): Cancellable<number>;
  /** Answers when no other tab holds the lock, with what releases it. */
  lock(name: string): Cancellable<Cancel>;
  /** A chance from 0 to 1. */
  chance(): number;
}

/** The one payment of a page. */
export interface RunningPayment {
  state(): PaymentState;
  send(event: UnknownAction): void;
  subscribe(listener: (state: PaymentState, before: PaymentState) => void): () => void;
  /** Takes up what an earlier page has begun, and asks once more for what is told later. Called at the start, when the page is seen again, and when it is online again. PAY-047 */
  lookUp(): void;
}

const { actions } = payment;

const isTransaction = (transaction: TransactionFacts) => ({ is: 'transaction', transaction }) as const;

/**
 * Performs what the machine's state waits for, and stores what has to outlive the page before anything else happens.
 * It knows neither promises nor timers: the site gives it its own, and a simulation decides in which order answers come.
 * After it was stopped nothing is sent, stored or told.
 */
export function createPaymentRunner(ports: RunnerPorts): RunningPayment & { stop(): void } {
  const { clock, records, store } = ports;
  let state: PaymentState = payment.initial;
  let task: { readonly work: Work; stop: Cancel } | null = null;
  let isStopped = false;
  /** Records that were asked for since the last occasion, and of which nobody waits for more. */
  const leftForLater = new Set<string>();
  const polling = createCrossTabPolling(ports);
  const ended = createEndedTransactions(store);
  const listeners = new Set<(state: PaymentState, before: PaymentState) => void>();

  function send(event: UnknownAction): void {
    if (isStopped) return;
    const before = state;
    state = payment.reducer(before, event);
    if (state === before) return;
    remember(state, before);
    const work = workOf(state);
    const goesOn = work !== null && task !== null && isSameQuestion(work, task.work);
    if (!goesOn) endTask();
    const own = state;
    for (const listener of [...listeners]) listener(state, before);
    // A listener may have led on.
    if (state !== own || isStopped || goesOn) return;
    if (work) begin(work);
    else if (state.kind === 'idle') takeUpNext();
  }

  function begin(work: Work): void {
    const own = { work, stop: () => undefined as void };
    task = own;
    const stop = perform(resultOf(work), (event) => {
      if (task === own) task = null;
      if (event) send(event);
    });
    // What answers at once has led on already.
    if (task === own) own.stop = stop;
    else stop();
  }

  function endTask(): void {
    task?.stop();
    task = null;
  }

  /** PAY-049 */
  function remember(next: PaymentState, before: PaymentState): void {
    ended.note(next);
    records.write(storedAfter(records.read(), next, before));
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

  function* resultOf(work: Work): Routine<UnknownAction | null> {
    switch (work.do) {
      case 'prepare': {
        const { data, error } = yield* answerOf(ports.prepare(work.wish));
        return data ? actions.prepared({ terms: data }) : actions.preparingFailed({ failure: error });
      }
      case 'askPin':
        return (yield* answerOf(ports.askPin())) ? actions.pinPassed() : actions.closed();
      case 'claim':
      case 'claimPurchase':
        return yield* claimed(work);
      case 'send':
        return actions.payAnswered({ answer: yield* sent(work.record) });
      case 'find': {
        const { record, blockedBy, waits } = work;
        const { answer, askedAtMs, waitedMs } = yield* polling.ask(waits, () =>
          answerOf(ports.find(record, besideOf(record, [...records.read(), ...ended.read()], blockedBy))),
        );
        if (isLeft(record)) return actions.leftElsewhere();
        const answeredMs = dated(record, answer.is === 'noAnswer');
        // What is not there was not there when the server was asked: it may have arrived since.
        const nowMs = answer.is === 'notFound' ? Math.min(askedAtMs, answeredMs) : answeredMs;
        return actions.findAnswered({ answer: orOther(answer, records.read(), blockedBy), nowMs, waitedMs });
      }
      case 'poll': {
        const { answer, waitedMs } = yield* polling.ask(work.waits, () => answerOf(ports.poll(work.record)));
        if (isLeft(work.record)) return actions.leftElsewhere();
        return polled(work.record, answer.data ? isTransaction(answer.data) : pollFailure(answer.error), waitedMs);
      }
      case 'cancel': {
        const { data } = yield* answerOf(ports.cancel(work.record));
        if (data) return polled(work.record, isTransaction(data), 0);
        // One that stands in the way is asked for by nobody else.
        if (state.kind !== 'cancellingOther') return polled(work.record, CANCEL_FAILED, 0);
        const { answer, waitedMs } = yield* polling.ask(false, () => answerOf(ports.poll(work.record)));
        return polled(work.record, answer.data ? isTransaction(answer.data) : CANCEL_FAILED, waitedMs);
      }
    }
  }

  /** All tabs read what is stored: another one may have ended it while this one asked. */
  const isLeft = ({ key }: PaymentRecord): boolean =>
    isFormUnseen(state) && !records.read().some((one) => one.key === key);

  const polled = (record: PaymentRecord, answer: PollAnswer, waitedMs: number): UnknownAction =>
    actions.pollAnswered({ answer, nowMs: dated(record, answer.is === 'noAnswer'), waitedMs });

  /** Now; while nobody is sure of the time a payment is not older than it was. */
  const nowFor = (record: PaymentRecord): number => (clock.isSure() ? clock.now() : record.createdAtMs);

  /** An answer tells the time. */
  const dated = (record: PaymentRecord, isSilent: boolean): number => (isSilent ? nowFor(record) : clock.now());

  /** A page that was asleep after it had taken the right to send has lost it: others may have counted on its silence. So has one that took it by a wrong clock. */
  function* sent(record: PaymentRecord): Routine<PayAnswer> {
    const takesKeys = yield* answerOf(ports.takesKeys());
    if (takesKeys.error) return { is: 'notDone', failure: takesKeys.error };
    if (Math.abs(clock.now() - record.sentAtMs) > CLAIM_HOLDS_MS) return { is: 'unknown' };
    const call = ports.send(record.call, takesKeys.data ? record.key : null);
    const { data, error } = yield* answerOf(call);
    return data ? isTransaction(data) : payFailure(error, record);
  }

  /**
   * What was written by another tab counts: it is read and written while no other tab does. A payment is dated before it is sent, and looked for by its date: by a
   * device's clock that has jumped it would never be found.
   */
  function* claimed(work: Extract<Work, { do: 'claim' | 'claimPurchase' }>): Routine<UnknownAction> {
    if (!clock.isSure()) yield* answerOf(ports.askTime());
    const release = yield* answerOf(ports.lock('payments'));
    try {
      const nowMs = clock.now();
      const at = { nowMs, earliestMs: clock.earliest(), isSure: clock.isSure() };
      const { claim: answer, stored: next } =
        work.do === 'claim'
          ? claim(records.read(), work.record, { isNew: work.isNew, ...at })
          : claimPurchase(records.read(), work.record, at);
      if (answer.is === 'claimed') records.write(next);
      return actions.claimAnswered({ claim: answer, nowMs: answer.is === 'found' ? nowFor(answer.record) : nowMs });
    } finally {
      release();
    }
  }

  /** While nobody is sure of the time nothing is too old: the server is asked, and its answer tells the time. */
  function takeUpNext(): void {
    const userId = ports.userId();
    const young: PaymentRecord[] = [];
    for (const one of records.read()) {
      if (isPastAsking(one, nowFor(one))) rememberEnd(one, false);
      else young.push(one);
    }
    records.write(young);
    if (state.kind !== 'idle' || userId === null) return;
    const record = young.find((one) => one.userId === userId && !leftForLater.has(one.key));
    if (record) send(actions.recordFound({ record, nowMs: nowFor(record), isQuiet: true }));
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
      if (state.kind === 'later') send(actions.occasionCame({ nowMs: nowFor(state.record) }));
      else takeUpNext();
    },
    stop() {
      isStopped = true;
      endTask();
    },
  };
}
