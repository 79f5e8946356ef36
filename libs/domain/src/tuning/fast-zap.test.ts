import { expect, it } from 'vitest';
import { isFastZap } from './fast-zap.ts';

it('steps within 150 ms of each other pass channels by, and the first of all does not', () => {
  expect([isFastZap(1_000, 1_149), isFastZap(1_000, 1_150), isFastZap(-Infinity, 0)]).toEqual([true, false, false]);
});
