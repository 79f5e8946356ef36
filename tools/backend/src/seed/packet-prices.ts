import type { Prices, SeedPeriod, SeedPlan } from '../world/sales.ts';

const MINOR_UNITS = 100;
/** What one tenge is in the other currencies, and to which sums prices are rounded. */
const CURRENCIES = {
  KZT: { perTenge: 1, step: 10 },
  KGS: { perTenge: 0.18, step: 10 },
  UZS: { perTenge: 25, step: 1000 },
} as const;

/** A price in tenge as a round sum of every currency, in hundredths. */
export function pricesOf(tenge: number): Prices {
  const inMinor = ({ perTenge, step }: { perTenge: number; step: number }) =>
    Math.round((tenge * perTenge) / step) * step * MINOR_UNITS;
  return { KZT: inMinor(CURRENCIES.KZT), KGS: inMinor(CURRENCIES.KGS), UZS: inMinor(CURRENCIES.UZS) };
}

const MONTH: SeedPeriod = { months: 1 };

/** The usual periods: which part of the monthly price each month of theirs costs. */
const PERIODS = {
  month: { period: MONTH, months: 1, share: 1 },
  quarter: { period: { months: 3 }, months: 3, share: 0.9 },
  year: { period: { years: 1 }, months: 12, share: 0.8 },
} as const;

/** The plans of one packet are numbered by its id: 11 has 1101, 1102 and so on. */
const planId = (packetId: number, index: number) => packetId * 100 + index + 1;

/** A packet at so much a month, for the periods that are named. */
export const plansOf = (
  packetId: number,
  tengePerMonth: number,
  periods: readonly (keyof typeof PERIODS)[] = ['month', 'quarter', 'year'],
  trial: SeedPlan['trial'] = null,
): readonly SeedPlan[] =>
  periods.map((name, index) => {
    const { period, months, share } = PERIODS[name];
    const prices = pricesOf(tengePerMonth * months * share);
    return { id: planId(packetId, index), period, prices, fullPrices: null, trial: index === 0 ? trial : null };
  });

/** A packet that is sold below its price for its first period. */
export const reducedPlan = (packetId: number, period: SeedPeriod, tenge: number, insteadOf: number): SeedPlan => ({
  id: planId(packetId, 0),
  period,
  prices: pricesOf(tenge),
  fullPrices: pricesOf(insteadOf),
  trial: null,
});

export const trialOf = (period: SeedPeriod, tenge: number): SeedPlan['trial'] => ({ period, prices: pricesOf(tenge) });
