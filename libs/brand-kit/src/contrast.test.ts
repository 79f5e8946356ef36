import { expect, it } from 'vitest';
import { contrastLevel, contrastRatio, INTERFACE_RATIO, measureContrast, parseColour, TEXT_RATIO } from './contrast.ts';
import { validTheme } from './testing/valid-brand.ts';
import type { Palette } from './theme.ts';

it.each([
  ['#000', '#fff', 21],
  ['#fff', '#fff', 1],
  // Worked examples of the W3C's own pages on contrast.
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4.0],
  ['rgb(0,0,255)', '#ffffff', 8.59],
])('measures %s on %s as %d', (text, on, ratio) => {
  expect(contrastRatio(text, on)).toBeCloseTo(ratio, 2);
  expect(contrastRatio(on, text)).toBeCloseTo(ratio, 2);
});

it('mixes translucent text with what lies under it', () => {
  expect(contrastRatio('rgba(255,255,255,.5)', '#000')).toBeCloseTo(contrastRatio('rgb(127,127,127)', '#000'), 1);
});

it('takes a picture under a scrim for white or black, whichever is worse', () => {
  expect(contrastRatio('#fff', 'rgba(0,0,0,.6)')).toBeCloseTo(contrastRatio('#fff', 'rgb(102,102,102)'), 2);
  expect(contrastRatio('#000', 'rgba(255,255,255,.6)')).toBeCloseTo(contrastRatio('#000', 'rgb(153,153,153)'), 2);
  expect(contrastRatio('#fff', 'rgba(0,0,0,0)')).toBe(1);
});

it.each(['progress-on-art-from', 'progress-on-art-to', 'live-on-art', 'focus-on-art'] as const)(
  'refuses a %s that is lost on a dark or a bright picture',
  (role) => {
    const dark = { ...(validTheme.palettes.dark as Palette), 'art-scrim': 'rgba(0,0,0,.7)' };
    const failing = (colour: string) =>
      measureContrast({ ...validTheme, scheme: 'dark', palettes: { dark: { ...dark, [role]: colour } } })
        .filter(({ passes, text }) => !passes && text === role)
        .map(({ on }) => on);
    expect(failing('#00786A')).toEqual(['art-scrim']);
    expect(failing('#808080')).toEqual(['art-scrim']);
    expect(failing('#4FE0C8')).toEqual([]);
  },
);

it.each(['red', '#12345', '#ggg', 'rgb(300,0,0)', 'rgba(0,0,0,2)', 'hsl(0 0% 0%)', ''])('does not read %j', (text) => {
  expect(parseColour(text)).toBeUndefined();
  expect(contrastRatio(text, '#fff')).toBeNaN();
});

it('measures each scheme that a theme shows', () => {
  const dark = validTheme.palettes.dark as Palette;
  const light = { ...dark, 'text-muted': '#111' };
  const results = measureContrast({ ...validTheme, scheme: 'system', palettes: { dark, light } });
  const failed = results.filter(({ passes }) => !passes);
  expect(new Set(results.map(({ scheme }) => scheme))).toEqual(new Set(['light', 'dark']));
  expect(failed.map(({ scheme, text, on }) => `${scheme} ${text} ${on}`)).toEqual([
    'light text-muted surface-0',
    'light text-muted surface-1',
    'light text-muted surface-2',
    'light text-muted surface-3',
  ]);
});

it.each([
  [4.49, TEXT_RATIO, 'fails'],
  [4.5, TEXT_RATIO, 'AA'],
  [7, TEXT_RATIO, 'AAA'],
  [2.99, INTERFACE_RATIO, 'fails'],
  [3, INTERFACE_RATIO, 'AA'],
  [21, INTERFACE_RATIO, 'AA'],
  [Number.NaN, INTERFACE_RATIO, 'fails'],
])('calls %d where %d is asked for: %s', (ratio, least, level) => {
  expect(contrastLevel(ratio, least)).toBe(level);
});
