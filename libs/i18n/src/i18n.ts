import { createValue } from '@livery/value';
import { createInstance } from 'i18next';
import { numberFormat } from './formats.ts';
import type { TextKey, TextValues, Translate, Translation } from './keys.ts';
import { type Language, fallbackChain } from './languages.ts';
import type { LocaleLoader } from './locale-loader.ts';

export type { PlainKey, PluralKey, TextKey, TextValues, Translate, Translation } from './keys.ts';
export { createLocaleLoader, localeUrl, type LocaleLoader } from './locale-loader.ts';

/** What the screens see. A new object whenever the language or its texts change, so identity tells change from no change. */
export interface I18nSnapshot {
  readonly language: Language;
  readonly t: Translate;
}

export interface I18n {
  snapshot(): I18nSnapshot;
  subscribe(listener: () => void): () => void;
  /** Loads the language if needed, then switches to it. Rejects, and changes nothing, when its texts cannot be loaded. */
  setLanguage(language: Language): Promise<void>;
}

export type I18nProblem =
  | { readonly kind: 'missingText'; readonly key: string; readonly language: string }
  | { readonly kind: 'missingValue'; readonly key: string; readonly placeholder: string }
  | { readonly kind: 'languageNotLoaded'; readonly language: Language; readonly reason: unknown };

const NAMESPACE = 'translation';

/**
 * Starts the texts. Resolves once a language is there: the wanted one, or when it cannot be loaded the next of its fallback
 * chain (BRAND-025). Other languages are loaded only when a text is missing or the viewer switches.
 */
export async function createI18n(options: {
  readonly language: Language;
  readonly load: LocaleLoader;
  readonly report?: (problem: I18nProblem) => void;
}): Promise<I18n> {
  const report = options.report ?? (() => {});
  const current = createValue<I18nSnapshot>({ language: options.language, t: () => '' });
  const pending = new Map<Language, Promise<boolean>>();

  const i18next = createInstance({
    fallbackLng: (code: string) => fallbackChain(code as Language),
    resources: {},
    ns: [NAMESPACE],
    defaultNS: NAMESPACE,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    saveMissing: true,
    // A missing text is empty until its fallback language has arrived: a raw key is no text for a viewer.
    parseMissingKeyHandler: () => '',
    missingKeyHandler: (_languages, _namespace, key) => {
      report({ kind: 'missingText', key, language: current.get().language });
      void loadNextFallback();
    },
    missingInterpolationHandler: (text, match) => {
      report({ kind: 'missingValue', key: text, placeholder: String(match[0]) });
      return '';
    },
  });

  function load(language: Language): Promise<boolean> {
    if (i18next.hasResourceBundle(language, NAMESPACE)) return Promise.resolve(true);
    const running = pending.get(language);
    if (running) return running;
    const promise = options
      .load(language)
      .then((texts: Translation) => {
        i18next.addResourceBundle(language, NAMESPACE, texts);
        return true;
      })
      .catch((reason: unknown) => {
        report({ kind: 'languageNotLoaded', language, reason });
        return false;
      })
      .finally(() => pending.delete(language));
    pending.set(language, promise);
    return promise;
  }

  const failedFallbacks = new Set<Language>();
  async function loadNextFallback(): Promise<void> {
    const next = fallbackChain(current.get().language).find(
      (code) => !i18next.hasResourceBundle(code, NAMESPACE) && !failedFallbacks.has(code),
    );
    if (!next || pending.has(next)) return;
    if (await load(next)) publish(current.get().language);
    else failedFallbacks.add(next);
  }

  function publish(language: Language): void {
    const translate = i18next.getFixedT(language, NAMESPACE);
    // Most texts have no value in them, and every drawing asks for them again.
    const plain = new Map<TextKey, string>();
    const look = (key: TextKey) => {
      const text = translate(key, {});
      plain.set(key, text);
      return text;
    };
    current.set({
      language,
      t: (key: TextKey, values?: TextValues) =>
        values ? translate(key, { ...values }) : (plain.get(key) ?? look(key)),
    });
  }

  await i18next.init();
  // `{{count, number}}`, as the formats write it.
  i18next.services.formatter?.addCached('number', (language) =>
    numberFormat((language ?? options.language) as Language),
  );
  for (const language of fallbackChain(options.language)) {
    if (!(await load(language))) continue;
    await i18next.changeLanguage(language);
    publish(language);
    break;
  }

  return {
    snapshot: current.get,
    subscribe: current.subscribe,
    async setLanguage(language) {
      if (language === current.get().language) return;
      if (!(await load(language))) throw new Error(`The texts of "${language}" could not be loaded`);
      await i18next.changeLanguage(language);
      publish(language);
    },
  };
}
