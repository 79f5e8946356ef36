import { MINUTE_MS } from '@livery/value/durations';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ENGINES } from './engines/engines.ts';
import { systemClock } from './services.ts';
import { mediaAddresses } from './testing/media-origin.ts';
import { begun, mountPlayer, reached, shown } from './testing/mounted-player.ts';
import { requestsTo } from './testing/requests.ts';

describe('a channel', () => {
  it('plays at its edge, and pictures follow each other', async () => {
    const { player } = mountPlayer();
    expect(await player.load({ kind: 'live', url: mediaAddresses().live })).toEqual({ status: 'loaded' });
    const { stats } = await shown(player, 25);
    expect(stats.firstFrameMs).toBeGreaterThan(0);
    expect(stats.decodedFrames).toBeGreaterThanOrEqual(25);
    const { state } = player;
    expect(state).toMatchObject({ playback: 'playing', content: 'live', error: null, durationSeconds: null });
    // The wall clock of the picture: some segments behind now, never ahead of it.
    const behindMs = Date.now() - (state.position.wallTimeMs ?? NaN);
    expect(behindMs).toBeGreaterThan(0);
    expect(behindMs).toBeLessThan(20_000);
  });

  it('is rewound inside its window and stays there: nothing pulls it back to the edge', async () => {
    const { player } = mountPlayer();
    await player.load({ kind: 'live', url: mediaAddresses().live });
    const { seekable } = await reached(player, (state) => (state.seekable?.endWallTimeMs ?? null) !== null);
    const wantedMs = (seekable?.endWallTimeMs ?? 0) - 45_000;
    expect(await player.seek({ wallTimeMs: wantedMs })).toBe('seeked');
    const before = player.state.timeline?.endMediaTime ?? 0;
    // Two refreshes of the playlist, which is when an engine would snap back.
    await reached(player, ({ timeline }) => (timeline?.endMediaTime ?? 0) > before + 3);
    const { state } = player;
    expect(state.content).toBe('timeshift');
    const playedMs = (state.position.wallTimeMs ?? 0) - wantedMs;
    expect(playedMs).toBeGreaterThan(0);
    expect(playedMs).toBeLessThan(10_000);
  });

  it('reads the manifest once, for the choice of the engine and for the engine', async () => {
    const { player } = mountPlayer();
    const url = `${mediaAddresses().live}?once=${crypto.randomUUID()}`;
    await player.load({ kind: 'live', url });
    expect(requestsTo(url)).toHaveLength(1);
    expect(player.state.engine).toMatch(/^hlsjs-light /);
  });

  it('begins without a worker where its segments are MP4, which needs none', async () => {
    const workers = vi.spyOn(globalThis, 'Worker');
    onTestFinished(() => workers.mockRestore());
    const { player } = mountPlayer({ services: { hlsWorkerPath: '/worker-of-the-site.js' } });
    expect(await player.load({ kind: 'live', url: mediaAddresses().live })).toEqual({ status: 'loaded' });
    await shown(player, 5);
    expect(workers).not.toHaveBeenCalled();
  });
});

describe('an archive', () => {
  it('plays the moment that was asked for', async () => {
    const { player } = mountPlayer();
    const startMs = Date.now() - 60 * MINUTE_MS;
    const wantedMs = startMs + 5 * MINUTE_MS + 700;
    const position = await begun(
      player,
      { kind: 'archive', url: mediaAddresses().archive(startMs) },
      { wallTimeMs: wantedMs },
    );
    expect(Math.abs((position.wallTimeMs ?? 0) - wantedMs)).toBeLessThan(500);
    // The server names a segment by the two seconds of the day that it holds: the picture is that of the moment, not only the clock.
    expect(requestsTo(`/${Math.floor(wantedMs / 2000)}.m4s`).length).toBeGreaterThan(0);
    const later = await shown(player, 25);
    const mediaSeconds = later.position.mediaTime - position.mediaTime;
    expect((later.position.wallTimeMs ?? 0) - (position.wallTimeMs ?? 0)).toBeCloseTo(mediaSeconds * 1000, -1);
  });
});

