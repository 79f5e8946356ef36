import { expect, it } from 'vitest';
import { familyList } from './font-face.ts';
import { validTheme } from './testing/valid-brand.ts';
import { fontFaceCss, themeAttributes, themeToCss } from './theme-css.ts';
import type { Palette, Theme } from './theme.ts';

const dark = validTheme.palettes.dark as Palette;
const system: Theme = { ...validTheme, scheme: 'system', palettes: { dark, light: { ...dark, accent: '#00f' } } };

/** The rules of a small style sheet: selector (with its media query) to declarations. */
function rules(css: string): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const line of css.split('\n')) {
    const [, media = '', selector = '', body = ''] = /^(?:(@media [^{]+)\{)?([^{]+)\{([^}]*)\}/.exec(line) ?? [];
    found.set(
      `${media} ${selector}`.trim(),
      new Map(body.split(';').map((declaration) => declaration.split(/:(.*)/s).slice(0, 2) as [string, string])),
    );
  }
  return found;
}

it('writes every kind of token under the name that components read', () => {
  const root = rules(themeToCss(validTheme)).get(':root');
  expect(Object.fromEntries(root ?? [])).toMatchObject({
    'color-scheme': 'dark',
    '--color-surface-0': '#000',
    '--color-text-on-accent': '#000',
    '--type--1': '.75rem',
    '--type-2': '1.25rem',
    '--radius-none': '0',
    '--radius-card': '8px',
    '--space-0': '0px',
    '--space-4': '16px',
    '--shadow-0': 'none',
    '--motion-fast': '120ms',
    '--focus-width': '3px',
    '--gutter': '16px',
    '--button-height': '48px',
  });
});

it('adds to the spaces between words where the brand says so, and nowhere else', () => {
  const spaced: Theme = { ...validTheme, font: { ...validTheme.font, wordSpacing: '1px' } };
  expect(rules(themeToCss(spaced)).get(':root *')?.get('word-spacing')).toBe('1px');
  const headed: Theme = { ...validTheme, font: { ...validTheme.font, displayWordSpacing: '.1em' } };
  expect(rules(themeToCss(headed)).get(':root :is(h1,h2,h3,h4)')?.get('word-spacing')).toBe('.1em');
  expect(rules(themeToCss(headed)).get(':root')?.get('--display-word-spacing')).toBe('.1em');
  expect(themeToCss(validTheme)).not.toContain('word-spacing');
});

it('gives every brand the special colours, taken from its palette', () => {
  const root = rules(themeToCss(validTheme)).get(':root');
  expect(root?.get('--color-accent-from')).toBe('#fb0');
  expect(root?.get('--color-selected-to')).toBe('#222');
  expect(root?.get('--color-art-scrim')).toBe('rgba(0,0,0,.8)');
});

it('follows the device in a system theme, unless the root says otherwise', () => {
  const css = rules(themeToCss(system));
  expect(css.get(':root')?.get('--color-accent')).toBe('#00f');
  expect(css.get('@media (prefers-color-scheme:dark) :root:not([data-scheme=light])')?.get('--color-accent')).toBe(
    '#fb0',
  );
  expect(css.get(':root[data-scheme=dark]')?.get('--color-accent')).toBe('#fb0');
  expect(css.get(':root')?.get('--daylight')).toBe('100%');
  expect(css.get(':root[data-scheme=dark]')?.get('--daylight')).toBe('0%');
});

it('keeps a theme of one scheme whatever the device wants', () => {
  expect(themeToCss(validTheme)).not.toContain('prefers-color-scheme');
});

it('stops all motion for who asked for less of it', () => {
  const still = rules(themeToCss(validTheme)).get('@media (prefers-reduced-motion:reduce) :root');
  expect(Object.fromEntries(still ?? [])).toMatchObject({ '--motion-slow': '0s', '--focus-scale': '1' });
});

it('can dress a part of a page', () => {
  expect(themeToCss(system, '[data-brand=orbit]')).toContain('[data-brand=orbit][data-scheme=dark]{');
});

it('names the looks of a theme as attributes', () => {
  expect(themeAttributes(validTheme)).toEqual({
    'data-card': 'title-below',
    'data-hero': 'full-bleed-cinema',
    'data-button': 'solid-medium',
    'data-density': 'comfortable',
  });
});

it('loads typefaces without hiding text, behind stand-ins of the same size', () => {
  const files = {
    faces: [{ family: 'orbit-text', weight: 400, file: 'a.woff2', unicodeRange: 'U+20-7E', sizeAdjust: '95%' }],
    fallbacks: [
      {
        family: 'orbit-text-arial',
        weight: 400,
        local: ['Arial', 'Arimo'],
        sizeAdjust: '101%',
        ascentOverride: '98%',
        descentOverride: '25%',
        lineGapOverride: '0%',
      },
    ],
  };
  const css = fontFaceCss(files, (file) => `/assets/${file}`);
  expect(css).toContain(
    'font-display:swap;src:url(/assets/a.woff2) format("woff2");unicode-range:U+20-7E;size-adjust:95%',
  );
  expect(css).toContain('src:local("Arial"),local("Arimo");size-adjust:101%;ascent-override:98%');
  expect(familyList(files, 'orbit-text')).toBe(
    '"orbit-text","orbit-text-arial","Noto Sans Georgian",system-ui,sans-serif',
  );
});
