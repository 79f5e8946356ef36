import { expect, it } from 'vitest';
import { mediaAhead } from './hlsjs-skipped-segment.ts';

const at = (currentTime: number, ranges: readonly (readonly [number, number])[], readyState = 1) =>
  mediaAhead({
    currentTime,
    readyState,
    buffered: {
      length: ranges.length,
      start: (index) => ranges[index]?.[0] ?? NaN,
      end: (index) => ranges[index]?.[1] ?? NaN,
    },
  });

it.each([
  ['the segment at the place is missing', at(70, [[72, 76]]), 72],
  [
    'what was shown lies behind it',
    at(70, [
      [60, 68],
      [72, 74],
    ]),
    72,
  ],
  ['nothing has come yet', at(70, []), null],
  ['media is at the place', at(70, [[69, 76]]), null],
  ['the picture is there', at(70, [[72, 76]], 2), null],
  ['media is too far ahead to be the next', at(70, [[90, 96]]), null],
])('a recovery goes on where media begins: %s', (_what, place, expected) => {
  expect(place).toBe(expected);
});
