import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refreshDelayMs } from './refresh.ts';

it('LIVE-041 the list is asked again after 60 to 120 s', () => {
  expect([refreshDelayMs(0), refreshDelayMs(0.5), refreshDelayMs(1)]).toEqual([60_000, 90_000, 120_000]);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (random) => {
      expect(refreshDelayMs(random)).toBeGreaterThanOrEqual(60_000);
      expect(refreshDelayMs(random)).toBeLessThanOrEqual(120_000);
    }),
  );
});
