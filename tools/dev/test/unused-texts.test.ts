import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PaymentWish, successMessage } from '@livery/domain/payment';
import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';
import { productSources, type Source, sourceOf, walk } from '../src/reach/sources.ts';
import { isTestPath } from '../src/cuts/web-program.ts';
import { ROOT } from '../src/run.ts';

/** Keys that are put together where they are shown, as the source writes them; `*` is what is put in. */
const TEMPLATES: readonly string[] = [
  'device_*',
  'diagnostics_*',
  'filter_*',
  'filter_*_any',
  'new_year_*',
  'parental_protects_*',
  'player_notice_*_lost',
  'player_subtitle_*',
  'player_subtitle_colour_*',
  'player_subtitle_ground_*',
  'player_subtitle_size_*',
  'related_*',
  'sign_in_by_*',
  'spots_code_*',
];
const PURPOSES: Readonly<Record<PaymentWish['purpose'], true>> = {
  ...{ packet: true, content: true, refill: true, debt: true, card: true },
};
const SUCCESSES: Readonly<Record<ReturnType<typeof successMessage>, true>> = {
  payment_success_packet: true,
  payment_success_content: true,
  payment_success_refill: true,
  payment_success_debt: true,
  payment_success_card: true,
  payment_success_paused: true,
  payment_success_planned: true,
  payment_success_replaced: true,
};
/** The same where a type names what is put in: what it names no more is shown no more. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  'pay_for_*': Object.keys(PURPOSES).map((purpose) => `pay_for_${purpose}`),
  'payment_success_*': Object.keys(SUCCESSES),
};
/** The words are one text, and with more said another. */
const SUFFIXES: readonly string[] = ['*_on', '*_text'];
/** Named by the specification of the messages, and shown by no screen. API-094 */
const KEPT: readonly string[] = ['error_none_field_is_selected'];

const PLURAL = /_(zero|one|two|few|many|other)$/;
const COMMON = 'libs/i18n/locales/ru/translation.json';

/** Where a text may be asked for: the libraries, and what builds the page around them. */
const SHOWS = ['{libs,libs/features}/*/src/**/*.{ts,tsx}', 'tools/vite-brand/src/**/*.ts'];

/** Every text of the product by its key; a plural by its stem. */
function textKeys(): readonly string[] {
  const files = globSync('libs/**/src/**/texts.json', { cwd: ROOT, exclude: ['**/node_modules/**'] });
  const keys = [COMMON, ...files.filter((path) => !isTestPath(path))].flatMap((path) =>
    Object.keys(JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as object),
  );
  const all = new Set(keys);
  const stem = (key: string) => key.replace(PLURAL, '');
  return [...new Set(keys.map((key) => (all.has(`${stem(key)}_other`) ? stem(key) : key)))];
}

interface Said {
  readonly words: ReadonlySet<string>;
  readonly templates: ReadonlySet<string>;
}

/** What the source says as values: a list of keys that is only a type shows nothing. */
function saidIn(sources: readonly Source[]): Said {
  const words = new Set<string>();
  const templates = new Set<string>();
  for (const { file } of sources) {
    walk(file, (node) => {
      if (ts.isStringLiteralLike(node) && !ts.isLiteralTypeNode(node.parent)) words.add(node.text);
      if (ts.isTemplateExpression(node))
        templates.add([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('*'));
    });
  }
  return { words, templates };
}

const matches = (template: string, key: string): boolean => {
  const [before = '', after = ''] = template.split('*');
  return key.length > before.length + after.length && key.startsWith(before) && key.endsWith(after);
};

function unusedTexts(keys: readonly string[], { words }: Said): readonly string[] {
  const bySuffix = (key: string) =>
    SUFFIXES.some((suffix) => matches(suffix, key) && words.has(key.slice(0, 1 - suffix.length)));
  return keys.filter(
    (key) =>
      !words.has(key) &&
      !bySuffix(key) &&
      !Object.values(TYPED).some((named) => named.includes(key)) &&
      !TEMPLATES.some((template) => matches(template, key)),
  );
}

let said: Said;
beforeAll(() => void (said = saidIn(productSources(SHOWS))));

it('BRAND-025 each text is shown somewhere', () => {
  // Both ways: what is shown leaves the list.
  expect(unusedTexts(textKeys(), said)).toEqual(KEPT);
  expect(
    [...TEMPLATES, ...Object.keys(TYPED), ...SUFFIXES].filter((template) => !said.templates.has(template)),
  ).toEqual([]);
});

it('finds a text that nobody shows', () => {
  const source = "type Key = 'typed'; t('said'); t('words'); t(`device_${name}`);";
  const shown = saidIn([sourceOf('libs/widgets/src/a.ts', source)]);
  const seen = ['said', 'words_on', 'device_web', 'pay_for_card'];
  expect(unusedTexts([...seen, 'device_', 'typed', 'other_on', 'pay_for_nothing'], shown)).toEqual([
    'device_',
    'typed',
    'other_on',
    'pay_for_nothing',
  ]);
});
