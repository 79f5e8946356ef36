import { expect, it } from 'vitest';
import { guideDays } from './guide-days.ts';

it('CHAN-028 three days back and three ahead, each from midnight to midnight, without a gap', () => {
  const days = guideDays(new Date(2026, 2, 5, 15, 30).getTime());
  expect(days.map(({ id }) => id)).toEqual(['-3', '-2', '-1', '0', '1', '2', '3']);
  expect(days.slice(1).every(({ from }, at) => from === days[at]?.to)).toBe(true);
  expect(days[3]?.from).toBe(new Date(2026, 2, 5).getTime());
});
