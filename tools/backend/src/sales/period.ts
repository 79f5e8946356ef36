/** A length of time as it is sold. */
export type Period = { readonly years?: number; readonly months?: number; readonly days?: number };

const DAY_MS = 24 * 60 * 60 * 1000;

/** The end of a period that begins then: months of the calendar in UTC, at least a day. The 31st becomes the last day of a shorter month. */
export function endOfPeriod(fromMs: number, { years = 0, months = 0, days = 0 }: Period): number {
  const from = new Date(fromMs);
  const month = from.getUTCMonth() + years * 12 + months;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const to = new Date(fromMs);
  to.setUTCFullYear(from.getUTCFullYear(), month, Math.min(from.getUTCDate(), lastDay));
  return Math.max(fromMs + DAY_MS, to.getTime() + days * DAY_MS);
}
