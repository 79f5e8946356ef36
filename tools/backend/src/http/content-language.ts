import type { Language } from '../world/localised.ts';

/** Interface languages that have no texts of their own and what their speakers read best; all others read English. */
const NEAREST: Readonly<Record<string, Language>> = { ru: 'ru', kk: 'kk', uz: 'uz', en: 'en', ky: 'ru', tg: 'ru' };

/** What is spoken where the service is at home, for a client that says nothing. */
const DEFAULT_LANGUAGE: Language = 'ru';

/** The content language for an `Accept-Language` header: the best liked one, by its nearest relative among ru, kk, uz, en. */
export function contentLanguage(acceptLanguage: string | undefined): Language {
  const liked = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
      return { language: tag.toLowerCase().split('-')[0] ?? '', quality: Number.isFinite(quality) ? quality : 0 };
    })
    .filter(({ language, quality }) => /^[a-z]{2,3}$/.test(language) && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  const first = liked[0];
  if (!first) return DEFAULT_LANGUAGE;
  const known = liked.find(({ language }) => language in NEAREST);
  return (known && NEAREST[known.language]) ?? 'en';
}
