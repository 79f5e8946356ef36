import type { PurchasePeriod, PurchaseType } from '@livery/contract/packets/entities';
import { perMonthMinor } from './period.ts';

/** What one period of a packet costs. */
export type Priced = Pick<PurchaseType, 'amountMinor' | 'periodHuman'>;

/**
 * How much less a month costs in a longer period than in the first one, in whole per cent, rounded down; null where it is not less.
 * PACK-044, PACK-047
 */
export function discountPercent(first: Priced, longer: Priced, nowMs: number): number | null {
  const before = perMonthMinor(first.amountMinor, first.periodHuman, nowMs);
  const after = perMonthMinor(longer.amountMinor, longer.periodHuman, nowMs);
  if (!before || after === null) return null;
  const percent = Math.floor(((before - after) * 100) / before);
  return percent > 0 ? percent : null;
}

/** One choice of how long to buy for. PAY-072, PAY-073 */
export interface PeriodOffer {
  readonly type: PurchaseType;
  /** Less than the first period a month, in whole per cent. */
  readonly discountPercent: number | null;
}

/** Every purchase type of every period, in the server's order, compared with the first one. */
export function periodOffers(periods: readonly PurchasePeriod[], nowMs: number): readonly PeriodOffer[] {
  const types = periods.flatMap(({ periodHuman, purchaseTypes }) =>
    purchaseTypes.map((type) => ({ ...type, periodHuman: type.periodHuman ?? periodHuman })),
  );
  const first = types[0];
  return types.map((type) => ({
    type,
    discountPercent: first && type !== first ? discountPercent(first, type, nowMs) : null,
  }));
}
