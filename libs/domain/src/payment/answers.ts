import { wordsOfServer } from '@livery/contract/errors';
import type { PaymentRecord } from './record.ts';
import { isPurchase } from './wish.ts';

/** What the outside says of a payment, put into the few meanings that change it. Times and addresses come in, words go out. */

/** One transaction as the server tells it: the contract's `Transaction`. */
export interface TransactionFacts {
  readonly id: string;
  readonly status: 'pending' | 'complete' | 'error';
  readonly statusDescription?: string | undefined;
  readonly fullUrl?: string | undefined;
  readonly qrCodeUrl?: string | undefined;
  readonly amountMinor?: number | undefined;
  /** It has failed, and its money is on the account: what it was for could not be sold any more. */
  readonly isMoneyOnAccount?: boolean | undefined;
  /** What it is about: only some servers say so. */
  readonly purpose?: string | undefined;
  readonly packetId?: number | undefined;
  readonly contentId?: number | undefined;
  readonly purchaseTypeId?: number | undefined;
  readonly offerId?: string | undefined;
}

/** A failed call, as `ApiError` has it. */
export interface FailedCall {
  readonly kind: string;
  readonly message: string;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly amountMinor?: number | undefined;
  readonly transactionId?: string | undefined;
  readonly country?: string | undefined;
  readonly ip?: string | undefined;
}

/** Why a payment has not come about. Nothing was charged but by what says so. */
export type Refusal =
  /** The bank's or the server's own words, where there are any. PAY-043 */
  | { readonly kind: 'declined'; readonly text: string }
  /** By the viewer. */
  | { readonly kind: 'calledOff' }
  /** The money has come in and stays on the account, as nothing could be bought with it. PAY-043 */
  | { readonly kind: 'notSold'; readonly text: string }
  /** The payment for the same that was begun elsewhere, and was to be called off here, has been paid. */
  | { readonly kind: 'paidMeanwhile' }
  /** PAY-068 */
  | { readonly kind: 'noPurchases' }
  /** PAY-069 */
  | { readonly kind: 'noPaysystems' }
  /** The host of the site does not answer, or the viewer's card cannot pay. PAY-066 */
  | { readonly kind: 'noFunds'; readonly text: string }
  /** SUBS-028 */
  | { readonly kind: 'forbiddenCountry'; readonly failure: FailedCall }
  | { readonly kind: 'alreadyBought' }
  /** The server's answer in the general handler's words. */
  | { readonly kind: 'failed'; readonly failure: FailedCall };

export type PayAnswer =
  | { readonly is: 'transaction'; readonly transaction: TransactionFacts }
  /** The server has decided against it. */
  | { readonly is: 'refused'; readonly refusal: Refusal }
  /** Not enough money: how much is missing, where the server says so. PAY-063, PAY-064, PAY-067 */
  | { readonly is: 'short'; readonly missingMinor: number | null }
  /** Another payment for the same is open. */
  | { readonly is: 'openAlready'; readonly transactionId: string | null }
  /** It has certainly not been done, and may be asked for again. */
  | { readonly is: 'notDone'; readonly failure: FailedCall }
  /** Silence, or a server that broke: it may have been done. */
  | { readonly is: 'unknown' };

/** What a failed payment call means. PAY-063…PAY-067 */
export function payFailure(failure: FailedCall, { paidBy, wish }: Pick<PaymentRecord, 'paidBy' | 'wish'>): PayAnswer {
  const { kind, status = 0, code = '' } = failure;
  if (kind === 'invalidArgument' || kind === 'authorizationRequired') return { is: 'notDone', failure };
  if (kind !== 'http') return { is: 'unknown' };
  if (status === 401 || status === 429 || isOfChild(failure)) return { is: 'notDone', failure };
  if (status === 409) return { is: 'openAlready', transactionId: failure.transactionId ?? null };
  // It may have been done all the same.
  if (status >= 500 || status === 408) return { is: 'unknown' };
  // What brings money in is short of nothing.
  if (isPurchase(wish) && (status === 402 || (status === 451 && paidBy.startsWith('qr'))))
    return { is: 'short', missingMinor: failure.amountMinor ?? null };
  return { is: 'refused', refusal: refusalOf(failure, code, paidBy) };
}

/** Nothing is sold where the viewer is: the error's code says so, whichever call it ends. SUBS-028 */
export const countryRefusal = (failure: FailedCall): Refusal | null =>
  failure.code === 'region_forbidden' ? { kind: 'forbiddenCountry', failure } : null;

function refusalOf(failure: FailedCall, code: string, paidBy: string): Refusal {
  const forbidden = countryRefusal(failure);
  if (forbidden) return forbidden;
  if (code === 'already_purchased') return { kind: 'alreadyBought' };
  if (failure.status === 400 && paidBy === 'linkedcard') return { kind: 'noFunds', text: wordsOfServer(failure) };
  return failure.status === 402 || failure.status === 451
    ? { kind: 'declined', text: wordsOfServer(failure) }
    : { kind: 'failed', failure };
}

export type PollAnswer =
  | { readonly is: 'transaction'; readonly transaction: TransactionFacts }
  /** Nobody knows it any more. PAY-041 */
  | { readonly is: 'gone' }
  /** Refused: nothing is asked any more. PAY-038, PAY-039 */
  | { readonly is: 'stopped'; readonly failure: FailedCall }
  /** No answer is no status. PAY-040 */
  | { readonly is: 'noAnswer' };

/** The grown-up who pays is not in front of the screen: it says nothing of the payment. */
const isOfChild = ({ code }: FailedCall): boolean => code === 'child_profile';

/** What a failed question for a transaction means. A token that is being renewed is silence. */
export function pollFailure(failure: FailedCall): PollAnswer {
  const { kind, status } = failure;
  if (kind !== 'http' || status === 504 || status === 401 || isOfChild(failure)) return { is: 'noAnswer' };
  return status === 404 ? { is: 'gone' } : { is: 'stopped', failure };
}

/**
 * A transaction that could not be closed may still be paid: the next question says what became of it. A 404 says no more, as a back end that cannot
 * close one answers so for all of them.
 */
export const CANCEL_FAILED: PollAnswer = { is: 'noAnswer' };

/** What was found of a payment whose answer was lost. */
export type FindAnswer =
  | { readonly is: 'transaction'; readonly transaction: TransactionFacts }
  /** It is the viewer's already: by what they have, or by the list of payments. */
  | { readonly is: 'bought' }
  | { readonly is: 'notFound' }
  /** Another payment stands in its way: `record` where this browser has begun it. */
  | { readonly is: 'other'; readonly transactionId: string; readonly record: PaymentRecord | null }
  | { readonly is: 'noAnswer' };
