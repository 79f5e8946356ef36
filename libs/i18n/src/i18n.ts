import { createValue } from '@livery/value';
import { createInstance } from 'i18next';
import { numberFormat } from './formats.ts';
import type { TextKey, TextValues, Translate, Translation } from './keys.ts';
import { type Language, fallbackChain } from './languages.ts';
import { COMMON_TEXTS, type LocaleLoader } from './locale-loader.ts';

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
  /**
   * Loads the language if needed, then switches to it; false when another one was chosen meanwhile, which then stays. Rejects, and changes nothing,
   * when its texts cannot be loaded.
   */
  setLanguage(language: Language): Promise<boolean>;
  /** Loads the texts of a capability, once; from then on each language comes with them. Rejects when they cannot be had. */
  addTexts(area: string): Promise<void>;
}

export type I18nProblem =
  | { readonly kind: 'missingText'; readonly key: string; readonly language: string }
  | { readonly kind: 'missingValue'; readonly key: string; readonly placeholder: string }
  | { readonly kind: 'languageNotLoaded'; readonly language: Language; readonly reason: unknown };

const NAMESPACE = COMMON_TEXTS;

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

  // A site's build leaves out of i18next what these options do not use: tools/vite-brand/src/smaller-libraries/i18next.ts.
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

  /** The common texts, and those of the capabilities that have been used. */
  const areas = new Set([COMMON_TEXTS]);
  /** Areas of a language that are here, or on their way. */
  const loaded = new Map<string, Promise<boolean>>();

  async function load(language: Language): Promise<boolean> {
    const here = await Promise.all([...areas].map((area) => loadArea(language, area)));
    return here.every(Boolean);
  }

  function loadArea(language: Language, area: string): Promise<boolean> {
    const key = `${language}/${area}`;
    const known = loaded.get(key);
    if (known) return known;
    const coming = options.load(language, area).then(
      (texts: Translation) => {
        i18next.addResourceBundle(language, NAMESPACE, texts);
        return true;
      },
      (reason: unknown) => {
        loaded.delete(key);
        report({ kind: 'languageNotLoaded', language, reason });
        return false;
      },
    );
    loaded.set(key, coming);
    return coming;
  }

  const askedFallbacks = new Set<Language>();
  async function loadNextFallback(): Promise<void> {
    const { language } = current.get();
    const next = fallbackChain(language).find((code) => code !== language && !askedFallbacks.has(code));
    if (!next) return;
    askedFallbacks.add(next);
    if (await load(next)) publish(current.get().language);
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

  /** The viewer's last word. */
  let chosen: Language;
  return {
    snapshot: current.get,
    subscribe: current.subscribe,
    async addTexts(area) {
      areas.add(area);
      let language: Language;
      do {
        ({ language } = current.get());
        if (!(await loadArea(language, area)))
          throw new Error(`The texts of "${area}" in "${language}" could not be loaded`);
        // The viewer may have chosen another one meanwhile.
      } while (language !== current.get().language);
      publish(language);
    },
    async setLanguage(language) {
      chosen = language;
      if (language === current.get().language) return true;
      const isHere = await load(language);
      if (language !== chosen) return false;
      if (!isHere) throw new Error(`The texts of "${language}" could not be loaded`);
      await i18next.changeLanguage(language);
      publish(language);
      return true;
    },
  };
}
