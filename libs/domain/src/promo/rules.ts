import type { PromoData, PromoKey } from '@livery/contract/promo/entities';
import { DEFAULT_AMOUNT_UNITS, LONGEST_CODE } from './constants.ts';
import type { PromoOffer } from './state.ts';

/** A code as it may be typed. PROMO-002 */
export const typedCode = (text: string): string => text.trimStart().slice(0, LONGEST_CODE);

/** PROMO-012 */
const DEFAULT_AMOUNT_MINOR = DEFAULT_AMOUNT_UNITS * 100;

/** What a checked code says. PROMO-006, PROMO-011, PROMO-012, PROMO-014, PROMO-019 */
export function offerOf({ needsConfirmation, confirmationText, description, promoData }: PromoKey): PromoOffer {
  return {
    title: promoData?.confirmationTitle ?? null,
    text: promoData?.confirmationText ?? confirmationText ?? null,
    description: promoData?.confirmationDescription ?? description ?? null,
    needsConfirmation,
    isPaid: promoData?.isPaid ?? false,
    amountMinor: promoData?.amountMinor ?? DEFAULT_AMOUNT_MINOR,
    neededRefund: promoData?.neededRefund ?? false,
  };
}

/** The days that a code gives: those of OTT providers stand in a field of their own. PROMO-013 */
export const daysOfPromo = ({ days, ottDays }: PromoData, { isOtt }: { readonly isOtt: boolean }): number | null =>
  (isOtt ? ottDays : null) ?? days ?? null;
