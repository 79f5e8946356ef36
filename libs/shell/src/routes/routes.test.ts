import { addresses } from '@livery/widgets/addresses';
import fc from 'fast-check';
import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { WHOLE_SITE } from '../testing/every-capability.ts';

const { routeOf, routes: ROUTES } = WHOLE_SITE;

it.each([
  ['NAV-002 the root is home', '/', 'catalogue/home'],
  ['NAV-003 /startpage is home too', '/startpage', 'catalogue/home'],
  ['NAV-004 the channel list', '/channels', 'channels/list'],
  ['NAV-005 a category', '/channels/sport', 'channels/list'],
  ['NAV-006 a channel', '/channels/sport/12', 'channels/channel'],
  ['NAV-008 a film', '/contents/some-film-12', 'content/content'],
  ['NAV-009 an episode of a series', '/contents/series-1/episode-2', 'content/content'],
  ['CONT-006 an episode at an address of its own', '/episodes/an-episode-12', 'content/content'],
  ['NAV-010 the player', '/watch/12', 'content/watch'],
  ['NAV-011 a trailer', '/trailers/12', 'content/trailer'],
  ['NAV-012 CONT-011 a person', '/persons/somebody-12', 'content/person'],
  ['NAV-013 a row', '/row/12', 'catalogue/row'],
  ['NAV-014 ROWS-005 a page of rows by id', '/rowset/12', 'catalogue/rowset'],
  ['NAV-015 ROWS-006 a catalogue', '/catalog/12', 'catalogue/rowset'],
  ['a part of a catalogue', '/movies/genre-drama', 'catalogue/row'],
  ['ROWS-005 NAV-052 a page of rows by the slug of the menu', '/movies', 'catalogue/rowset'],
  ['CONT-077 the favourites', '/my', 'catalogue/rowset'],
  ['NAV-022 CHAN-077 the free channels', '/channelsfree', 'channels/list'],
  ['NAV-023 NAV-024 MISC-012 the news', '/news', 'news/news'],
  ['NAV-024 a piece of news', '/news/3', 'news/news'],
  ['NAV-025 MISC-012 questions and answers', '/faq', 'info/pages'],
  ['NAV-026 the agreement', '/agreement', 'info/pages'],
  ['NAV-027 the privacy policy', '/privacy', 'info/pages'],
  ['NAV-028 the terms', '/terms', 'info/pages'],
  ['NAV-029 the gift page', '/gift', 'info/pages'],
  ['NAV-030 the ethical principles', '/eticheskie-principy', 'info/pages'],
  ['NAV-031 MISC-012 a document', '/documents/3', 'info/pages'],
  ['NAV-032 CHAN-079 the New Year page', '/newyear', 'new-year/page'],
  ['NAV-037 the stores', '/app_store', 'info/pages'],
  ['NAV-042 the way into the application', '/open_mobile_app', 'info/pages'],
  ['MISC-025 the manual of a box', '/manual/tvip', 'info/pages'],
  ['NAV-046 the instructions', '/instructions', 'info/pages'],
  ['NAV-043 the settings', '/settings', 'account/settings'],
  ['NAV-044 ACC-019 a page of the settings', '/settings/devices', 'account/settings'],
  ['NAV-045 ACC-016 a language page of the settings', '/settings/language/audiotracks', 'account/settings'],
  ['NAV-033 the account', '/lk', 'account/settings'],
  ['NAV-035 the account at parental control', '/lk_parental', 'account/settings'],
  ['NAV-036 the region page', '/geo_lock', 'info/region'],
  ['AUTH-004 the ways to sign in', '/auth_methods', 'auth/pages'],
  ['NAV-124 the welcome page', '/welcome', 'auth/pages'],
])('%s', (_, path, screen) => {
  expect(routeOf(path).screen).toBe(screen);
});

it.each([
  ['startpage', 'catalogue/home'],
  ['/my', 'catalogue/rowset'],
  ['/search', 'search/results'],
  ['/settings/', 'account/settings'],
  ['/news/', 'news/news'],
  ['/faq/', 'info/pages'],
  ['movies', 'catalogue/rowset'],
  ['series', 'catalogue/rowset'],
  ['telecasts', 'catalogue/rowset'],
  // A page of the menu for those who watch: nothing is watched without a number.
  ['/watch/', null],
])('ROWS-082 the slug %s of a page of the menu leads to %s', (slug, screen) => {
  expect(routeOf(addresses.rowset({ id: 12, slug })).screen).toBe(screen);
});

it.each(['/watch', '/trailers', '/persons', '/row', '/rowset', '/provider', '/guide'])(
  'NAV-053 ROWS-008 ROWS-009 the bare %s is not found',
  (path) => {
    expect(routeOf(path).screen).toBeNull();
    expect(routeOf(`${path}/`).screen).toBeNull();
  },
);

it('NAV-052 a deeper address that nobody knows is not found', () => {
  expect(routeOf('/no/such/page').screen).toBeNull();
});

it('CONT-013 films, persons, trailers and the player lie over the page before', () => {
  const over = ['/contents/1', '/episodes/1', '/watch/1', '/trailers/1', '/persons/1'];
  expect(over.every((path) => routeOf(path).modalPage)).toBe(true);
  expect(routeOf('/channels').modalPage).toBeUndefined();
});

it('reads addresses as the router does', () => {
  const readByRouter = (pathname: string) => ROUTES.find(({ path }) => matchPath(path, pathname))?.path ?? '*';
  const words = [
    '',
    'channels',
    'Channels',
    'contents',
    'packets',
    'settings',
    'language',
    'guide',
    'news',
    '12',
    'a%20b',
    'x-y.z',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 5 }), (parts) => {
      const pathname = `/${parts.join('/')}`;
      expect(routeOf(pathname).path).toBe(readByRouter(pathname));
    }),
    { numRuns: 3_000 },
  );
});
