import type { ScheduleEntry } from '@livery/contract/channels/entities';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextBoundaryMs } from './boundary.ts';
import { programmeAt } from './programme.ts';

const entry = (startSeconds: number, durationSeconds: number) =>
  ({ id: startSeconds, startSeconds, durationSeconds, isCatchupAvailable: true }) as ScheduleEntry;

it('the next border is the end of what is on, or the beginning of what comes', () => {
  const schedule = [entry(100, 100), entry(200, 100), entry(350, 50)];
  expect([50, 100, 199, 200, 300, 399, 400].map((at) => nextBoundaryMs(schedule, at * 1000))).toEqual([
    100_000,
    200_000,
    200_000,
    300_000,
    350_000,
    400_000,
    null,
  ]);
});

it('between now and the next border it is always the same programme', () => {
  const lengths = fc.array(fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 1, max: 200 })), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(
      lengths,
      fc.integer({ min: 0, max: 2_000 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (gaps, at, part) => {
        let from = 0;
        const schedule = gaps.map(([gap, length]) => {
          const one = entry(from + gap, length);
          from += gap + length;
          return one;
        });
        const atMs = at * 1000;
        const next = nextBoundaryMs(schedule, atMs);
        const between = atMs + Math.floor(((next ?? atMs + 1000) - atMs) * part);
        expect(programmeAt(schedule, between)?.id).toBe(programmeAt(schedule, atMs)?.id);
      },
    ),
  );
});
