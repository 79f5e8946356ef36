/** The languages that titles and descriptions come in; interfaces have more, and fall back to these. */
export const LANGUAGES = ['ru', 'kk', 'uz', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
/** One text in every content language. */
export type Localised = Readonly<Record<Language, string>>;

export function localised(ru: string, kk: string, uz: string, en: string): Localised {
  return { ru, kk, uz, en };
}
