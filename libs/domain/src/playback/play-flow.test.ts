import { Stream } from '@livery/contract/channels/stream';
import { ContentMeta } from '@livery/contract/contents/entities';
import { decode } from '@livery/contract/schema';
import { expect, it } from 'vitest';
import { loadSteps, playDecision, playedId, playlistOf, playRefusalOf, secondsToNext } from './play-flow.ts';
import { streamAddress } from './protection.ts';

/** As the site gets it. */
function streamOf(wire: object): Stream {
  const result = decode(Stream, wire);
  if (!result.ok) throw new Error('no stream');
  return result.value;
}
function meta(wire: object): ContentMeta {
  const result = decode(ContentMeta, { is_purchased: false, ...wire });
  if (!result.ok) throw new Error('no meta');
  return result.value;
}

it('PLAY-001 a season or an episode asks for its parent and the first episode before its meta', () => {
  for (const type of ['season', 'episode'] as const)
    expect(loadSteps(type)).toEqual(['content', 'parent', 'firstEpisode', 'meta']);
});

it('PLAY-002 a movie, a programme and a series ask for no parent', () => {
  for (const type of ['movie', 'program', 'series'] as const) expect(loadSteps(type)).toEqual(['content', 'meta']);
});

it('PLAY-004 what is bought plays, and so does what asks for nothing', () => {
  expect(playDecision(7, meta({ is_purchased: true, min_price: '990.00' }))).toEqual({ kind: 'play' });
  expect(playDecision(7, meta({}))).toEqual({ kind: 'play' });
});

it('PLAY-005 PLAY-006 what is not bought is offered, and remembers to start and what', () => {
  const offer = { kind: 'offer', startAfterBuy: true, playAfterId: 7 };
  expect(playDecision(7, meta({ min_price: '990.00' }))).toEqual(offer);
  expect(playDecision(7, meta({ buttons: [{ button_type: 'buy' }] }))).toEqual(offer);
});

it('what is lost or not available is neither played nor offered', () => {
  expect(playDecision(7, meta({ is_purchased: true, is_lost: true }))).toEqual({ kind: 'refuse', reason: 'lost' });
  expect(playDecision(7, meta({ is_available: false }))).toEqual({ kind: 'refuse', reason: 'unavailable' });
});

it('PLAY-012 packshots play first, then the film', () => {
  const stream = streamOf({ hls: '/film.m3u8', packshots: [{ url: '/one.m3u8' }, { url: '/two.m3u8' }] });
  expect(playlistOf(stream).map(({ kind, url }) => `${kind} ${url}`)).toEqual([
    'packshot /one.m3u8',
    'packshot /two.m3u8',
    'main /film.m3u8',
  ]);
  expect(playlistOf(streamOf({ packshots: [{ url: '/one.m3u8' }] }))).toEqual([]);
});

it('PLAY-013 a packshot has an address, a picture and thumbnails of its own', () => {
  const wire = { url: '/a.m3u8', img: '/a.jpg', screenshot_url: '/s/', screenshot_timings: '/s.json' };
  expect(streamOf({ hls: '/film.m3u8', packshots: [wire] }).packshots).toEqual([
    { url: '/a.m3u8', img: '/a.jpg', screenshotUrl: '/s/', screenshotTimings: '/s.json' },
  ]);
});

it('ENG-043 several bit rates win where there are some', () => {
  expect(streamAddress(streamOf({ hls: '/a', hls_mbr: '/b' }))).toBe('/b');
  expect(streamAddress(streamOf({ hls: '/a' }))).toBe('/a');
  expect(streamAddress(streamOf({}))).toBeNull();
});

it('PLAY-023 the next episode is announced ten seconds ahead and comes 2 s before the end', () => {
  expect([87, 88, 97.2, 98, 100].map((position) => secondsToNext(position, 100))).toEqual([null, 10, 1, 0, 0]);
  expect([secondsToNext(19, 20), secondsToNext(5, Number.POSITIVE_INFINITY)]).toEqual([null, null]);
});

it('PLAY-045 a refusal that we know has words of ours, every other one those of the server', () => {
  const refusal = (code: string, isAnnounced = false) => playRefusalOf(code, { isAnnounced });
  expect(
    ['lost_content', 'child_profile', 'permission_denied', 'not_available', 'teapot'].map((code) => refusal(code)),
  ).toEqual(['lost', 'childProfile', 'notPurchased', 'unavailable', null]);
  expect(refusal('not_available', true)).toBe('announced');
});

it('PLAY-025 PLAY-039 of a series and a season the next episode plays, of everything else what was pressed', () => {
  const next = { nextToPlay: { id: 22 } };
  for (const contentType of ['series', 'season'] as const) {
    expect(playedId({ id: 2, contentType }, next)).toBe(22);
    expect(playedId({ id: 2, contentType }, {})).toBe(2);
  }
  // What follows an episode is not what a press on it means.
  for (const contentType of ['movie', 'episode', 'program'] as const)
    expect(playedId({ id: 21, contentType }, next)).toBe(21);
});
