import { describe, expect, it } from 'vitest';
import { PlayerError } from './errors/player-error.ts';
import { settled } from './testing/fake-clock.ts';
import { fakePlayer } from './testing/fake-player.ts';
import type { Extension } from './extensions/extension.ts';
import { IDLE_STATE, type PlayerState } from './state/player-state.ts';
import type { ArchiveSource, LiveSource, ResolveSource, SourceRequest, VodSource } from './source.ts';

const FILM: VodSource = { kind: 'vod', url: 'https://cdn.test/film.m3u8' };
const CHANNEL: LiveSource = { kind: 'live', url: 'https://cdn.test/live.m3u8' };
const ARCHIVE: ArchiveSource = { kind: 'archive', url: 'https://cdn.test/archive.m3u8' };
const NOON_MS = Date.UTC(2026, 0, 1, 12);

describe('load', () => {
  it('resolves as loaded when the first media is there, and plays by itself', async () => {
    const { player, element, engines } = fakePlayer();
    const loading = player.load(FILM, { startAt: { mediaTime: 300 } });
    expect(player.state).toMatchObject({ lifecycle: 'loading', playback: 'buffering', wantsToPlay: true });
    expect(player.state.position.mediaTime).toBe(300);
    await settled();
    engines.latest.arrive();
    expect(await loading).toEqual({ status: 'loaded' });
    expect(player.state).toMatchObject({ lifecycle: 'loaded', playback: 'playing', position: { mediaTime: 300 } });
    expect(element.paused).toBe(false);
  });

  it('without autoplay stays paused at the start position', async () => {
    const { player, element, start } = fakePlayer();
    await start(FILM, { autoplay: false, startAt: { mediaTime: 40 } });
    expect(element.paused).toBe(true);
    expect(player.state).toMatchObject({ lifecycle: 'loaded', playback: 'paused', wantsToPlay: false });
  });

  it('lets the last one win: earlier loads are superseded and their engines gone', async () => {
    const { player, engines } = fakePlayer();
    const loads = [1, 2, 3, 4].map((number) => player.load({ ...CHANNEL, url: `https://cdn.test/${number}.m3u8` }));
    await settled();
    engines.latest.arrive();
    expect(await Promise.all(loads)).toEqual([
      { status: 'superseded' },
      { status: 'superseded' },
      { status: 'superseded' },
      { status: 'loaded' },
    ]);
    expect(player.state.source?.url).toBe('https://cdn.test/4.m3u8');
    expect(engines.made.filter(({ isAttached }) => isAttached)).toHaveLength(1);
  });

  it('is superseded by its own signal', async () => {
    const { player, engines } = fakePlayer();
    const zap = new AbortController();
    const loading = player.load(CHANNEL, { signal: zap.signal });
    await settled();
    zap.abort();
    expect(await loading).toEqual({ status: 'superseded' });
    await settled();
    expect(engines.made.some(({ isAttached }) => isAttached)).toBe(false);
  });

  it('starts no engine that was overtaken while it was being made', async () => {
    const { player, engines } = fakePlayer();
    const zap = new AbortController();
    engines.onMade = () => zap.abort();
    expect(await player.load(CHANNEL, { signal: zap.signal })).toEqual({ status: 'superseded' });
    await settled();
    expect(engines.latest.hasStarted).toBe(false);
  });

  it('fails without an address, counted as two player errors at once', async () => {
    const { player } = fakePlayer();
    const result = await player.load({ kind: 'vod', url: '' });
    expect(result).toMatchObject({ status: 'failed', error: { code: 'SOURCE_MISSING' } });
    expect(player.state).toMatchObject({ lifecycle: 'failed', recovery: { playerErrors: 2 } });
  });

  it('changes nothing when an engine of an earlier load speaks', async () => {
    const { player, engines, start } = fakePlayer();
    await start(FILM);
    const stale = engines.latest;
    await start(CHANNEL);
    const before = player.state;
    stale.fail('DECODE_FAILED');
    stale.tellTime(5, NOON_MS);
    expect(player.state).toBe(before);
  });
});

