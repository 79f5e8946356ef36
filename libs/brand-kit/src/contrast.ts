import { completePalette, schemesOf, type ColourRole, type CompletePalette, type Scheme, type Theme } from './theme.ts';

interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly alpha: number;
}

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;
const RGBA = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)(?:[\s,/]+([\d.]+))?\s*\)$/i;

/** Reads `#abc`, `#aabbcc`, `rgb(r,g,b)` and `rgba(r,g,b,a)`; undefined for anything else. */
export function parseColour(text: string): Rgba | undefined {
  const hex = HEX.exec(text)?.[1];
  if (hex) {
    const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16);
    return { r: channel(0), g: channel(2), b: channel(4), alpha: 1 };
  }
  const parts = RGBA.exec(text);
  if (!parts) return undefined;
  const [r, g, b] = parts.slice(1, 4).map(Number) as [number, number, number];
  const alpha = parts[4] === undefined ? 1 : Number(parts[4]);
  return Math.max(r, g, b) > 255 || alpha > 1 ? undefined : { r, g, b, alpha };
}

/** What the eye sees of a translucent colour that lies on an opaque one. */
export function overlay(top: Rgba, below: Rgba): Rgba {
  const mix = (a: number, b: number) => a * top.alpha + b * (1 - top.alpha);
  return { r: mix(top.r, below.r), g: mix(top.g, below.g), b: mix(top.b, below.b), alpha: 1 };
}

/** Relative luminance of WCAG 2.2. */
function luminance({ r, g, b }: Rgba): number {
  const linear = (channel: number) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** The brightest and the darkest picture that something may lie on. */
const PICTURES: readonly Rgba[] = [255, 0].map((value) => ({ r: value, g: value, b: value, alpha: 1 }));

function opaqueRatio(top: Rgba, ground: Rgba): number {
  const [a, b] = [luminance(overlay(top, ground)), luminance(ground)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/**
 * Contrast ratio of WCAG 2.2, 1 to 21; NaN when either colour cannot be read. A translucent background (a scrim, a button on a
 * picture) is measured over a white and over a black picture, and the lower ratio counts.
 */
export function contrastRatio(text: string, background: string): number {
  const [top, ground] = [parseColour(text), parseColour(background)];
  if (!top || !ground) return Number.NaN;
  return Math.min(...PICTURES.map((picture) => opaqueRatio(top, overlay(ground, picture))));
}

/** WCAG 2.2 AA: text of ordinary size, and parts of the interface that carry meaning. */
export const TEXT_RATIO = 4.5;
export const INTERFACE_RATIO = 3;

/** WCAG 2.2 AAA, of text of ordinary size; parts of the interface have no such level. */
const ENHANCED_RATIO = 7;

/** What a ratio reaches where at least `least` is asked for. */
export function contrastLevel(ratio: number, least: number): 'AAA' | 'AA' | 'fails' {
  if (!(ratio >= least)) return 'fails';
  return least >= TEXT_RATIO && ratio >= ENHANCED_RATIO ? 'AAA' : 'AA';
}

interface Pair {
  readonly text: ColourRole;
  readonly on: ColourRole;
  readonly least: number;
}

const pairs = (least: number, texts: readonly ColourRole[], surfaces: readonly ColourRole[]): Pair[] =>
  texts.flatMap((text) => surfaces.map((on) => ({ text, on, least })));

/** Every pair that a screen may show. */
export const CONTRAST_PAIRS: readonly Pair[] = [
  ...pairs(
    TEXT_RATIO,
    ['text-strong', 'text-normal', 'text-muted'],
    ['surface-0', 'surface-1', 'surface-2', 'surface-3'],
  ),
  ...pairs(TEXT_RATIO, ['accent-text'], ['surface-0', 'surface-1', 'surface-2']),
  ...pairs(TEXT_RATIO, ['success', 'warning', 'danger'], ['surface-0', 'surface-1']),
  ...pairs(TEXT_RATIO, ['text-on-accent'], ['accent', 'accent-hover', 'accent-from', 'accent-to']),
  ...pairs(TEXT_RATIO, ['text-on-live'], ['live']),
  ...pairs(TEXT_RATIO, ['text-on-selected'], ['selected-from', 'selected-to']),
  ...pairs(TEXT_RATIO, ['text-on-good'], ['good']),
  ...pairs(TEXT_RATIO, ['text-on-art-button'], ['art-button']),
  ...pairs(TEXT_RATIO, ['text-on-art'], ['art-scrim']),
  ...pairs(
    INTERFACE_RATIO,
    ['progress-on-art-from', 'progress-on-art-to', 'live-on-art', 'focus-on-art'],
    ['art-scrim'],
  ),
  ...pairs(INTERFACE_RATIO, ['accent', 'live', 'focus', 'outline'], ['surface-0', 'surface-1', 'surface-2']),
];

export interface ContrastResult extends Pair {
  readonly scheme: Scheme;
  readonly ratio: number;
  readonly passes: boolean;
}

const measure = (palette: CompletePalette, scheme: Scheme, pair: Pair): ContrastResult => {
  const ratio = contrastRatio(palette[pair.text], palette[pair.on]);
  return { ...pair, scheme, ratio, passes: ratio >= pair.least };
};

/** Each pair of each scheme that the theme shows, in the order of `CONTRAST_PAIRS`. */
export function measureContrast(theme: Theme): readonly ContrastResult[] {
  return schemesOf(theme).flatMap((scheme) => {
    const palette = completePalette(theme, scheme);
    return palette ? CONTRAST_PAIRS.map((pair) => measure(palette, scheme, pair)) : [];
  });
}
