import { type ReactNode, createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Formats, createFormats } from './formats.ts';
import type { I18n, I18nSnapshot, Translate } from './i18n.ts';
import type { Language } from './languages.ts';

const I18nContext = createContext<I18n | null>(null);
const FormatsContext = createContext<Formats | null>(null);

/**
 * Gives the texts to the screens below, keeps `<html lang>` true for screen readers and hyphenation, and builds the
 * formats of the language. `timeZone` is the viewer's by default; tests and the schedule of another country name theirs.
 */
export function LanguageProvider({
  i18n,
  timeZone,
  children,
}: {
  readonly i18n: I18n;
  readonly timeZone?: string;
  readonly children: ReactNode;
}) {
  const { language } = useSyncExternalStore(i18n.subscribe, i18n.snapshot);
  const formats = useMemo(() => createFormats(timeZone ? { language, timeZone } : { language }), [language, timeZone]);
  useEffect(() => {
    const root = document.documentElement;
    // Written again, the same value would have the whole page styled anew.
    if (root.lang !== language) root.lang = language;
  }, [language]);
  return (
    <I18nContext value={i18n}>
      <FormatsContext value={formats}>{children}</FormatsContext>
    </I18nContext>
  );
}

function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useT() needs <LanguageProvider>');
  return i18n;
}

function useSnapshot(): I18nSnapshot {
  const i18n = useI18n();
  return useSyncExternalStore(i18n.subscribe, i18n.snapshot);
}

/** The translate function of the current language: `t('action_close')`, `t('seasons_count', { count })`. */
export function useT(): Translate {
  return useSnapshot().t;
}

/** The current language and the way to change it. */
export function useLanguage(): { readonly language: Language; readonly setLanguage: I18n['setLanguage'] } {
  return { language: useSnapshot().language, setLanguage: useI18n().setLanguage };
}

/** Dates, times, durations and numbers as the current language writes them. */
export function useFormats(): Formats {
  const formats = useContext(FormatsContext);
  if (!formats) throw new Error('useFormats() needs <LanguageProvider>');
  return formats;
}
