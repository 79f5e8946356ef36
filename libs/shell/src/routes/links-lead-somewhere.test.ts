import { readdirSync, readFileSync } from 'node:fs';
import { addresses } from '@livery/widgets/addresses';
import { expect, it } from 'vitest';
import { WHOLE_SITE } from '../testing/every-capability.ts';

const LIBS = new URL('../../../', import.meta.url);
const screenOf = (address: string) => WHOLE_SITE.routeOf(address.replace(/[?#].*/, '')).screen;

const sources = readdirSync(LIBS, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(?:features|shell|widgets)\/.*\.tsx?$/.test(path))
  .filter((path) => !/\.test\.|\.stories\.|\/testing\//.test(path));

/** Where a link, a line of the menu or a redirect leads, written as it stands. What a template fills in is any segment. */
const LINK = /(?:\b(?:href|to)[=:] ?\{?|navigate\()(['"`])(\/[a-z_][^'"`]*)\1/g;

const links = sources.flatMap((path) =>
  [...readFileSync(new URL(path, LIBS), 'utf8').matchAll(LINK)].map(([, , address = '']) => ({
    path,
    address: address.replace(/\$\{[^}]*\}/g, '1'),
  })),
);

it('finds the links that are written as they stand', () => {
  expect(links.map(({ address }) => address)).toEqual(expect.arrayContaining(['/packets', '/geo_lock', '/news/1']));
});

it.each(links)('$address of $path has a screen', ({ address }) => {
  expect(screenOf(address)).toEqual(expect.any(String));
});

const named = { id: 7, slug: 'orbit-7' };
it.each<[keyof typeof addresses, string, screen: string]>([
  ['home', addresses.home(), 'catalogue/home'],
  ['channels', addresses.channels(), 'channels/list'],
  ['channels', addresses.channels('news'), 'channels/list'],
  ['channel', addresses.channel(named, { ts: 60 }), 'channels/channel'],
  ['guide', addresses.guide('news'), 'guide/guide'],
  ['content', addresses.content(named, 2), 'content/content'],
  ['watch', addresses.watch(7, 2), 'content/watch'],
  ['trailer', addresses.trailer(7), 'content/trailer'],
  ['person', addresses.person(named), 'content/person'],
  ['row', addresses.row(named, 2, 'text'), 'catalogue/row'],
  ['search', addresses.search(), 'search/results'],
  ['rowset', addresses.rowset({ id: 7 }), 'catalogue/rowset'],
  ['rowset', addresses.rowset({ id: 7, slug: '/films/' }), 'catalogue/rowset'],
  ['category', addresses.category('movies', 'drama'), 'catalogue/row'],
  ['packet', addresses.packet(7), 'packets/packet'],
  ['settings', addresses.settings(), 'account/settings'],
  ['settings', addresses.settings('devices'), 'account/settings'],
  ['languageSettings', addresses.languageSettings('interface'), 'account/settings'],
])('the address of %s leads to its own screen', (_name, address, screen) => {
  expect(screenOf(address)).toBe(screen);
});
