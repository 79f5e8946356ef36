import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardsInSight } from './grid-sight.ts';

const shape = { columns: 4, linePx: 200, gapPx: 20, windowPx: 800 };

it('whole lines a window ahead on both sides, and the height of the rest', () => {
  expect(cardsInSight(shape, 5_000, 0)).toEqual({ from: 0, to: 32, abovePx: 0, belowPx: 1242 * 200 - 20 });
  expect(cardsInSight(shape, 5_000, 100_000)).toEqual({
    from: 496 * 4,
    to: 508 * 4,
    abovePx: 496 * 200 - 20,
    belowPx: 742 * 200 - 20,
  });
  expect(cardsInSight(shape, 6, 0)).toEqual({ from: 0, to: 6, abovePx: 0, belowPx: 0 });
});

it('however it is scrolled it is as high as all of its lines', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.nat(3_000),
      fc.integer({ min: -1e4, max: 1e6 }),
      (columns, count, topPx) => {
        const { from, to, abovePx, belowPx } = cardsInSight({ ...shape, columns }, count, topPx);
        const drawn = Math.ceil((to - from) / columns) * shape.linePx;
        const heights = [abovePx, drawn - shape.gapPx, belowPx].filter((px) => px > 0);
        const total = heights.reduce((sum, px) => sum + px + shape.gapPx, 0);
        expect(total).toBe(Math.ceil(count / columns) * shape.linePx);
      },
    ),
  );
});