describe('a load that is stopped by its signal', () => {
  it('leaves nothing of itself in the state, but what outlives every load', async () => {
    const { player, element, engines, start } = fakePlayer();
    element.autoplayPolicy = 'allowsMuted';
    const page = new AbortController();
    player.setVolume(0.4);
    await start(ARCHIVE, { signal: page.signal, startAt: { wallTimeMs: NOON_MS } });
    engines.latest.host.emit({ type: 'cues', cues: [{ startMediaTime: 0, endMediaTime: 9, text: 'Здравствуйте!' }] });
    expect(player.state).toMatchObject({ playback: 'playing', position: { wallTimeMs: NOON_MS } });
    page.abort();
    expect(player.state).toEqual({ ...IDLE_STATE, autoplay: 'muted', muted: true, volume: 0.4 });
    await settled();
    expect(player.state.lifecycle).toBe('idle');
    await start(CHANNEL);
    expect(player.state).toMatchObject({ autoplay: 'muted', playback: 'playing', source: CHANNEL });
  });

  it('leaves no error, and no intent', async () => {
    const { player } = fakePlayer();
    const page = new AbortController();
    await player.load({ kind: 'vod', url: '' }, { signal: page.signal });
    page.abort();
    expect(player.state).toMatchObject({ lifecycle: 'idle', error: null, wantsToPlay: false });
  });

  it('takes nothing from the one that came in its place, also where that begins at its end', async () => {
    const { player } = fakePlayer();
    const page = new AbortController();
    const extension: Extension = {
      name: 'goes on',
      attach: ({ onLoad }) =>
        onLoad(({ source, signal }) => {
          if (source === FILM) signal.addEventListener('abort', () => void player.load(CHANNEL));
        }),
    };
    player.use(extension);
    void player.load(FILM, { signal: page.signal });
    page.abort();
    expect(player.state).toMatchObject({ lifecycle: 'loading', source: CHANNEL, wantsToPlay: true });
  });

  it('is over for extensions before the state forgets it', async () => {
    const { player, start } = fakePlayer();
    const page = new AbortController();
    let left: PlayerState | null = null;
    player.use({
      name: 'looks back',
      attach: ({ onLoad }) => onLoad(({ signal }) => signal.addEventListener('abort', () => (left = player.state))),
    });
    await start(FILM, { signal: page.signal, startAt: { mediaTime: 40 } });
    page.abort();
    expect(left).toMatchObject({ source: FILM, position: { mediaTime: 40 } });
  });
});

describe('dispose', () => {
  it('empties the element and silences everything, however late it speaks', async () => {
    const { player, element, engines, announced, clock, setOnline, start } = fakePlayer();
    await start(FILM);
    const engine = engines.latest;
    const states: unknown[] = [];
    player.subscribe(
      (state) => state,
      (state) => states.push(state),
    );
    const told = announced.length;
    await Promise.all([player.dispose(), player.dispose()]);
    engine.fail('DECODE_FAILED');
    setOnline(false);
    element.dispatchEvent(new Event('ended'));
    await clock.pass(60_000);
    expect(states).toEqual([]);
    expect(announced).toHaveLength(told);
    expect(engine.isAttached).toBe(false);
    expect(player.state.lifecycle).toBe('disposed');
    expect(await player.load(FILM)).toEqual({ status: 'superseded' });
    expect(await player.play()).toBe('interrupted');
  });
});

