import { expect, it } from 'vitest';
import { isPassing } from './passing.ts';

it('steps within 150 ms of each other pass channels by, and the first of all does not', () => {
  expect([isPassing(1_000, 1_149), isPassing(1_000, 1_150), isPassing(-Infinity, 0)]).toEqual([true, false, false]);
});
