import { expect, it } from 'vitest';
import { ratingLevel } from './rating.tsx';

it('CONT-028 the thresholds are over 6, over 7 and over 8', () => {
  expect([5.9, 6, 6.1, 7, 7.1, 8, 8.1].map(ratingLevel)).toEqual([undefined, undefined, 6, 6, 7, 7, 8]);
});
