/** The types of the Design Tokens format that a theme uses: what their values must be, and the CSS that says the same. */
import {
  type TokenOf,
  hexOf,
  readBezier,
  readColour,
  readDuration,
  readFamilies,
  readLength,
  readShadow,
  readSize,
} from './design-tokens-css.ts';

export const TOKEN_TYPES = [
  'color',
  'dimension',
  'fontFamily',
  'fontWeight',
  'duration',
  'cubicBezier',
  'number',
  'shadow',
] as const;
export type TokenType = (typeof TOKEN_TYPES)[number];

/** The theme's value, or why there is none. */
export type Read = { readonly value: string | number } | { readonly reason: string };

const refuse = (reason: string): Read => ({ reason });
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Numbers as the themes write them: `.72`, `-.5`. */
const short = (value: number): string => {
  const text = String(value);
  return /e/.test(text) ? String(Number(value.toFixed(6))).replace(/^(-?)0\./, '$1.') : text.replace(/^(-?)0\./, '$1.');
};

const COLOUR =
  'a colour is { colorSpace: "srgb", components: [r, g, b] } with numbers from 0 to 1, and perhaps alpha and hex';

const inUnit = (value: unknown): value is number => isNumber(value) && value >= 0 && value <= 1;

function colourText(value: unknown): Read {
  // Files of older drafts write colours as text.
  if (typeof value === 'string') return readColour(value) ? { value } : refuse(COLOUR);
  if (!isRecord(value)) return refuse(COLOUR);
  const { colorSpace, components, alpha = 1, hex } = value;
  if (colorSpace !== 'srgb') return refuse('only colours of the colorSpace "srgb" are understood: export them as sRGB');
  if (!Array.isArray(components) || components.length !== 3 || !components.every(inUnit) || !inUnit(alpha))
    return refuse(COLOUR);
  const channels = components.map((part: number) => Math.round(part * 255));
  const text = hexOf(channels);
  if (hex !== undefined && (typeof hex !== 'string' || hex.toLowerCase() !== text))
    return refuse(`its components say ${text} and its hex says something else`);
  return { value: alpha === 1 ? text.toUpperCase() : `rgba(${channels.join(',')},${short(alpha)})` };
}

const DIMENSION = 'a dimension is { value, unit } with a number and "px" or "rem"';

function lengthText(value: unknown): Read {
  const measure = typeof value === 'string' ? readLength(value) : value;
  if (!isRecord(measure) || !isNumber(measure['value'])) return refuse(DIMENSION);
  if (measure['unit'] !== 'px' && measure['unit'] !== 'rem') return refuse(DIMENSION);
  return { value: `${short(measure['value'])}${measure['unit']}` };
}

function sizeText(value: unknown): Read {
  const read = lengthText(value);
  return 'value' in read && String(read.value).startsWith('-') ? refuse('a size is never negative') : read;
}

function durationText(value: unknown): Read {
  const duration = typeof value === 'string' ? readDuration(value) : value;
  const reason = 'a duration is { value, unit } in whole milliseconds, with "ms" or "s"';
  if (!isRecord(duration) || !isNumber(duration['value'])) return refuse(reason);
  if (duration['unit'] !== 'ms' && duration['unit'] !== 's') return refuse(reason);
  const ms = duration['unit'] === 's' ? Math.round(duration['value'] * 1e6) / 1e3 : duration['value'];
  return Number.isSafeInteger(ms) && ms >= 0 ? { value: `${ms}ms` } : refuse(reason);
}

function bezierText(value: unknown): Read {
  const reason = 'a curve is [x1, y1, x2, y2] with numbers, x from 0 to 1';
  if (!Array.isArray(value) || value.length !== 4 || !value.every(isNumber)) return refuse(reason);
  if (!inUnit(value[0]) || !inUnit(value[2])) return refuse(reason);
  return { value: `cubic-bezier(${value.map(short).join(',')})` };
}

/** Names with a meaning of their own lose it in quotes. */
const GENERIC = /^(serif|sans-serif|monospace|cursive|fantasy|math|emoji|(ui|system)-[a-z-]+|-apple-system)$/;

