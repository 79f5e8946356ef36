import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WHOLE_SITE } from '../testing/every-capability.ts';
import { startPath } from './start-path.ts';

const from = (parameter: string) => startPath(`?${new URLSearchParams({ tgWebAppStartParam: parameter })}`, WHOLE_SITE);

it.each([
  ['channels', '/channels'],
  ['channels_sport_12', '/channels/sport/12'],
  ['contents_some-film-2019-12345', '/contents/some-film-2019-12345'],
  ['settings_devices', '/settings/devices'],
])('NAV-041 the start parameter %s opens %s', (parameter, path) => {
  expect(from(parameter)).toBe(path);
});

it.each([
  '',
  'no_such_page',
  'movies',
  'watch',
  'miniapp',
  '__evil.example',
  '_evil',
  'evil_',
  '..',
  '.._settings',
  'https://evil.example',
  '//evil.example',
  'javascript:alert(1)',
  'channels?access_token=x',
  'channels#auth',
  'channels%2Fsport',
  'channels\nsport',
])('NAV-041 the start parameter %j opens home', (parameter) => {
  expect(from(parameter)).toBe('/');
});

it('NAV-041 whatever a messenger sends, the mini-app stays within the site', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webPath(), fc.webUrl()), (parameter) => {
      const path = from(parameter);
      const { origin, pathname, search, hash } = new URL(path, 'https://site.test');
      expect([origin, pathname, search, hash]).toEqual(['https://site.test', path, '', '']);
      expect(WHOLE_SITE.reaches(path) && path !== '/miniapp').toBe(true);
    }),
  );
});

it('NAV-041 without a parameter the mini-app opens at home', () => {
  expect([startPath('', WHOLE_SITE), startPath('?access_token=x', WHOLE_SITE)]).toEqual(['/', '/']);
});
