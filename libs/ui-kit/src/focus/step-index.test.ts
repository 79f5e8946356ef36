import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepIndex } from './step-index.ts';

describe('stepIndex', () => {
  it('walks a line and stops at its ends', () => {
    const at = (key: string, index: number) => stepIndex({ key, index, count: 5 });
    expect(at('ArrowRight', 0)).toBe(1);
    expect(at('ArrowRight', 4)).toBeNull();
    expect(at('ArrowLeft', 0)).toBeNull();
    expect(at('End', 1)).toBe(4);
    expect(at('Home', 0)).toBeNull();
    expect(at('ArrowDown', 1)).toBeNull();
    expect(at('a', 1)).toBeNull();
  });

  it('goes round where it wraps', () => {
    expect(stepIndex({ key: 'ArrowRight', index: 2, count: 3, wraps: true })).toBe(0);
    expect(stepIndex({ key: 'ArrowLeft', index: 0, count: 3, wraps: true })).toBe(2);
  });

  it('moves by lines in a grid, and from the last full line into the short one', () => {
    const grid = (key: string, index: number) => stepIndex({ key, index, count: 8, columns: 3 });
    expect(grid('ArrowDown', 1)).toBe(4);
    expect(grid('ArrowUp', 1)).toBeNull();
    expect(grid('ArrowUp', 7)).toBe(4);
    expect(grid('ArrowDown', 5)).toBe(7);
    expect(grid('ArrowDown', 6)).toBeNull();
  });

  it('never leads outside of the line', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'),
        fc.integer({ min: 1, max: 30 }),
        fc.nat(40),
        fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }),
        fc.boolean(),
        (key, count, at, columns, wraps) => {
          const index = at % count;
          const next = stepIndex({ key, index, count, wraps, ...(columns ? { columns } : {}) });
          if (next !== null) {
            expect(next).toBeGreaterThanOrEqual(0);
            expect(next).toBeLessThan(count);
          }
        },
      ),
    );
  });
});
