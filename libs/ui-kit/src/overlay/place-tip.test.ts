import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeTip } from './place-tip.ts';

const view = { width: 390, height: 844 };
const tip = { width: 200, height: 40 };

it('stands above the middle, and below where there is no room above', () => {
  expect(placeTip({ left: 95, top: 400, width: 200, height: 44 }, tip, view)).toEqual({
    left: 95,
    top: 352,
    side: 'above',
  });
  expect(placeTip({ left: 95, top: 20, width: 200, height: 44 }, tip, view)).toEqual({
    left: 95,
    top: 72,
    side: 'below',
  });
});

it('never leaves the window sideways', () => {
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 390 }), (left) => {
      const place = placeTip({ left, top: 400, width: 44, height: 44 }, tip, view);
      expect(place.left).toBeGreaterThanOrEqual(8);
      expect(place.left + tip.width).toBeLessThanOrEqual(view.width - 8);
    }),
  );
});
