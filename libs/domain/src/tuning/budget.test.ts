import { describe, expect, it } from 'vitest';
import {
  AMPLE_BUFFER_SECONDS,
  prefetchBudget,
  hasSpareDecoder,
  IDLE_AFTER_MS,
  POOR_BUFFER_SECONDS,
  type FetchAheadFacts,
} from './budget.ts';

const connection = { savesData: false, isMetered: false, isSlow: false };
const facts: FetchAheadFacts = {
  isAllowed: true,
  isOnline: true,
  isPageVisible: true,
  picture: 'moves',
  hasSpareDecoder: true,
  timesBest: null,
  connection,
  bufferedAheadSeconds: 5,
  idleMs: 0,
};
const nothing = { channels: 0, segments: 0, standbys: 0 };

describe('prefetchBudget', () => {
  it('fetches four channels and the segments of three on a connection that can spare it', () => {
    expect(prefetchBudget(facts)).toEqual({ channels: 4, segments: 3, standbys: 1 });
  });

  it.each([
    [1.9, { channels: 2, segments: 0, standbys: 0 }],
    [2, { channels: 4, segments: 3, standbys: 1 }],
  ])('leaves the connection to the picture where it carries the best rendition %d times', (timesBest, budget) =>
    expect(prefetchBudget({ ...facts, timesBest })).toEqual(budget),
  );

  it('lets a channel stand by only where a second picture can be decoded', () => {
    expect(prefetchBudget({ ...facts, hasSpareDecoder: false })).toEqual({ channels: 4, segments: 3, standbys: 0 });
  });

  it('fetches only playlists, and of two, on a slow connection', () => {
    expect(prefetchBudget({ ...facts, connection: { ...connection, isSlow: true } })).toEqual({
      channels: 2,
      segments: 0,
      standbys: 0,
    });
  });

  it.each([
    ['with its first segment', false, 1],
    ['by its playlists on a slow connection', true, 0],
  ])('fetches the one channel that is pointed at where nothing is on, %s', (_how, isSlow, segments) =>
    expect(
      prefetchBudget({ ...facts, picture: 'none', bufferedAheadSeconds: 0, connection: { ...connection, isSlow } }),
    ).toEqual({
      channels: 1,
      segments,
      standbys: 0,
    }),
  );

  it.each<[string, Partial<FetchAheadFacts>]>([
    ['the operator forbids it', { isAllowed: false }],
    ['there is no network', { isOnline: false }],
    ['nobody sees the page', { isPageVisible: false }],
    ['data are saved', { connection: { ...connection, savesData: true } }],
    ['the connection is paid by what comes through', { connection: { ...connection, isMetered: true } }],
    ['the picture waits', { picture: 'waits' }],
    ['what plays has little in hand', { bufferedAheadSeconds: AMPLE_BUFFER_SECONDS - 0.1 }],
    ['nobody has moved for long', { idleMs: IDLE_AFTER_MS }],
  ])('fetches nothing when %s', (_when, change) => expect(prefetchBudget({ ...facts, ...change })).toEqual(nothing));

  it('goes on with less in hand than it takes to begin, and gives up when that is gone', () => {
    const less = { ...facts, bufferedAheadSeconds: POOR_BUFFER_SECONDS + 0.1 };
    expect(prefetchBudget(less)).toEqual(nothing);
    expect(prefetchBudget(less, true).segments).toBe(3);
    expect(prefetchBudget({ ...less, bufferedAheadSeconds: POOR_BUFFER_SECONDS - 0.1 }, true)).toEqual(nothing);
  });
});

describe('hasSpareDecoder', () => {
  const computer = { os: 'Windows', isTelevision: false, memoryGB: 8 };
  it.each([
    ['a computer', computer, true],
    ['a browser that does not tell its memory', { ...computer, memoryGB: undefined }, true],
    ['little memory', { ...computer, memoryGB: 2 }, false],
    ['a television set', { ...computer, isTelevision: true }, false],
    ['an iPhone', { ...computer, os: 'iOS' }, false],
  ])('%s: %j', (_device, device, has) => expect(hasSpareDecoder(device)).toBe(has));
});
