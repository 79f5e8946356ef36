import { expect, it } from 'vitest';
import { canChoose, choicesOf, type FilterGroup, firstOptions } from './filter-model.ts';

const group = (count: number, value: string | null): FilterGroup => ({
  id: 'genre',
  label: 'Genre',
  anyLabel: 'Any',
  value,
  options: Array.from({ length: count }, (_, index) => ({ value: String(index), label: `Genre ${index}` })),
});

it('lists what is chosen by its label; what is no option, as in an old address, by the name of its filter', () => {
  expect(
    choicesOf([
      group(2, '1'),
      { ...group(2, null), id: 'year' },
      { ...group(2, '1987'), id: 'country', label: 'Country' },
    ]),
  ).toEqual([
    { groupId: 'genre', label: 'Genre 1' },
    { groupId: 'country', label: 'Country' },
  ]);
});

it('nothing can be chosen where nothing is offered, unless it is on its way', () => {
  expect([group(2, null), group(0, '1'), { ...group(0, null), busy: true }].map(canChoose)).toEqual([
    true,
    false,
    true,
  ]);
});

it('shows the first ten of a long group and what is chosen; a slightly longer one whole', () => {
  expect(firstOptions(group(12, null))).toHaveLength(12);
  expect(firstOptions(group(40, null))).toHaveLength(10);
  expect(firstOptions(group(40, '31')).map(({ value }) => value)).toEqual([...'0123456789', '31']);
});
