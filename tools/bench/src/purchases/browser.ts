import {
  asksTheServer,
  besideOf,
  CANCEL_FAILED,
  claim,
  claimPurchase,
  CLAIM_HOLDS_MS,
  foundAmong,
  isPastAsking,
  openRecords,
  orOther,
  payFailure,
  payment,
  pollFailure,
  recordOf,
  storedAfter,
  workOf,
  type Called,
  type PayAnswer,
  type PaymentRecord,
  type PaymentState,
  type Terms,
  type TransactionFacts,
  type Work,
} from '@livery/domain/payment';
import { FAILURES, failureOf, IS_DONE, type Fault } from './faults.ts';
import type { Server } from './server.ts';

export const POLL_MS = 5_000;
const CALL_MS = 30_000;
/** What is on the way may arrive a little after it was given up. */
const LANDS_WITHIN_MS = 34_000;
const { actions, reducer } = payment;
type Event = Parameters<typeof reducer>[1];

export interface Tab {
  readonly id: number;
  state: PaymentState;
  isSeen: boolean;
  /** How wrong the device's clock is, until the next answer. */
  clockErrorMs: number;
  generation: number;
  readonly leftForLater: Set<string>;
}

/** Something that has begun and is not over. */
export interface Pending {
  readonly tab: Tab;
  readonly generation: number;
  readonly work: Work;
  readonly userId: number;
  /** `out`: on its way to the server. `back`: the answer is on its way. */
  stage: 'waiting' | 'out' | 'back';
  readonly sinceMs: number;
  beganMs: number;
  isGivenUp: boolean;
  event: Event | null;
}

export interface Told {
  readonly tab: Tab;
  readonly state: PaymentState;
  readonly record: PaymentRecord;
}

interface Options {
  readonly server: Server;
  readonly takesKeys: boolean;
  readonly now: () => number;
  readonly prepare: (userId: number, work: Extract<Work, { do: 'prepare' }>) => Terms;
  readonly onSettled: (told: Told) => void;
  readonly onSent: (record: PaymentRecord, answer: Called<TransactionFacts>) => void;
  readonly onAsked: () => void;
}

