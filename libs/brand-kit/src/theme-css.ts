import type { FontFaces } from './font-face.ts';
import { completePalette, schemesOf, TYPE_STEPS, type Scheme, type Theme } from './theme.ts';

type Properties = Record<string, string | number>;

const declarations = (properties: Properties) =>
  Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

function colours(theme: Theme, scheme: Scheme): Properties {
  const palette = completePalette(theme, scheme) ?? {};
  const named = Object.entries(palette).map(([role, value]) => [`--color-${role}`, value] as const);
  // A share for `color-mix()`: what by day is one colour and by night another says so in one line.
  return { 'color-scheme': scheme, '--daylight': scheme === 'light' ? '100%' : '0%', ...Object.fromEntries(named) };
}

function shapes({ font, type, radius, space, shadow, motion, focus, layout }: Theme): Properties {
  return {
    '--font-text': font.text,
    '--font-display': font.display,
    '--font-numeric': font.numeric,
    '--weight-text': font.weight.text,
    '--weight-bold': font.weight.bold,
    '--weight-display': font.weight.display,
    '--display-tracking': font.displayTracking,
    '--display-leading': font.displayLeading,
    '--display-case': font.displayCase,
    ...(font.displayWordSpacing && { '--display-word-spacing': font.displayWordSpacing }),
    ...Object.fromEntries(TYPE_STEPS.map((step) => [`--type-${step}`, type[step]])),
    '--radius-none': 0,
    ...Object.fromEntries(Object.entries(radius).map(([name, value]) => [`--radius-${name}`, value])),
    ...Object.fromEntries(space.map((px, step) => [`--space-${step}`, px === 0 ? '0px' : `${px}px`])),
    '--shadow-0': 'none',
    ...Object.fromEntries(Object.entries(shadow).map(([name, value]) => [`--shadow-${name}`, value])),
    '--motion-fast': motion.fast,
    '--motion-normal': motion.normal,
    '--motion-slow': motion.slow,
    '--motion-ease': motion.ease,
    '--focus-width': focus.width,
    '--focus-gap': focus.gap,
    '--focus-scale': focus.scale,
    '--focus-shadow': focus.shadow,
    '--gutter': layout.gutter,
    // A measure that no window reaches, so that `max()` and `min()` take it without a special case.
    '--measure': layout.measure === 'none' ? '99999px' : layout.measure,
    '--row-gap': layout.rowGap,
    '--hero-height': layout.heroHeight,
    '--button-height': layout.buttonHeight,
    '--touch-target': '44px',
  };
}

/** Durations end at once, and nothing grows: what is left of a focus is its ring. */
const STILL: Properties = {
  '--motion-fast': '0s',
  '--motion-normal': '0s',
  '--motion-slow': '0s',
  '--focus-scale': 1,
};

/**
 * The theme as CSS custom properties on `root`: `--color-surface-0`, `--type-2`, `--space-4`, `--radius-m`, `--motion-fast` …
 * A system theme follows the device unless `data-scheme="light|dark"` on the root says otherwise.
 */
export function themeToCss(theme: Theme, root = ':root'): string {
  const [first = 'dark'] = schemesOf(theme);
  const rules = [`${root}{${declarations({ ...colours(theme, first), ...shapes(theme) })}}`];
  // Of every element: a button does not inherit it.
  if (theme.font.wordSpacing) rules.push(`${root} *{word-spacing:${theme.font.wordSpacing}}`);
  const { displayWordSpacing } = theme.font;
  if (displayWordSpacing) rules.push(`${root} :is(h1,h2,h3,h4){word-spacing:${displayWordSpacing}}`);
  if (theme.scheme === 'system') {
    const dark = declarations(colours(theme, 'dark'));
    rules.push(`@media (prefers-color-scheme:dark){${root}:not([data-scheme=light]){${dark}}}`);
    rules.push(`${root}[data-scheme=dark]{${dark}}`);
  }
  rules.push(`@media (prefers-reduced-motion:reduce){${root}{${declarations(STILL)}}}`);
  return rules.join('\n');
}

/** The named looks, as attributes of the root element that carries the theme. */
export function themeAttributes({ variant }: Theme): Readonly<Record<string, string>> {
  return {
    'data-card': variant.card,
    'data-hero': variant.hero,
    'data-button': variant.button,
    'data-density': variant.density,
  };
}

/** `@font-face` rules; text shows in its fallback until the file is there, and does not move then. */
export function fontFaceCss({ faces, fallbacks }: FontFaces, urlOf: (file: string) => string): string {
  const own = faces.map(
    ({ family, weight, file, unicodeRange, sizeAdjust }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;` +
      `src:url(${urlOf(file)}) format("woff2");unicode-range:${unicodeRange}${sizeAdjust ? `;size-adjust:${sizeAdjust}` : ''}}`,
  );
  const local = fallbacks.map(
    ({ family, weight, local: names, sizeAdjust, ascentOverride, descentOverride, lineGapOverride }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};src:${names.map((name) => `local("${name}")`).join(',')};` +
      `size-adjust:${sizeAdjust};ascent-override:${ascentOverride};descent-override:${descentOverride};line-gap-override:${lineGapOverride}}`,
  );
  return [...own, ...local].join('\n');
}
