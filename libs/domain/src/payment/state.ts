import type { FailedCall, Refusal, TransactionFacts } from './answers.ts';
import type { PaymentRecord } from './record.ts';
import type { Choice, PaymentSystem, Terms, SystemRef } from './terms.ts';
import { isToldElsewhere, wishAfter, type Chosen, type PaymentWish } from './wish.ts';

/** What is known while the viewer decides. */
export interface Checkout {
  readonly wish: PaymentWish;
  readonly terms: Terms;
  /** What is bought; null where nothing is, or nothing has been chosen. */
  readonly choice: Choice | null;
  readonly system: PaymentSystem | null;
  readonly progress: Progress;
}

/** What is known already when the server is asked anew. */
export interface Progress extends Chosen {
  readonly isAgreed: boolean;
  readonly isPinPassed: boolean;
  /** A way that was taken, and is not offered any more: another is asked for, also where it is the only one. */
  readonly goneWay: SystemRef | null;
  /** What the viewer has told to a way of paying before the press. */
  readonly noted: Noted;
}

/** A card by its id, null for one that is yet to be linked; a number as it was typed; whether the bank keeps the card. PAY-032, PAY-034, PAY-075 */
export interface Noted {
  readonly cardId?: number | null;
  readonly phone?: string;
  readonly savesCard?: boolean;
}

export const NO_PROGRESS: Progress = {
  isAgreed: false,
  isPinPassed: false,
  period: null,
  way: null,
  goneWay: null,
  noted: {},
  shortage: null,
  cardsBefore: null,
};
/** What stands before every payment has been answered. */
export const CHECKED: Progress = { ...NO_PROGRESS, isAgreed: true, isPinPassed: true };

/** The same once more for what was pressed for: how to pay is the one question that is left. */
export const checkedOf = ({ typeId, way }: PaymentRecord): Progress => ({
  ...CHECKED,
  period: { typeId, isTaken: true },
  way: way && { system: way, isTaken: false },
});

/** What the viewer is asked, in this order. PAY-016, PAY-017, PAY-018, PAY-023, PAY-025 */
export const STEPS = ['agreement', 'pin', 'base', 'amount', 'period', 'confirm', 'systems', 'details'] as const;
export type Step = (typeof STEPS)[number];

type Deciding = { readonly [Kind in Step]: { readonly kind: Kind; readonly checkout: Checkout } }[Step];

/** Where a payment stands. From `claiming` on it is the server that says so. */
export type PaymentState =
  | { readonly kind: 'idle' }
  /** The server is asked what a wish costs, and how it can be paid. */
  | { readonly kind: 'preparing'; readonly wish: PaymentWish; readonly progress: Progress }
  | {
      readonly kind: 'notPrepared';
      readonly wish: PaymentWish;
      readonly progress: Progress;
      readonly failure: FailedCall;
    }
  | Deciding
  /** The viewer has pressed "pay": the record is written, so that no other tab pays for the same. `isNew`: it was never sent. */
  | { readonly kind: 'claiming'; readonly record: PaymentRecord; readonly isNew: boolean }
  | { readonly kind: 'sending'; readonly record: PaymentRecord }
  /**
   * Nobody knows whether it was done: the server is asked until it says so. `isQuiet`: nobody waits for it in this page. `blockedBy`: the open
   * transaction for which the server has refused it.
   */
  | ({ readonly kind: 'finding'; readonly record: PaymentRecord; readonly blockedBy: string | null } & Asking)
  /** Another payment for the same is open, of another amount or period. `other` where this browser has begun it. */
  | ({ readonly kind: 'otherOpen' } & OtherPayment)
  | ({ readonly kind: 'cancellingOther' } & OtherPayment)
  /** It was not done; the viewer may send the same once more. */
  | { readonly kind: 'unsent'; readonly record: PaymentRecord; readonly failure: FailedCall | null }
  /** The server has it and has not decided. */
  | ({ readonly kind: 'open' } & Open)
  /** The viewer wants to pay in another way. */
  | ({ readonly kind: 'cancelling' } & Open)
  /** The money has come in: what it was for is bought. */
  | { readonly kind: 'claimingPurchase'; readonly record: PaymentRecord }
  | { readonly kind: 'done'; readonly record: PaymentRecord }
  | { readonly kind: 'refused'; readonly record: PaymentRecord | null; readonly refusal: Refusal }
  /** Not enough money. PAY-063 */
  | { readonly kind: 'short'; readonly record: PaymentRecord; readonly missingMinor: number | null }
  /** The server no longer answers for it: everything is asked for anew. PAY-038 */
  | { readonly kind: 'stopped'; readonly record: PaymentRecord; readonly failure: FailedCall }
  /** The page has asked for long enough; the outcome will be told. PAY-046 */
  | { readonly kind: 'later'; readonly record: PaymentRecord }
  /** Nobody can learn the outcome any more. PAY-045 */
  | { readonly kind: 'expired'; readonly record: PaymentRecord }
  /** There is nothing to tell. PAY-041 */
  | { readonly kind: 'gone'; readonly record: PaymentRecord };

