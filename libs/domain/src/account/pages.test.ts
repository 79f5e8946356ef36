import { expect, it } from 'vitest';
import { settingsPlace } from './pages.ts';

it.each([
  ['NAV-043 the list of the settings', '/settings', { kind: 'index' }],
  ['NAV-044 a page', '/settings/devices', { kind: 'page', page: 'devices' }],
  ['NAV-045 a language page', '/settings/language/texttracks', { kind: 'language', page: 'texttracks' }],
  ['NAV-033 the account', '/lk', { kind: 'page', page: 'account' }],
  ['NAV-035 the account at parental control', '/lk_parental/', { kind: 'page', page: 'parental' }],
  ['ACC-019 a page of whatever name', '/settings/probe', { kind: 'page', page: 'probe' }],
  ['NAV-045 a language page that is none', '/settings/language/video', null],
  ['a page of a page that has none', '/settings/devices/3', null],
  ['more than there is', '/settings/language/interface/ru', null],
])('%s', (_, path, place) => {
  expect(settingsPlace(path)).toEqual(place);
});
