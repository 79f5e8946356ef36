import { describe, expect, it } from 'vitest';
import { middleRollDue, pointsWithin, postPauseRollDue, postRollDue, preRollDue, type WatchedStretch } from './due.ts';
import { adSupportedContentOf, ROLLS } from './rolls.ts';
import { aChannel, aFilm, ALL_ROLLS, entry } from './testing/ad-supported-content.ts';
import { afterShown, mayAsk, NOTHING_YET } from './waits.ts';

const ARRIVAL = { nowMs: 1_000_000, onZap: false };
const subject = { kind: 'film', stream: { ad: ALL_ROLLS }, channelId: null, contentId: 7, isZap: false } as const;

describe('what may be advertised beside', () => {
  it('ADS-001 knows four kinds of breaks', () => {
    expect(ROLLS).toEqual(['pre', 'middle', 'post', 'postPause']);
  });

  it('ADS-024 takes the ads of the stream that plays', () => {
    expect(adSupportedContentOf(subject, false)).toEqual({
      id: 'film-7',
      isChannel: false,
      isZap: false,
      ads: ALL_ROLLS,
    });
    expect(adSupportedContentOf({ ...subject, kind: 'channel', channelId: 3 }, false)).toMatchObject({
      id: 'channel-3',
    });
    expect(adSupportedContentOf({ ...subject, stream: {} }, false)).toBeNull();
    expect(adSupportedContentOf(undefined, false)).toBeNull();
  });

  it('ADS-032 asks for none in a preview, beside a trailer, and beside what comes before a film', () => {
    expect(adSupportedContentOf(subject, true)).toBeNull();
    expect(adSupportedContentOf({ ...subject, kind: 'trailer' }, false)).toBeNull();
    expect(adSupportedContentOf({ ...subject, kind: 'packshot' }, false)).toBeNull();
  });

  it('ADS-009 a limit of none is none, another one counts for each break', () => {
    expect(adSupportedContentOf({ ...subject, stream: { ad: { ...ALL_ROLLS, maxAdvertising: 0 } } }, false)).toBeNull();
    expect(preRollDue(aFilm({ maxAdvertising: 2 }), NOTHING_YET, ARRIVAL)?.mostAds).toBe(2);
    expect(preRollDue(aFilm(), NOTHING_YET, ARRIVAL)?.mostAds).toBe(Infinity);
  });
});

describe('pre-roll', () => {
  it('ADS-002 ADS-003 comes with its entries and their aliases in order', () => {
    const preRoll = [entry('a', 'a1', 'a2'), entry('b')];
    expect(preRollDue(aFilm({ preRoll }), NOTHING_YET, ARRIVAL)).toMatchObject({ roll: 'pre', entries: preRoll });
    expect(preRollDue(aFilm({ preRoll: [] }), NOTHING_YET, ARRIVAL)).toBeNull();
  });

  it('ADS-003 a change of channel shows none, unless the operator says so', () => {
    expect(preRollDue(aChannel({}, true), NOTHING_YET, ARRIVAL)).toBeNull();
    expect(preRollDue(aChannel({}, true), NOTHING_YET, { ...ARRIVAL, onZap: true })).not.toBeNull();
  });

  it('ADS-003 ADS-012 a channel is led in once a visit, and again after its period', () => {
    const once = preRollDue(aChannel(), NOTHING_YET, ARRIVAL)!;
    const waits = afterShown(NOTHING_YET, once, 1_000_000);
    expect(preRollDue(aChannel(), waits, { ...ARRIVAL, nowMs: 9_000_000 })).toBeNull();
    const later = (nowMs: number) => preRollDue(aChannel({ periodSeconds: 60 }), waits, { ...ARRIVAL, nowMs });
    expect(later(1_059_999)).toBeNull();
    expect(later(1_060_000)).not.toBeNull();
    expect(preRollDue({ ...aChannel(), id: 'channel-2' }, waits, ARRIVAL)).not.toBeNull();
  });

  it('ADS-003 a film is led in each time that it begins', () => {
    const waits = afterShown(NOTHING_YET, preRollDue(aFilm(), NOTHING_YET, ARRIVAL)!, 1_000_000);
    expect(preRollDue(aFilm(), waits, { ...ARRIVAL, nowMs: 2_000_000 })).not.toBeNull();
  });
});

