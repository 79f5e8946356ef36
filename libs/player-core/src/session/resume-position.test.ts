import { expect, it } from 'vitest';
import type { Engine } from '../engines/engine.ts';
import { positionAfterBadSegment, liveEdgePosition, currentPosition } from './resume-position.ts';

const NOON_MS = Date.UTC(2026, 0, 1, 12);
const channel = { kind: 'live', url: 'https://cdn.test/live.m3u8' } as const;
const archive = { kind: 'archive', url: 'https://cdn.test/archive.m3u8' } as const;
const film = { kind: 'vod', url: 'https://cdn.test/film.m3u8' } as const;
const dated = { mediaTime: 60, wallTimeMs: NOON_MS };
const undated = { mediaTime: 60, wallTimeMs: null };

it.each([
  ['a channel on the air', channel, 'live', dated, { at: 'live', shownUntilMs: NOON_MS }],
  ['a channel without dates', channel, 'live', undated, { at: 'live' }],
  ['a channel that was rewound', channel, 'timeshift', dated, { wallTimeMs: NOON_MS }],
  ['a recording', archive, 'archive', dated, { wallTimeMs: NOON_MS }],
  ['a recording without dates', archive, 'archive', undated, { mediaTime: 60 }],
  ['a film, whatever date its media has', film, 'vod', dated, { mediaTime: 60 }],
] as const)('%s stands where the next engine finds it', (_what, source, content, position, place) => {
  expect(currentPosition({ source, content, position }, null)).toEqual(place);
  const target = { mediaTime: 5 };
  expect(currentPosition({ source, content, position }, { isPlaced: true, target })).toEqual(place);
  expect(currentPosition({ source, content, position }, { isPlaced: false, target })).toEqual(target);
});

it('a channel comes back to the air from wherever it was left', () => {
  expect(liveEdgePosition({ position: dated })).toEqual({ at: 'live', shownUntilMs: NOON_MS });
});

it('what cannot be shown ends where the next segment begins, or two seconds on where no engine knows', () => {
  const engine = { nextSegmentAfter: (mediaTime: number) => Math.floor(mediaTime / 4) * 4 + 4 } as unknown as Engine;
  const run = { engine, isPlaced: true, target: { mediaTime: 5 } };
  expect(positionAfterBadSegment({ position: dated }, run, 'DECODE_FAILED')).toBe(64);
  // A decoder reads ahead of what is shown: the bad segment begins at 64.
  expect(positionAfterBadSegment({ position: { ...dated, mediaTime: 63.7 } }, run, 'DECODE_FAILED')).toBe(68);
  expect(positionAfterBadSegment({ position: { ...dated, mediaTime: 63.7 } }, run, 'TRACKS_CHANGED')).toBe(64);
  expect(positionAfterBadSegment({ position: dated }, { ...run, isPlaced: false }, 'DECODE_FAILED')).toBe(8);
  expect(
    positionAfterBadSegment({ position: dated }, { ...run, isPlaced: false, target: { at: 'live' } }, 'DECODE_FAILED'),
  ).toBe(64);
  expect(positionAfterBadSegment({ position: dated }, { ...run, engine: null }, 'DECODE_FAILED')).toBe(62);
});
