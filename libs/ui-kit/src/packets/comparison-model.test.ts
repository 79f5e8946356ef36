import { expect, it } from 'vitest';
import { columnAfter, columnsIn, differingRows } from './comparison-model.ts';

const row = (id: string, cells: Readonly<Record<string, string | undefined>>) => ({
  id,
  label: id,
  cells: Object.fromEntries(Object.entries(cells).map(([packet, text]) => [packet, { included: true, text }])),
});

it('finds the rows in which packets differ; a packet without a cell does not include it', () => {
  const rows = [
    row('same', { a: 'HD', b: 'HD', c: 'HD' }),
    row('other text', { a: '3 days', b: '7 days', c: '7 days' }),
    row('not in b', { a: undefined, c: undefined }),
    row('in none', {}),
  ];
  const ids = (packets: readonly string[]) => differingRows(rows, packets).map(({ id }) => id);
  expect(ids(['a', 'b', 'c'])).toEqual(['other text', 'not in b']);
  expect(ids(['a', 'c'])).toEqual(['other text']);
  expect(ids(['b', 'b'])).toEqual([]);
  expect(ids(['a'])).toEqual([]);
  expect(ids([])).toEqual([]);
});

it('steps by pages of columns and ends with a full one', () => {
  const of = { count: 6, shown: 4 };
  expect(columnAfter(0, 4, of)).toBe(2);
  expect(columnAfter(2, 4, of)).toBe(2);
  expect(columnAfter(2, -4, of)).toBe(0);
  expect(columnAfter(0, 4, { count: 3, shown: 4 })).toBe(0);
});

it('has at most four columns, and none where there is no room for two', () => {
  expect([20, 49, 50, 60, 64, 200].map(columnsIn)).toEqual([0, 0, 2, 3, 4, 4]);
});
