import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestInDirection, type Direction, type Edges } from './nearest-in-direction.ts';

const box = (left: number, top: number, width = 100, height = 100): Edges => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('nearestInDirection', () => {
  const here = box(500, 500);

  it.each<[Direction, number]>([
    ['left', 0],
    ['right', 1],
    ['up', 2],
    ['down', 3],
  ])('leads %s to what stands there', (direction, index) => {
    expect(nearestInDirection(here, [box(300, 500), box(700, 500), box(500, 300), box(500, 700)], direction)).toBe(
      index,
    );
  });

  it('takes the next line before one that is further away, and in it what stands below', () => {
    expect(nearestInDirection(here, [box(500, 900), box(200, 700), box(480, 700)], 'down')).toBe(2);
  });

  it('comes to a line that begins further aside', () => {
    expect(nearestInDirection(here, [box(0, 700, 300)], 'down')).toBe(0);
  });

  it('stays in its line: what stands above or below is not beside', () => {
    expect(nearestInDirection(here, [box(620, 300), box(900, 500)], 'right')).toBe(1);
  });

  it('counts what touches or overlaps a little as beside', () => {
    expect(nearestInDirection(here, [box(592, 500)], 'right')).toBe(0);
    expect(nearestInDirection(here, [box(540, 500)], 'right')).toBe(-1);
  });

  it('never leads back', () => {
    const length = fc.integer({ min: 1, max: 400 });
    const place = fc.integer({ min: 0, max: 2_000 });
    const anyBox = fc
      .tuple(place, place, length, length)
      .map(([left, top, width, height]) => box(left, top, width, height));
    fc.assert(
      fc.property(anyBox, fc.array(anyBox), (from, boxes) => {
        const found = boxes[nearestInDirection(from, boxes, 'right')];
        if (found) expect(found.left).toBeGreaterThanOrEqual(from.right - 12);
      }),
    );
  });
});