describe('intent', () => {
  it('is what the viewer wants, also while the browser refuses it', async () => {
    const { player, element, start } = fakePlayer();
    element.autoplayPolicy = 'refuses';
    await start(FILM);
    expect(player.state).toMatchObject({ wantsToPlay: true, autoplay: 'blocked', playback: 'paused' });
    player.setMuted(false);
    expect(player.state.autoplay).toBe('blocked');
    expect(element.muted).toBe(false);
    element.autoplayPolicy = 'allows';
    expect(await player.play()).toBe('allowed');
    expect(player.state).toMatchObject({ autoplay: 'allowed', playback: 'playing' });
  });

  it('ENG-021 starts silently where only silence is allowed, keeps that through zapping, and ends it with one unmute', async () => {
    const { player, element, start } = fakePlayer();
    element.autoplayPolicy = 'allowsMuted';
    await start(CHANNEL);
    expect(player.state).toMatchObject({ autoplay: 'muted', playback: 'playing', muted: true });
    await start({ ...CHANNEL, url: 'https://cdn.test/other.m3u8' });
    expect(player.state).toMatchObject({ autoplay: 'muted', playback: 'playing' });
    player.setMuted(false);
    expect(element.muted).toBe(false);
    expect(player.state.autoplay).toBe('allowed');
  });

  it('follows a pause that came from outside, such as headphones', async () => {
    const { player, element, start } = fakePlayer();
    await start(FILM);
    element.pause();
    expect(player.state.wantsToPlay).toBe(false);
    await element.play();
    expect(player.state.wantsToPlay).toBe(true);
  });

  it('ENG-008 survives the pause of a browser that could not decode, and plays on behind the bad segment', async () => {
    const { player, element, engines, clock, start } = fakePlayer();
    await start(FILM, { startAt: { mediaTime: 5 } });
    for (let time = 0; time < 2; time++) {
      element.breakDown();
      expect(player.state).toMatchObject({ wantsToPlay: true, playback: 'buffering' });
      await clock.pass(10);
      engines.latest.arrive();
      await settled();
    }
    expect(engines.latest.asked).toEqual(['recoverMedia', 'recoverMedia at 8']);
    expect(player.state).toMatchObject({ lifecycle: 'loaded', restart: 'none', position: { mediaTime: 8 } });
    expect(element.paused).toBe(false);
  });

  it('is not the pause of an element that leaves the page: back on it, it plays on', async () => {
    const { player, element, clock, start } = fakePlayer();
    await start(FILM);
    element.isConnected = false;
    element.pause();
    await clock.pass(2_000);
    expect([player.state.wantsToPlay, element.paused]).toEqual([true, true]);
    element.isConnected = true;
    await clock.pass(1_000);
    expect(element.paused).toBe(false);
  });

  it('is carried out when it was said before the engine was there', async () => {
    const { player, element, engines } = fakePlayer();
    void player.load(FILM, { autoplay: false });
    await player.play();
    await settled();
    engines.latest.arrive();
    await settled();
    expect(element.paused).toBe(false);
  });

  it('stays paused through every recovery', async () => {
    const { player, element, engines, clock, start } = fakePlayer();
    await start(FILM, { startAt: { mediaTime: 500 } });
    player.pause();
    for (const code of ['DECODE_FAILED', 'DECODE_FAILED', 'DECODE_FAILED'] as const) {
      engines.latest.fail(code);
      await clock.pass(5_000);
      engines.latest.arrive();
      await settled();
    }
    expect(player.state.stats.restarts).toBe(3);
    expect(player.state).toMatchObject({ wantsToPlay: false, playback: 'paused' });
    expect(element.paused).toBe(true);
  });
});

