import { ApiError, type ErrorCode } from '../http/api-error.ts';
import type { Refusal } from '../sales/book.ts';

const CODES: Readonly<Record<Refusal['reason'], ErrorCode>> = {
  insufficientFunds: 'insufficient_funds',
  alreadyPurchased: 'already_purchased',
  alreadyPlanned: 'already_planned',
  baseNeeded: 'base_packet_needed',
  notFound: 'not_found',
  promo: 'promo_subscription',
  paused: 'subscription_paused',
  notPaused: 'validation_failed',
  wrongAmount: 'validation_failed',
};

/** What the rules of sales refuse, with its code and words. */
export function saleError(refusal: Refusal): ApiError {
  const isShort = refusal.reason === 'insufficientFunds';
  return new ApiError(CODES[refusal.reason], isShort ? { amountMinor: refusal.missingMinor } : {});
}