describe('an archive that nobody gave a moment for', () => {
  it('begins where its address says, not at the end that is still growing', async () => {
    const { player } = mountPlayer();
    const startMs = Math.floor(Date.now() / 1000) * 1000 - 10 * MINUTE_MS - 1_000;
    await player.load({ kind: 'archive', url: mediaAddresses().archive(startMs) }, { autoplay: false });
    expect(Math.abs((player.state.position.wallTimeMs ?? 0) - startMs)).toBeLessThan(1_500);
    expect(player.state).toMatchObject({ content: 'archive', durationSeconds: null });
  });
});

describe('a film', () => {
  it('resumes where it was left', async () => {
    const { player } = mountPlayer();
    const { mediaTime } = await begun(player, { kind: 'vod', url: mediaAddresses().vod(600) }, { mediaTime: 301.3 });
    expect(Math.abs(mediaTime - 301.3)).toBeLessThan(0.5);
    expect(player.state.durationSeconds).toBeCloseTo(600, 0);
    await shown(player, 10);
  });

  it('changes its audio track and keeps playing', async () => {
    const { player } = mountPlayer();
    await player.load({ kind: 'vod', url: mediaAddresses().film });
    const { tracks } = await reached(player, (state) => state.tracks.audio.length > 1 && state.tracks.audioId !== null);
    const other = tracks.audio.find(({ id }) => id !== tracks.audioId);
    player.selectAudio(other?.id ?? '');
    await reached(player, (state) => state.tracks.audioId === other?.id);
    await shown(player, 25);
    expect(player.state).toMatchObject({ playback: 'playing', error: null });
    expect(player.state.engine).toMatch(/^hlsjs /);
  });

  it('shows no subtitles until they are chosen, then tells their words and does not draw them itself', async () => {
    const { player, element } = mountPlayer();
    await player.load({ kind: 'vod', url: mediaAddresses().film });
    const { tracks } = await reached(player, (state) => state.tracks.text.length > 1);
    expect(tracks.textId).toBeNull();
    expect(player.state.cues).toEqual([]);
    const [, chosen] = tracks.text;
    player.selectText(chosen?.id ?? '');
    const { cues } = await reached(player, (state) => state.cues.length > 0, 30_000);
    expect(cues[0]?.text).not.toBe('');
    expect([...element.textTracks].some(({ mode }) => mode === 'showing')).toBe(false);
    player.selectText(null);
    await reached(player, (state) => state.cues.length === 0 && state.tracks.textId === null);
  });

  it('offers its renditions and keeps to the one that was chosen', async () => {
    const { player } = mountPlayer();
    await player.load({ kind: 'vod', url: mediaAddresses().vod(600) });
    const [lowest] = player.state.tracks.qualities;
    player.selectQuality(lowest?.id ?? '');
    await reached(player, ({ tracks }) => tracks.qualityId === lowest?.id && tracks.playingHeight === lowest?.height);
    player.selectQuality('auto');
    await reached(player, ({ tracks }) => tracks.qualityId === 'auto');
  });

  it('comes to its end', async () => {
    const { player } = mountPlayer();
    const ended = new Promise((resolve) => player.on('ended', resolve));
    await player.load({ kind: 'vod', url: mediaAddresses().vod(60) }, { startAt: { mediaTime: 58.5 } });
    await ended;
    expect(player.state).toMatchObject({ playback: 'ended', error: null });
  });
});