describe('recovery', () => {
  it('restarts a film at the second where it stood', async () => {
    const { player, element, engines, clock, start } = fakePlayer();
    await start(FILM, { startAt: { mediaTime: 500 } });
    element.advance(1.5);
    engines.latest.fail('UNKNOWN');
    await clock.pass(2_000);
    expect(engines.made).toHaveLength(2);
    expect(engines.latest.host.startAt).toEqual({ mediaTime: 501.5 });
    expect(player.state).toMatchObject({ restart: 'reloading', position: { mediaTime: 501.5 } });
    engines.latest.arrive();
    await settled();
    expect(player.state).toMatchObject({ restart: 'none', playback: 'playing', position: { mediaTime: 501.5 } });
  });

  it('restarts an archive at the moment of the broadcast, which another media clock does not change', async () => {
    const { element, engines, clock, start } = fakePlayer();
    await start(ARCHIVE, { startAt: { wallTimeMs: NOON_MS } });
    element.advance(1);
    engines.latest.fail('UNKNOWN');
    await clock.pass(2_000);
    expect(engines.latest.host.startAt).toEqual({ wallTimeMs: NOON_MS + 1_000 });
  });

  it('lets what is buffered be seen before it tears anything down', async () => {
    const { element, engines, clock, start } = fakePlayer();
    await start(FILM);
    const [engine] = engines.made;
    for (let attempt = 0; attempt < 2; attempt++) {
      engine?.fail('SEGMENT_UNREACHABLE');
      await clock.pass(1_000);
    }
    expect(engine?.asked.filter((ask) => ask === 'resumeLoading')).toHaveLength(1);
    expect(engines.made).toHaveLength(1);
    element.advance(1, 0.5);
    await clock.pass(2_000);
    expect(engines.made).toHaveLength(2);
  });

  it('tears nothing down when media came after all while the buffer was being shown', async () => {
    const { element, engines, clock, start } = fakePlayer();
    await start(FILM);
    for (let attempt = 0; attempt < 2; attempt++) {
      engines.latest.fail('SEGMENT_UNREACHABLE');
      await clock.pass(1_000);
    }
    engines.latest.host.emit({ type: 'bandwidth', bitsPerSecond: 1e6 });
    element.advance(1, 0.5);
    await clock.pass(5_000);
    expect(engines.made).toHaveLength(1);
  });

  it('forgets a remedy that was on its way when the viewer went elsewhere', async () => {
    const { player, engines, clock } = fakePlayer();
    void player.load(FILM);
    await settled();
    engines.latest.fail('UNKNOWN');
    await player.seek({ mediaTime: 100 });
    await clock.pass(5_000);
    expect(engines.made).toHaveLength(2);
  });

  it('tries again by itself when the network comes back after the message was shown', async () => {
    const { player, engines, clock, setOnline, start } = fakePlayer();
    await start(FILM);
    for (let round = 0; round < 20 && player.state.lifecycle !== 'failed'; round++) {
      engines.latest.fail('MANIFEST_UNREACHABLE');
      await clock.pass(5_000);
    }
    expect(player.state.lifecycle).toBe('failed');
    const runs = engines.made.length;
    setOnline(false);
    setOnline(true);
    await settled();
    expect(engines.made).toHaveLength(runs + 1);
    expect(player.state).toMatchObject({ lifecycle: 'loading', error: null });
  });

  it('asks for a fresh address when the old one expired, and plays on from it', async () => {
    const { player, engines, clock, start } = fakePlayer();
    const reasons: string[] = [];
    const fresh = { ...FILM, url: 'https://cdn.test/fresh.m3u8' };
    await start(FILM, {
      startAt: { mediaTime: 70 },
      resolveSource: async ({ reason }) => {
        reasons.push(reason);
        return fresh;
      },
    });
    engines.latest.arrive(0);
    engines.latest.fail('ACCESS_EXPIRED');
    await clock.pass(1_000);
    expect(reasons).toEqual(['expired']);
    expect(engines.latest.host).toMatchObject({ source: fresh, startAt: { mediaTime: 70 } });
    expect(player.state.source).toEqual(fresh);
  });

  it('ENG-001 shows the message after the second exhausted ladder; play tries again; a third one is final', async () => {
    const { player, engines, clock, announced, start } = fakePlayer();
    await start(FILM, { startAt: { mediaTime: 30 } });
    const failUntil = async (isDone: () => boolean) => {
      for (let round = 0; round < 20 && !isDone(); round++) {
        engines.latest.fail('MANIFEST_INVALID');
        await clock.pass(5_000);
      }
    };
    await failUntil(() => player.state.lifecycle === 'failed');
    expect(player.state).toMatchObject({ recovery: { playerErrors: 2 }, isErrorFinal: false, wantsToPlay: true });
    expect(player.state.error).toBeInstanceOf(PlayerError);
    expect(announced.filter((name) => name === 'error')).toHaveLength(1);
    expect(engines.made.some(({ isAttached }) => isAttached)).toBe(false);

    const runs = engines.made.length;
    await player.play();
    await settled();
    expect(engines.made).toHaveLength(runs + 1);
    expect(engines.latest.host.startAt).toEqual({ mediaTime: 30 });
    expect(player.state).toMatchObject({ lifecycle: 'loading', error: null });

    await failUntil(() => player.state.lifecycle === 'failed');
    expect(player.state).toMatchObject({ recovery: { playerErrors: 3 }, isErrorFinal: true });
    expect(engines.made.some(({ isAttached }) => isAttached)).toBe(false);
    await player.play();
    await settled();
    expect(player.state.lifecycle).toBe('failed');
  });

  it('goes on at the live edge when the viewer presses play after an error on a time-shifted channel', async () => {
    const { player, element, engines, clock, start } = fakePlayer();
    await start(CHANNEL);
    engines.latest.tellTime(0, NOON_MS, true);
    element.advance(1);
    expect(player.state.content).toBe('timeshift');
    engines.latest.fail('CODECS_UNSUPPORTED');
    await clock.pass(1_000);
    expect(player.state.lifecycle).toBe('failed');
    await player.play();
    await settled();
    expect(engines.latest.host.startAt).toMatchObject({ at: 'live' });
  });

  it('restarts a channel on the air, and never before what was shown already', async () => {
    const { element, engines, clock, start } = fakePlayer();
    await start(CHANNEL);
    expect(engines.latest.host.startAt).toEqual({ at: 'live' });
    engines.latest.tellTime(0, NOON_MS, true);
    element.advance(3_590, 0);
    // By a restart, by one at the live edge, by a fresh address.
    for (const code of ['LOAD_TIMEOUT', 'VIDEO_ERROR', 'LICENSE_REFUSED'] as const) {
      const runs = engines.made.length;
      engines.latest.fail(code);
      await clock.pass(4_000);
      expect(engines.made.length, code).toBeGreaterThan(runs);
      expect(engines.latest.host.startAt).toEqual({ at: 'live', shownUntilMs: NOON_MS + 3_590_000 });
    }
  });

  it('plays on at the same place when the engine opened its media source anew by itself', async () => {
    const { player, element, engines, start } = fakePlayer();
    await start(FILM, { startAt: { mediaTime: 500 } });
    element.load();
    expect(player.state).toMatchObject({ restart: 'reloading', position: { mediaTime: 500 }, wantsToPlay: true });
    engines.latest.arrive();
    await settled();
    expect(element.paused).toBe(false);
    expect(player.state).toMatchObject({ restart: 'none', playback: 'playing', position: { mediaTime: 500 } });
  });

  it('restarts where it stood, also when the engine was opening its media source anew just then', async () => {
    const { element, engines, clock, start } = fakePlayer();
    await start(FILM, { startAt: { mediaTime: 60 } });
    for (let second = 0; second < 40; second++) element.advance(1);
    element.load();
    engines.latest.fail('UNKNOWN');
    await clock.pass(2_000);
    expect(engines.made).toHaveLength(2);
    expect(engines.latest.host.startAt).toEqual({ mediaTime: 100 });
  });

  it('plays also when the media source was opened twice before the first picture', async () => {
    const { player, element, engines } = fakePlayer();
    void player.load(FILM);
    await settled();
    element.load();
    engines.latest.arrive();
    await settled();
    expect(element.paused).toBe(false);
  });

  it('takes one remedy at a time: what fails while it is on its way is the same trouble', async () => {
    const { player, engines, clock, start } = fakePlayer();
    await start(FILM);
    engines.latest.arrive(0);
    for (let repeat = 0; repeat < 10; repeat++) engines.latest.fail('UNKNOWN');
    await clock.pass(2_000);
    expect(engines.made).toHaveLength(2);
    expect(player.state.recovery.totals.errors).toBe(1);
  });

  it('ENG-011 where there is no quality to give up, what the engine has not survived takes the next step', async () => {
    const { engines, clock, start } = fakePlayer();
    await start(FILM);
    engines.latest.hasLowerQuality = false;
    engines.latest.fail('ENGINE_EXCEPTION', 'warning');
    await clock.pass(1_500);
    expect([engines.latest.asked, engines.made.length]).toEqual([['dropTopQuality'], 1]);
    engines.latest.fail('ENGINE_EXCEPTION');
    await clock.pass(1_500);
    expect(engines.made).toHaveLength(2);
  });

  it('counts nothing while offline and goes on by itself when the network is back', async () => {
    const { player, engines, clock, setOnline, start } = fakePlayer();
    await start(FILM);
    setOnline(false);
    for (let attempt = 0; attempt < 10; attempt++) engines.latest.fail('SEGMENT_UNREACHABLE');
    await clock.pass(120_000);
    expect(player.state.recovery).toMatchObject({ playerErrors: 0, totals: { errors: 0 }, steps: {} });
    expect(player.state.lifecycle).toBe('loaded');
    setOnline(true);
    expect(engines.latest.asked).toContain('resumeLoading');
  });

  it('notices a playhead that stands still though media is there', async () => {
    const { player, element, engines, clock, announced, start } = fakePlayer();
    await start(FILM);
    await clock.pass(500);
    element.advance(0.5);
    await clock.pass(2_000);
    expect(player.state.playback).toBe('frozen');
    expect(announced).toContain('stall');
    const before = element.currentTime;
    await clock.pass(8_000);
    expect(element.currentTime).toBeGreaterThan(before);
    expect(engines.made).toHaveLength(1);
  });

  it('does not wait for ever for the first picture', async () => {
    const { player, engines, clock } = fakePlayer();
    void player.load(FILM);
    await clock.pass(25_000);
    expect(engines.made.length).toBeGreaterThan(1);
  });
});

