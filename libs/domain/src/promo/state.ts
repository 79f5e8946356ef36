import type { ForcedPacket } from '@livery/contract/errors';

/** What a checked code gives and asks for. */
export interface PromoOffer {
  readonly title: string | null;
  readonly text: string | null;
  readonly description: string | null;
  readonly needsConfirmation: boolean;
  /** Needs a linked card. PROMO-019 */
  readonly isPaid: boolean;
  /** Charged when the card is linked. */
  readonly amountMinor: number;
  /** That amount is given back. PROMO-014 */
  readonly neededRefund: boolean;
}

export type PromoProblem =
  | { readonly kind: 'refused'; readonly message: string | null; readonly forcedPacket: ForcedPacket | null }
  /** Nothing was decided, so nobody knows; the same code may be sent again. `answer`: what the server said all the same, if it said something. */
  | { readonly kind: 'silent'; readonly answer: { readonly status: number; readonly message: string } | null }
  /** There was an answer that nobody understands: the same code may be sent again. */
  | { readonly kind: 'unread' }
  /** Nothing was decided either, but whoever sends it again at once is turned away again. */
  | { readonly kind: 'tooMany'; readonly message: string | null }
  /** The code has been used, and an earlier request of this viewer had no answer: it may be theirs. */
  | { readonly kind: 'maybeApplied'; readonly message: string | null };

/** What every state knows. Each request has a number of its own: the answer to an older one changes nothing. */
interface Known {
  readonly code: string;
  readonly attempt: number;
}

/** A request is out. `isLate`: for so long that the viewer may press again. PROMO-003, PROMO-004 */
interface Asking extends Known {
  readonly isLate: boolean;
}

export type PromoState =
  | (Known & { readonly kind: 'entering'; readonly problem: PromoProblem | null })
  | (Asking & { readonly kind: 'checking'; readonly isGuest: boolean })
  | (Known & { readonly kind: 'confirming'; readonly offer: PromoOffer })
  | (Asking & { readonly kind: 'applying' })
  | (Known & { readonly kind: 'signingIn' })
  /** Before the card's form. `isKnown`: the list of cards was read, and is empty. `opensForm`: the viewer has pressed, and that list is read before. */
  | (Known & {
      readonly kind: 'cardWanted';
      readonly offer: PromoOffer;
      readonly isKnown: boolean;
      readonly hasFailed: boolean;
      readonly opensForm: boolean;
    })
  /** The form of the payment is open. A card may come by another way meanwhile: it is asked for, without an end. */
  | (Known & { readonly kind: 'cardForm'; readonly offer: PromoOffer; readonly polls: number })
  | (Known & {
      readonly kind: 'cardAwaited';
      readonly offer: PromoOffer;
      readonly polls: number;
      readonly isPending: boolean;
    })
  | (Known & { readonly kind: 'applied' });

type PromoKind = PromoState['kind'];

/** The four states of the wizard. PROMO-016 */
export type WizardState = 'code' | 'signIn' | 'card' | 'success';

const WIZARD_STATES: Readonly<Record<PromoKind, WizardState>> = {
  entering: 'code',
  checking: 'code',
  confirming: 'code',
  applying: 'code',
  signingIn: 'signIn',
  cardWanted: 'card',
  cardForm: 'card',
  cardAwaited: 'card',
  applied: 'success',
};

export const wizardState = ({ kind }: PromoState): WizardState => WIZARD_STATES[kind];

/** Which of the two steps the viewer sees. PROMO-015 */
export const stepShown = (state: PromoState): 1 | 2 => (['code', 'signIn'].includes(wizardState(state)) ? 1 : 2);

/** Whether the code may be sent. PROMO-001, PROMO-003, PROMO-004 */
export function maySubmit(state: PromoState): boolean {
  if (state.code.trim() === '') return false;
  if (state.kind === 'checking' || state.kind === 'applying') return state.isLate;
  return state.kind === 'entering';
}

export const isAsking = (state: PromoState): boolean =>
  (state.kind === 'checking' || state.kind === 'applying') && !state.isLate;
