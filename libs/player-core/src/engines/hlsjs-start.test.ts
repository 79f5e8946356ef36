import type { LevelDetails } from 'hls.js';
import { expect, it } from 'vitest';
import type { Position } from '../source.ts';
import { startTimeOf } from './hlsjs-start.ts';

const LIVE_SYNC = 54;
const SEGMENT = { duration: 6, programDateTime: null, cc: 0 };

/** A list of a minute; `missing` of its first segments are declared missing. */
function list({ live = true, missing = 0, startTimeOffset = null as number | null }) {
  const fragments = Array.from({ length: 10 }, (_, index) => ({ ...SEGMENT, start: index * 6, gap: index < missing }));
  return { live, fragments, fragmentStart: 0, edge: 60, startTimeOffset } as unknown as LevelDetails;
}

it.each<[string, Parameters<typeof list>[0], Position, number | null]>([
  ['a channel begins at its live edge, by itself', {}, { at: 'live' }, null],
  ['a film begins at its beginning, by itself', { live: false }, { at: 'start' }, null],
  ['a film whose beginning is missing begins behind it', { live: false, missing: 2 }, { at: 'start' }, 12],
  ['a list that still grows begins at its first segment when asked to', {}, { at: 'start' }, 0],
  [
    'a list that grows and says where it begins begins there, by itself',
    { startTimeOffset: 20 },
    { at: 'start' },
    null,
  ],
  ['a place within what is missing begins behind it', { missing: 3 }, { mediaTime: 8 }, 18],
  ['a place in the window begins there', {}, { mediaTime: 31 }, 31],
])('%s', (_, facts, startAt, startTime) => {
  expect(startTimeOf(list(facts), LIVE_SYNC, startAt)).toBe(startTime);
});
