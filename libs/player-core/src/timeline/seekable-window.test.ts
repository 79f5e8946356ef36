import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { landOn, seekableWindow, smoothTimeline, type Timeline } from './seekable-window.ts';

const NOON_MS = Date.UTC(2026, 0, 1, 12);
/** A live window of one minute whose first moment is noon. */
const live: Timeline = {
  isLive: true,
  startMediaTime: 100,
  endMediaTime: 160,
  liveSyncMediaTime: 154,
  anchors: [{ mediaTime: 100, wallTimeMs: NOON_MS, durationSeconds: 60 }],
};
const film: Timeline = { isLive: false, startMediaTime: 0, endMediaTime: 600, liveSyncMediaTime: null, anchors: [] };

it('gives the window in media time and in broadcast time', () => {
  expect(seekableWindow(live)).toEqual({
    startMediaTime: 100,
    endMediaTime: 160,
    startWallTimeMs: NOON_MS,
    endWallTimeMs: NOON_MS + 60_000,
  });
  expect(seekableWindow(film)).toMatchObject({ startWallTimeMs: null, endWallTimeMs: null });
});

describe('landOn', () => {
  it.each([
    ['a moment of the broadcast', live, { wallTimeMs: NOON_MS + 30_000 }, 130, true],
    ['the live edge, where it does not starve', live, { at: 'live' }, 154, true],
    ['what was not shown yet, where that is less', live, { at: 'live', shownUntilMs: NOON_MS + 57_000 }, 157, true],
    ['the live edge, where less than that was shown', live, { at: 'live', shownUntilMs: NOON_MS }, 154, true],
    ['the end, where a list lags behind', live, { at: 'live', shownUntilMs: NOON_MS + 65_000 }, 160, true],
    ['the live edge, where the clock went back', live, { at: 'live', shownUntilMs: NOON_MS + 3_600_000 }, 154, true],
    ['the live edge of what has no dates', { ...live, anchors: [] }, { at: 'live', shownUntilMs: NOON_MS }, 154, true],
    ['a little in the future', live, { wallTimeMs: NOON_MS + 60_500 }, 154, true],
    ['the first segments, which are about to go', live, { mediaTime: 100 }, 104, true],
    ['before the window', live, { wallTimeMs: NOON_MS - 60_000 }, 104, false],
    ['far in the future', live, { wallTimeMs: NOON_MS + 300_000 }, 154, false],
    ['the middle of a film', film, { mediaTime: 42 }, 42, true],
    ['the start of a film', film, { at: 'start' }, 0, true],
    ['beyond the end of a film', film, { mediaTime: 700 }, 600, false],
  ] as const)('lands on %s', (_what, timeline, position, mediaTime, isInside) => {
    expect(landOn(timeline, position)).toEqual({ mediaTime, isInside });
  });

  it('cannot place a moment on content without dates', () => {
    expect(landOn(film, { wallTimeMs: NOON_MS })).toBeNull();
  });
});

it('on the air shows nothing twice, and nothing that is not there yet', () => {
  fc.assert(
    fc.property(fc.double({ min: -20, max: 74, noNaN: true }), (shownSeconds) => {
      const landing = landOn(live, { at: 'live', shownUntilMs: NOON_MS + shownSeconds * 1000 });
      const mediaTime = landing?.mediaTime ?? NaN;
      expect(mediaTime).toBeGreaterThanOrEqual(Math.min(live.startMediaTime + shownSeconds, live.endMediaTime) - 0.001);
      expect(mediaTime).toBeGreaterThanOrEqual(live.liveSyncMediaTime ?? NaN);
      expect(mediaTime).toBeLessThanOrEqual(live.endMediaTime);
    }),
  );
});

describe('smoothTimeline', () => {
  it('does not let the edges shake by the segment that renditions differ in', () => {
    const next = { ...live, startMediaTime: 98, endMediaTime: 158 };
    expect(smoothTimeline(live, next)).toMatchObject({ startMediaTime: 100, endMediaTime: 160 });
  });

  it('follows a window that moves on, and one that was really reset', () => {
    const later = { ...live, startMediaTime: 110, endMediaTime: 170 };
    expect(smoothTimeline(live, later)).toEqual(later);
    const reset = { ...live, startMediaTime: 0, endMediaTime: 60 };
    expect(smoothTimeline(live, reset)).toEqual(reset);
  });
});
