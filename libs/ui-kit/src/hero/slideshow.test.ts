import { expect, it } from 'vitest';
import { dragStep, slideBeside, slideMs } from './slideshow.ts';

it('ROWS-052 a pointer move of less than 50 px is not a drag', () => {
  expect([-49, 0, 49].map(dragStep)).toEqual([0, 0, 0]);
  expect([50, -50].map(dragStep)).toEqual([-1, 1]);
});

it('ROWS-049 ROWS-050 a slide stays 7 s, or as long as it says itself', () => {
  expect(slideMs(undefined)).toBe(7_000);
  expect(slideMs(0)).toBe(7_000);
  expect(slideMs(12_000)).toBe(12_000);
});

it.each([
  ['all of them', undefined, [1, 2, 0], [2, 0, 1]],
  ['two', 2, [1, 0, 0], [1, 0, 1]],
  ['more than there are', 9, [1, 2, 0], [2, 0, 1]],
])('ROWS-102 of three slides the first one comes again after %s', (_, loopCount, after, before) => {
  const beside = (by: 1 | -1) => [0, 1, 2].map((at) => slideBeside(at, by, 3, loopCount));
  expect([beside(1), beside(-1)]).toEqual([after, before]);
});
