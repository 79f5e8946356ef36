import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  afterIdle,
  CAST_TEXTS,
  castConnectionOf,
  castKey,
  compareCastSession,
  castMedia,
  castPlaybackOf,
  castProblemOf,
  DEFAULT_JOIN_POLICY,
  DEFAULT_RECEIVER,
  playsInSession,
  refusesCasting,
  type JoinPolicy,
} from './cast.ts';

const FILM = { kind: 'vod', url: 'https://cdn.test/film.m3u8?token=1', format: 'hls' } as const;

describe('states', () => {
  it('CAST-001 a device is connected from its start or its return to the beginning of its end', () => {
    const states = ['SESSION_STARTING', 'SESSION_STARTED', 'SESSION_RESUMED', 'SESSION_ENDING', 'SESSION_ENDED'];
    expect(states.map(castConnectionOf)).toEqual([
      'disconnected',
      'connected',
      'connected',
      'disconnected',
      'disconnected',
    ]);
    expect(castConnectionOf('SESSION_START_FAILED')).toBe('disconnected');
  });

  it('CAST-002 a device is idle, buffering, playing or paused, and idle in any state that nobody knows', () => {
    const states = ['IDLE', 'BUFFERING', 'LOADING', 'PLAYING', 'PAUSED', 'DREAMING'];
    expect(states.map(castPlaybackOf)).toEqual(['idle', 'buffering', 'buffering', 'playing', 'paused', 'idle']);
  });

  it('CAST-002 an idle device has shown it to its end, could not go on, or was left', () => {
    expect(['FINISHED', 'ERROR', 'CANCELLED', 'INTERRUPTED', null].map(afterIdle)).toEqual([
      'ended',
      'broken',
      'left',
      'left',
      'left',
    ]);
  });
});

it('CAST-008 the receiver is the default one', () => {
  expect(DEFAULT_RECEIVER).toBe('CC1AD845');
});

it('CAST-009 of the three join policies the one that lets pages of one origin join is the default', () => {
  expectTypeOf<JoinPolicy>().toEqualTypeOf<'tab_and_origin_scoped' | 'origin_scoped' | 'page_scoped'>();
  expect(DEFAULT_JOIN_POLICY).toBe('origin_scoped');
});

describe('what a receiver is asked to load', () => {
  const title = { title: 'Тихий перевал', subtitle: 'Снег в мае', image: 'https://img.test/1.jpg' };

  it('CAST-013 carries title, image, address and content type, and whether it is live', () => {
    expect(castMedia(FILM, title)).toEqual({
      url: FILM.url,
      contentType: 'application/x-mpegURL',
      streamType: 'BUFFERED',
      ...title,
    });
    const streamTypes = (['live', 'archive', 'vod'] as const).map((kind) => castMedia({ ...FILM, kind }, null));
    expect(streamTypes.map((media) => media?.streamType)).toEqual(['LIVE', 'BUFFERED', 'BUFFERED']);
    expect(castMedia({ ...FILM, format: 'file' }, null)).toMatchObject({ contentType: 'video/mp4', title: '' });
  });

  it('CAST-013 says what segments are made of where that is known, and of HLS only', () => {
    expect(castMedia({ ...FILM, segments: 'fmp4' }, null)).toMatchObject({
      hlsSegmentFormat: 'fmp4',
      hlsVideoSegmentFormat: 'fmp4',
    });
    expect(castMedia({ ...FILM, segments: 'ts' }, null)).toMatchObject({ hlsVideoSegmentFormat: 'mpeg2_ts' });
    expect(castMedia({ ...FILM, format: 'file', segments: 'ts' }, null)).not.toHaveProperty('hlsSegmentFormat');
    expect(castMedia(FILM, null)).not.toHaveProperty('hlsSegmentFormat');
  });

  it('CAST-003 without an address there is nothing to load', () => {
    expect(castMedia({ ...FILM, url: '' }, title)).toBeNull();
  });
});

describe('what a page that comes back finds', () => {
  const film = { kind: 'film', channelId: null, contentId: 7 } as const;
  const channel = { kind: 'channel', channelId: 1, contentId: null } as const;

  it('CAST-012 the same film plays on, another one is replaced', () => {
    expect(compareCastSession(castKey(film, 'vod'), 'film:7')).toBe('same');
    expect(compareCastSession(castKey({ ...film, contentId: 8 }, 'vod'), 'film:7')).toBe('other');
    expect(compareCastSession(castKey(film, 'vod'), null)).toBe('other');
  });

  it('CAST-012 a channel now is not its past', () => {
    expect(castKey(channel, 'live')).toBe('channel:1:live');
    expect(compareCastSession(castKey(channel, 'archive'), castKey(channel, 'live'))).toBe('other');
  });

  it('CAST-012 a film that plays is past its packshot; a packshot is nobody’s film', () => {
    const packshot = castKey({ ...film, kind: 'packshot' }, 'vod');
    expect(compareCastSession(packshot, 'film:7')).toBe('pastPackshot');
    expect(compareCastSession(packshot, 'packshot:7')).toBe('same');
    expect(compareCastSession('film:7', 'packshot:7')).toBe('other');
  });
});

describe('what is said', () => {
  const browser = (name: string, os = 'Windows') => ({ os: { name: os }, browser: { name } });

  it('CAST-006 each browser that cannot cast has a sentence of its own', () => {
    expect(refusesCasting(browser('Chrome'))).toBeNull();
    expect(refusesCasting(browser('Edge'))).toBeNull();
    const refusals = [
      browser('Chrome', 'iOS'),
      browser('Firefox'),
      browser('Safari', 'macOS'),
      browser('unknown'),
      browser('Edge', 'iOS'),
      browser('Safari', 'iOS'),
    ].flatMap((one) => [refusesCasting(one), refusesCasting(one, { isHandedOver: false })]);
    expect(refusals).toEqual([
      ...['chromeOnIos', 'chromeOnIosHere', 'firefox', 'firefox', 'safari', 'safariHere'],
      ...['otherBrowser', 'otherBrowser', 'otherBrowser', 'otherBrowser', 'safari', 'safariHere'],
    ]);
    expect(new Set(Object.values(CAST_TEXTS)).size).toBe(Object.keys(CAST_TEXTS).length);
  });

  it('CAST-004 CAST-005 a failure is a connection that did not come or a browser without a sender; closing the list is none', () => {
    expect(castProblemOf('cancel')).toBeNull();
    expect(['session_error', 'timeout', 'receiver_unavailable', 'toString'].map(castProblemOf)).toEqual(
      Array(4).fill('noConnection'),
    );
    expect(castProblemOf('api_not_initialized')).toBe('unavailable');
  });
});

it.each([
  ['that the viewer has just begun', 'SESSION_STARTED', false, false, true],
  ['of before its reload', 'SESSION_RESUMED', true, false, true],
  ['that it is taken into after a press', 'SESSION_RESUMED', false, true, true],
  ['of another tab', 'SESSION_RESUMED', false, false, false],
])('CAST-009 CAST-012 a page in a session %s', (_, sessionState, isExpected, isAsked, plays) => {
  expect(playsInSession(sessionState, { isExpected, isAsked })).toBe(plays);
});
