import type { MenuPage } from '@livery/contract/catalogue/entities';
import { expect, it } from 'vitest';
import { currentItem, menuItems } from './menu.ts';

const page = (id: number, template: MenuPage['template'], more: Partial<MenuPage> = {}): MenuPage => ({
  id,
  template,
  title: `Page ${id}`,
  ...more,
});
const everybody = { guest: false, child: false };
const items = (pages: MenuPage[], viewer = everybody) => menuItems(pages, viewer).map(({ href }) => href);

it('NAV-082 shows the server’s pages in the order sent', () => {
  expect(items([page(3, 'group', { slug: 'movies' }), page(1, 'startpage'), page(2, 'group')])).toEqual([
    '/movies',
    '/',
    '/rowset/2',
  ]);
});

it('NAV-084 the start page leads home', () => {
  expect(items([page(1, 'startpage', { slug: 'anything' })])).toEqual(['/']);
});

it('NAV-085 a catalogue leads to its own page, by its slug or its number', () => {
  expect(items([page(1, 'group.catalog', { slug: '/movies/' }), page(2, 'group.catalog')])).toEqual([
    '/movies',
    '/rowset/2',
  ]);
});

it('NAV-083 ROWS-086 an outer link leads out, by its link or its slug', () => {
  expect(
    items([page(1, 'outer_link', { link: 'https://a.test' }), page(2, 'outer_link', { slug: 'https://b.test' })]),
  ).toEqual(['https://a.test', 'https://b.test']);
});

it('ROWS-083 television pages of any template lead to the channels', () => {
  expect(items([page(1, 'tvchannels'), page(2, 'tvchannels20'), page(3, 'tvchannels30')])).toEqual(
    Array(3).fill('/channels'),
  );
});

it('NAV-086 ROWS-084 ROWS-085 search pages are not in the menu', () => {
  expect(items([page(1, 'search'), page(2, 'group.catalog.search')])).toEqual([]);
});

it('NAV-087 a guest has no own pages', () => {
  const pages = [
    page(1, 'group', { slug: '/my' }),
    page(2, 'group', { slug: 'my' }),
    page(3, 'group', { slug: '/settings/' }),
    page(4, 'group', { slug: 'mylar' }),
  ];
  expect(items(pages, { ...everybody, guest: true })).toEqual(['/mylar']);
  expect(items(pages).length).toBe(4);
});

it('NAV-105 a child does not see the page with the id 1000, whatever its slug', () => {
  const pages = [page(1000, 'group', { slug: 'night' }), page(100, 'group', { slug: '1000' })];
  expect(items(pages, { ...everybody, child: true })).toEqual(['/1000']);
  expect(items(pages)).toEqual(['/night', '/1000']);
});

it('a page without a title is not shown', () => {
  expect(menuItems([{ id: 1, template: 'group' }], everybody)).toEqual([]);
});

it('marks the entry whose page is open', () => {
  const menu = menuItems(
    [page(1, 'startpage'), page(2, 'tvchannels'), page(3, 'group', { slug: 'movies' })],
    everybody,
  );
  expect([
    currentItem(menu, '/'),
    currentItem(menu, '/channels/sport/3'),
    currentItem(menu, '/movies'),
    currentItem(menu, '/moviesx'),
  ]).toEqual(['1', '2', '3', undefined]);
});

it('marks the nearest entry, a link within the site among them, and no other site', () => {
  const menu = menuItems(
    [
      page(1, 'tvchannels'),
      page(2, 'outer_link', { link: '/channels/guide' }),
      page(3, 'outer_link', { link: 'https://tv.example/channels' }),
    ],
    everybody,
  );
  expect([currentItem(menu, '/channels/guide'), currentItem(menu, '/channels/sport')]).toEqual(['2', '1']);
});
