import { expect, it } from 'vitest';
import { untilNewYear } from './until-new-year.ts';

it.each([
  ['a day, an hour, a minute and a second before', new Date(2026, 11, 30, 22, 58, 59), [1, 1, 1, 1]],
  ['the last second', new Date(2026, 11, 31, 23, 59, 59, 500), [0, 0, 0, 0]],
  ['the first moment of a year', new Date(2027, 0, 1), [365, 0, 0, 0]],
  ['the first moment of a leap year', new Date(2028, 0, 1), [366, 0, 0, 0]],
])('CHAN-081 what is left of the year: %s', (_, now, expected) => {
  const { days, hours, minutes, seconds } = untilNewYear(now);
  expect([days, hours, minutes, seconds]).toEqual(expected);
});
