import type { Scheme } from '@livery/brand-kit/theme';
import { type Language, languages, shippedLanguages } from '@livery/i18n/languages';
import { brandIds, firstBrand } from './brands.ts';

/** Value of the brand in the toolbar that shows a story in every brand at once. */
const ALL_BRANDS = 'all';
/** The theme decides: its own density, its own scheme or the device's. */
const OWN = 'own';

const densities = ['comfortable', 'compact', 'tv'] as const;
type Density = (typeof densities)[number];

/** Windows that a look is judged in, px. A television set is a wide window read from ten feet. */
const viewports = {
  '390': { title: '390 phone', width: 390, height: 844 },
  '820': { title: '820 tablet', width: 820, height: 1180 },
  '1440': { title: '1440 desktop', width: 1440, height: 900 },
  '1920': { title: '1920 desktop', width: 1920, height: 1080 },
  tv: { title: '1920 TV', width: 1920, height: 1080, density: 'tv' },
} as const satisfies Record<string, { title: string; width: number; height: number; density?: Density }>;

/** What the toolbar says of one story: a single look, or windows side by side. */
export interface ToolbarChoice {
  readonly brands: readonly string[];
  /** Undefined follows the device where the brand has both schemes. */
  readonly scheme: Scheme | undefined;
  readonly language: Language;
  readonly density: Density | undefined;
  readonly window: { readonly width: number; readonly height: number } | undefined;
}

/** Storybook reads "390" out of an address as a number. */
const oneOf = <Value extends string>(value: unknown, known: readonly Value[]): Value | undefined =>
  known.find((candidate) => candidate === String(value));

/** Reads Storybook's globals; what is unknown is as if it were not chosen. */
export function readToolbar(globals: Readonly<Record<string, unknown>>): ToolbarChoice {
  const name = oneOf(globals['window'], Object.keys(viewports) as (keyof typeof viewports)[]);
  const window: { width: number; height: number; density?: Density } | undefined = name && viewports[name];
  const brand = oneOf(globals['brand'], brandIds) ?? firstBrand;
  return {
    brands: globals['brand'] === ALL_BRANDS ? brandIds : [brand],
    scheme: oneOf(globals['scheme'], ['dark', 'light']),
    language: oneOf(globals['language'], shippedLanguages) ?? 'ru',
    density: window?.density ?? oneOf(globals['density'], densities),
    window,
  };
}

/** The globals of one window: the choice for one brand, in whatever room it has. */
export const globalsOf = ({ scheme, language, density }: ToolbarChoice, brand: string): string =>
  Object.entries({ brand, scheme: scheme ?? 'system', language, density: density ?? OWN, window: OWN })
    .map((pair) => pair.join(':'))
    .join(';');

const menu = (
  description: string,
  icon: 'paintbrush' | 'contrast' | 'globe' | 'component' | 'browser',
  items: readonly { value: string; title: string }[],
) => ({ description, toolbar: { icon, items: [...items], dynamicTitle: true } });
const asItems = (values: readonly string[]) => values.map((value) => ({ value, title: value }));

export const toolbarMenus = {
  brand: menu('Brand', 'paintbrush', [{ value: ALL_BRANDS, title: 'All brands' }, ...asItems(brandIds)]),
  scheme: menu('Scheme', 'contrast', asItems(['system', 'dark', 'light'])),
  language: menu(
    'Language',
    'globe',
    shippedLanguages.map((code) => ({ value: code, title: languages[code].ownName })),
  ),
  density: menu('Density', 'component', [{ value: OWN, title: "Brand's density" }, ...asItems(densities)]),
  window: menu('Window', 'browser', [
    { value: OWN, title: 'Fills the canvas' },
    ...Object.entries(viewports).map(([value, { title }]) => ({ value, title })),
  ]),
};

export const firstChoice = { brand: firstBrand, scheme: 'system', language: 'ru', density: OWN, window: OWN };
