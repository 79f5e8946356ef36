import type { Destination } from '@livery/contract/catalogue/entities';
import { expect, it } from 'vitest';
import { addresses, addressOfDestination, idOfSegment } from './addresses.ts';

const to = (destination: Partial<Destination> & Pick<Destination, 'type'>) => addressOfDestination(destination);

it('NAV-054 CONT-003 CONT-004 a content id is the digits at the end of the segment', () => {
  expect([idOfSegment('some-film-2019-12345'), idOfSegment('12345'), idOfSegment('film')]).toEqual([
    12345,
    12345,
    null,
  ]);
});

it('NAV-054 a slug that does not end in the id gives way to the id', () => {
  expect(addresses.content({ id: 45, slug: 'film-45' })).toBe('/contents/film-45');
  expect(addresses.content({ id: 45, slug: 'film-2019' })).toBe('/contents/45');
  expect(addresses.content({ id: 45, slug: 'film-145' })).toBe('/contents/45');
});

it.each<[string, Partial<Destination> & Pick<Destination, 'type'>, string | undefined]>([
  [
    'ROWS-057 open_url leads to its own address',
    { type: 'open_url', src: 'https://example.org/a' },
    'https://example.org/a',
  ],
  ['ROWS-058 enter_promo_key leads to the modal for codes', { type: 'enter_promo_key' }, '#promocode_wizard'],
  ['ROWS-059 content', { type: 'content', id: 7 }, '/contents/7'],
  [
    'ROWS-059 CONT-005 content of a library',
    { type: 'content', id: 45, slug: 'film-45', libraryId: 2 },
    '/contents/film-45?library_id=2',
  ],
  ['ROWS-060 row', { type: 'row', id: 7, slug: 'new', libraryId: 2 }, '/row/new?library_id=2'],
  ['ROWS-061 packet', { type: 'packet', id: 7 }, '/packets/7'],
  ['ROWS-062 rowset', { type: 'rowset', id: 7, slug: '/movies/' }, '/movies'],
  ['ROWS-063 channel', { type: 'channel', id: 7, slug: 'khabar' }, '/channels/all/khabar'],
  ['ROWS-064 last_channel', { type: 'last_channel' }, '/channels'],
  ['ROWS-066 what is unknown leads nowhere', { type: 'unknown' }, undefined],
  ['ROWS-066 what names no target leads nowhere', { type: 'content' }, undefined],
])('%s', (_, destination, address) => {
  expect(to(destination)).toBe(address);
});

it('NAV-007 CHAN-031 a channel address carries the start of a programme as ts', () => {
  expect(addresses.channel({ id: 3 }, { category: 'sport', ts: 1_700_000_000 })).toBe(
    '/channels/sport/3?ts=1700000000',
  );
});

it('ROWS-003 ROWS-004 a row carries its library and the words that it is searched for, where there are some', () => {
  expect(addresses.row({ id: 7 }, 3, 'перевал')).toBe(
    '/row/7?library_id=3&text=%D0%BF%D0%B5%D1%80%D0%B5%D0%B2%D0%B0%D0%BB',
  );
  expect(addresses.row({ id: 7 }, undefined, '')).toBe('/row/7');
});
