import { expect, it } from 'vitest';
import { readRequest } from './arguments.ts';

const KNOWN = { screens: ['home', 'watch'], brands: ['web', 'almatv'] };
const read = (line: string) => readRequest(line.split(' ').filter(Boolean), KNOWN);

it('shoots every brand on a phone and a desktop unless told otherwise', () => {
  expect(read('home')).toEqual({
    screens: ['home'],
    brands: ['web', 'almatv'],
    widths: [390, 1440],
    scheme: 'dark',
    language: 'ru',
    viewer: undefined,
    full: false,
    out: undefined,
    against: undefined,
  });
});

it('takes screens, brands, widths and the rest in any order, each once', () => {
  expect(
    read(
      '--brands almatv,almatv home --widths 820,tv watch,home storybook:cards-card--own --language kk --as child --full',
    ),
  ).toMatchObject({
    screens: ['home', 'watch', 'storybook:cards-card--own'],
    brands: ['almatv'],
    widths: [820, 'tv'],
    language: 'kk',
    viewer: 'child',
    full: true,
  });
});

it.each([
  ['', 'Which screens? Name one or more of home, watch, storybook:<story id>.'],
  ['hme', '"hme" is no screen: choose from home, watch, storybook:<story id>.'],
  ['storybook:', '"storybook:" is no screen: choose from home, watch, storybook:<story id>.'],
  ['home --brands webb', '"webb" is no brand: choose from web, almatv.'],
  ['home --brands ,', '--brands names none: choose from web, almatv.'],
  ['home --widths 39', '"39" is no width: give whole pixels from 240 to 4000, or tv.'],
  ['home --widths wide', '"wide" is no width: give whole pixels from 240 to 4000, or tv.'],
  ['home --scheme blue', '"blue" is no scheme: choose dark or light.'],
  ['home --as cat', '"cat" is no viewer: choose from guest, member, child.'],
  ['home --language Kazakh', '"Kazakh" is no language: give a code such as ru or kk.'],
])('refuses "%s" with one sentence', (line, sentence) => {
  expect(() => read(line)).toThrow(sentence);
});

it.each(['home --brand web', 'home --out', 'home --full=yes'])('refuses "%s", whatever the words', (line) => {
  expect(() => read(line)).toThrow(/^[^\n]+$/);
});
