import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type I18n, type I18nProblem, createI18n } from '@livery/i18n';
import { type Language, languageCodes } from '@livery/i18n/languages';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { brandIds, loadSite, ROOT } from '../site/site.ts';
import { siteFiles } from '../site/site-files.ts';
import { I18NEXT } from './i18next.ts';
import { onlyUsed } from './only-used.ts';
import { usedParts } from './used-parts.ts';

type Texts = Readonly<Record<string, string>>;
type Tables = Partial<Record<Language, Texts>>;

/** `createI18n` as a site has it: with the library that the build leaves. */
async function builtI18n(): Promise<typeof createI18n> {
  const made = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    plugins: [usedParts()],
    build: { write: false, lib: { entry: 'libs/i18n/src/i18n.ts', formats: ['es'] } },
  });
  const [output] = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = output?.type === 'chunk' ? output.code : '';
  const built = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { createI18n: typeof createI18n };
  return built.createI18n;
}

/** The texts of a brand by language, as its site serves them. */
async function textsOf(brand: string): Promise<Tables> {
  const site = await loadSite(brand);
  const tables = [...siteFiles(site).files].flatMap(([address, source]) => {
    const language = /^\/locales\/(\w+)\//.exec(address)?.[1];
    return language ? [[language, JSON.parse(String(source)) as Texts] as const] : [];
  });
  const merged: Record<string, Texts> = {};
  for (const [language, texts] of tables) merged[language] = { ...merged[language], ...texts };
  return merged;
}

const brands = brandIds();
const tables = await Promise.all(brands.map(textsOf));
const built = await builtI18n();

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 1.5, -1, 1000, 1_234_567];
/** What a title or a name may hold, and the library reads in a text. */
const WORDS = ['Дала <үні> & "1"', '{{count}} $t(action_close)', '', '{{- name}}, number'];
const PLURAL = /_(zero|one|two|few|many|other)$/;

const valuesFor = (text: string, word: string | number) =>
  Object.fromEntries([...text.matchAll(/\{\{-?\s*(\w+)/g)].map(([, name = '']) => [name, word]));

/** Every text of the language in every way that a screen may ask for it; one that is nowhere; one without its values. */
function everyText({ t }: ReturnType<I18n['snapshot']>, texts: Texts): string[] {
  const ask = t as (key: string, values?: Record<string, string | number>) => string;
  const lines = [ask('nowhere'), ask('nowhere_counted', { count: 2 })];
  for (const [key, text] of Object.entries(texts)) {
    lines.push(ask(key));
    for (const word of [...WORDS, ...COUNTS]) lines.push(ask(key, valuesFor(text, word)));
    for (const count of COUNTS) lines.push(ask(key.replace(PLURAL, ''), { ...valuesFor(text, 'word'), count }));
  }
  return lines;
}

/** What a viewer reads in one language, with its fallback, and in the next language; and what is reported. One line for each. */
async function reading(create: typeof createI18n, from: Language, to: Language, known: Tables): Promise<string[]> {
  const problems: I18nProblem[] = [];
  let notLoaded = () => {};
  const i18n = await create({
    language: from,
    load: (language) => {
      const table = known[language];
      return table ? Promise.resolve(table) : Promise.reject(new Error(language));
    },
    report: (problem) => {
      problems.push(problem);
      if (problem.kind === 'languageNotLoaded') notLoaded();
    },
  });
  const texts = { ...known.ru, ...known[from] };
  const fallback = new Promise<void>((resolve) => {
    notLoaded = resolve;
    i18n.subscribe(resolve);
  });
  const lines = everyText(i18n.snapshot(), texts);
  await fallback;
  lines.push(...everyText(i18n.snapshot(), texts));
  await i18n.setLanguage(to).catch((error: unknown) => lines.push(String(error)));
  return [...lines, ...everyText(i18n.snapshot(), texts), ...problems.map((problem) => JSON.stringify(problem))];
}

/** Where the built library and the whole one part. */
async function differences(from: Language, to: Language, known: Tables) {
  const [mine, whole] = [await reading(built, from, to, known), await reading(createI18n, from, to, known)];
  expect(whole.length).toBeGreaterThan(1000);
  return Array.from({ length: Math.max(mine.length, whole.length) }, (_, at) => [mine[at], whole[at]]).filter(
    ([one, other]) => one !== other,
  );
}

describe.each(brands.map((brand, index) => ({ brand, known: tables[index] ?? {} })))(
  'the texts of $brand',
  ({ known }) => {
    it('are of the kinds that the built library reads: values, and numbers', () => {
      const texts = Object.values(known).flatMap((table) => Object.values(table));
      expect(texts.length).toBeGreaterThan(100);
      expect(texts.filter((text) => text.includes('$t('))).toEqual([]);
      const values = texts.flatMap((text) => [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, value = '']) => value));
      expect(values.filter((value) => !/^\w+(, number)?$/.test(value))).toEqual([]);
      // These are settings of the library, not values, in the library as it comes.
      expect(
        values.filter((value) => /^(lngs?|ns|context|ordinal|replace|interpolation|defaultValue)$/.test(value)),
      ).toEqual([]);
    });
  },
);

it.each(languageCodes)(
  'BRAND-025 the built library says and reports in %s what the whole one does',
  async (language) => {
    const [known = {}] = tables;
    const next = language === 'ru' ? 'en' : 'ru';
    expect((await differences(language, next, known)).slice(0, 9)).toEqual([]);
  },
);

it('BRAND-025 the built library looks for missing texts where the whole one does', async () => {
  const [{ kk = {}, ru = {}, en = {} } = {}] = tables;
  const odd = (texts: Texts) => Object.fromEntries(Object.entries(texts).filter((_, index) => index % 2));
  const known = { kk: odd(kk), ru: odd(odd(ru)), en };
  expect((await differences('kk', 'uz', known)).slice(0, 9)).toEqual([]);
});

it('says which rules find nothing in another version of the library', () => {
  const code = readFileSync(fileURLToPath(import.meta.resolve('i18next')), 'utf8').replaceAll('isObjectHit', 'hit');
  expect(() => onlyUsed(code, I18NEXT)).toThrow('isObjectHit');
});
