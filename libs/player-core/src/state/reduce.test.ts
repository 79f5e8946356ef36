import { describe, expect, it } from 'vitest';
import { PlayerError } from '../errors/player-error.ts';
import { NO_HISTORY } from '../errors/recovery-history.ts';
import { IDLE_OBSERVATION } from '../testing/idle-observation.ts';
import type { Observation } from './observation.ts';
import type { PlayerEvent, SessionFact } from './player-event.ts';
import { IDLE_STATE, isUnderWay, type PlayerState } from './player-state.ts';
import { reduce } from './reduce.ts';

const NOON_MS = Date.UTC(2026, 0, 1, 12);
const moving: Observation = { ...IDLE_OBSERVATION, isPaused: false, readyState: 4, mediaTime: 10 };

const load = (kind: 'live' | 'archive' | 'vod'): PlayerEvent => ({
  type: 'loadRequested',
  sessionId: 1,
  source: { kind, url: 'https://cdn.test/a.m3u8' },
  startAt: { at: 'start' },
  wantsToPlay: true,
});
const fact = (known: SessionFact, sessionId = 1): PlayerEvent => ({ ...known, sessionId });
const observed = (observation: Partial<Observation>) =>
  fact({ type: 'observed', observation: { ...moving, ...observation } });
const after = (...events: PlayerEvent[]): PlayerState => events.reduce(reduce, IDLE_STATE);
const ready = fact({ type: 'sessionReady' });

/** A window of one hour that began at noon, with the playhead `behindSeconds` from its end. */
function channelBehind(behindSeconds: number): PlayerState {
  const anchors = [{ mediaTime: 0, wallTimeMs: NOON_MS, durationSeconds: 3600 }];
  const timeline = { isLive: true, startMediaTime: 0, endMediaTime: 3600, liveSyncMediaTime: 3594, anchors };
  return after(
    load('live'),
    fact({ type: 'timelineChanged', timeline }),
    ready,
    observed({ mediaTime: 3600 - behindSeconds }),
  );
}

describe('what a press of play or pause does', () => {
  const wanted = after(load('vod'), ready, observed({}));

  it('pauses what goes on, also while it waits for media or for its first picture', () => {
    expect(
      [wanted, after(load('vod')), after(load('vod'), ready, observed({ readyState: 1 }))].map(isUnderWay),
    ).toEqual([true, true, true]);
  });

  it('CTRL-001 CTRL-022 starts everything else, whatever was wanted before', () => {
    const error = new PlayerError('UNKNOWN', { severity: 'fatal' });
    const failed = reduce(wanted, fact({ type: 'sessionFailed', error, isFinal: false }));
    const blocked = reduce(wanted, fact({ type: 'autoplayAnswered', autoplay: 'blocked' }));
    const over = reduce(wanted, observed({ isEnded: true }));
    const paused = reduce(wanted, { type: 'pauseRequested' });
    expect([failed, blocked, over].map(({ wantsToPlay }) => wantsToPlay)).toEqual([true, true, true]);
    expect([failed, blocked, over, paused].map(isUnderWay)).toEqual([false, false, false, false]);
  });
});

it('knows what the line carries once that was measured', () => {
  expect(after(load('live')).stats.bitsPerSecond).toBeNull();
  const measured = after(load('live'), fact({ type: 'lineMeasured', bitsPerSecond: 2e6 }));
  expect(measured.stats.bitsPerSecond).toBe(2e6);
  expect(reduce(measured, fact({ type: 'lineMeasured', bitsPerSecond: NaN }))).toBe(measured);
});

describe('playback', () => {
  it.each([
    ['playing', moving],
    ['paused', { ...moving, isPaused: true }],
    ['buffering', { ...moving, readyState: 2 }],
    ['seeking', { ...moving, isSeeking: true }],
    ['ended', { ...moving, isPaused: true, isEnded: true }],
  ] as const)('is %s by what the element shows', (playback, observation) => {
    expect(after(load('vod'), ready, observed(observation)).playback).toBe(playback);
  });

  it('is frozen from the moment it is noticed until the picture moves', () => {
    const frozen = [load('vod'), ready, observed({}), fact({ type: 'froze' })];
    expect(after(...frozen, observed({})).playback).toBe('frozen');
    expect(after(...frozen, observed({ mediaTime: 10.2 })).playback).toBe('playing');
  });

  it('counts a stall each time that media runs out in the middle of playing', () => {
    const { stats } = after(
      load('vod'),
      ready,
      observed({}),
      observed({ readyState: 2 }),
      observed({}),
      observed({ readyState: 2 }),
    );
    expect(stats.stalls).toBe(2);
  });
});

