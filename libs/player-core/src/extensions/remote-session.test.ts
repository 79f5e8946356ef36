import { describe, expect, it, vi } from 'vitest';
import type { ArchiveSource, LiveSource, ResolveSource, VodSource } from '../source.ts';
import { settled } from '../testing/fake-clock.ts';
import { fakeOutput, type FakeOutput } from '../testing/fake-output.ts';
import { fakePlayer, type FakePlayer } from '../testing/fake-player.ts';
import { NO_TRACKS, type Tracks } from '../tracks/tracks.ts';
import type { ExtensionTools } from './extension.ts';

const FILM: VodSource = { kind: 'vod', url: 'https://cdn.test/film.m3u8?token=1' };
const FRESH: VodSource = { kind: 'vod', url: 'https://cdn.test/film.m3u8?token=2' };
const CHANNEL: LiveSource = { kind: 'live', url: 'https://cdn.test/live.m3u8' };
const RECORDING: ArchiveSource = { kind: 'archive', url: 'https://cdn.test/archive.m3u8' };
const NOON_MS = Date.UTC(2026, 0, 1, 12);
const TRACKS: Tracks = {
  ...NO_TRACKS,
  audio: [
    { id: '1', language: 'ru', label: 'Русский', channels: null },
    { id: '2', language: 'kk', label: 'Қазақша', channels: null },
  ],
  text: [{ id: '3', language: 'ru', label: 'Русский' }],
  audioId: '1',
};

async function remote(): Promise<FakePlayer & { output: FakeOutput; tools: ExtensionTools }> {
  const world = fakePlayer();
  const output = fakeOutput('Living room');
  let tools: ExtensionTools | null = null;
  world.player.use({ name: 'test', attach: (given) => (tools = given) });
  if (!tools) throw new Error('the extension was not attached');
  return { ...world, output, tools };
}

/** Has begun on the device. */
async function playing(...[source, options]: Parameters<FakePlayer['player']['load']>) {
  const world = await remote();
  world.tools.playOn(world.output);
  void world.player.load(source, options);
  await settled();
  return world;
}

const resolvesTo = (...sources: readonly (ArchiveSource | VodSource | LiveSource)[]) => {
  const answers = [...sources];
  return vi.fn<ResolveSource>(() => {
    const next = answers.shift();
    return next ? Promise.resolve(next) : Promise.reject(new Error('there is none'));
  });
};

