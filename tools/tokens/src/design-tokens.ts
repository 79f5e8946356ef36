/**
 * A tokens file in the format of the Design Tokens Community Group (2025.10), laid over a theme. What it cannot say stands under
 * `$extensions`: named looks at the root, and beside a value the CSS that the value only comes near.
 */
import type { BrandProblem } from '@livery/brand-kit/check';
import { checkTokens } from './design-tokens-check.ts';
import { EXTENSION } from './design-tokens-export.ts';
import { isObject, readTokensFile, type FileProblem, type FoundToken, type TokensFile } from './design-tokens-file.ts';
import { isGridStep, PLACES, SETTINGS, valueAt, valuesOf, withValues } from './design-tokens-places.ts';
import type { Place, ThemeValue } from './design-tokens-places.ts';
import { FROM_TOKEN, TO_TOKEN, type Read } from './design-tokens-types.ts';
import type { Theme } from '@livery/brand-kit/theme';

export { themeToDesignTokens, type DesignTokens } from './design-tokens-export.ts';

export interface ThemeChange {
  readonly field: string;
  readonly from: ThemeValue | undefined;
  readonly to: ThemeValue | undefined;
}

export type TokensResult =
  | { readonly ok: true; readonly theme: Theme; readonly changes: readonly ThemeChange[] }
  | { readonly ok: false; readonly problems: readonly BrandProblem[] };

/** What is found in a file: values by their path in the theme, and what is wrong. */
interface Found {
  readonly values: Map<string, ThemeValue>;
  readonly problems: FileProblem[];
}

/** The CSS that travels beside a value, while it still says what the value says. */
function cssBeside({ extensions }: FoundToken, { type }: Place, value: ThemeValue): ThemeValue {
  const own = extensions[EXTENSION];
  const css = isObject(own) ? own['css'] : undefined;
  if (typeof css !== 'string') return value;
  const nearest = TO_TOKEN[type](css, (role) => `{color.dark.${role}}`);
  const read = nearest === undefined ? undefined : FROM_TOKEN[type](nearest);
  return read && 'value' in read && read.value === value ? css : value;
}

function readToken(token: FoundToken, place: Place): Read {
  if (token.type === undefined) return { reason: `it has no $type, and must have ${place.type}` };
  if (token.type !== place.type) return { reason: `its $type is ${token.type} and must be ${place.type}` };
  const read = FROM_TOKEN[place.type](token.value);
  if ('reason' in read) return read;
  const css = cssBeside(token, place, read.value);
  if (!isGridStep(place)) return { value: css };
  return /^[\d.]+px$/.test(String(css))
    ? { value: Number.parseFloat(String(css)) }
    : { reason: 'a step of the grid is a number of px' };
}

const PLACE_OF = new Map(PLACES.map((place) => [place.token, place]));

function takeTokens({ tokens, named }: TokensFile, { values, problems }: Found): void {
  for (const token of tokens.values()) {
    const place = PLACE_OF.get(token.path);
    const { path, value } = token;
    if (!place && !named.has(path)) problems.push({ path, value, reason: 'a theme has no place for it' });
    if (!place) continue;
    const read = readToken(token, place);
    if ('value' in read) values.set(place.field, read.value);
    else problems.push({ path, value, reason: read.reason });
  }
}

/** A look that the brand brings may have any name of its own. */
const OWN_LOOK = /^variant\.(card|hero|button) own-[a-z0-9-]+$/;

function settingProblem(field: string, value: unknown): string | undefined {
  if (!Object.hasOwn(SETTINGS, field)) return `the settings are ${Object.keys(SETTINGS).join(', ')}`;
  const known = SETTINGS[field];
  const isOwnLook = typeof value === 'string' && OWN_LOOK.test(`${field} ${value}`);
  if (known) return isOwnLook || known.includes(value as string) ? undefined : `it must be one of ${known.join(', ')}`;
  const isLength = typeof value === 'string' && /^(normal|0|-?(\d+\.?\d*|\.\d+)(em|rem|px))$/.test(value);
  return isLength ? undefined : 'it must be a length such as -.01em';
}

function takeSettings(settings: unknown, { values, problems }: Found): void {
  const at = `$extensions.${EXTENSION}.settings`;
  if (settings !== undefined && !isObject(settings))
    problems.push({ path: at, value: settings, reason: 'it must be an object' });
  if (!isObject(settings)) return;
  for (const [field, value] of Object.entries(settings)) {
    const reason = settingProblem(field, value);
    if (reason) problems.push({ path: `${at}.${field}`, value, reason });
    else values.set(field, value as string);
  }
}

/** Values that the format has no word for, such as no measure at all: only those that the theme knows already. */
function takeUnsaid(unsaid: unknown, base: Theme, { values, problems }: Found): void {
  const at = `$extensions.${EXTENSION}.unsaid`;
  if (unsaid !== undefined && !isObject(unsaid))
    problems.push({ path: at, value: unsaid, reason: 'it must be an object' });
  if (!isObject(unsaid)) return;
  for (const [token, value] of Object.entries(unsaid)) {
    const field = PLACE_OF.get(token)?.field;
    const isKnown =
      field !== undefined && (valueAt(base, field) === value || (token === 'layout.measure' && value === 'none'));
    if (!isKnown) problems.push({ path: `${at}.${token}`, value, reason: 'the theme must have this value already' });
    else if (values.has(field))
      problems.push({ path: token, value, reason: 'it stands in the file twice: as a token and under unsaid' });
    else values.set(field, value as ThemeValue);
  }
}

function takeRoot(json: unknown, base: Theme, found: Found): void {
  if (!isObject(json)) return;
  const { $description: character, $extensions: extensions } = json;
  if (typeof character === 'string') found.values.set('character', character);
  const own = isObject(extensions) ? extensions[EXTENSION] : undefined;
  if (own === undefined) return;
  const at = `$extensions.${EXTENSION}`;
  if (!isObject(own)) return void found.problems.push({ path: at, value: own, reason: 'it must be an object' });
  for (const [name, value] of Object.entries(own))
    if (name !== 'settings' && name !== 'unsaid')
      found.problems.push({ path: `${at}.${name}`, value, reason: 'only settings and unsaid are known here' });
  takeSettings(own['settings'], found);
  takeUnsaid(own['unsaid'], base, found);
}

/** What differs between two themes, in the order of a tokens file. */
export function themeChanges(before: Theme, after: Theme): readonly ThemeChange[] {
  const [old, fresh] = [valuesOf(before), valuesOf(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .filter((field) => old.get(field) !== fresh.get(field))
    .map((field) => ({ field, from: old.get(field), to: fresh.get(field) }));
}

function shown(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value) ?? 'nothing';
  } catch {
    return 'nested too deeply to show';
  }
}

/**
 * Lays a tokens file over a theme. What the file does not name stays; one problem, and nothing of it is taken. Never throws.
 * @param file the file's name, for problems
 */
export function designTokensToTheme(json: unknown, base: Theme, file = 'tokens'): TokensResult {
  const read = readTokensFile(json);
  const found: Found = { values: new Map(), problems: [...read.problems] };
  takeTokens(read, found);
  takeRoot(json, base, found);
  const theme = withValues(base, found.values);
  if (found.problems.length === 0) found.problems.push(...checkTokens(theme));
  if (found.problems.length === 0) return { ok: true, theme, changes: themeChanges(base, theme) };
  const problems = found.problems.map(({ path, value, reason }) => ({
    file,
    field: path,
    value: shown(value),
    reason,
  }));
  return { ok: false, problems };
}
