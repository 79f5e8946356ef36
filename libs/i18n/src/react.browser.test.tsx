import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import english from '../locales/en/translation.json';
import russian from '../locales/ru/translation.json';
import { createI18n } from './i18n.ts';
import { LanguageProvider, useFormats, useLanguage, useT } from './react.tsx';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});
afterEach(() => {
  document.body.replaceChildren();
});

function Sample() {
  const t = useT();
  const { language } = useLanguage();
  return <p>{`${language}: ${t('seasons_count', { count: 5 })}, ${useFormats().rating(8.4)}`}</p>;
}

it('re-renders texts and formats when the language changes, and keeps <html lang> true', async () => {
  const tables = { ru: russian, en: english };
  const i18n = await createI18n({
    language: 'ru',
    load: (language) =>
      language === 'ru' || language === 'en' ? Promise.resolve(tables[language]) : Promise.reject(new Error(language)),
  });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  act(() =>
    root.render(
      <LanguageProvider i18n={i18n} timeZone="Asia/Almaty">
        <Sample />
      </LanguageProvider>,
    ),
  );
  expect(host.textContent).toBe('ru: 5 сезонов, 8,4');
  expect(document.documentElement.lang).toBe('ru');

  await act(() => i18n.setLanguage('en'));
  expect(host.textContent).toBe('en: 5 seasons, 8.4');
  expect(document.documentElement.lang).toBe('en');
  act(() => root.unmount());
});

it('says what is missing when a screen is rendered without a provider', () => {
  const root = createRoot(document.createElement('div'), { onUncaughtError: () => {} });
  expect(() => act(() => root.render(<Sample />))).toThrow('LanguageProvider');
});