describe('an address that expires', () => {
  it('is renewed, and the film goes on where it stood', async () => {
    const resolveSource = resolvesTo(FRESH);
    const { player, output } = await playing(FILM, { resolveSource });
    output.say({ playback: 'paused', mediaTime: 1_800 });
    output.say({ playback: 'broken', mediaTime: 0 });
    await settled();
    expect(resolveSource.mock.calls[0]?.[0]).toMatchObject({ reason: 'expired', source: FILM });
    expect(output.loads[1]).toMatchObject({ source: FRESH, startAt: { mediaTime: 1_800 }, autoplay: false });
    expect(player.state).toMatchObject({ lifecycle: 'loaded', error: null });
  });

  it('is renewed once: what breaks again at the same place has failed, and a press of play begins there anew', async () => {
    const { player, output, announced } = await playing(FILM, { resolveSource: resolvesTo(FRESH, FRESH) });
    output.say({ playback: 'playing', mediaTime: 600 });
    output.say({ playback: 'broken' });
    await settled();
    output.say({ playback: 'broken' });
    await settled();
    expect(output.loads).toHaveLength(2);
    expect(player.state).toMatchObject({ lifecycle: 'failed', position: { mediaTime: 600 } });
    expect(announced).toContain('error');
    await player.play();
    await settled();
    expect(output.loads[2]).toMatchObject({ startAt: { mediaTime: 600 } });
    expect(player.state.lifecycle).toBe('loaded');
  });

  it('of a channel is renewed once, too, wherever its window stands', async () => {
    const { player, output } = await playing(CHANNEL, { resolveSource: resolvesTo(CHANNEL, CHANNEL, CHANNEL) });
    for (const mediaTime of [600, 640, 680]) {
      output.say({ playback: 'buffering', mediaTime });
      output.say({ playback: 'broken' });
      await settled();
    }
    expect(output.loads).toHaveLength(2);
    expect(player.state).toMatchObject({ lifecycle: 'failed', error: { code: 'ACCESS_EXPIRED' } });
  });

  it('is renewed again after what has really played since: a jump alone is no playing', async () => {
    const { output } = await playing(CHANNEL, { resolveSource: resolvesTo(CHANNEL, CHANNEL, CHANNEL) });
    const breakAfter = async (...times: readonly number[]) => {
      for (const mediaTime of times) output.say({ playback: 'playing', mediaTime });
      output.say({ playback: 'broken' });
      await settled();
    };
    await breakAfter(600);
    // A page that nobody sees is told once a minute.
    await breakAfter(640, 700, 760);
    expect(output.loads).toHaveLength(3);
    await breakAfter(0, 3_600);
    expect(output.loads).toHaveLength(3);
  });

  it('of a channel that was paused until it expired goes on as the recording of its moment, with the time of day', async () => {
    const { player, output } = await playing(CHANNEL, { resolveSource: resolvesTo(RECORDING) });
    const anchors = [{ mediaTime: 0, wallTimeMs: NOON_MS, durationSeconds: 3_600 }];
    const timeline = { isLive: true, startMediaTime: 0, endMediaTime: 900, liveSyncMediaTime: 900, anchors };
    output.say({ playback: 'paused', mediaTime: 600, timeline });
    output.say({ playback: 'broken', timeline: null });
    await settled();
    expect(output.loads[1]).toMatchObject({ source: RECORDING, startAt: { at: 'start' } });
    output.say({ playback: 'paused', mediaTime: 0, durationSeconds: 900, timeline: null });
    expect(player.state.position.wallTimeMs).toBe(NOON_MS + 600_000);
  });

  it('without another one it has failed with a word', async () => {
    const { player, output } = await playing(FILM);
    output.say({ playback: 'broken' });
    await settled();
    expect(player.state.error?.code).toBe('RENEWAL_FAILED');
  });
});

describe('a moment of the broadcast', () => {
  it('is the beginning of its recording, which is dated from there', async () => {
    const { player, output } = await playing(RECORDING, { startAt: { wallTimeMs: NOON_MS } });
    expect(output.loads[0]).toMatchObject({ source: RECORDING, startAt: { at: 'start' } });
    output.say({ playback: 'playing', mediaTime: 60, durationSeconds: 900 });
    expect(player.state.position.wallTimeMs).toBe(NOON_MS + 60_000);
    expect(await player.seek({ wallTimeMs: NOON_MS + 300_000 })).toBe('seeked');
    expect(output.asked).toEqual(['seek 300']);
  });

  it('that is in another recording is asked for there; one that cannot be had is refused', async () => {
    const other: ArchiveSource = { kind: 'archive', url: 'https://cdn.test/earlier.m3u8' };
    const { player, output } = await playing(RECORDING, {
      startAt: { wallTimeMs: NOON_MS },
      resolveSource: resolvesTo(other),
    });
    output.say({ playback: 'playing', mediaTime: 60, durationSeconds: 900 });
    expect(await player.seek({ wallTimeMs: NOON_MS - 3_600_000 })).toBe('seeked');
    expect(output.loads[1]).toMatchObject({ source: other, startAt: { at: 'start' } });
    output.say({ playback: 'playing', mediaTime: 0, durationSeconds: 900 });
    expect(player.state.position.wallTimeMs).toBe(NOON_MS - 3_600_000);
    expect(await player.seek({ wallTimeMs: 0 })).toBe('refused');
    expect(output.loads).toHaveLength(2);
  });

  it('of a channel that was watched behind now is taken from its recording; where there is none it goes on now', async () => {
    const behind = async (resolveSource: ResolveSource) => {
      const world = await remote();
      await world.start(CHANNEL, { resolveSource });
      world.engines.latest.tellTime(0, NOON_MS, true);
      world.element.currentTime = 600;
      world.element.arrive();
      await world.clock.pass(1_000);
      expect(world.player.state.content).toBe('timeshift');
      world.tools.playOn(world.output);
      await settled();
      return world.output.loads[0];
    };
    const resolveSource = resolvesTo(RECORDING);
    expect(await behind(resolveSource)).toMatchObject({ source: RECORDING, startAt: { at: 'start' } });
    expect(resolveSource.mock.calls[0]?.[0].wallTimeMs).toBeGreaterThanOrEqual(NOON_MS + 600_000);
    expect(await behind(resolvesTo())).toMatchObject({ source: CHANNEL, startAt: { at: 'live' } });
  });
});

