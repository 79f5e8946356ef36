import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasTimeline, isNearEnd, playbackPercentage, whatFollows } from './ending.ts';

const at = (positionSeconds: number, durationSeconds: number, hasEnded = false) =>
  isNearEnd({ positionSeconds, durationSeconds, hasEnded });

it('PLAY-021 is near the end from 2 s before it, or when it has ended', () => {
  expect([at(97.9, 100), at(98, 100), at(100, 100), at(5, 100, true)]).toEqual([false, true, true, true]);
  expect([at(18.9, 20.1), at(18.2, 20.1)]).toEqual([true, true]);
});

it('PLAY-022 lets a video of 20 s or less play to its very end', () => {
  expect([at(19.9, 20), at(20, 20), at(20, 20, true), at(9, 10)]).toEqual([false, false, true, false]);
});

it('PLAY-026 has a timeline only above 20 s, and none for an unknown length', () => {
  expect([20, 20.1, Number.NaN, Number.POSITIVE_INFINITY, 0].map(hasTimeline)).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
  expect(at(1_000, Number.POSITIVE_INFINITY)).toBe(false);
});

it('PLAY-027 keeps the percentage between 0 and 99', () => {
  expect([playbackPercentage(50, 200), playbackPercentage(200, 200), playbackPercentage(-5, 200)]).toEqual([25, 99, 0]);
});

it('PLAY-027 PLAY-028 makes a percentage of whatever a player reports', () => {
  expect([playbackPercentage(0, 0), playbackPercentage(5, 0), playbackPercentage(Number.NaN, 10)]).toEqual([0, 0, 0]);
  fc.assert(
    fc.property(fc.double(), fc.double(), (position, duration) => {
      const percent = playbackPercentage(position, duration);
      expect(percent >= 0 && percent <= 99).toBe(true);
    }),
  );
});

it('PLAY-024 PLAY-025 goes on with what the server names as next, or ends', () => {
  expect(whatFollows({ nextToPlay: { id: 7 } })).toEqual({ kind: 'play', contentId: 7 });
  expect(whatFollows({})).toEqual({ kind: 'finish' });
});
