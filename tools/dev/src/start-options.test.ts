import { expect, it } from 'vitest';
import { allBrands, readStartOptions } from './start-options.ts';

const [FIRST = '', SECOND = ''] = allBrands();

it.each([
  [[], [FIRST]],
  [[SECOND], [SECOND]],
  [
    [SECOND, FIRST, SECOND],
    [SECOND, FIRST],
  ],
])('npm start %j serves %j', (args, brands) => {
  expect(readStartOptions(args, {})).toEqual({ brands, apiPort: 4100, mediaPort: 4101, sitePort: null });
});

it('serves every brand when asked for all', () => {
  expect(readStartOptions(['--all'], {}).brands).toEqual(allBrands());
  expect(allBrands().length).toBeGreaterThan(1);
});

it('takes other ports, and an empty variable for none', () => {
  expect(readStartOptions([], { API_PORT: '5100', MEDIA_PORT: '', SITE_PORT: '5200' })).toMatchObject({
    apiPort: 5100,
    mediaPort: 4101,
    sitePort: 5200,
  });
});

it.each([
  [['nobrand'], {}, `"nobrand" is no brand: choose from ${allBrands().join(', ')}, or --all for all of them.`],
  [['--al'], {}, /^"--al" is no brand: /],
  [['--all', 'nobrand'], {}, /^"nobrand" is no brand: /],
  [[], { API_PORT: 'abc' }, /^API_PORT must be a port number from 1 to 65535 \(it is "abc"\)\.$/],
  [[], { MEDIA_PORT: '70000' }, /^MEDIA_PORT must be a port number/],
  [[], { SITE_PORT: '-1' }, /^SITE_PORT must be a port number/],
  [['--all'], { SITE_PORT: '4099' }, 'SITE_PORT must leave the other ports alone (4100 is one of them).'],
  [[], { API_PORT: '5000', MEDIA_PORT: '5000' }, /^API_PORT and MEDIA_PORT must differ \(both are 5000\)\.$/],
])('says in one sentence what makes no sense: %j %j', (args, environment, sentence) => {
  expect(() => readStartOptions(args, environment)).toThrow(sentence);
});