describe('what has ended there', () => {
  it('begins again by a press of play, and plays from wherever the viewer goes', async () => {
    const { player, output } = await playing(FILM);
    const end = () => output.say({ playback: 'ended', mediaTime: 3_600 });
    end();
    void player.play();
    await settled();
    expect(output.loads[1]).toMatchObject({ source: FILM, startAt: { at: 'start' }, autoplay: true });
    end();
    expect(await player.seek({ mediaTime: 90 })).toBe('seeked');
    expect(output.loads[2]).toMatchObject({ source: FILM, startAt: { mediaTime: 90 } });
    expect(output.asked, 'nothing of it hears a command').toEqual([]);
  });

  it('is told nothing more, neither by a pause nor while what follows is held here', async () => {
    const { player, output, tools } = await playing(FILM);
    output.say({ playback: 'ended', tracks: TRACKS });
    player.pause();
    player.selectAudio('2');
    const hold = tools.hold(60_000);
    void player.load(FRESH);
    const second = tools.hold(60_000);
    hold.release();
    void player.play();
    await settled();
    second.release();
    await settled();
    expect(output.asked).toEqual([]);
    expect(output.loads[1]).toMatchObject({ source: FRESH, autoplay: true });
  });

  it('a recording keeps its time of day', async () => {
    const { player, output } = await playing(RECORDING, { startAt: { wallTimeMs: NOON_MS } });
    output.say({ playback: 'playing', mediaTime: 60, durationSeconds: 900 });
    output.say({ playback: 'ended', mediaTime: 900 });
    expect(await player.seek({ wallTimeMs: NOON_MS + 300_000 })).toBe('seeked');
    expect(output.loads[1]).toMatchObject({ source: RECORDING, startAt: { mediaTime: 300 } });
    output.say({ playback: 'playing', mediaTime: 301, durationSeconds: 900 });
    expect(player.state.position.wallTimeMs).toBe(NOON_MS + 301_000);
  });
});

describe('tracks', () => {
  it('that were chosen here are chosen there, and those that were chosen there are kept here', async () => {
    const { player, output, tools, engines, start } = await remote();
    await start(FILM);
    engines.latest.host.emit({ type: 'tracks', tracks: { ...TRACKS, audioId: '2', textId: '3' } });
    tools.playOn(output);
    await settled();
    output.say({ tracks: TRACKS });
    expect(output.asked).toEqual(['audio 2', 'text 3']);
    const there = { ...TRACKS, audioId: '2', textId: '3' };
    output.say({ tracks: there });
    player.selectText(null);
    output.say({ tracks: { ...there, textId: null } });
    expect(output.asked.slice(2)).toEqual(['text null']);

    tools.playOn(null);
    await settled();
    engines.latest.host.emit({ type: 'tracks', tracks: { ...TRACKS, textId: '3' } });
    expect(engines.latest.asked).toEqual(expect.arrayContaining(['audio 2', 'text null']));
  });

  it('that were chosen here are kept by a device that tells of none', async () => {
    const { output, tools, engines, start } = await remote();
    await start(FILM);
    engines.latest.host.emit({ type: 'tracks', tracks: { ...TRACKS, textId: '3' } });
    tools.playOn(output);
    await settled();
    tools.playOn(null);
    await settled();
    engines.latest.host.emit({ type: 'tracks', tracks: TRACKS });
    expect(engines.latest.asked).toContain('text 3');
  });
});

it('a press of pause stands until the device says something new', async () => {
  const { player, output } = await playing(FILM);
  output.say({ playback: 'playing', mediaTime: 1 });
  player.pause();
  output.say({ mediaTime: 2 });
  expect(player.state.wantsToPlay).toBe(false);
  output.say({ playback: 'paused' });
  output.say({ playback: 'playing' });
  expect(player.state.wantsToPlay).toBe(true);
});

it('no channel stands by while another device plays', async () => {
  const { player, output, tools } = await remote();
  tools.playOn(output);
  player.standBy(CHANNEL);
  await settled();
  expect(player.standsBy).toBeNull();
});
