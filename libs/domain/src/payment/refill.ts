/** What may be topped up in a currency. Amounts in minor units. */
export interface RefillTerms {
  /** Offered as buttons. */
  readonly presetsMinor: readonly number[];
  readonly leastMinor: number;
  readonly mostMinor: number;
  /** Digits that are typed behind the point: none where nobody pays in hundredths. */
  readonly decimals: 0 | 2;
}

/** The first amount that is offered, in whole units by ISO code: about what two weeks of television cost there. */
const FIRST_OFFERS: Readonly<Record<string, number>> = {
  KZT: 1_000,
  UZS: 20_000,
  KGS: 200,
  RUB: 200,
  TJS: 20,
  GEL: 10,
  AZN: 5,
  RON: 20,
  EUR: 5,
  USD: 5,
};
/** Nobody knows what an amount of it is worth: none is offered, and hardly any is refused. */
const UNKNOWN: RefillTerms = { presetsMinor: [], leastMinor: 100, mostMinor: 1_000_000_000, decimals: 2 };

export function refillTerms(currency: string): RefillTerms {
  const first = FIRST_OFFERS[currency];
  if (!first) return UNKNOWN;
  return {
    presetsMinor: [1, 2, 5].map((times) => times * first * 100),
    leastMinor: first * 10,
    mostMinor: first * 50_000,
    decimals: first < 100 ? 2 : 0,
  };
}

/** What was typed, in minor units: digits, and behind a point or a comma as many as the currency has. Null where it is no amount, or too little, or too much. PAY-015 */
export function refillAmount(text: string, { leastMinor, mostMinor, decimals }: RefillTerms): number | null {
  const [, units, behind = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (units === undefined || behind.length > decimals) return null;
  const minor = Number(units) * 100 + Number(behind.padEnd(2, '0'));
  return minor >= leastMinor && minor <= mostMinor ? minor : null;
}
