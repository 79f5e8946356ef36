/**
 * CSS as themes write it, and the values of the Design Tokens format (2025.10) that say the same or come nearest: a fluid size has no
 * value there, so its largest stands for it, and the CSS itself travels beside the value.
 */
import { parseColour } from '@livery/brand-kit/contrast';

export interface Measure {
  readonly value: number;
  readonly unit: string;
}
export interface ColourValue {
  readonly colorSpace: 'srgb';
  readonly components: readonly number[];
  readonly alpha: number;
  readonly hex: string;
}
export interface ShadowValue {
  /** A colour, or the address of a colour token in braces. */
  readonly color: ColourValue | string;
  readonly offsetX: Measure;
  readonly offsetY: Measure;
  readonly blur: Measure;
  readonly spread: Measure;
  readonly inset?: true;
}

/** The address of a role's colour token in braces; undefined when there is none. */
export type TokenOf = (role: string) => string | undefined;

const NUMBER = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)';
const LENGTH = new RegExp(`^(${NUMBER})(px|rem)?$`);
/** What a size may be made of: numbers with units, signs and the four functions. */
const SIZE_TEXT = new RegExp(`^(?:${NUMBER}(?:px|rem|em|vw|vh|svh|dvh|%)?|clamp|min|max|calc|[\\s(),*/+-])+$`);

/** Splits at commas or spaces that stand in no parentheses. */
function splitOutside(text: string, separator: ',' | ' '): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

const isBalanced = (text: string) => {
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')' && --depth < 0) return false;
  }
  return depth === 0;
};

export function readLength(text: string): Measure | undefined {
  const [, digits, unit] = LENGTH.exec(text) ?? [];
  const value = Number(digits);
  if (digits === undefined || (unit === undefined && value !== 0)) return undefined;
  return { value, unit: unit ?? 'px' };
}

/** The size itself, the largest of a fluid one, the first of several corners. */
export function readSize(text: string): Measure | undefined {
  if (!SIZE_TEXT.test(text) || !isBalanced(text)) return undefined;
  const [first = ''] = splitOutside(text, ' ');
  const [, name, inside] = /^(clamp|min)\((.*)\)$/.exec(first) ?? [];
  if (name === 'clamp') return readLength(splitOutside(inside ?? '', ',')[2] ?? '');
  if (name === 'min') return readLength(splitOutside(inside ?? '', ',').find(readLength) ?? '');
  return readLength(first);
}

export function readDuration(text: string): Measure | undefined {
  const [, value, unit] = new RegExp(`^(${NUMBER})(ms|s)$`).exec(text) ?? [];
  return value === undefined || unit === undefined ? undefined : { value: Number(value), unit };
}

const KEYWORDS: Readonly<Record<string, readonly number[]>> = {
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
};

export function readBezier(text: string): readonly number[] | undefined {
  if (Object.hasOwn(KEYWORDS, text)) return KEYWORDS[text];
  const numbers = /^cubic-bezier\((.*)\)$/.exec(text)?.[1]?.split(',').map(Number);
  return numbers?.length === 4 && numbers.every(Number.isFinite) ? numbers : undefined;
}

export const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** A channel of 0 to 255 as the format counts it, short enough to read and long enough to come back. */
const component = (channel: number) => Math.round((channel / 255) * 10_000) / 10_000;

export function readColour(text: string): ColourValue | undefined {
  const colour = parseColour(text);
  if (!colour || !Number.isFinite(colour.alpha)) return undefined;
  const channels = [colour.r, colour.g, colour.b];
  return { colorSpace: 'srgb', components: channels.map(component), alpha: colour.alpha, hex: hexOf(channels) };
}

/** Family names without their quotes. */
export function readFamilies(text: string): readonly string[] | undefined {
  const names = splitOutside(text, ',').map((name) => name.replace(/^(["'])(.*)\1$/, '$2'));
  return names.length > 0 && names.every((name) => /^[^"'\\;{}<>(),]+$/.test(name)) ? names : undefined;
}

const NO_SHADOW: ShadowValue = {
  color: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0, hex: '#000000' },
  offsetX: { value: 0, unit: 'px' },
  offsetY: { value: 0, unit: 'px' },
  blur: { value: 0, unit: 'px' },
  spread: { value: 0, unit: 'px' },
};

/** A colour of the theme is named by its token. */
function readShadowColour(text: string, tokenOf: TokenOf) {
  const role = /^var\(--color-([a-z0-9-]+)\)$/.exec(text)?.[1];
  return role === undefined ? readColour(text) : tokenOf(role);
}

function readOneShadow(text: string, tokenOf: TokenOf): ShadowValue | undefined {
  const words = splitOutside(text, ' ');
  const inset = words.includes('inset');
  const rest = words.filter((word) => word !== 'inset');
  const color = readShadowColour(rest.at(-1) ?? '', tokenOf);
  const lengths = rest.slice(0, -1).map(readLength);
  const [offsetX, offsetY, blur = NO_SHADOW.blur, spread = NO_SHADOW.spread] = lengths;
  if (!color || lengths.length > 4 || lengths.includes(undefined) || !offsetX || !offsetY) return undefined;
  return { color, offsetX, offsetY, blur, spread, ...(inset && { inset }) };
}

/** One shadow, or a list of several; none is a shadow that nobody sees. */
export function readShadow(text: string, tokenOf: TokenOf): ShadowValue | readonly ShadowValue[] | undefined {
  if (text === 'none') return NO_SHADOW;
  const shadows = splitOutside(text, ',').map((part) => readOneShadow(part, tokenOf));
  if (shadows.length === 0 || shadows.includes(undefined)) return undefined;
  return shadows.length === 1 ? shadows[0] : (shadows as ShadowValue[]);
}