describe('a moment outside the live window', () => {
  /** A channel whose window is the hour after noon, with an archive behind it that answers when it is told to. */
  async function startChannel(resolveSource: ResolveSource) {
    const fake = fakePlayer();
    await fake.start(CHANNEL, { resolveSource });
    fake.engines.latest.tellTime(0, NOON_MS, true);
    fake.element.advance(1);
    return fake;
  }

  it('comes from the source that the product gives for it', async () => {
    const asked: SourceRequest[] = [];
    const { player, engines } = await startChannel(async (request) => {
      asked.push(request);
      return ARCHIVE;
    });
    expect(await player.seek({ wallTimeMs: NOON_MS - 600_000 })).toBe('seeked');
    expect(asked).toMatchObject([{ reason: 'outsideWindow', wallTimeMs: NOON_MS - 600_000, source: CHANNEL }]);
    expect(engines.latest.host).toMatchObject({ source: ARCHIVE, startAt: { wallTimeMs: NOON_MS - 600_000 } });
    expect(player.state.position.wallTimeMs).toBe(NOON_MS - 600_000);
  });

  it('is the last one that was asked for, whichever answer comes first', async () => {
    const answers = new Map<number | null, () => void>();
    const { player, engines } = await startChannel(
      ({ wallTimeMs }) => new Promise((resolve) => answers.set(wallTimeMs, () => resolve(ARCHIVE))),
    );
    const first = player.seek({ wallTimeMs: NOON_MS - 600_000 });
    const second = player.seek({ wallTimeMs: NOON_MS - 300_000 });
    answers.get(NOON_MS - 300_000)?.();
    answers.get(NOON_MS - 600_000)?.();
    expect(await Promise.all([first, second])).toEqual(['superseded', 'seeked']);
    expect(engines.latest.host.startAt).toEqual({ wallTimeMs: NOON_MS - 300_000 });
  });

  it('is refused, and what plays goes on, when there is no source for it', async () => {
    const { player, engines, element } = await startChannel(() => Promise.reject(new Error('no archive')));
    expect(await player.seek({ wallTimeMs: NOON_MS - 600_000 })).toBe('refused');
    expect(engines.made).toHaveLength(1);
    expect(element.paused).toBe(false);
    expect(player.state).toMatchObject({ error: null, playback: 'playing' });
  });

  it('is where a pause that was longer than the window goes on', async () => {
    const { player, engines } = await startChannel(async () => ARCHIVE);
    player.pause();
    const pausedAtMs = player.state.position.wallTimeMs;
    const anchors = [{ mediaTime: 0, wallTimeMs: NOON_MS, durationSeconds: 7200 }];
    const later = { isLive: true, startMediaTime: 3600, endMediaTime: 7200, liveSyncMediaTime: 7194, anchors };
    engines.latest.host.emit({ type: 'timeline', timeline: later });
    void player.play();
    await settled();
    expect(engines.latest.host).toMatchObject({ source: ARCHIVE, startAt: { wallTimeMs: pausedAtMs } });
    expect(player.state.wantsToPlay).toBe(true);
  });
});

