import { expect, it } from 'vitest';
import { readStartOptions } from './start-options.ts';

it.each([
  [[], ['web']],
  [['almatv'], ['almatv']],
  [
    ['almatv', 'web', 'almatv'],
    ['almatv', 'web'],
  ],
])('npm start %j serves %j', (args, brands) => {
  expect(readStartOptions(args, {})).toEqual({ brands, apiPort: 4100, mediaPort: 4101 });
});

it('serves every brand when asked for all', () => {
  const { brands } = readStartOptions(['--all'], {});
  expect(brands).toEqual(expect.arrayContaining(['web', 'almatv', 'mbank', 'birgetv', 'vlife', 'freedom-superapp']));
});

it('takes other ports, and an empty variable for none', () => {
  expect(readStartOptions([], { API_PORT: '5100', MEDIA_PORT: '' })).toMatchObject({ apiPort: 5100, mediaPort: 4101 });
});

it.each([
  [['nobrand'], {}, /^"nobrand" is no brand: choose from almatv, .*, or --all for all of them\.$/],
  [['--al'], {}, /^"--al" is no brand: /],
  [['--all', 'nobrand'], {}, /^"nobrand" is no brand: /],
  [[], { API_PORT: 'abc' }, /^API_PORT must be a port number from 1 to 65535 \(it is "abc"\)\.$/],
  [[], { MEDIA_PORT: '70000' }, /^MEDIA_PORT must be a port number/],
  [[], { API_PORT: '5000', MEDIA_PORT: '5000' }, /^API_PORT and MEDIA_PORT must differ \(both are 5000\)\.$/],
])('says in one sentence what makes no sense: %j %j', (args, environment, sentence) => {
  expect(() => readStartOptions(args, environment)).toThrow(sentence);
});
