import { expect, it } from 'vitest';
import { cleanAmount } from './clean-amount.ts';

it.each([
  ['1 990,50 ₸', 2, '1990.50'],
  ['1 990,50 ₸', 0, '1990'],
  ['1.990', 2, '1.99'],
  ['0050', 0, '50'],
  ['0', 0, '0'],
  ['0,5', 2, '0.5'],
  [',5', 2, '0.5'],
  ['12.', 2, '12.'],
  ['1.2.3', 2, '1.23'],
  ['-7', 0, '7'],
  ['сколько', 2, ''],
])('PAY-011 of "%s" with %i decimals an amount keeps %s', (typed, decimals, kept) => {
  expect(cleanAmount(typed, decimals)).toBe(kept);
});