describe('speed', () => {
  it('survives a restart of the engine, and is normal again for the next source', async () => {
    const { player, element, engines, clock, start } = fakePlayer();
    await start(FILM);
    player.setPlaybackRate(1.5);
    engines.latest.fail('UNKNOWN');
    await clock.pass(12_000);
    engines.latest.arrive();
    await settled();
    expect(engines.made).toHaveLength(2);
    expect(element.playbackRate).toBe(1.5);
    await start(CHANNEL);
    expect(element.playbackRate).toBe(1);
  });
});

it('ENG-042 who hurries after a channel is on the air at the normal speed', async () => {
  const { player, element, engines, start } = fakePlayer();
  await start(CHANNEL);
  engines.latest.tellTime(0, NOON_MS, true);
  element.advance(3_540);
  player.setPlaybackRate(2);
  expect([player.state.content, element.playbackRate]).toEqual(['timeshift', 2]);
  element.advance(40);
  expect([player.state.content, element.playbackRate]).toEqual(['live', 1]);
});

describe('seek', () => {
  it('goes to a moment of the broadcast and supersedes the seek before it', async () => {
    const { player, element, engines, start } = fakePlayer();
    await start(ARCHIVE, { startAt: { wallTimeMs: NOON_MS } });
    engines.latest.tellTime(100, NOON_MS);
    const first = player.seek({ wallTimeMs: NOON_MS + 60_000 });
    const second = player.seek({ wallTimeMs: NOON_MS + 90_000 });
    element.arrive();
    expect(await Promise.all([first, second])).toEqual(['superseded', 'seeked']);
    expect(element.currentTime).toBe(190);
    expect(player.state.position.wallTimeMs).toBe(NOON_MS + 90_000);
  });
});

