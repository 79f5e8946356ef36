import { expect, it } from 'vitest';
import { pathData } from './path-data.ts';

it('writes every number with one decimal, and a space between any two', () => {
  const outline = pathData({
    commands: [
      { type: 'M', x: 1, y: -0.04 },
      { type: 'L', x: 2.25, y: 3.96 },
      { type: 'Q', x1: 0.1, y1: -1.5, x: 4, y: 5 },
      { type: 'C', x1: 1, y1: 2, x2: 3, y2: 4, x: -5.55, y: 6 },
      { type: 'Z' },
    ],
  });
  expect(outline).toBe('M1.0 -0.0L2.3 4.0Q0.1 -1.5 4.0 5.0C1.0 2.0 3.0 4.0 -5.5 6.0Z');
});
