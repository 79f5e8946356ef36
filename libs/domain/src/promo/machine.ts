import { defineMachine, event, to, type InKind, type Transitions } from '../machine/define-machine.ts';
import { CARD_POLLS } from './constants.ts';
import { typedCode } from './rules.ts';
import type { PromoOffer, PromoProblem, PromoState } from './state.ts';

/** What came of a check. */
type CheckResult =
  | { readonly kind: 'fits'; readonly offer: PromoOffer }
  | { readonly kind: 'problem'; readonly problem: PromoProblem }
  /** Only somebody with a token can ask. */
  | { readonly kind: 'signInNeeded' };

type ApplyResult =
  | { readonly kind: 'applied' }
  | { readonly kind: 'problem'; readonly problem: PromoProblem }
  | { readonly kind: 'signInNeeded' };

type In<Kind extends PromoState['kind']> = InKind<PromoState, Kind>;
/** Where the wizard may go on after the page was loaded anew. */
const RESUMABLE = ['entering', 'checking', 'applying', 'signingIn', 'cardAwaited', 'applied'] as const;
export type Resumable = In<(typeof RESUMABLE)[number]>;

const events = {
  typed: event<{ text: string }>(),
  /** `wasSent`: an earlier request to apply this code had no answer. It is sent again, by its own key, to learn what became of it. */
  submitted: event<{ isGuest: boolean; wasSent: boolean }>(),
  waitedLong: event<{ attempt: number }>(),
  checked: event<{ attempt: number; result: CheckResult }>(),
  consented: event(),
  appliedAnswered: event<{ attempt: number; result: ApplyResult }>(),
  signedIn: event<{ wasSent: boolean }>(),
  /** After a failure: the card may have come since, and nobody is charged for a second one. */
  linkedAgain: event(),
  cardFormOpened: event(),
  /** It has gone, or the page came back from the bank. */
  cardFormClosed: event(),
  cardFormMissing: event(),
  /** `hasCard`: null where nobody knows. */
  cardsListed: event<{ attempt: number; polls: number; hasCard: boolean | null; isPending: boolean }>(),
  /** Back to the code, which is kept. PROMO-028 */
  cancelled: event(),
  /** PROMO-031 */
  proceeded: event(),
  /** The page was loaded anew in the middle, or an address brought a code. */
  resumed: event<{ state: Resumable }>(),
};

type Rows<From extends PromoState> = Transitions<PromoState, From, typeof events>;
interface Known {
  readonly code: string;
  readonly attempt: number;
}

const START: In<'entering'> = { kind: 'entering', code: '', attempt: 0, problem: null };

export const entering = ({ code, attempt }: Known, problem: PromoProblem | null = null): In<'entering'> => ({
  kind: 'entering',
  code,
  attempt,
  problem,
});
export const checking = ({ code, attempt }: Known, isGuest: boolean): In<'checking'> => ({
  kind: 'checking',
  code: code.trim(),
  attempt: attempt + 1,
  isLate: false,
  isGuest,
});
export const applying = ({ code, attempt }: Known): In<'applying'> => ({
  kind: 'applying',
  code: code.trim(),
  attempt: attempt + 1,
  isLate: false,
});
const signingIn = ({ code, attempt }: Known): In<'signingIn'> => ({ kind: 'signingIn', code, attempt });
const cardWanted = ({ code, attempt }: Known, offer: PromoOffer): In<'cardWanted'> => ({
  kind: 'cardWanted',
  code,
  attempt: attempt + 1,
  offer,
  isKnown: false,
  hasFailed: false,
  opensForm: false,
});
export const cardAwaited = ({ code, attempt }: Known, offer: PromoOffer): In<'cardAwaited'> => ({
  kind: 'cardAwaited',
  code,
  attempt: attempt + 1,
  offer,
  polls: 0,
  isPending: false,
});
const cardFailed = (state: In<'cardWanted' | 'cardForm' | 'cardAwaited'>): In<'cardWanted'> => ({
  ...cardWanted(state, state.offer),
  isKnown: true,
  hasFailed: true,
});

/** A code that needs a card waits for it; any other is sent. PROMO-019, PROMO-020 */
const afterConsent = (state: Known, offer: PromoOffer): In<'cardWanted' | 'applying'> =>
  offer.isPaid ? cardWanted(state, offer) : applying(state);

