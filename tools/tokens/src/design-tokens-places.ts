/** Where a theme's values stand in a tokens file, and of which type they are there. */
import type { TokenType } from './design-tokens-types.ts';
import {
  BUTTON_LOOKS,
  CARD_LOOKS,
  HERO_LOOKS,
  PALETTE_ROLES,
  TYPE_STEPS,
  type SpecialPalette,
  type Theme,
} from '@livery/brand-kit/theme';

export type ThemeValue = string | number;

export interface Place {
  /** The token's path: `color.dark.accent`. */
  readonly token: string;
  /** The path in the theme: `palettes.dark.accent`. */
  readonly field: string;
  readonly type: TokenType;
}

const SPECIAL: Readonly<Record<keyof SpecialPalette, true>> = {
  ...{ 'accent-from': true, 'accent-to': true, 'progress-from': true, 'progress-to': true },
  ...{ 'selected-from': true, 'selected-to': true, 'text-on-selected': true, good: true, 'text-on-good': true },
  ...{ 'art-button': true, 'text-on-art-button': true, 'text-on-art': true, 'art-scrim': true },
  ...{ 'progress-on-art-from': true, 'progress-on-art-to': true, 'live-on-art': true, 'focus-on-art': true },
};

/** Colours that a palette must have. */
export const REQUIRED_ROLES = Object.keys(PALETTE_ROLES);

/** More steps than any grid has. */
const SPACE_STEPS = 40;

const group = (token: string, field: string, type: TokenType, names: readonly (string | number)[]): Place[] =>
  names.map((name) => ({ token: `${token}.${name}`, field: `${field}.${name}`, type }));

export const PLACES: readonly Place[] = [
  ...(['dark', 'light'] as const).flatMap((scheme) =>
    group(`color.${scheme}`, `palettes.${scheme}`, 'color', [...REQUIRED_ROLES, ...Object.keys(SPECIAL)]),
  ),
  ...group('font.family', 'font', 'fontFamily', ['text', 'display']),
  ...group('font.weight', 'font.weight', 'fontWeight', ['text', 'bold', 'display']),
  { token: 'font.leading.display', field: 'font.displayLeading', type: 'number' },
  ...group('type', 'type', 'dimension', TYPE_STEPS),
  ...group('radius', 'radius', 'dimension', ['s', 'm', 'l', 'pill', 'card', 'picture', 'button']),
  ...group(
    'space',
    'space',
    'dimension',
    Array.from({ length: SPACE_STEPS }, (_, step) => step),
  ),
  ...group('shadow', 'shadow', 'shadow', [1, 2, 3]),
  ...group('motion', 'motion', 'duration', ['fast', 'normal', 'slow']),
  { token: 'motion.ease', field: 'motion.ease', type: 'cubicBezier' },
  ...group('focus', 'focus', 'dimension', ['width', 'gap']),
  { token: 'focus.scale', field: 'focus.scale', type: 'number' },
  { token: 'focus.shadow', field: 'focus.shadow', type: 'shadow' },
  ...group('layout', 'layout', 'dimension', ['gutter', 'measure', 'rowGap', 'heroHeight', 'buttonHeight']),
];

/** Steps of the grid are numbers in a theme and sizes in the format. */
export const isGridStep = ({ field }: Place): boolean => field.startsWith('space.');

/** What the format has no word for: named looks, the scheme, and how display type is set. `null` stands for a length. */
export const SETTINGS: Readonly<Record<string, readonly string[] | null>> = {
  scheme: ['dark', 'light', 'system'],
  'font.displayTracking': null,
  'font.wordSpacing': null,
  'font.displayWordSpacing': null,
  'font.displayCase': ['none', 'uppercase'],
  'font.numeric': ['normal', 'lining-nums'],
  'variant.card': CARD_LOOKS,
  'variant.hero': HERO_LOOKS,
  'variant.button': BUTTON_LOOKS,
  'variant.density': ['comfortable', 'compact', 'tv'] satisfies Theme['variant']['density'][],
};

type Tree = { [name: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The value at a path of a theme; undefined when there is none. */
export function valueAt(theme: Theme, field: string): ThemeValue | undefined {
  let value: unknown = theme;
  for (const name of field.split('.')) value = isTree(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

/** A theme with values laid over it; the given one stays as it was. */
export function withValues(theme: Theme, values: ReadonlyMap<string, ThemeValue>): Theme {
  const copy = structuredClone(theme) as unknown as Tree;
  for (const [field, value] of values) {
    const names = field.split('.');
    let tree = copy;
    for (const name of names.slice(0, -1)) tree = (isTree(tree[name]) ? tree[name] : (tree[name] = {})) as Tree;
    tree[names.at(-1) ?? ''] = value;
  }
  return copy as unknown as Theme;
}

/** Every value that a tokens file can hold, by its path in the theme. */
export function valuesOf(theme: Theme): ReadonlyMap<string, ThemeValue> {
  const fields = ['character', ...Object.keys(SETTINGS), ...PLACES.map(({ field }) => field)];
  return new Map(
    fields.flatMap((field) => {
      const value = valueAt(theme, field);
      return value === undefined ? [] : [[field, value] as const];
    }),
  );
}
