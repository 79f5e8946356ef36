import { describe, expect, it, vi } from 'vitest';
import english from '../locales/en/translation.json';
import kazakh from '../locales/kk/translation.json';
import russian from '../locales/ru/translation.json';
import { type I18nProblem, createI18n, createLocaleLoader } from './i18n.ts';
import type { Translation } from './keys.ts';
import type { Language } from './languages.ts';

const shipped: Partial<Record<Language, Translation>> = { ru: russian, kk: kazakh, en: english };

/** A loader over the real texts that remembers what was asked, with languages taken away or replaced. */
function loaderOf(tables: Partial<Record<Language, Translation>> = shipped) {
  return vi.fn((language: Language) => {
    const table = tables[language];
    return table ? Promise.resolve(table) : Promise.reject(new Error(`no ${language}`));
  });
}

describe('createI18n', () => {
  it('loads the wanted language only, and answers with its texts and plural forms', async () => {
    const load = loaderOf();
    const { t, language } = (await createI18n({ language: 'ru', load })).snapshot();
    expect(language).toBe('ru');
    expect(load.mock.calls).toEqual([['ru', 'translation']]);
    expect(t('action_close')).toBe('Закрыть');
    expect(t('hero_next', { title: 'Дала <үні>' })).toBe('Далее: Дала <үні>');
    expect([0, 1, 2, 5, 21].map((count) => t('seasons_count', { count }))).toEqual([
      '0 сезонов',
      '1 сезон',
      '2 сезона',
      '5 сезонов',
      '21 сезон',
    ]);
  });

  it('groups large counts by the language and makes no formatter for small ones', async () => {
    const { t } = (await createI18n({ language: 'ru', load: loaderOf() })).snapshot();
    const made = vi.spyOn(Intl, 'NumberFormat');
    expect(t('seasons_count', { count: 999 })).toBe('999 сезонов');
    expect(made).not.toHaveBeenCalled();
    expect(t('seasons_count', { count: 12_345 }).replaceAll(/\s/g, ' ')).toBe('12 345 сезонов');
    expect(made).toHaveBeenCalled();
    made.mockRestore();
  });

  it('BRAND-025 starts in the next language of the chain when the wanted one cannot be loaded', async () => {
    const problems: I18nProblem[] = [];
    const i18n = await createI18n({ language: 'ka', load: loaderOf(), report: (problem) => problems.push(problem) });
    expect(i18n.snapshot().language).toBe('en');
    expect(i18n.snapshot().t('action_close')).toBe('Close');
    expect(problems).toMatchObject([{ kind: 'languageNotLoaded', language: 'ka' }]);
  });

  it('BRAND-025 a text missing in one language comes from the next, which is loaded then', async () => {
    const { action_close: _gone, ...rest } = kazakh;
    const problems: I18nProblem[] = [];
    const load = loaderOf({ ...shipped, kk: rest });
    const i18n = await createI18n({ language: 'kk', load, report: (problem) => problems.push(problem) });
    const heard = vi.fn();
    i18n.subscribe(heard);

    expect(i18n.snapshot().t('action_close')).toBe('');
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    expect(i18n.snapshot().t('action_close')).toBe('Закрыть');
    expect(load.mock.calls).toEqual([
      ['kk', 'translation'],
      ['ru', 'translation'],
    ]);
    expect(problems).toContainEqual({ kind: 'missingText', key: 'action_close', language: 'kk' });
  });

  it('looks for a text without values once, however often it is drawn', async () => {
    const problems: I18nProblem[] = [];
    const load = loaderOf({ ru: {} as Translation });
    const { t } = (await createI18n({ language: 'ru', load, report: (problem) => problems.push(problem) })).snapshot();
    expect([t('action_close'), t('action_close')]).toEqual(['', '']);
    expect(problems.filter(({ kind }) => kind === 'missingText')).toHaveLength(1);
  });

  it('reports a placeholder without a value and shows no braces', async () => {
    const problems: I18nProblem[] = [];
    const i18n = await createI18n({ language: 'ru', load: loaderOf(), report: (problem) => problems.push(problem) });
    expect(i18n.snapshot().t('hero_next')).toBe('Далее: ');
    expect(problems).toMatchObject([{ kind: 'missingValue' }]);
  });

  it('switches with one new snapshot, and stays when the new language cannot be loaded', async () => {
    const i18n = await createI18n({ language: 'ru', load: loaderOf() });
    const before = i18n.snapshot();
    const heard = vi.fn();
    const leave = i18n.subscribe(heard);
    expect(i18n.snapshot()).toBe(before);

    await expect(i18n.setLanguage('lv')).rejects.toThrow('lv');
    expect(i18n.snapshot()).toBe(before);
    expect(heard).not.toHaveBeenCalled();

    await i18n.setLanguage('en');
    expect(i18n.snapshot().t('seasons_count', { count: 1 })).toBe('1 season');
    expect(heard).toHaveBeenCalledTimes(1);
    leave();
    await i18n.setLanguage('ru');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('ACC-049 NAV-097 whatever comes last, the language that was chosen last stays', async () => {
    const come = new Map<Language, () => void>();
    const load = async (language: Language): Promise<Translation> => {
      if (language !== 'ru') await new Promise<void>((resolve) => come.set(language, resolve));
      return shipped[language] ?? russian;
    };
    const i18n = await createI18n({ language: 'ru', load });
    const kazakhFirst = i18n.setLanguage('kk');
    expect(await i18n.setLanguage('ru')).toBe(true);
    come.get('kk')?.();
    expect(await kazakhFirst).toBe(false);
    expect(i18n.snapshot().language).toBe('ru');

    const englishFirst = i18n.setLanguage('en');
    expect(await i18n.setLanguage('kk')).toBe(true);
    come.get('en')?.();
    expect(await englishFirst).toBe(false);
    expect(i18n.snapshot().language).toBe('kk');
  });
});

describe('createLocaleLoader', () => {
  const answer = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));

  it('CALL-088 asks /locales/{lng}/translation.json with the application version', async () => {
    const fetch = vi.fn(() => answer({ a: 'b' }));
    await createLocaleLoader({ appVersion: '190', fetch })('kk');
    expect(fetch).toHaveBeenCalledWith('/locales/kk/translation.json?v=190');
  });

  it('uses what the page asked for early once, and asks itself when that failed', async () => {
    const fetch = vi.fn(() => answer({ from: 'fetch' }));
    const early = { ru: Promise.resolve({ from: 'early' }), kk: Promise.reject(new Error('reset')) };
    const load = createLocaleLoader({ appVersion: '190', fetch, early });
    expect(await load('ru')).toEqual({ from: 'early' });
    expect(await load('kk')).toEqual({ from: 'fetch' });
    expect(await load('ru')).toEqual({ from: 'fetch' });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('rejects an error status and anything but a flat table of texts', async () => {
    const load = (response: Promise<Response>) => createLocaleLoader({ appVersion: '1', fetch: () => response })('ru');
    await expect(load(answer({}, 404))).rejects.toThrow('404');
    await expect(load(answer({ nested: { text: 'x' } }))).rejects.toThrow('flat');
    await expect(load(answer(['x']))).rejects.toThrow('flat');
  });
});
