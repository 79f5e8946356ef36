/** Amounts that are offered for a top-up, in minor units. */
export const REFILL_PRESETS_MINOR = [100_000, 200_000, 500_000] as const;
const LEAST_MINOR = 10_000;
const MOST_MINOR = 50_000_000;

export interface RefillAmount {
  /** Null where what was typed is no amount, or too little, or too much. */
  readonly minor: number | null;
  readonly leastMinor: number;
  readonly mostMinor: number;
}

/** What was typed, in minor units: digits with at most two behind a point or a comma. PAY-015 */
export function refillAmount(text: string): RefillAmount {
  const match = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  const minor = match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
  const isWithin = minor !== null && minor >= LEAST_MINOR && minor <= MOST_MINOR;
  return { minor: isWithin ? minor : null, leastMinor: LEAST_MINOR, mostMinor: MOST_MINOR };
}
