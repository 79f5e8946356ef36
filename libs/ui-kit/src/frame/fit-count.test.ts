import { expect, it } from 'vitest';
import { fitCount } from './fit-count.ts';

const widths = [80, 100, 90, 120];

it('NAV-088 keeps all that fit', () => {
  expect(fitCount({ widths, available: 420, gap: 10, more: 60 })).toBe(4);
});

it('NAV-088 keeps room for the menu when not all fit', () => {
  expect(fitCount({ widths, available: 419, gap: 10, more: 60 })).toBe(3);
  expect(fitCount({ widths, available: 300, gap: 10, more: 60 })).toBe(2);
  expect(fitCount({ widths, available: 60, gap: 10, more: 60 })).toBe(0);
});

it('shows seven things at most, the menu of the rest among them, however much room there is', () => {
  const nine = Array<number>(9).fill(50);
  expect(fitCount({ widths: nine.slice(0, 7), available: 2_000, gap: 10, more: 60, most: 7 })).toBe(7);
  expect(fitCount({ widths: nine.slice(0, 8), available: 2_000, gap: 10, more: 60, most: 7 })).toBe(6);
  expect(fitCount({ widths: nine, available: 200, gap: 10, more: 60, most: 7 })).toBe(2);
});