/** A browser of some tabs over one storage, without promises and timers: what has begun is a list, and somebody else says what comes next. */
export function createBrowser({ server, takesKeys, now, prepare, onSettled, onSent, onAsked }: Options) {
  let stored: readonly PaymentRecord[] = [];
  let userId: number | null = 7;
  let pending: Pending[] = [];
  let tabs: Tab[] = [];
  let lastAskedMs = -Infinity;
  let lastId = 0;
  const clockOf = (tab: Tab) => now() + tab.clockErrorMs;
  const isCurrent = ({ tab, generation }: Pending) => tab.generation === generation;

  function send(tab: Tab, event: Event): void {
    const before = tab.state;
    const state = reducer(before, event);
    if (state === before) return;
    tab.state = state;
    tab.generation += 1;
    stored = storedAfter(stored, state, before);
    const known = recordOf(before);
    if (known && state.kind === 'idle' && asksTheServer(before)) tab.leftForLater.add(known.key);
    if ('record' in state && state.record && recordOf(state) === null) onSettled({ tab, state, record: state.record });
    // What nobody waits for is over, but for what may still arrive at the server.
    pending = pending.filter((one) => isCurrent(one) || (one.stage === 'out' && one.work.do === 'send'));
    const work = workOf(state);
    if (work) begin(tab, work);
    if (state.kind === 'idle') takeUpNext(tab);
  }

  function begin(tab: Tab, work: Work): void {
    if (userId === null) return;
    const { generation } = tab;
    const isLate = work.do === 'send' && clockOf(tab) - work.record.sentAtMs > CLAIM_HOLDS_MS;
    const event = isLate ? actions.payAnswered({ answer: { is: 'unknown' } }) : null;
    const stage = isLate ? 'back' : work.do === 'send' || work.do === 'cancel' ? 'out' : 'waiting';
    pending.push({
      ...{ tab, generation, work, userId, stage, event },
      ...{ sinceMs: now(), beganMs: now(), isGivenUp: false },
    });
  }

  function takeUpNext(tab: Tab): void {
    const nowMs = clockOf(tab);
    stored = stored.filter((one) => !isPastAsking(one, nowMs));
    if (tab.state.kind !== 'idle' || userId === null) return;
    const record = openRecords(stored, userId, nowMs).find(({ key }) => !tab.leftForLater.has(key));
    if (record) send(tab, actions.recordFound({ record, nowMs, isQuiet: true }));
  }

  /** Whether something may go on now. */
  function mayGoOn(one: Pending): boolean {
    const { do: doing } = one.work;
    if (one.stage !== 'waiting' || (doing !== 'find' && doing !== 'poll')) return true;
    const isAsked = pending.some(
      ({ work, stage }) => stage !== 'waiting' && (work.do === 'find' || work.do === 'poll'),
    );
    const waits = one.work.do === 'poll' || one.work.do === 'find' ? one.work.waits : false;
    const dueMs = Math.max(lastAskedMs + POLL_MS, waits ? one.sinceMs + (lastAskedMs > 0 ? 0 : POLL_MS) : 0);
    return one.tab.isSeen && !isAsked && now() >= dueMs;
  }

  function goOn(one: Pending, fault: Fault): void {
    if (one.stage === 'back') return answerTo(one);
    if (one.stage === 'out') return arrive(one, fault);
    const { tab, work } = one;
    const nowMs = clockOf(tab);
    switch (work.do) {
      case 'prepare':
        one.event =
          fault === 'none'
            ? actions.prepared({ terms: prepare(one.userId, work) })
            : actions.preparingFailed({ failure: FAILURES.brokenBefore });
        return answerTo(one);
      case 'askPin':
        one.event = actions.pinPassed();
        return answerTo(one);
      case 'claim':
      case 'claimPurchase': {
        const { claim: answer, stored: next } =
          work.do === 'claim'
            ? claim(stored, work.record, { isNew: work.isNew, nowMs })
            : claimPurchase(stored, work.record, nowMs);
        if (answer.is === 'claimed') stored = next;
        one.event = actions.claimAnswered({ claim: answer, nowMs });
        one.stage = 'back';
        return;
      }
      case 'find':
      case 'poll':
        lastAskedMs = now();
        onAsked();
        one.stage = 'out';
        one.beganMs = now();
        return;
      default:
        return;
    }
  }

  /** A call is at the server, or will never be. */
  function arrive(one: Pending, fault: Fault): void {
    const { work } = one;
    const failure = failureOf(fault);
    const isDone = IS_DONE.has(fault);
    const nowMs = now();
    switch (work.do) {
      case 'send': {
        const answer = isDone
          ? server.send(one.userId, work.record.call, takesKeys ? work.record.key : null, nowMs)
          : null;
        if (answer) onSent(work.record, answer);
        const seen = failure ? { error: failure } : answer;
        if (!isCurrent(one) || !seen) return remove(one);
        one.event = actions.payAnswered({ answer: payAnswerOf(seen, fault, work.record) });
        break;
      }
      case 'find': {
        const answer = failure
          ? ({ is: 'noAnswer' } as const)
          : orOther(
              foundAmong(server.find(one.userId, nowMs), work.record, besideOf(work.record, stored, work.blockedBy)),
              stored,
              work.blockedBy,
            );
        one.event = actions.findAnswered({ answer, nowMs, waitedMs: Math.min(POLL_MS, nowMs - one.sinceMs) });
        break;
      }
      case 'poll':
      case 'cancel': {
        const transactionId = work.record.transactionId ?? '';
        const isCancel = work.do === 'cancel';
        const ask = isCancel ? server.cancel : server.poll;
        const answer = isDone ? ask(one.userId, transactionId, nowMs) : null;
        const seen = failure ? { error: failure } : answer;
        if (!seen) return remove(one);
        one.event = actions.pollAnswered({
          answer: seen.data
            ? { is: 'transaction', transaction: seen.data }
            : isCancel
              ? CANCEL_FAILED
              : pollFailure(seen.error),
          nowMs,
          waitedMs: isCancel ? 0 : Math.min(POLL_MS, nowMs - one.sinceMs),
        });
        break;
      }
    }
    one.stage = 'back';
  }

  function answerTo(one: Pending): void {
    remove(one);
    if (!isCurrent(one) || !one.event) return;
    if (one.work.do !== 'claim' && one.work.do !== 'claimPurchase' && one.work.do !== 'askPin')
      one.tab.clockErrorMs = 0;
    send(one.tab, one.event);
  }
  const remove = (one: Pending) => void (pending = pending.filter((other) => other !== one));

  return {
    pending: () => pending,
    tabs: () => tabs,
    userId: () => userId,
    stored: () => stored,
    clockOf,
    send,
    mayGoOn,
    goOn,
    openTab(): Tab {
      const state = payment.initial;
      const tab = {
        ...{ id: (lastId += 1), state, isSeen: true, clockErrorMs: 0, generation: 0 },
        leftForLater: new Set<string>(),
      };
      tabs = [...tabs, tab];
      takeUpNext(tab);
      return tab;
    },
    closeTab(tab: Tab): void {
      tabs = tabs.filter((one) => one !== tab);
      tab.generation += 1;
      pending = pending.filter((one) => one.tab !== tab || (one.stage === 'out' && one.work.do === 'send'));
    },
    lookUp(tab: Tab): void {
      tab.leftForLater.clear();
      takeUpNext(tab);
    },
    /** Somebody else, or nobody, uses the browser now. */
    change(to: number | null): void {
      userId = to;
      for (const tab of tabs) send(tab, actions.viewerChanged());
      for (const tab of tabs) takeUpNext(tab);
    },
    /** Calls that nobody has answered are given up; what has not arrived by then never does. */
    timePasses(): void {
      pending = pending.filter((one) => one.stage !== 'out' || now() - one.beganMs < LANDS_WITHIN_MS);
      const late = pending.filter((one) => one.stage !== 'waiting' && now() - one.beganMs >= CALL_MS && isCall(one));
      for (const one of late) giveUp(one);
    },
  };

  function giveUp(one: Pending): void {
    if (one.isGivenUp || !isCurrent(one)) return;
    one.isGivenUp = true;
    const nowMs = clockOf(one.tab);
    const noAnswer = { is: 'noAnswer' } as const;
    const event =
      one.work.do === 'send'
        ? actions.payAnswered({ answer: { is: 'unknown' } })
        : one.work.do === 'find'
          ? actions.findAnswered({ answer: noAnswer, nowMs, waitedMs: POLL_MS })
          : actions.pollAnswered({ answer: noAnswer, nowMs, waitedMs: POLL_MS });
    if (one.stage === 'back' || one.work.do !== 'send') remove(one);
    send(one.tab, event);
  }
}
const isCall = ({ work }: Pending) => ['send', 'find', 'poll', 'cancel'].includes(work.do);

/** What the page makes of the answer to a payment. */
function payAnswerOf({ data, error }: Called<TransactionFacts>, fault: Fault, record: PaymentRecord): PayAnswer {
  if (data) return { is: 'transaction', transaction: data };
  return fault === 'noConfiguration' ? { is: 'notDone', failure: error } : payFailure(error, record);
}