const afterCheck = (state: In<'checking'>, offer: PromoOffer) => {
  if (state.isGuest) return signingIn(state);
  if (!offer.needsConfirmation) return afterConsent(state, offer);
  const { code, attempt } = state;
  return { kind: 'confirming', code, attempt, offer } as const;
};

const mayCancel: Rows<PromoState> = { cancelled: to('entering', (state) => entering(state)) };
/** A promo code from the field to the days that it gives. */
export const promo = defineMachine<PromoState, typeof events, 'promo'>({
  name: 'promo',
  initial: START,
  events,
  on: {
    entering: {
      typed: to('entering', (state, { text }) => entering({ ...state, code: typedCode(text) })),
      submitted: to(['checking', 'applying'], (state, { isGuest, wasSent }) => {
        if (state.code.trim() === '') return null;
        return wasSent && !isGuest ? applying(state) : checking(state, isGuest);
      }),
      resumed: to(RESUMABLE, ({ attempt }, { state }) => ({ ...state, attempt: attempt + state.attempt })),
    },
    checking: {
      checked: to(['entering', 'signingIn', 'confirming', 'cardWanted', 'applying'], (state, { attempt, result }) => {
        if (attempt !== state.attempt) return null;
        if (result.kind === 'fits') return afterCheck(state, result.offer);
        return result.kind === 'signInNeeded' ? signingIn(state) : entering(state, result.problem);
      }),
      waitedLong: to('checking', (state, { attempt }) =>
        attempt === state.attempt ? { ...state, isLate: true } : null,
      ),
      typed: to('entering', (state, { text }) => (state.isLate ? entering({ ...state, code: typedCode(text) }) : null)),
      submitted: to('checking', (state, { isGuest }) => (state.isLate ? checking(state, isGuest) : null)),
      ...mayCancel,
    },
    confirming: {
      consented: to(['cardWanted', 'applying'], (state) => afterConsent(state, state.offer)),
      ...mayCancel,
    },
    applying: {
      appliedAnswered: to(['entering', 'signingIn', 'applied'], (state, { attempt, result }) => {
        if (attempt !== state.attempt) return null;
        const { code } = state;
        if (result.kind === 'applied') return { kind: 'applied', code, attempt };
        return result.kind === 'signInNeeded' ? signingIn(state) : entering(state, result.problem);
      }),
      waitedLong: to('applying', (state, { attempt }) =>
        attempt === state.attempt ? { ...state, isLate: true } : null,
      ),
      submitted: to('applying', (state) => (state.isLate ? applying(state) : null)),
    },
    signingIn: {
      signedIn: to(['checking', 'applying'], (state, { wasSent }) =>
        wasSent ? applying(state) : checking(state, false),
      ),
      ...mayCancel,
    },
    cardWanted: {
      cardsListed: to(['cardWanted', 'applying'], (state, { attempt, hasCard }) => {
        if (attempt !== state.attempt || state.isKnown) return null;
        if (hasCard) return applying(state);
        // Nobody is charged for a second card while nobody knows of the first.
        return { ...state, isKnown: true, opensForm: state.opensForm && hasCard === false };
      }),
      linkedAgain: to('cardWanted', (state) =>
        state.hasFailed && state.isKnown
          ? { ...state, attempt: state.attempt + 1, isKnown: false, opensForm: true }
          : null,
      ),
      cardFormOpened: to('cardForm', ({ code, attempt, offer }) => ({
        ...({ kind: 'cardForm', code, offer } as const),
        ...{ attempt: attempt + 1, polls: 0 },
      })),
      cardFormMissing: to('cardWanted', cardFailed),
      ...mayCancel,
    },
    cardForm: {
      cardsListed: to(['cardForm', 'applying'], (state, { attempt, polls, hasCard }) => {
        if (attempt !== state.attempt || polls !== state.polls) return null;
        return hasCard ? applying(state) : { ...state, polls: polls + 1 };
      }),
      cardFormClosed: to('cardAwaited', (state) => cardAwaited(state, state.offer)),
      ...mayCancel,
    },
    cardAwaited: {
      cardsListed: to(['cardAwaited', 'cardWanted', 'applying'], (state, { attempt, polls, hasCard, isPending }) => {
        if (attempt !== state.attempt || polls !== state.polls) return null;
        if (hasCard) return applying(state);
        const done = polls + 1;
        return done >= CARD_POLLS ? cardFailed(state) : { ...state, polls: done, isPending };
      }),
      ...mayCancel,
    },
    applied: { proceeded: to('entering', () => START) },
  },
});
