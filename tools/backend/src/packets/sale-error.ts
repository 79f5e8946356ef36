import { ApiError, type ErrorCode } from '../http/api-error.ts';
import type { Refusal } from '../sales/book.ts';
import { localised } from '../world/localised.ts';

const CODES: Readonly<Record<Refusal['reason'], ErrorCode>> = {
  insufficientFunds: 'insufficient_funds',
  alreadyPurchased: 'already_purchased',
  filmOwned: 'already_purchased',
  alreadyPlanned: 'already_planned',
  baseNeeded: 'base_packet_needed',
  notFound: 'not_found',
  promo: 'promo_subscription',
  paused: 'subscription_paused',
  notPaused: 'validation_failed',
  wrongAmount: 'validation_failed',
};

const FILM_OWNED = localised(
  'Этот фильм у вас уже есть',
  'Бұл фильм сізде бар',
  'Bu film sizda bor',
  'You already have this film',
);

/** What the rules of sales refuse, with its code and words. */
export function saleError(refusal: Refusal): ApiError {
  const code = CODES[refusal.reason];
  if (refusal.reason === 'insufficientFunds') return new ApiError(code, { amountMinor: refusal.missingMinor });
  return new ApiError(code, refusal.reason === 'filmOwned' ? { message: FILM_OWNED } : {});
}
