import { expect, it } from 'vitest';
import { filesToRelate, shareOf, type Change } from './change-share.ts';
import { STAGES } from './stages.ts';

const TESTS = new Map([
  ['libs/domain/src/pin/pin.test.ts', ''],
  ['libs/i18n/src/format.test.ts', ''],
  ['libs/shell/src/coverage.test.ts', "import { readFileSync } from 'node:fs';"],
  ['tools/backend/test/seed.test.ts', "import { rmSync } from 'node:fs';"],
  ['tools/dev/test/boundaries.test.ts', ''],
  ['tools/brands/test/renamed.test.ts', ''],
  ['tools/vite-brand/src/page.test.ts', ''],
  ['brands/every.test.ts', ''],
]);
/** They read files: whatever changes may be what they read. */
const ALWAYS = ['brands/every.test.ts', 'libs/shell/src/coverage.test.ts', 'tools/dev/test/boundaries.test.ts'];

const change = (files: readonly string[], more: Partial<Change> = {}): Change => ({
  files,
  sites: [],
  journeys: [],
  tests: TESTS,
  ...more,
});
const partsOf = (given: Change) => Object.fromEntries(STAGES.map(({ name }) => [name, shareOf(name, given).of]));

it('a change without a file runs nothing', () => {
  expect(new Set(Object.values(partsOf(change([]))))).toEqual(new Set(['nothing']));
});

it.each(['package-lock.json', 'vitest.config.ts', 'tsconfig.base.json', 'nx.json'])(
  'where %s changes nothing is left out',
  (file) => {
    expect(new Set(Object.values(partsOf(change([file]))))).toEqual(new Set(['all']));
  },
);

it('a module that no site contains is no build and no journey', () => {
  expect(partsOf(change(['tools/dev/src/start.ts']))).toMatchObject({
    lint: 'all',
    types: 'all',
    node: 'part',
    browser: 'part',
    build: 'nothing',
    journeys: 'nothing',
  });
});

it('a text changes nothing but what reads files', () => {
  expect(partsOf(change(['README.md', 'docs/brands.md']))).toMatchObject({ stories: 'nothing', journeys: 'nothing' });
  expect(filesToRelate(change(['README.md', 'docs/brands.md']))).toEqual(ALWAYS);
});

it.each([
  ['a module is followed to the tests that import it', 'libs/domain/src/pin/pin.ts', ['libs/domain/src/pin/pin.ts']],
  [
    'what is no module cannot be followed: all tests of its library run',
    'libs/i18n/locales/ru/translation.json',
    ['libs/i18n/src/format.test.ts'],
  ],
  [
    'the media origin runs beside the tests that ask it',
    'tools/backend/src/media/faults.ts',
    [
      'libs/api-client/src/testing/reference-origin.ts',
      'libs/features/channels/src/channel-zoom.browser.test.tsx',
      'libs/features/channels/src/testing/channels-site.tsx',
      'libs/player-core/src/testing/media-origin.ts',
      'tools/backend/src/media/faults.ts',
    ],
  ],
  [
    'tests of what is made of brands read them from the disk',
    'brands/orbit/brand.ts',
    ['brands/orbit/brand.ts', 'tools/brands/test/renamed.test.ts', 'tools/vite-brand/src/page.test.ts'],
  ],
])('%s', (_, file, expected) => {
  expect(filesToRelate(change([file]))).toEqual([...ALWAYS, ...expected].sort());
});

it('every story is drawn with the theme, the texts and the settings of Storybook', () => {
  for (const file of ['brands/orbit/theme.ts', '.storybook/preview.tsx', 'libs/i18n/locales/ru/translation.json'])
    expect(shareOf('stories', change([file])).of).toBe('all');
});

it('names the sites and the journeys that are run', () => {
  const given = change(['libs/domain/src/pin/pin.ts'], { sites: ['orbit', 'luna'], journeys: ['guide'] });
  expect(shareOf('build', given)).toEqual({
    of: 'part',
    args: ['-p', '@livery/orbit,@livery/luna'],
    words: 'orbit, luna',
  });
  expect(shareOf('journeys', given)).toEqual({ of: 'part', args: ['journeys/guide.spec.ts'], words: 'guide' });
});
