import type { BrandProblem } from './problem.ts';

type Kind = 'text' | 'list' | 'group';

const holds: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  list: (value) => Array.isArray(value),
  group: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

type Shape = Readonly<Record<string, Kind>>;

/** Fields that everything else builds upon; a group stands before what is in it. */
const BRAND: Shape = {
  id: 'text',
  name: 'text',
  providerShortname: 'text',
  languages: 'list',
  defaultLanguage: 'text',
  page: 'group',
  'page.title': 'group',
  'page.description': 'group',
  market: 'group',
  'market.country': 'text',
  'market.currency': 'text',
  'market.phonePrefix': 'text',
  loginMethods: 'list',
  paymentPaths: 'list',
  legal: 'group',
  'legal.company': 'text',
  'legal.agreement': 'text',
  'legal.privacy': 'text',
  'legal.terms': 'text',
  support: 'group',
};

const THEME: Shape = {
  scheme: 'text',
  palettes: 'group',
  font: 'group',
  'font.text': 'text',
  'font.display': 'text',
  'font.weight': 'group',
  'font.files': 'group',
  'font.files.faces': 'list',
  'font.files.fallbacks': 'list',
  type: 'group',
  radius: 'group',
  space: 'list',
  shadow: 'group',
  motion: 'group',
  'motion.fast': 'text',
  'motion.normal': 'text',
  'motion.slow': 'text',
  focus: 'group',
  layout: 'group',
  variant: 'group',
};

const valueAt = (whole: unknown, field: string): unknown =>
  field.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], whole);

function* gaps(file: string, whole: unknown, shape: Shape): Generator<BrandProblem> {
  if (!holds.group(whole)) {
    yield { file, field: 'default export', value: 'missing', reason: 'the file exports it' };
    return;
  }
  const broken: string[] = [];
  for (const [field, kind] of Object.entries(shape)) {
    if (broken.some((group) => field.startsWith(`${group}.`))) continue;
    const value = valueAt(whole, field);
    if (holds[kind](value)) continue;
    broken.push(field);
    const shown = value === undefined ? 'missing' : (JSON.stringify(value) ?? 'unreadable');
    yield { file, field, value: shown, reason: `it must be a ${kind}` };
  }
}

/** What a brand and a theme lack altogether, as when a file is begun or comes from a hurry past the types. */
export function checkShape(brand: unknown, theme: unknown): readonly BrandProblem[] {
  return [...gaps('brand.ts', brand, BRAND), ...gaps('theme.ts', theme, THEME)];
}
