import { expect, it } from 'vitest';
import { boxOf, sheetSize, WINDOWS, type Box } from './layout.ts';

const BRANDS = 6;
const boxes = Array.from({ length: BRANDS }, (_, column) => WINDOWS.map((window) => boxOf(column, window))).flat();
const isApart = (one: Box, other: Box) =>
  one.left + one.width <= other.left ||
  other.left + other.width <= one.left ||
  one.top + one.height <= other.top ||
  other.top + other.height <= one.top;

it('covers no picture by another one, and none leaves the sheet', () => {
  const { width, height } = sheetSize(BRANDS);
  for (const [at, box] of boxes.entries()) {
    expect(box.left + box.width).toBeLessThanOrEqual(width);
    expect(box.top + box.height).toBeLessThanOrEqual(height);
    for (const other of boxes.slice(at + 1)) expect(isApart(box, other)).toBe(true);
  }
});

it('shows phone, tablet, desktop, wide desktop and television of each brand', () => {
  expect(WINDOWS).toEqual([390, 820, 1440, 1920, 'tv']);
});

it('refuses a window that no sheet shows', () => {
  expect(() => boxOf(0, 1234)).toThrow('No sheet shows 1234.');
});
