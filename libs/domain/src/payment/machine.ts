import { defineMachine, event, type InKind, to, type Transitions } from '../machine/define-machine.ts';
import { countryRefusal, type FailedCall, type FindAnswer, type PayAnswer, type PollAnswer } from './answers.ts';
import type { PayDetails } from './pay-call.ts';
import type { Claim, PaymentRecord } from './record.ts';
import {
  afterCancellingOther,
  afterClaim,
  afterFinding,
  afterPoll,
  afterPurchaseClaim,
  afterSending,
  fromStored,
  UNDER_WAY,
  type AskedAfter,
} from './server-transitions.ts';
import {
  CHECKED,
  checkedOf,
  NO_PROGRESS,
  STEPS,
  withProgress,
  type Noted,
  type PaymentState,
  type Step,
} from './state.ts';
import {
  chosenAtDetails,
  periodAt,
  recordOfBalance,
  recordOfSystem,
  stepAfter,
  stepBefore,
  stepOf,
  wayAt,
  type Stamp,
} from './steps.ts';
import type { Terms } from './terms.ts';
import { cardWish, isPurchase, wishAfter, type PaymentWish } from './wish.ts';

const events = {
  /** The viewer wants to pay for something. */
  wanted: event<{ readonly wish: PaymentWish }>(),
  prepared: event<{ readonly terms: Terms }>(),
  preparingFailed: event<{ readonly failure: FailedCall }>(),
  agreementAccepted: event(),
  pinPassed: event(),
  baseChosen: event<{ readonly packetId: number }>(),
  amountGiven: event<{ readonly amountMinor: number }>(),
  /** Looked at, not bought yet. */
  choiceMade: event<{ readonly typeId: number | null }>(),
  choiceTaken: event(),
  /** Looked at, not taken yet. */
  systemMarked: event<{ readonly systemId: number }>(),
  systemTaken: event<{ readonly systemId: number }>(),
  detailsNoted: event<Noted>(),
  /** The viewer links a card to pay with. PAY-027 */
  cardWanted: event<{ readonly cardsBefore: readonly number[] }>(),
  balanceConfirmed: event<Stamp>(),
  detailsGiven: event<Stamp & { readonly details: PayDetails }>(),
  wentBack: event(),
  claimAnswered: event<{ readonly claim: Claim; readonly nowMs: number }>(),
  payAnswered: event<{ readonly answer: PayAnswer }>(),
  findAnswered: event<{ readonly answer: FindAnswer } & AskedAfter>(),
  pollAnswered: event<{ readonly answer: PollAnswer } & AskedAfter>(),
  /** A payment that an earlier page has begun. `isQuiet`: nobody has asked for it. */
  recordFound: event<{ readonly record: PaymentRecord; readonly nowMs: number; readonly isQuiet: boolean }>(),
  /** The viewer looks at a payment that was asked for in silence. */
  sheetOpened: event(),
  /** The page is seen, or online, again while its viewer still looks at a payment that is told later. PAY-046 */
  occasionCame: event<{ readonly nowMs: number }>(),
  retried: event(),
  cancelWanted: event(),
  /** Another payment is open: the viewer goes on with that one. */
  otherWanted: event(),
  otherCancelWanted: event(),
  /** What was refused is tried once more. `hasWaited`: whoever has proven themselves for it has waited for its outcome here. */
  triedAgain: event<{ readonly hasWaited: boolean }>(),
  /** The money is on the account: what it was for is bought once more, as a payment of its own. */
  boughtAgain: event<Stamp>(),
  /** What is missing is to come by another way of paying. PAY-063 */
  topUpWanted: event(),
  /** What was only on the way is there: what was wanted comes next. */
  wentOn: event(),
  /** What the viewer has, or has on the account, is another since the server was asked: in another tab. */
  termsChanged: event(),
  /** The viewer closed the sheet. What is stored stays, and what is open is asked for in silence. */
  closed: event(),
  /** Somebody else uses the site now. */
  viewerChanged: event(),
};
type Events = typeof events;
type State = PaymentState;
type In<Kind extends State['kind']> = InKind<State, Kind>;

const mayClose: Transitions<State, State, Events> = {
  closed: to('idle', () => ({ kind: 'idle' })),
  viewerChanged: to('idle', () => ({ kind: 'idle' })),
};
const mayWant: Transitions<State, State, Events> = {
  wanted: to('preparing', (_, { wish }) => ({ kind: 'preparing', wish, progress: NO_PROGRESS })),
};
/** A payment that runs stays where it is for whoever looks away. */
const DECIDED = [...STEPS, 'refused'] as const;
/** At every step the viewer may go back, close, or want something else. */
const decides: Transitions<State, In<Step>, Events> = {
  wentBack: to([...DECIDED, 'idle'], ({ kind, checkout }) => stepBefore(kind, checkout) ?? { kind: 'idle' }),
  ...mayClose,
  ...mayWant,
};

