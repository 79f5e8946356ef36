/** A theme as a tokens file in the format of the Design Tokens Community Group. */
import { isGridStep, PLACES, SETTINGS, valueAt, type Place, type ThemeValue } from './design-tokens-places.ts';
import { FROM_TOKEN, TO_TOKEN } from './design-tokens-types.ts';
import { schemesOf, type Theme } from '@livery/brand-kit/theme';

/** Our key under `$extensions`. */
export const EXTENSION = 'tv.livery';

export type DesignTokens = { [name: string]: unknown };

/** A theme's value as CSS: steps of the grid are numbers there. */
const cssOf = (place: Place, value: ThemeValue): ThemeValue => (isGridStep(place) ? `${value}px` : value);

function setToken(tree: DesignTokens, path: string, token: unknown): void {
  const names = path.split('.');
  let group = tree;
  for (const name of names.slice(0, -1)) group = (group[name] ??= {}) as DesignTokens;
  group[names.at(-1) ?? ''] = token;
}

/** The colour token that a shadow names, when the theme has that colour. */
const tokenOfRole = (theme: Theme) => (role: string) => {
  const [scheme = 'dark'] = schemesOf(theme);
  return valueAt(theme, `palettes.${scheme}.${role}`) === undefined ? undefined : `{color.${scheme}.${role}}`;
};

function tokenOf(place: Place, css: ThemeValue, theme: Theme): DesignTokens | undefined {
  const $value = TO_TOKEN[place.type](css, tokenOfRole(theme));
  if ($value === undefined) return undefined;
  const read = FROM_TOKEN[place.type]($value);
  const isExact = 'value' in read && read.value === css;
  return { $type: place.type, $value, ...(!isExact && { $extensions: { [EXTENSION]: { css } } }) };
}

/** The theme as a tokens file, ready for `JSON.stringify`. */
export function themeToDesignTokens(theme: Theme): DesignTokens {
  const unsaid: Record<string, ThemeValue> = {};
  const tokens: DesignTokens = {};
  for (const place of PLACES) {
    const value = valueAt(theme, place.field);
    if (value === undefined) continue;
    const token = tokenOf(place, cssOf(place, value), theme);
    if (token) setToken(tokens, place.token, token);
    else unsaid[place.token] = value;
  }
  const settings = Object.fromEntries(Object.keys(SETTINGS).map((field) => [field, valueAt(theme, field)]));
  return { $description: theme.character, $extensions: { [EXTENSION]: { settings, unsaid } }, ...tokens };
}
