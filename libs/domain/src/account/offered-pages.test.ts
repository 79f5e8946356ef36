import { expect, it } from 'vitest';
import { offeredPages, openingOf, protectedAction, type SettingsViewer } from './offered-pages.ts';
import { SETTINGS_PAGES, settingsPlace } from './pages.ts';

const adult: SettingsViewer = {
  kind: 'loggedIn',
  isChild: false,
  features: { profiles: true, parental: true },
  mayPay: true,
};

it('ACC-015 a viewer who has signed in has all eight pages', () => {
  expect(offeredPages(adult)).toEqual(SETTINGS_PAGES);
});

it('NAV-033 NAV-034 a guest has the languages, and signs in for the others', () => {
  for (const kind of ['guest', 'notLoggedIn'] as const) {
    const guest = { ...adult, kind };
    expect(offeredPages(guest)).toEqual(['language']);
    expect(SETTINGS_PAGES.filter((page) => openingOf(page, guest) === 'signIn')).toHaveLength(7);
  }
});

it('a child has profiles and languages, and no sign-in brings the others', () => {
  const child = { ...adult, isChild: true };
  expect(offeredPages(child)).toEqual(['profiles', 'language']);
  expect(openingOf('devices', child)).toBe('never');
});

it('ACC-028 the payment page waits until it is known whether this viewer may pay, and is not there for who may not', () => {
  expect(openingOf('payment', { ...adult, mayPay: null })).toBe('notYet');
  expect(openingOf('payment', { ...adult, mayPay: false })).toBe('never');
  expect(openingOf('payment', { ...adult, isChild: true, mayPay: null })).toBe('never');
});

it('what a brand leaves out is not there', () => {
  const pages = offeredPages({ ...adult, features: { profiles: false, parental: false } });
  expect(pages).not.toContain('profiles');
  expect(pages).not.toContain('parental');
});

it.each([
  ['/settings/account', 'settings'],
  ['/lk', 'settings'],
  ['/settings/devices', 'settings'],
  ['/lk_parental', 'parental'],
  ['/settings/parental', 'parental'],
  ['/settings', null],
  ['/settings/profiles', null],
  ['/settings/language/audiotracks', null],
])('ACC-027 PIN-017 NAV-035 before %s a PIN may stand: %s', (path, action) => {
  const place = settingsPlace(path);
  expect(place && protectedAction(place)).toBe(action);
});
