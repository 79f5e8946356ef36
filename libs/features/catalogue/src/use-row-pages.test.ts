import type { Row } from '@livery/contract/catalogue/entities';
import { expect, it } from 'vitest';
import { isLastPage, joined, PAGE_SIZE } from './use-row-pages.ts';

const films = (from: number, count: number) =>
  ({
    template: 'content-v',
    contents: Array.from({ length: count }, (_, index) => ({ id: from + index })),
  }) as unknown as Row;

it('ROWS-014 ROWS-019 asks for 24 items, and for no more after a page with fewer', () => {
  expect(PAGE_SIZE).toBe(24);
  expect(isLastPage(films(1, 24))).toBe(false);
  expect(isLastPage(films(1, 23))).toBe(true);
  expect(isLastPage(films(1, 0))).toBe(true);
});

it('shows an item once that came with two pages, where it stood first', () => {
  expect(joined([films(1, 24), films(20, 24)]).map(({ id }) => id)).toEqual(
    Array.from({ length: 43 }, (_, index) => index + 1),
  );
});

it('CHAN-056 a whole page of channels is not the last one, though some of it is not shown', () => {
  const channels = Array.from({ length: PAGE_SIZE }, (_, id) => ({ id, name: id === 3 ? 'Dala 4K' : `Channel ${id}` }));
  const row = { template: 'channel', channels } as never;
  expect([isLastPage(row), joined([row]).length]).toEqual([false, PAGE_SIZE - 1]);
});
