import { expect, it } from 'vitest';
import { nextLine } from './next-line.ts';

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, undefined],
  ['ArrowDown', 99, undefined],
  ['PageDown', 0, 8],
  ['PageDown', 95, 99],
  ['PageUp', 3, 0],
  ['Home', 50, 0],
  ['End', 50, 99],
  ['End', 99, undefined],
  ['a', 5, undefined],
])('%s from line %d leads to %s', (key, at, next) => {
  expect(nextLine(key, at, 100, 8)).toBe(next);
});

it('leads nowhere in an empty list', () => {
  expect(nextLine('End', 0, 0, 8)).toBeUndefined();
});