describe('zapping', () => {
  it('plays the last of ten channels that were asked for at once', async () => {
    const { player } = mountPlayer();
    const addresses = Array.from({ length: 10 }, (_, index) => `${mediaAddresses().live}?zap=${index}`);
    const results = await Promise.all(addresses.map((url) => player.load({ kind: 'live', url })));
    expect(results.map(({ status }) => status)).toEqual([...Array<string>(9).fill('superseded'), 'loaded']);
    expect(player.state.source?.url).toBe(addresses[9]);
    await shown(player, 10);
  });

  it('plays the last of ten that were each interrupted after their engine had started', async () => {
    const { player, element } = mountPlayer();
    const statuses: Promise<string>[] = [];
    for (let index = 0; index < 10; index++) {
      const load = player.load({ kind: 'live', url: `${mediaAddresses().live}?interrupted=${index}` });
      statuses.push(load.then(({ status }) => status));
      await reached(player, ({ engine }) => engine !== null);
    }
    expect((await Promise.all(statuses)).slice(0, -1).every((status) => status !== 'failed')).toBe(true);
    expect(await statuses[9]).toBe('loaded');
    await shown(player, 10);
    expect(element.error).toBeNull();
    expect(player.state).toMatchObject({ lifecycle: 'loaded', playback: 'playing', error: null });
  });
});

describe('dispose', () => {
  it('gives the element back empty and asks the server for nothing more', async () => {
    const { player, element } = mountPlayer();
    const url = `${mediaAddresses().live}?viewer=${crypto.randomUUID()}`;
    await player.load({ kind: 'live', url });
    await shown(player, 5);
    const told: unknown[] = [];
    player.subscribe(
      (state) => state,
      (state) => told.push(state),
    );
    for (const name of ['warning', 'error', 'stall', 'ended'] as const) player.on(name, () => told.push(name));
    await player.dispose();
    const disposedAtMs = performance.now();
    expect(element.hasAttribute('src')).toBe(false);
    expect(element.readyState).toBe(0);
    expect(element.querySelector('source')).toBeNull();

    // Long enough for a refresh of the playlist, measured by another player that plays meanwhile.
    const other = mountPlayer();
    await other.player.load({ kind: 'vod', url: mediaAddresses().vod(600) });
    await shown(other.player, 75);
    expect(told).toEqual([]);
    expect(requestsTo('/live/').filter(({ startTime }) => startTime > disposedAtMs)).toEqual([]);
  });
});

describe('the native engine', () => {
  it('plays HLS where the browser can, from the position that was asked for', async () => {
    const { player } = mountPlayer({ engines: { ...ENGINES, 'hlsjs-light': ENGINES.native, hlsjs: ENGINES.native } });
    await player.load({ kind: 'vod', url: mediaAddresses().vod(600) }, { startAt: { mediaTime: 120 } });
    expect(player.state.engine).toMatch(/^native/);
    const { position } = await shown(player, 25);
    expect(position.mediaTime).toBeGreaterThan(120);
    expect(position.mediaTime).toBeLessThan(125);
  });
});

describe('intent', () => {
  it('follows the element when something else pauses and plays it', async () => {
    const { player, element } = mountPlayer();
    await player.load({ kind: 'vod', url: mediaAddresses().vod(600) });
    await shown(player, 5);
    element.pause();
    await reached(player, ({ wantsToPlay, playback }) => !wantsToPlay && playback === 'paused');
    await element.play();
    await reached(player, ({ wantsToPlay, playback }) => wantsToPlay && playback === 'playing');
  });

  it('starts silently where the browser refuses sound, and says so until the viewer unmutes', async () => {
    const { player, element } = mountPlayer({ services: { clock: systemClock } });
    // Tests run with autoplay allowed; the refusal of sound is what a browser without that switch answers.
    const play = element.play.bind(element);
    element.play = () => (element.muted ? play() : Promise.reject(new DOMException('no gesture', 'NotAllowedError')));
    await player.load({ kind: 'vod', url: mediaAddresses().vod(600) });
    await reached(player, ({ autoplay, playback }) => autoplay === 'muted' && playback === 'playing');
    player.setMuted(false);
    await reached(player, ({ autoplay, muted }) => autoplay === 'allowed' && !muted);
  });
});
