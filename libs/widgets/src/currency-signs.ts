import type { Language } from '@livery/i18n/languages';

const CYRILLIC: ReadonlySet<Language> = new Set(['ru', 'kk', 'ky', 'tg', 'bg']);

/** Signs by ISO code. A currency without one has its name, in Latin and in Cyrillic letters. */
const SIGNS: Readonly<Record<string, string | readonly [latin: string, cyrillic: string]>> = {
  KZT: '₸',
  RUB: '₽',
  GEL: '₾',
  AZN: '₼',
  EUR: '€',
  USD: '$',
  RON: 'lei',
  UZS: ['soʻm', 'сум'],
  KGS: ['som', 'сом'],
  TJS: ['somoni', 'сомони'],
};

/** What stands behind an amount; undefined for a currency that is none of these. */
export function currencySign(isoCode: string, language: Language): string | undefined {
  const sign = SIGNS[isoCode];
  return typeof sign === 'object' ? sign[CYRILLIC.has(language) ? 1 : 0] : sign;
}