describe('volume', () => {
  it('CTRL-047 stays between silence and full', () => {
    const { player, element } = fakePlayer();
    player.setVolume(1.4);
    expect(element.volume).toBe(1);
    player.setVolume(-3);
    expect(element.volume).toBe(0);
  });
});

it.each([NaN, Infinity])('a place that is none (%s) is refused, and begins nothing', async (nowhere) => {
  const { player, element, start } = fakePlayer();
  expect(await player.seek({ mediaTime: nowhere })).toBe('refused');
  await start(FILM, { startAt: { mediaTime: nowhere } });
  expect(element.currentTime).toBe(0);
  for (const place of [{ mediaTime: nowhere }, { wallTimeMs: nowhere }])
    expect(await player.seek(place)).toBe('refused');
  player.setPlaybackRate(nowhere);
  player.setVolume(nowhere);
  expect([element.currentTime, element.seeking, element.playbackRate, element.volume]).toEqual([0, false, 1, 1]);
});

it('DASH is refused in words at once: nothing is fetched, nothing is tried again', async () => {
  const { player, engines } = fakePlayer();
  const result = await player.load({ kind: 'vod', url: 'https://cdn.test/film.mpd' });
  expect(result).toMatchObject({ status: 'failed', error: { code: 'ENGINE_UNSUPPORTED' } });
  expect(engines.made).toEqual([]);
});