/** A price that is shown is the one that is paid: the server is asked anew, and nothing that was proven or chosen is asked again. PAY-061, PAY-062 */
const asksAnew: Transitions<State, In<Step>, Events> = {
  termsChanged: to('preparing', ({ kind, checkout }) => {
    const { wish, progress } = checkout;
    if (!isPurchase(wish)) return null;
    const chosen = { period: periodAt(kind, checkout), way: wayAt(kind, checkout) };
    return { kind: 'preparing', wish, progress: { ...progress, ...chosen, shortage: null } };
  }),
};

/** A payment from the wish to its outcome. PAY-001…PAY-080 */
export const payment = defineMachine<State, Events, 'payment'>({
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
    agreement: {
      agreementAccepted: to(DECIDED, ({ checkout }) =>
        stepAfter('agreement', withProgress(checkout, { isAgreed: true })),
      ),
      ...asksAnew,
      ...decides,
    },
    pin: {
      pinPassed: to(DECIDED, ({ checkout }) => stepAfter('pin', withProgress(checkout, { isPinPassed: true }))),
      ...decides,
    },
    base: {
      baseChosen: to('preparing', ({ checkout: { wish, progress } }, { packetId }) =>
        wish.purpose === 'packet'
          ? {
              kind: 'preparing',
              wish: { ...wish, baseId: packetId },
              progress: { ...progress, isAgreed: false, period: null },
            }
          : null,
      ),
      ...asksAnew,
      ...decides,
    },
    amount: {
      amountGiven: to(DECIDED, ({ checkout }, { amountMinor }) =>
        checkout.wish.purpose === 'refill'
          ? stepAfter('amount', { ...checkout, wish: { ...checkout.wish, amountMinor } })
          : null,
      ),
      ...decides,
    },
    period: {
      choiceMade: to('period', ({ checkout }, { typeId }) => {
        const choice = checkout.terms.choices.find((one) => one.typeId === typeId);
        return choice ? { kind: 'period', checkout: { ...checkout, choice } } : null;
      }),
      choiceTaken: to(DECIDED, ({ checkout }) => stepAfter('period', checkout)),
      ...asksAnew,
      ...decides,
    },
    confirm: {
      balanceConfirmed: to('claiming', ({ checkout }, stamp) => claiming(recordOfBalance(checkout, stamp))),
      ...asksAnew,
      ...decides,
    },
    systems: {
      systemMarked: to('systems', ({ checkout }, { systemId }) => {
        const system = checkout.terms.systems.find(({ id }) => id === systemId);
        const way = system && { system, isTaken: false };
        return way ? { kind: 'systems', checkout: withProgress(checkout, { way }) } : null;
      }),
      systemTaken: to(DECIDED, ({ checkout }, { systemId }) => {
        const system = checkout.terms.systems.find(({ id }) => id === systemId);
        return system ? stepAfter('systems', { ...withProgress(checkout, { goneWay: null }), system }) : null;
      }),
      ...asksAnew,
      ...decides,
    },
    details: {
      detailsNoted: to('details', ({ checkout }, noted) => ({
        kind: 'details',
        checkout: withProgress(checkout, { noted: { ...checkout.progress.noted, ...noted } }),
      })),
      cardWanted: to('preparing', ({ checkout }, { cardsBefore }) => {
        const { wish: then, progress } = checkout;
        if (then.purpose === 'card') return null;
        const wish = cardWish({ then, chosen: chosenAtDetails(checkout, cardsBefore) });
        return { kind: 'preparing', wish, progress: { ...NO_PROGRESS, isPinPassed: progress.isPinPassed } };
      }),
      detailsGiven: to('claiming', ({ checkout }, { details, ...stamp }) =>
        claiming(recordOfSystem(checkout, details, stamp)),
      ),
      ...asksAnew,
      ...decides,
    },
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
      pollAnswered: to(UNDER_WAY, (state, { answer, ...asked }) => afterPoll(state, answer, asked)),
      sheetOpened: to('open', (state) => (state.isQuiet ? { ...state, isQuiet: false } : null)),
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
      wentOn: to('preparing', ({ record }) => {
        const wish = wishAfter(record.wish);
        const chosen = record.wish.purpose === 'card' ? record.wish.chosen : null;
        return wish && { kind: 'preparing', wish, progress: { ...CHECKED, ...chosen } };
      }),
      ...mayClose,
      ...mayWant,
    },
    refused: {
      triedAgain: to('preparing', ({ record }, { hasWaited }) =>
        record && !record.isPaidFor
          ? { kind: 'preparing', wish: record.wish, progress: { ...checkedOf(record), isPinPassed: hasWaited } }
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

const claiming = (record: PaymentRecord | null): In<'claiming'> | null =>
  record && { kind: 'claiming', record, isNew: true };
