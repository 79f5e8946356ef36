import type { Row } from '@livery/contract/catalogue/entities';
import { expect, it } from 'vitest';
import { isLastPage, joined, pageSize } from './use-row-pages.ts';

const films = (from: number, count: number) =>
  ({
    template: 'content-v',
    contents: Array.from({ length: count }, (_, index) => ({ id: from + index })),
  }) as unknown as Row;

it.each([
  ['ROWS-012 posters', 'content-v', 21],
  ['ROWS-013 wide pictures', 'content-h', 18],
  ['ROWS-014 channels', 'channel', 24],
  ['ROWS-014 persons', 'person', 24],
  ['ROWS-014 a row that nothing is known of yet', undefined, 24],
] as const)(
  '%s come in pages of their own size; to a crawler, which does not scroll, in the largest: ROWS-015',
  (_, template, size) => {
    expect([pageSize(template, false), pageSize(template, true)]).toEqual([size, 100]);
  },
);

it('ROWS-019 a page with fewer items than were asked for is the last one', () => {
  expect(isLastPage(films(1, 21), 21)).toBe(false);
  expect(isLastPage(films(1, 20), 21)).toBe(true);
  expect(isLastPage(films(1, 0), 21)).toBe(true);
});

it('shows an item once that came with two pages, where it stood first', () => {
  expect(joined([films(1, 24), films(20, 24)]).map(({ id }) => id)).toEqual(
    Array.from({ length: 43 }, (_, index) => index + 1),
  );
});

it('CHAN-056 a whole page of channels is not the last one, though some of it is not shown', () => {
  const channels = Array.from({ length: 24 }, (_, id) => ({ id, name: id === 3 ? 'Dala 4K' : `Channel ${id}` }));
  const row = { template: 'channel', channels } as never;
  expect([isLastPage(row, 24), joined([row]).length]).toEqual([false, 23]);
});
