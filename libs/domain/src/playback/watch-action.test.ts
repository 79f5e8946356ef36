import type { ContentMeta, Episode } from '@livery/contract/contents/entities';
import { describe, expect, it } from 'vitest';
import { watchAction } from './watch-action.ts';

const META: ContentMeta = { isPurchased: true, isAvailable: true, isContinuation: false, isLost: false, buttons: [] };
const film = { id: 7, contentType: 'movie', durationSeconds: 6000 } as const;
const series = { id: 7, contentType: 'series', durationSeconds: undefined } as const;
const episode = (id: number, series: number): Episode => ({
  id,
  series,
  season: 1,
  durationSeconds: 2880,
  isAnnouncement: false,
  images: [],
  histories: [],
});
const episodes = [episode(101, 1), episode(102, 2), episode(104, 4)];

describe('watchAction', () => {
  it('PLAY-039 a film that was begun is continued, with the minutes that are left', () => {
    const meta = { ...META, isContinuation: true, history: { seconds: 4560 } };
    expect(watchAction({ content: film, meta, episodes: [] })).toEqual({
      kind: 'continue',
      episode: undefined,
      minutesLeft: 24,
      percent: 76,
    });
  });

  it('PLAY-039 a series goes on with its episode, and with what is left of that', () => {
    const meta = { ...META, isContinuation: true, nextToPlay: { id: 104 }, history: { seconds: 1440 } };
    expect(watchAction({ content: series, meta, episodes })).toEqual({
      kind: 'continue',
      episode: 4,
      minutesLeft: 24,
      percent: 50,
    });
  });

  it.each([
    ['its length is not known', { ...film, durationSeconds: undefined }, { seconds: 60 }],
    ['nobody knows how far it was watched', film, {}],
    ['nothing is left of it', film, { seconds: 6000 }],
  ])('tells no minutes where %s', (_, content, history) => {
    const meta = { ...META, isContinuation: true, history };
    expect(watchAction({ content, meta, episodes: [] })).toMatchObject({ kind: 'continue', minutesLeft: undefined });
  });

  it('PLAY-039 more than the whole of it is never watched', () => {
    const meta = { ...META, isContinuation: true, history: { seconds: 6180 } };
    expect(watchAction({ content: film, meta, episodes: [] })).toMatchObject({ percent: 100 });
  });

  it('an episode that is not the first is told by its number, the first and what is not known are not', () => {
    const next = (id: number) => watchAction({ content: series, meta: { ...META, nextToPlay: { id } }, episodes });
    expect(next(102)).toEqual({ kind: 'episode', episode: 2 });
    expect(next(101)).toEqual({ kind: 'watch' });
    expect(next(999)).toEqual({ kind: 'watch' });
  });

  it('CONT-054 what is not bought says its price, also where it was begun', () => {
    const meta = { ...META, isPurchased: false, isContinuation: true, minPriceMinor: 99_000 };
    expect(watchAction({ content: film, meta, episodes: [] })).toEqual({ kind: 'buy', priceMinor: 99_000 });
  });
});
