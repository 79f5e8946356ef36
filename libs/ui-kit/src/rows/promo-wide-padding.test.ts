import { expect, it } from 'vitest';
import { promoWidePaddingPx } from './promo-wide-padding.ts';

it.each([
  [320, 24],
  [480, 24],
  [481, 60],
  [932, 60],
  [933, 80],
  [1023, 80],
  [1024, 100],
  [1279, 100],
  [1280, 120],
])('ROWS-053 at a width of %i px wide announcements have %i px at their sides', (windowPx, px) => {
  expect(promoWidePaddingPx(windowPx)).toBe(px);
});
