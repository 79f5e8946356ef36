import { defineMachine, to } from '../machine/define-machine.ts';
import { countryRefusal } from './answers.ts';
import { paymentEvents, type PaymentEvents } from './events.ts';
import type { PaymentRecord } from './record.ts';
import {
  afterCancelling,
  afterCancellingOther,
  afterClaim,
  afterFinding,
  afterOpenPoll,
  afterPurchaseClaim,
  afterSending,
  fromStored,
  UNDER_WAY,
} from './server-transitions.ts';
import { cardsBeforeForm, checkedOf, goneOnFrom, type PaymentState } from './state.ts';
import {
  claiming,
  DECIDED,
  mayBeLeftElsewhere,
  mayClose,
  mayLeave,
  mayWant,
  ofOneViewer,
  stepTransitions,
} from './step-transitions.ts';
import { stepOf, type Stamp } from './steps.ts';

/** A payment from the wish to its outcome. PAY-001…PAY-080 */
export const payment = defineMachine<PaymentState, PaymentEvents, 'payment'>({
  name: 'payment',
  initial: { kind: 'idle' },
  events: paymentEvents,
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
      ...mayLeave,
    },
    notPrepared: {
      retried: to('preparing', ({ wish, progress }) => ({ kind: 'preparing', wish, progress })),
      ...mayLeave,
    },
    ...stepTransitions,
    claiming: {
      claimAnswered: to(UNDER_WAY, ({ record }, { claim, nowMs }) => afterClaim(claim, record, nowMs)),
      ...ofOneViewer,
    },
    sending: {
      payAnswered: to(UNDER_WAY, ({ record }, { answer }) => afterSending(record, answer)),
      ...ofOneViewer,
    },
    finding: {
      findAnswered: to(UNDER_WAY, (state, { answer, ...asked }) => afterFinding(state, answer, asked)),
      sheetOpened: to('finding', (state) => (state.isQuiet ? { ...state, isQuiet: false } : null)),
      ...mayBeLeftElsewhere,
      ...mayLeave,
      closed: to('finding', (state) => (state.isQuiet ? null : { ...state, isQuiet: true })),
    },
    unsent: {
      retried: to('claiming', ({ record }) => ({ kind: 'claiming', record, isNew: false })),
      ...mayLeave,
    },
    open: {
      pollAnswered: to([...UNDER_WAY, 'preparing'], (state, { answer, ...asked }) =>
        afterOpenPoll(state, answer, asked),
      ),
      cardCame: to('open', (state) => cardsBeforeForm(state) && { ...state, isCardHere: true }),
      sheetOpened: to('open', (state) => (state.isQuiet ? { ...state, isQuiet: false } : null)),
      ...mayBeLeftElsewhere,
      cancelWanted: to('cancelling', (state) => ({ ...state, kind: 'cancelling' })),
      ...mayLeave,
      closed: to('open', (state) => (state.isQuiet ? null : { ...state, isQuiet: true })),
    },
    cancelling: {
      pollAnswered: to(UNDER_WAY, (state, { answer, ...asked }) => afterCancelling(state, answer, asked)),
      ...ofOneViewer,
    },
    otherOpen: {
      // Where it stands now is what is stored: another tab may have brought it further.
      otherWanted: to('claiming', ({ other }) => other && { kind: 'claiming', record: other, isNew: false }),
      otherCancelWanted: to('cancellingOther', (state) => ({ ...state, kind: 'cancellingOther' })),
      ...mayLeave,
    },
    cancellingOther: {
      pollAnswered: to(['preparing', 'otherOpen', 'claiming', 'done', 'refused'], (state, { answer }) =>
        afterCancellingOther(state, answer),
      ),
      ...mayClose,
    },
    claimingPurchase: {
      claimAnswered: to(UNDER_WAY, ({ record }, { claim, nowMs }) => afterPurchaseClaim(claim, record, nowMs)),
      ...ofOneViewer,
    },
    done: {
      wentOn: to('preparing', ({ record }) => goneOnFrom(record.wish)),
      ...mayLeave,
    },
    refused: {
      triedAgain: to('preparing', ({ record }) =>
        record && !record.isPaidFor
          ? { kind: 'preparing', wish: record.wish, progress: { ...checkedOf(record), isPinPassed: false } }
          : null,
      ),
      boughtAgain: to('claiming', ({ record }, stamp) => (record?.isPaidFor ? claiming(renewed(record, stamp)) : null)),
      ...mayLeave,
    },
    short: {
      topUpWanted: to('preparing', ({ record, missingMinor }) => ({
        kind: 'preparing',
        wish: record.wish,
        progress: { ...checkedOf(record), way: null, shortage: { missingMinor } },
      })),
      ...mayLeave,
    },
    stopped: mayLeave,
    later: {
      // Only a transaction that the server has named can be called off.
      cancelWanted: to('cancelling', ({ record }) =>
        record.transactionId === null
          ? null
          : { kind: 'cancelling', record, transaction: null, asks: 0, polledMs: 0, isQuiet: false },
      ),
      // Once: what is pending still is late as before.
      occasionCame: to(UNDER_WAY, ({ record }, { nowMs }) => fromStored(record, nowMs, false)),
      ...mayLeave,
    },
    expired: mayLeave,
    gone: mayLeave,
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
