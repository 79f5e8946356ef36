import { describe, expect, it } from 'vitest';
import {
  chooseLanguage,
  fallbackChain,
  languageCodes,
  languages,
  serverLanguage,
  shippedLanguages,
} from './languages.ts';

describe('languages', () => {
  it('knows the eleven interface languages', () => {
    expect([...languageCodes].sort()).toEqual(['az', 'bg', 'en', 'ka', 'kk', 'ky', 'lv', 'ro', 'ru', 'tg', 'uz']);
  });

  it('API-002 MISC-043 MISC-045 BRAND-023 maps every language to one that servers know', () => {
    expect(Object.fromEntries(languageCodes.map((code) => [code, serverLanguage(code)]))).toEqual({
      ru: 'ru',
      kk: 'kk',
      uz: 'uz',
      en: 'en',
      ky: 'ru',
      tg: 'ru',
      bg: 'en',
      ka: 'en',
      lv: 'en',
      az: 'en',
      ro: 'en',
    });
    expect(serverLanguage('xx')).toBe('ru');
  });

  it('BRAND-025 looks for a text in the language, its mapped one, Russian, English', () => {
    expect(fallbackChain('ka')).toEqual(['ka', 'en', 'ru']);
    expect(fallbackChain('ky')).toEqual(['ky', 'ru', 'en']);
    expect(fallbackChain('ru')).toEqual(['ru', 'en']);
  });

  it('BRAND-026 starts with the stored choice, then the browser, then the default of the brand', () => {
    const enabled = ['kk', 'ru', 'en'] as const;
    expect(chooseLanguage({ enabled, fallback: 'ru', stored: 'en', browser: ['kk-KZ'] })).toBe('en');
    expect(chooseLanguage({ enabled, fallback: 'ru', stored: null, browser: ['de-DE', 'kk-KZ', 'ru'] })).toBe('kk');
    expect(chooseLanguage({ enabled, fallback: 'ru', stored: 'uz', browser: ['de'] })).toBe('ru');
  });

  it('ships a language only when it can name itself', () => {
    expect(shippedLanguages).toEqual(['ru', 'kk', 'uz', 'en']);
    for (const code of languageCodes) expect(languages[code].ownName).not.toBe('');
  });
});
