import type { Period } from '@livery/contract/packets/entities';
import { DAY_MS } from '@livery/value/durations';

/** PACK-045 */
const MONTH_DAYS = 30;

/** One part of a length of time, for a plural of the language: 3 months. */
export interface PeriodPart {
  readonly unit: 'years' | 'months' | 'days';
  readonly count: number;
}

const UNITS = ['years', 'months', 'days'] as const;

/** The parts that are not zero, the longest first. PACK-048, PACK-049 */
export const periodParts = (period: Period): readonly PeriodPart[] =>
  UNITS.flatMap((unit) => {
    const count = period[unit] ?? 0;
    return count > 0 ? [{ unit, count }] : [];
  });

export const isEmptyPeriod = (period: Period | undefined): boolean =>
  !period || (periodParts(period).length === 0 && !period.text);

/** Days of a period that begins now; null for one that only the server's words describe. PACK-045, PACK-046 */
export function periodDays(period: Period, nowMs: number): number | null {
  const days = (period.years ?? 0) * daysOfYear(nowMs) + (period.months ?? 0) * MONTH_DAYS + (period.days ?? 0);
  return days > 0 ? days : null;
}

/** 366 when 29 February lies in the twelve months from now on, else 365. */
function daysOfYear(nowMs: number): number {
  const now = new Date(nowMs);
  const inOneYear = Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), now.getUTCDate());
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return Math.round((inOneYear - today) / DAY_MS);
}

/** An amount for a period, as an amount for one month; null where the length is not known. */
export function perMonthMinor(amountMinor: number, period: Period | undefined, nowMs: number): number | null {
  const days = period ? periodDays(period, nowMs) : null;
  return days === null ? null : (amountMinor * MONTH_DAYS) / days;
}
