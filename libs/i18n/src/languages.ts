/**
 * The interface languages of the product, in one table (MISC-044, BRAND-024).
 *
 * `serverLanguage` is for whoever speaks only Kazakh, Russian, English and Uzbek: the Accept-Language header, legal
 * documents, the super-app promo (MISC-043, MISC-045, BRAND-023). `shipped` says that complete translations exist.
 */
export type ServerLanguage = 'kk' | 'ru' | 'en' | 'uz';

export interface LanguageFacts {
  /** The language's name in itself, as the language menu shows it. */
  readonly ownName: string;
  readonly serverLanguage: ServerLanguage;
  readonly shipped: boolean;
}

export const languages = {
  ru: { ownName: 'Русский', serverLanguage: 'ru', shipped: true },
  kk: { ownName: 'Қазақша', serverLanguage: 'kk', shipped: true },
  uz: { ownName: 'Oʻzbekcha', serverLanguage: 'uz', shipped: true },
  en: { ownName: 'English', serverLanguage: 'en', shipped: true },
  ky: { ownName: 'Кыргызча', serverLanguage: 'ru', shipped: false },
  tg: { ownName: 'Тоҷикӣ', serverLanguage: 'ru', shipped: false },
  bg: { ownName: 'Български', serverLanguage: 'en', shipped: false },
  ka: { ownName: 'ქართული', serverLanguage: 'en', shipped: false },
  lv: { ownName: 'Latviešu', serverLanguage: 'en', shipped: false },
  az: { ownName: 'Azərbaycanca', serverLanguage: 'en', shipped: false },
  ro: { ownName: 'Română', serverLanguage: 'en', shipped: false },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as Language[];
export const shippedLanguages = languageCodes.filter((code) => languages[code].shipped);

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(languages, code);
}

/** The language to ask of a server that knows only kk, ru, en and uz (BRAND-023). An unknown code gives Russian. */
export function serverLanguage(code: string): ServerLanguage {
  return isLanguage(code) ? languages[code].serverLanguage : 'ru';
}

/** Where a text is looked for: the language itself, the one it is mapped to, Russian, English (BRAND-025). */
export function fallbackChain(language: Language): Language[] {
  return [...new Set<Language>([language, serverLanguage(language), 'ru', 'en'])];
}

/**
 * The language to start with: the stored choice, else the first browser language that the brand has, else the brand's
 * default (BRAND-026). Browser languages come as tags such as `kk-KZ`; only their first part counts.
 */
export function chooseLanguage(choice: {
  readonly enabled: readonly Language[];
  readonly fallback: Language;
  readonly stored?: string | null | undefined;
  readonly browser?: readonly string[];
}): Language {
  const wanted = [choice.stored ?? '', ...(choice.browser ?? [])].map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  for (const code of wanted) if (isLanguage(code) && choice.enabled.includes(code)) return code;
  return choice.fallback;
}
