import type { LevelDetails } from 'hls.js';
import { expect, it } from 'vitest';
import { waitsForEndedTrack } from './hlsjs-short-track.ts';

const until = (seconds: number) => ({ length: 1, end: () => seconds });
/** Segments of 2 s, and a discontinuity at the given second. */
const list = (breakAt: number) =>
  ({
    fragments: Array.from({ length: 10 }, (_, index) => ({ start: index * 2, cc: index * 2 >= breakAt ? 1 : 0 })),
  }) as unknown as LevelDetails;

it.each([
  ['the sound is over at a discontinuity', { audio: until(8.02), video: until(16) }, 8, 7.98, true],
  ['the picture is over at a discontinuity', { audio: until(16), video: until(8) }, 8, 7.98, true],
  ['both are there', { audio: until(16.1), video: until(16) }, 8, 7.98, false],
  ['both are to come', { audio: until(8.02), video: until(8) }, 8, 7.98, false],
  ['the sound is late, and no part begins', { audio: until(8.02), video: until(16) }, 20, 7.98, false],
  ['the sound is over further on', { audio: until(8.02), video: until(16) }, 8, 5, false],
  ['there is one buffer for both', { video: until(16) }, 8, 7.98, false],
])('%s', (_, buffered, breakAt, mediaTime, isWaiting) => {
  expect(waitsForEndedTrack(buffered, list(breakAt), mediaTime)).toBe(isWaiting);
});