function familyText(value: unknown): Read {
  const names: unknown[] = Array.isArray(value) ? value : [value];
  const isName = (name: unknown): name is string => typeof name === 'string' && /^[^"'\\;{}<>(),]+$/.test(name);
  if (names.length === 0 || !names.every(isName)) return refuse('a fontFamily is a name or a list of names');
  return { value: names.map((name) => (GENERIC.test(name) ? name : `"${name}"`)).join(',') };
}

const WEIGHTS: Readonly<Record<string, number>> = {
  ...{
    thin: 100,
    hairline: 100,
    'extra-light': 200,
    'ultra-light': 200,
    light: 300,
    normal: 400,
    regular: 400,
    book: 400,
  },
  ...{ medium: 500, 'semi-bold': 600, 'demi-bold': 600, bold: 700, 'extra-bold': 800, 'ultra-bold': 800, black: 900 },
  ...{ heavy: 900, 'extra-black': 950, 'ultra-black': 950 },
};

function weight(value: unknown): Read {
  const known = typeof value === 'string' && Object.hasOwn(WEIGHTS, value) ? WEIGHTS[value] : value;
  return isNumber(known) && known >= 1 && known <= 1_000
    ? { value: known }
    : refuse('a fontWeight is a number from 1 to 1000 or a name such as "bold"');
}

const positive = (value: unknown): Read =>
  isNumber(value) && value > 0 ? { value } : refuse('it must be a number above 0');

const COLOUR_TOKEN = /^\{color\.[^.{}]+\.([a-z0-9-]+)\}$/;

function shadowColourText(value: unknown): Read {
  const role = typeof value === 'string' ? COLOUR_TOKEN.exec(value)?.[1] : undefined;
  return role === undefined ? colourText(value) : { value: `var(--color-${role})` };
}

function oneShadowText(value: unknown): Read {
  const reason = 'a shadow is { color, offsetX, offsetY, blur, spread } or a list of such';
  if (!isRecord(value)) return refuse(reason);
  const { offsetX, offsetY, blur, spread, inset } = value;
  if (inset !== undefined && typeof inset !== 'boolean') return refuse(reason);
  const lengths = [lengthText(offsetX), lengthText(offsetY), sizeText(blur), lengthText(spread ?? '0')];
  const color = shadowColourText(value['color']);
  const parts: string[] = inset === true ? ['inset'] : [];
  for (const part of [...lengths, color]) {
    if ('reason' in part) return part;
    parts.push(/^-?0(px|rem)$/.test(String(part.value)) ? '0' : String(part.value));
  }
  // A spread of nothing is left out, as the themes do.
  if (parts.at(-2) === '0') parts.splice(-2, 1);
  return { value: parts.join(' ') };
}

function shadowText(value: unknown): Read {
  const shadows: unknown[] = Array.isArray(value) ? value : [value];
  if (shadows.length === 0) return refuse('a list of shadows has one at least');
  const texts: string[] = [];
  for (const shadow of shadows) {
    const read = oneShadowText(shadow);
    if ('reason' in read) return read;
    texts.push(String(read.value));
  }
  return { value: texts.join(',') };
}

/** What a value of the format says in a theme. */
export const FROM_TOKEN: Readonly<Record<TokenType, (value: unknown) => Read>> = {
  color: colourText,
  dimension: sizeText,
  fontFamily: familyText,
  fontWeight: weight,
  duration: durationText,
  cubicBezier: bezierText,
  number: positive,
  shadow: shadowText,
};

const textually = (read: (text: string) => unknown) => (value: string | number) =>
  typeof value === 'string' ? read(value) : undefined;
const numerically = (value: string | number) => (isNumber(value) ? value : undefined);

/** What a theme's value is in the format; undefined when the format cannot say it. `tokenOf` names the token of a colour. */
export const TO_TOKEN: Readonly<Record<TokenType, (value: string | number, tokenOf: TokenOf) => unknown>> = {
  color: textually(readColour),
  dimension: textually(readSize),
  fontFamily: textually(readFamilies),
  fontWeight: numerically,
  duration: textually(readDuration),
  cubicBezier: textually(readBezier),
  number: numerically,
  shadow: (value, tokenOf) => (typeof value === 'string' ? readShadow(value, tokenOf) : undefined),
};
