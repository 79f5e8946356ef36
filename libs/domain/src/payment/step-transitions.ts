import { to, type InKind, type Transitions } from '../machine/define-machine.ts';
import type { PaymentEvents } from './events.ts';
import type { PaymentRecord } from './record.ts';
import {
  cardsBeforeForm,
  goneOnFrom,
  NO_PROGRESS,
  STEPS,
  withProgress,
  type PaymentState,
  type Step,
} from './state.ts';
import { chosenAtDetails, periodAt, recordOfBalance, recordOfSystem, stepAfter, stepBefore, wayAt } from './steps.ts';
import { cardWish, isPurchase } from './wish.ts';

type State = PaymentState;
export type In<Kind extends State['kind']> = InKind<State, Kind>;

const toIdle = to<State, State, unknown, 'idle'>('idle', () => ({ kind: 'idle' }));
/** Whatever is under way for a viewer who has gone is no business of the next one. */
export const ofOneViewer = { viewerChanged: toIdle } satisfies Transitions<State, State, PaymentEvents>;
export const mayClose = { closed: toIdle, ...ofOneViewer } satisfies Transitions<State, State, PaymentEvents>;
export const mayWant: Transitions<State, State, PaymentEvents> = {
  wanted: to('preparing', (_, { wish }) => ({ kind: 'preparing', wish, progress: NO_PROGRESS })),
};
/** The viewer may close the sheet, or want something else in it. */
export const mayLeave: Transitions<State, State, PaymentEvents> = { ...mayClose, ...mayWant };
/** The tab whose form of a card it was has gone on without it. PAY-027 */
export const mayBeLeftElsewhere = { leftElsewhere: toIdle } satisfies Transitions<State, State, PaymentEvents>;
/** A payment that runs stays where it is for whoever looks away. */
export const DECIDED = [...STEPS, 'refused'] as const;
/** At every step the viewer may go back, too. */
const decides: Transitions<State, In<Step>, PaymentEvents> = {
  wentBack: to([...DECIDED, 'idle'], ({ kind, checkout }) => stepBefore(kind, checkout) ?? { kind: 'idle' }),
  ...mayLeave,
};

/** A price that is shown is the one that is paid: the server is asked anew, and nothing that was proven or chosen is asked again. PAY-061, PAY-062 */
const asksAnew: Transitions<State, In<Step>, PaymentEvents> = {
  termsChanged: to('preparing', ({ kind, checkout }) => {
    const { wish, progress } = checkout;
    if (!isPurchase(wish)) return null;
    const chosen = { period: periodAt(kind, checkout), way: wayAt(kind, checkout) };
    return { kind: 'preparing', wish, progress: { ...progress, ...chosen, shortage: null } };
  }),
};

/** The viewer has pressed for it. */
export const claiming = (record: PaymentRecord | null): In<'claiming'> | null =>
  record && { kind: 'claiming', record, isNew: true };

/** While the viewer decides: one row a step. */
export const stepTransitions: { readonly [Name in Step]: Transitions<State, In<Name>, PaymentEvents> } = {
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
      const way = system && { system, isTaken: true };
      return way ? stepAfter('systems', { ...withProgress(checkout, { way, goneWay: null }), system }) : null;
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
    cardCame: to('preparing', (state) => cardsBeforeForm(state) && goneOnFrom(state.checkout.wish)),
    detailsGiven: to('claiming', ({ checkout }, { details, ...stamp }) =>
      claiming(recordOfSystem(checkout, details, stamp)),
    ),
    ...asksAnew,
    ...decides,
  },
};
