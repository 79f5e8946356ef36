import { expect, it } from 'vitest';
import { behindGap } from './hlsjs-timeline.ts';

const playlist = (gaps: readonly boolean[]) => ({
  fragments: gaps.map((gap, index) => ({ start: index * 2, duration: 2, gap })),
});

it.each([
  ['where media is', [false, false], 3, 3],
  ['behind a gap at the start', [true, true, false], 0, 4],
  ['behind a gap in the middle', [false, true, false], 2.5, 4],
  ['where it was requested when nothing follows the gap', [false, true], 2.5, 2.5],
  ['where it was requested behind the last segment', [false, false], 9, 9],
] as const)('begins %s', (_where, gaps, requested, begins) => {
  expect(behindGap(playlist(gaps), requested)).toBe(begins);
});
