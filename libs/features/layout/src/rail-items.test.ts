import { expect, it } from 'vitest';
import type { SiteMenuItem } from './menu.ts';
import { railItems } from './rail-items.ts';
import { guestFacts, viewerFacts } from './testing/facts.ts';

const entry = (id: string, kind: SiteMenuItem['kind']): SiteMenuItem => ({
  id,
  kind,
  label: id,
  href: `/${id}`,
  slug: id,
  hasParts: false,
});
const menu = [entry('home', 'home'), entry('tv', 'channels'), entry('shop', 'link'), entry('movies', 'catalogue')];

it('NAV-082 NAV-100 a television has search, the pages in the order sent, and the viewer’s own, or the settings and sign-in at the end', () => {
  expect(railItems(menu, guestFacts).map(({ id }) => id)).toEqual([
    'search',
    'home',
    'tv',
    'movies',
    'settings',
    'signIn',
  ]);
  expect(railItems(menu, viewerFacts).map(({ id }) => id)).toEqual(['search', 'home', 'tv', 'movies', 'profile']);
});

it('has at most as many as a screen', () => {
  const long = Array.from({ length: 20 }, (_, at) => entry(`page-${at}`, 'catalogue'));
  expect(railItems(long, guestFacts)).toHaveLength(11);
});
