import { expect, it } from 'vitest';
import { bottomItems, keepsViewerPlace } from './bottom-items.ts';
import type { FrameFacts } from './frame-facts.ts';
import type { SiteMenuItem } from './menu.ts';
import { guestFacts, viewerFacts } from './testing/facts.ts';

const entry = (id: string, kind: SiteMenuItem['kind']): SiteMenuItem => ({
  id,
  kind,
  label: id,
  href: `/${id}`,
  slug: id,
  hasParts: false,
});
const menu = [
  entry('kids', 'catalogue'),
  entry('home', 'home'),
  entry('tv', 'channels'),
  entry('movies', 'catalogue'),
  entry('shop', 'link'),
  entry('my', 'own'),
];
const ids = (facts: FrameFacts, of = menu) => bottomItems(of, facts).map(({ id }) => id);

it('NAV-107 home, channels, a catalogue, search, and sign-in for a guest or the own page for a viewer', () => {
  expect(ids(guestFacts)).toEqual(['home', 'tv', 'kids', 'search', 'signIn']);
  expect(ids(viewerFacts)).toEqual(['home', 'tv', 'kids', 'search', 'profile']);
});

it('NAV-107 what this build does not have gives its place to the next pages of the menu, never to an outer link', () => {
  expect(ids({ ...guestFacts, hasTarget: () => false })).toEqual(['home', 'tv', 'kids', 'movies', 'my']);
  expect(ids({ ...guestFacts, hasTarget: (address) => address === '#auth' })).toEqual([
    'home',
    'tv',
    'kids',
    'movies',
    'signIn',
  ]);
});

it('NAV-107 films or series have the place of a catalogue, also behind the guide', () => {
  const guided = [
    entry('guide', 'catalogue'),
    ...menu.slice(1, 3),
    { ...entry('movies', 'catalogue'), hasParts: true },
  ];
  expect(ids(guestFacts, guided)).toEqual(['home', 'tv', 'movies', 'search', 'signIn']);
});

it('NAV-107 a short menu makes a short bar', () => {
  expect(ids({ ...guestFacts, hasTarget: () => false }, [entry('home', 'home')])).toEqual(['home']);
});

it('NAV-107 while nobody knows who is there, the menu leaves the place of sign-in or the own page', () => {
  const unknown: FrameFacts = { ...guestFacts, viewer: 'unknown' };
  expect([ids(unknown), keepsViewerPlace(unknown)]).toEqual([['home', 'tv', 'kids', 'search'], true]);
  expect(keepsViewerPlace(guestFacts)).toBe(false);
});
