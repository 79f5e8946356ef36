import { defineMachine, to } from '../machine/define-machine.ts';
import { countryRefusal } from './answers.ts';
import { events, type PaymentEvents } from './events.ts';
import type { PaymentRecord } from './record.ts';
import {
  afterCancellingOther,
  afterClaim,
  afterFinding,
  afterOpenPoll,
  afterPoll,
  afterPurchaseClaim,
  afterSending,
  fromStored,
  UNDER_WAY,
} from './server-transitions.ts';
import { cardsBeforeForm, checkedOf, goneOnFrom, type PaymentState } from './state.ts';
import { claiming, DECIDED, mayClose, mayWant, stepTransitions } from './step-transitions.ts';
import { stepOf, type Stamp } from './steps.ts';

/** A payment from the wish to its outcome. PAY-001…PAY-080 */
export const payment = defineMachine<PaymentState, PaymentEvents, 'payment'>({
  name: 'payment',
  initial: { kind: 'idle' },
  events,
  on: {
    idle: {
      ...mayWant,
      recordFound: to(UNDER_WAY, (_, { record, nowMs, isQuiet }) => fromStored(record, nowMs, isQuiet)),
    },
    preparing: {
      prepared: to(DECIDED, (state, { terms }) => stepOf(state, terms)),
      preparingFailed: to(['notPrepared', 'refused'], (state, { failure }) => {
        const refusal = countryRefusal(failure);
        return refusal ? { kind: 'refused', record: null, refusal } : { ...state, kind: 'notPrepared', failure };
      }),
      // What is on its way may be of before.
      termsChanged: to('preparing', (state) => ({ ...state })),
      ...mayClose,
      ...mayWant,
    },
    notPrepared: {
      retried: to('preparing', ({ wish, progress }) => ({ kind: 'preparing', wish, progress })),
      ...mayClose,
      ...mayWant,
    },
    ...stepTransitions,
    claiming: {
      claimAnswered: to(UNDER_WAY, ({ record }, { claim, nowMs }) => afterClaim(claim, record, nowMs)),
      viewerChanged: to('idle', () => ({ kind: 'idle' })),
    },
    sending: {
      payAnswered: to(UNDER_WAY, ({ record }, { answer }) => afterSending(record, answer)),
      viewerChanged: to('idle', () => ({ kind: 'idle' })),
    },
    finding: {
      findAnswered: to(UNDER_WAY, (state, { answer, ...asked }) => afterFinding(state, answer, asked)),
      sheetOpened: to('finding', (state) => (state.isQuiet ? { ...state, isQuiet: false } : null)),
      leftElsewhere: to('idle', () => ({ kind: 'idle' })),
      ...mayClose,
      closed: to('finding', (state) => (state.isQuiet ? null : { ...state, isQuiet: true })),
      ...mayWant,
    },
    unsent: {
      retried: to('claiming', ({ record }) => ({ kind: 'claiming', record, isNew: false })),
      ...mayClose,
      ...mayWant,
    },
    open: {
      pollAnswered: to([...UNDER_WAY, 'preparing'], (state, { answer, ...asked }) =>
        afterOpenPoll(state, answer, asked),
      ),
      cardCame: to('open', (state) => cardsBeforeForm(state) && { ...state, isCardHere: true }),
      sheetOpened: to('open', (state) => (state.isQuiet ? { ...state, isQuiet: false } : null)),
      leftElsewhere: to('idle', () => ({ kind: 'idle' })),
      cancelWanted: to('cancelling', (state) => ({ ...state, kind: 'cancelling' })),
      ...mayClose,
      closed: to('open', (state) => (state.isQuiet ? null : { ...state, isQuiet: true })),
      ...mayWant,
    },
    cancelling: {
      pollAnswered: to(UNDER_WAY, (state, { answer, ...asked }) => afterPoll(state, answer, asked)),
      viewerChanged: to('idle', () => ({ kind: 'idle' })),
    },
    otherOpen: {
      // Where it stands now is what is stored: another tab may have brought it further.
      otherWanted: to('claiming', ({ other }) => other && { kind: 'claiming', record: other, isNew: false }),
      otherCancelWanted: to('cancellingOther', (state) => ({ ...state, kind: 'cancellingOther' })),
      ...mayClose,
      ...mayWant,
    },
    cancellingOther: {
      pollAnswered: to(['preparing', 'otherOpen', 'idle', 'gone'], (state, { answer }) =>
        afterCancellingOther(state, answer),
      ),
      ...mayClose,
    },
    claimingPurchase: {
      claimAnswered: to(UNDER_WAY, ({ record }, { claim, nowMs }) => afterPurchaseClaim(claim, record, nowMs)),
      viewerChanged: to('idle', () => ({ kind: 'idle' })),
    },
    done: {
      wentOn: to('preparing', ({ record }) => goneOnFrom(record.wish)),
      ...mayClose,
      ...mayWant,
    },
    refused: {
      triedAgain: to('preparing', ({ record }) =>
        record && !record.isPaidFor
          ? { kind: 'preparing', wish: record.wish, progress: { ...checkedOf(record), isPinPassed: false } }
          : null,
      ),
      boughtAgain: to('claiming', ({ record }, stamp) => (record?.isPaidFor ? claiming(renewed(record, stamp)) : null)),
      ...mayClose,
      ...mayWant,
    },
    short: {
      topUpWanted: to('preparing', ({ record, missingMinor }) => ({
        kind: 'preparing',
        wish: record.wish,
        progress: { ...checkedOf(record), way: null, shortage: { missingMinor } },
      })),
      ...mayClose,
      ...mayWant,
    },
    stopped: { ...mayClose, ...mayWant },
    later: {
      // Only a transaction that the server has named can be called off.
      cancelWanted: to('cancelling', ({ record }) =>
        record.transactionId === null
          ? null
          : { kind: 'cancelling', record, transaction: null, asks: 0, polledMs: 0, isQuiet: false },
      ),
      // Once: what is pending still is late as before.
      occasionCame: to(UNDER_WAY, ({ record }, { nowMs }) => fromStored(record, nowMs, false)),
      ...mayClose,
      ...mayWant,
    },
    expired: { ...mayClose, ...mayWant },
    gone: { ...mayClose, ...mayWant },
  },
});

/** The same payment anew: a server that has refused a key refuses it again. */
const renewed = (record: PaymentRecord, { key, nowMs }: Stamp): PaymentRecord => ({
  ...record,
  key,
  createdAtMs: nowMs,
  sentAtMs: nowMs,
  transactionId: null,
});