describe('mid-roll', () => {
  const watched = (change: Partial<WatchedStretch>): WatchedStretch => ({
    fromMs: 0,
    toMs: 0,
    watchedMs: 0,
    passed: new Set(),
    ...change,
  });
  const points = [60_000, 120_000, 180_000].map((positionMs) => ({
    positionMs,
    urls: [`https://spots.test/at-${positionMs}`],
  }));
  const film = aFilm({ middleRollPoints: points });

  it('ADS-004 ADS-007 comes at a point, with the addresses of the point', () => {
    expect(middleRollDue(film, watched({ fromMs: 59_000, toMs: 59_999 }))).toBeNull();
    expect(middleRollDue(film, watched({ fromMs: 59_999, toMs: 60_000 }))).toMatchObject({
      roll: 'middle',
      entries: [{ url: 'https://spots.test/at-60000', aliases: [] }],
    });
  });

  it('ADS-007 a jump over three points is one break, of the last of them', () => {
    const jump = watched({ fromMs: 10_000, toMs: 200_000 });
    expect(middleRollDue(film, jump)?.entries).toEqual([{ url: 'https://spots.test/at-180000', aliases: [] }]);
    expect(pointsWithin(film, jump)).toEqual([60_000, 120_000, 180_000]);
  });

  it('ADS-007 a point has one turn, and none where the viewer goes back over it', () => {
    const passed = new Set([60_000]);
    expect(middleRollDue(film, watched({ fromMs: 50_000, toMs: 61_000, passed }))).toBeNull();
    expect(middleRollDue(film, watched({ fromMs: 130_000, toMs: 50_000 }))).toBeNull();
  });

  it('ADS-008 without points it comes after each period of watching, in seconds', () => {
    const periodic = aFilm({ middleRollPeriodSeconds: 600 });
    expect(middleRollDue(periodic, watched({ watchedMs: 599_999 }))).toBeNull();
    expect(middleRollDue(periodic, watched({ watchedMs: 600_000 }))?.entries).toEqual([entry('middle')]);
    expect(middleRollDue(aFilm(), watched({ watchedMs: 9_000_000 }))).toBeNull();
  });

  it('ADS-008 points win over the period', () => {
    const both = aFilm({ middleRollPoints: points, middleRollPeriodSeconds: 10 });
    expect(middleRollDue(both, watched({ toMs: 30_000, watchedMs: 30_000 }))).toBeNull();
  });

  it('ADS-008 a channel has no points: only the period counts', () => {
    const channel = aChannel({ middleRollPoints: points, middleRollPeriodSeconds: 600 });
    expect(middleRollDue(channel, watched({ toMs: 200_000 }))).toBeNull();
    expect(middleRollDue(channel, watched({ watchedMs: 600_000 }))?.entries).toEqual([entry('middle')]);
  });
});

describe('at the end, and after a pause', () => {
  const at = (positionSeconds: number, durationSeconds = 100, hasEnded = false) =>
    postRollDue(aFilm(), { positionSeconds, durationSeconds, hasEnded });

  it('ADS-005 comes two seconds before the end of a film', () => {
    expect(at(97.9)).toBeNull();
    expect(at(98)).toMatchObject({ roll: 'post', entries: [entry('post')] });
  });

  it('ADS-005 a film of twenty seconds has no such place, only an end', () => {
    expect(at(19, 20)).toBeNull();
    expect(at(20, 20, true)).not.toBeNull();
  });

  it('ADS-005 a channel has no end', () => {
    expect(postRollDue(aChannel(), { positionSeconds: 99, durationSeconds: 100, hasEnded: true })).toBeNull();
  });

  it('ADS-006 comes when a viewer goes on after a pause', () => {
    expect(postPauseRollDue(aFilm())).toMatchObject({ roll: 'postPause', entries: [entry('pause')] });
    expect(postPauseRollDue(aFilm({ postPauseRoll: [] }))).toBeNull();
  });
});

describe('between two breaks', () => {
  const due = (periodSeconds?: number) =>
    postPauseRollDue(aFilm(periodSeconds === undefined ? {} : { periodSeconds }))!;
  const after = afterShown(NOTHING_YET, due(), 10_000);

  it('ADS-012 the period is the least time', () => {
    expect(mayAsk(after, due(30), 39_999)).toBe(false);
    expect(mayAsk(after, due(30), 40_000)).toBe(true);
    expect(mayAsk(after, due(0), 10_000)).toBe(true);
  });

  it('ADS-013 without a period it is five seconds', () => {
    expect(mayAsk(after, due(), 14_999)).toBe(false);
    expect(mayAsk(after, due(), 15_000)).toBe(true);
  });
});
