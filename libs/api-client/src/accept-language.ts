/** What the API speaks. */
export type ApiLanguage = 'kk' | 'ru' | 'en' | 'uz';

const NEAREST: Readonly<Record<string, ApiLanguage>> = { kk: 'kk', ru: 'ru', en: 'en', uz: 'uz', ky: 'ru', tg: 'ru' };

/** The language to ask the API in for an interface language: the same, a near one, else English (API-002). */
export function acceptLanguage(interfaceLanguage: string): ApiLanguage {
  const [base = ''] = interfaceLanguage.toLowerCase().split(/[-_]/);
  return NEAREST[base] ?? 'en';
}
