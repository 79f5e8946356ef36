import type { Translation } from './keys.ts';
import type { Language } from './languages.ts';

/** The texts that every page needs; a capability's own texts are an area by its name. */
export const COMMON_TEXTS = 'translation';

/** Brings the texts of one area in one language; rejects when they cannot be had. */
export type LocaleLoader = (language: Language, area?: string) => Promise<Translation>;

export function localeUrl(language: Language, appVersion: string, area = COMMON_TEXTS): string {
  return `/locales/${language}/${area}.json?v=${encodeURIComponent(appVersion)}`;
}

/**
 * Loads translation files from the site itself, with the application version in the query so that a new release is never
 * read through an old cache (CALL-088). `early` holds requests that the page started before any script was loaded: each is
 * used once, and when it failed the file is asked for again.
 */
export function createLocaleLoader(options: {
  readonly appVersion: string;
  readonly early?: Partial<Record<Language, Promise<unknown>>>;
  readonly fetch?: typeof globalThis.fetch;
}): LocaleLoader {
  const request = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args));
  const early: Partial<Record<Language, Promise<unknown>>> = { ...options.early };

  return async (language, area = COMMON_TEXTS) => {
    const started = area === COMMON_TEXTS ? early[language] : undefined;
    if (started) delete early[language];
    if (started) {
      const answer = await started.catch(() => undefined);
      if (isTranslation(answer)) return answer;
    }
    const url = localeUrl(language, options.appVersion, area);
    const response = await request(url);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    const answer: unknown = await response.json();
    if (!isTranslation(answer)) throw new Error(`${url} is not a flat table of texts`);
    return answer;
  };
}

function isTranslation(value: unknown): value is Translation {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
