import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorsFrom, toMediaTime, toWallTimeMs, type Anchor, type DatedSegment } from './anchors.ts';

const NOON_MS = Date.UTC(2026, 0, 1, 12);

/** Segments of 2 s from media time 10 on; `dates` in seconds after noon, `null` where the playlist says nothing. */
function segments(dates: readonly (number | null)[], discontinuities: readonly number[] = []): DatedSegment[] {
  return dates.map((date, index) => ({
    mediaTime: 10 + index * 2,
    durationSeconds: 2,
    programDateTimeMs: date === null ? null : NOON_MS + date * 1000,
    discontinuity: discontinuities[index] ?? 0,
  }));
}

describe('anchorsFrom', () => {
  it('makes one anchor of a recording without interruption, dated once or on every segment', () => {
    const whole = [{ mediaTime: 10, wallTimeMs: NOON_MS, durationSeconds: 6 }];
    expect(anchorsFrom(segments([0, 2, 4]))).toEqual(whole);
    expect(anchorsFrom(segments([0, null, null]))).toEqual(whole);
  });

  it('forgives rounding, but not a clock that jumped', () => {
    expect(anchorsFrom(segments([0, 2.04, 3.97]))).toHaveLength(1);
    expect(anchorsFrom(segments([0, 2, 64, 66]))).toEqual([
      { mediaTime: 10, wallTimeMs: NOON_MS, durationSeconds: 4 },
      { mediaTime: 14, wallTimeMs: NOON_MS + 64_000, durationSeconds: 4 },
    ]);
  });

  it('begins anew at a discontinuity', () => {
    expect(anchorsFrom(segments([0, 2, 4], [0, 0, 1]))).toHaveLength(2);
  });

  it('has nothing to say about media without dates', () => {
    expect(anchorsFrom(segments([null, null]))).toEqual([]);
    expect(toWallTimeMs([], 5)).toBeNull();
    expect(toMediaTime([], NOON_MS)).toBeNull();
  });
});

describe('conversion', () => {
  /** Two minutes, a hole of eight, then ten more minutes that follow directly in the media. */
  const holed: Anchor[] = [
    { mediaTime: 0, wallTimeMs: NOON_MS, durationSeconds: 120 },
    { mediaTime: 120, wallTimeMs: NOON_MS + 600_000, durationSeconds: 600 },
  ];

  it.each([
    ['inside the first stretch', 60, 60],
    ['after the hole', 660, 180],
    ['in the hole: the first media after it', 300, 120],
    ['before everything: the first stretch goes on backwards', -10, -10],
    ['after everything: the last stretch goes on', 1300, 820],
  ])('finds the media %s', (_where, secondsAfterNoon, mediaTime) => {
    expect(toMediaTime(holed, NOON_MS + secondsAfterNoon * 1000)).toBe(mediaTime);
  });

  it('prefers the later showing where the clock of the encoder went back', () => {
    const repeated: Anchor[] = [
      { mediaTime: 0, wallTimeMs: NOON_MS, durationSeconds: 60 },
      { mediaTime: 60, wallTimeMs: NOON_MS + 30_000, durationSeconds: 60 },
    ];
    expect(toMediaTime(repeated, NOON_MS + 40_000)).toBe(70);
  });

  it('comes back to the same media time by way of the wall clock, for all recordings that never repeat a moment', () => {
    const anyStretch = fc.record({ seconds: fc.integer({ min: 1, max: 5_000 }), holeSeconds: fc.nat(5_000) });
    fc.assert(
      fc.property(
        fc.array(anyStretch, { minLength: 1, maxLength: 8 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (stretches, where) => {
          let mediaTime = 0;
          let wallTimeMs = NOON_MS;
          const anchors = stretches.map(({ seconds, holeSeconds }) => {
            wallTimeMs += holeSeconds * 1000;
            const anchor = { mediaTime, wallTimeMs, durationSeconds: seconds };
            mediaTime += seconds;
            wallTimeMs += seconds * 1000;
            return anchor;
          });
          const wanted = where * mediaTime * 0.999;
          expect(toMediaTime(anchors, toWallTimeMs(anchors, wanted) ?? NaN)).toBeCloseTo(wanted, 3);
        },
      ),
    );
  });
});