/** What stands in the way of a payment. */
interface OtherPayment {
  readonly record: PaymentRecord;
  readonly transactionId: string;
  readonly other: PaymentRecord | null;
}

/** How long this page has asked. */
interface Asking {
  readonly asks: number;
  /** The time spent asking in this page. */
  readonly polledMs: number;
  readonly isQuiet: boolean;
}

export interface Open extends Asking {
  readonly record: PaymentRecord;
  /** As the server told it last; null until it was asked. */
  readonly transaction: TransactionFacts | null;
  /** The card that this one links is there, or another one is: unless the server says now how this one has ended, nobody waits for it. PAY-027 */
  readonly isCardHere?: true;
}

/** What a card is linked for, once it is there: nothing that was proven or chosen is asked again. PAY-027 */
export function goneOnFrom(wish: PaymentWish): Extract<PaymentState, { readonly kind: 'preparing' }> | null {
  const next = wishAfter(wish);
  const chosen = wish.purpose === 'card' ? wish.chosen : null;
  return next && { kind: 'preparing', wish: next, progress: { ...CHECKED, ...chosen } };
}

/** The cards that were there before the one whose form is open now, and that a purchase waits for; null where none does. PAY-027 */
export function cardsBeforeForm(state: PaymentState): readonly number[] | null {
  const wish =
    state.kind === 'details' ? state.checkout.wish : state.kind === 'open' && !state.isQuiet ? state.record.wish : null;
  return wish?.purpose === 'card' && wish.then && !('isCardHere' in state) ? (wish.chosen?.cardsBefore ?? null) : null;
}

/** The form of a card that a purchase waits for, and that nobody looks at here: whoever does goes on with the purchase. PAY-027 */
export function isFormUnseen(state: PaymentState): boolean {
  if (!(state.kind === 'open' || state.kind === 'finding') || !state.isQuiet) return false;
  const { wish } = state.record;
  return wish.purpose === 'card' && wish.then !== null;
}

export const withProgress = (checkout: Checkout, changes: Partial<Progress>): Checkout => ({
  ...checkout,
  progress: { ...checkout.progress, ...changes },
});

/** The record that has to be stored while the payment stands here. */
export function recordOf(state: PaymentState): PaymentRecord | null {
  if (!('record' in state) || state.record === null) return null;
  return SETTLED.has(state.kind) ? null : state.record;
}

/** Where the outcome is known, or nobody can learn it: what is stored goes. PAY-048 */
const SETTLED: ReadonlySet<PaymentState['kind']> = new Set([
  ...(['done', 'refused', 'short', 'stopped', 'expired', 'gone'] as const),
  // The server has taken nothing for it.
  ...(['otherOpen', 'cancellingOther'] as const),
]);

export const isOver = (state: PaymentState): boolean => SETTLED.has(state.kind) && state.kind !== 'cancellingOther';

/** It is over, and whoever waits for the card tells it, or there is nothing to tell. PAY-041, PROMO-033 */
export const isToldByNobody = (state: PaymentState): boolean =>
  state.kind === 'gone' || (state.kind === 'done' && isToldElsewhere(state.record.wish));
