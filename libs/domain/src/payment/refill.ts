/** What may be topped up in a currency. Amounts in minor units. */
export interface RefillTerms {
  /** Offered as buttons. */
  readonly presetsMinor: readonly number[];
  readonly leastMinor: number;
  readonly mostMinor: number;
  /** Digits that are typed behind the point: none where nobody pays in hundredths. */
  readonly decimals: 0 | 2;
}

type Row = readonly [presets: readonly number[], least: number, most: number, decimals: 0 | 2];

/** By ISO code, in whole units: about what a month of television costs there, and some of them. */
const ROWS: Readonly<Record<string, Row>> = {
  KZT: [[1_000, 2_000, 5_000], 100, 500_000, 0],
  UZS: [[20_000, 50_000, 100_000], 1_000, 10_000_000, 0],
  KGS: [[200, 500, 1_000], 20, 100_000, 0],
  RUB: [[200, 500, 1_000], 20, 100_000, 0],
  TJS: [[20, 50, 100], 1, 10_000, 2],
  GEL: [[10, 20, 50], 1, 5_000, 2],
  AZN: [[5, 10, 20], 1, 2_000, 2],
  RON: [[20, 50, 100], 1, 5_000, 2],
  EUR: [[5, 10, 20], 1, 1_000, 2],
  USD: [[5, 10, 20], 1, 1_000, 2],
};
/** Nobody knows what an amount of it is worth: none is offered, and hardly any is refused. */
const UNKNOWN: Row = [[], 1, 10_000_000, 2];

export function refillTerms(currency: string): RefillTerms {
  const [presets, least, most, decimals] = ROWS[currency] ?? UNKNOWN;
  return {
    presetsMinor: presets.map((units) => units * 100),
    leastMinor: least * 100,
    mostMinor: most * 100,
    decimals,
  };
}

/** What was typed, in minor units: digits, and behind a point or a comma as many as the currency has. Null where it is no amount, or too little, or too much. PAY-015 */
export function refillAmount(text: string, { leastMinor, mostMinor, decimals }: RefillTerms): number | null {
  const [, units, behind = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (units === undefined || behind.length > decimals) return null;
  const minor = Number(units) * 100 + Number(behind.padEnd(2, '0'));
  return minor >= leastMinor && minor <= mostMinor ? minor : null;
}