it('stays the same object while nothing changes, so that nobody draws anew', () => {
  const buffered = [{ startMediaTime: 0, endMediaTime: 20 }];
  const resting = { isPaused: true, buffered };
  const state = after(load('vod'), ready, observed(resting));
  expect(reduce(state, observed({ ...resting, buffered: structuredClone(buffered) }))).toBe(state);
  expect(reduce(state, observed({ ...resting, mediaTime: 11 }))).not.toBe(state);
});

describe('position', () => {
  it('follows the wall clock of the broadcast', () => {
    expect(channelBehind(10).position).toEqual({ mediaTime: 3590, wallTimeMs: NOON_MS + 3_590_000 });
  });

  it('LIVE-012 is where the viewer is while a placeholder stands for that moment', () => {
    const source = { kind: 'vod', url: 'https://cdn.test/dark.m3u8', standsForMs: NOON_MS } as const;
    const loading = after({ type: 'loadRequested', sessionId: 1, source, startAt: { at: 'start' }, wantsToPlay: true });
    expect(loading.position.wallTimeMs).toBe(NOON_MS);
    const timeline = { isLive: false, startMediaTime: 0, endMediaTime: 60, liveSyncMediaTime: null, anchors: [] };
    const played = [fact({ type: 'timelineChanged', timeline }), ready, observed({ mediaTime: 7 })];
    expect(played.reduce(reduce, loading).position).toEqual({ mediaTime: 7, wallTimeMs: NOON_MS });
  });

  it('keeps its place while an engine is being replaced', () => {
    const restarting = [
      load('vod'),
      ready,
      observed({ mediaTime: 500 }),
      fact({ type: 'restartBegan', keepsTimeline: false }),
    ];
    expect(after(...restarting, observed({ mediaTime: 0 })).position.mediaTime).toBe(500);
    expect(after(...restarting, ready, observed({ mediaTime: 501 })).position.mediaTime).toBe(501);
  });

  it('shows where a seek during a restart goes, before anything of it has arrived', () => {
    const sent = fact({ type: 'sentTo', position: { mediaTime: 900 } });
    const restarting = fact({ type: 'restartBegan', keepsTimeline: false });
    expect(after(load('vod'), ready, observed({ mediaTime: 500 }), sent, restarting).position.mediaTime).toBe(900);
  });

  it('has no duration while the content is still growing', () => {
    expect(channelBehind(10).durationSeconds).toBeNull();
    expect(after(load('vod'), ready, observed({ durationSeconds: 600 })).durationSeconds).toBe(600);
  });
});

it('calls a channel time-shifted when it is more than 30 s behind its edge', () => {
  expect(channelBehind(30).content).toBe('live');
  expect(channelBehind(30.1).content).toBe('timeshift');
});

describe('facts of another session', () => {
  it.each<SessionFact>([
    { type: 'sessionReady' },
    { type: 'observed', observation: moving },
    { type: 'autoplayAnswered', autoplay: 'blocked' },
    { type: 'intentObserved', wantsToPlay: false },
    { type: 'recoveryCounted', history: { ...NO_HISTORY, playerErrors: 2 } },
    { type: 'restartBegan', keepsTimeline: false },
    { type: 'sessionFailed', error: new PlayerError('UNKNOWN', { severity: 'fatal' }), isFinal: true },
  ])('change nothing: $type', (stale) => {
    const state = after(load('vod'), ready);
    expect(reduce(state, fact(stale, 0))).toBe(state);
  });
});

describe('forgiveness', () => {
  const troubled = fact({ type: 'recoveryCounted', history: { ...NO_HISTORY, playerErrors: 1, faults: 4 } });

  it('is earned by seconds that were really shown, not by a leap', () => {
    const playing = Array.from({ length: 32 }, (_, second) => observed({ mediaTime: 10 + second }));
    expect(after(load('vod'), ready, observed({}), troubled, ...playing).recovery).toMatchObject({
      playerErrors: 0,
      faults: 0,
    });
    expect(after(load('vod'), ready, observed({}), troubled, observed({ mediaTime: 100 })).recovery.playerErrors).toBe(
      1,
    );
  });

  it('comes with the network', () => {
    const offline: PlayerEvent = { type: 'networkChanged', isOnline: false };
    const online: PlayerEvent = { type: 'networkChanged', isOnline: true };
    expect(after(load('vod'), ready, troubled, offline).recovery.playerErrors).toBe(1);
    expect(after(load('vod'), ready, troubled, offline, online).recovery.playerErrors).toBe(0);
  });
});

it('hears nothing after it was disposed', () => {
  const state = after(load('vod'), ready, { type: 'disposed' });
  expect(reduce(state, { type: 'playRequested' })).toBe(state);
  expect(reduce(state, load('live'))).toBe(state);
});
