import { expect, it } from 'vitest';
import { isSameTyping, isSearchable, searchText, suggestAfterMs } from './text.ts';

it.each([
  ['', 1, false],
  ['   ', 0, false],
  ['a', 1, true],
  ['a', 2, false],
  [' ab ', 2, true],
  ['abc', 0, true],
])('SRCH-008 FIND-008 «%s» with %i characters at least: %s', (typed, min, is) => {
  expect(isSearchable(typed, min)).toBe(is);
});

it('SRCH-009 FIND-009 a search text has at most 255 characters, whatever their width', () => {
  expect(searchText(`  ${'я'.repeat(300)}`)).toBe('я'.repeat(255));
  expect([...searchText('😀'.repeat(300))]).toHaveLength(255);
});

it('SRCH-012 suggestions are asked 150 ms after the last key, or sooner where the search is', () => {
  expect([1_000, 500, 150, 80, 0].map(suggestAfterMs)).toEqual([150, 150, 150, 80, 0]);
});

it.each([
  ['тих', 'тихий', true],
  ['тихий', 'тих', true],
  ['тих', 'громко', false],
  ['', 'тих', false],
  ['тих', '', false],
  ['', '', true],
])('SRCH-012 what was suggested for «%s» may stand while «%s» is typed: %s', (one, other, is) => {
  expect(isSameTyping(one, other)).toBe(is);
});
