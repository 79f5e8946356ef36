import { describe, expect, it } from 'vitest';
import type { LiveSource, LoadFacts, VodSource } from '../source.ts';
import { settled } from '../testing/fake-clock.ts';
import { fakeOutput } from '../testing/fake-output.ts';
import { fakePlayer, type FakePlayer } from '../testing/fake-player.ts';
import type { ExtensionTools, LoadBegun } from './extension.ts';
import type { PlaybackEvent } from './playback-events.ts';

const FILM: VodSource = { kind: 'vod', url: 'https://cdn.test/film.m3u8' };
const CHANNEL: LiveSource = { kind: 'live', url: 'https://cdn.test/live.m3u8' };
const NOON_MS = Date.UTC(2026, 0, 1, 12);

function attached({ player }: FakePlayer, signal?: AbortSignal): ExtensionTools {
  let tools: ExtensionTools | null = null;
  player.use({ name: 'test', attach: (given) => (tools = given) }, signal && { signal });
  if (!tools) throw new Error('the extension was not attached');
  return tools;
}

function eventsOf({ player }: FakePlayer): PlaybackEvent[] {
  const heard: PlaybackEvent[] = [];
  player.on('playback', (event) => heard.push(event));
  return heard;
}

const types = (events: readonly PlaybackEvent[]) => events.map(({ type }) => type);

describe('use', () => {
  it('is told of each load before its engine is opened, with the facts of its owner', async () => {
    const world = fakePlayer();
    const begun: LoadBegun[] = [];
    attached(world).onLoad((load) => begun.push(load));
    const facts: LoadFacts = { sample: 1 } as LoadFacts;
    void world.player.load(FILM, { facts });
    expect(world.engines.made).toEqual([]);
    expect(begun).toMatchObject([{ source: FILM, startAt: { at: 'start' }, autoplay: true, facts }]);
    void world.player.load(CHANNEL);
    expect(begun[0]?.signal.aborted).toBe(true);
    expect(begun[1]?.signal.aborted).toBe(false);
    await world.player.dispose();
    expect(begun[1]?.signal.aborted).toBe(true);
  });

  it('gives the load that is under way to an extension that comes late', async () => {
    const world = fakePlayer();
    await world.start(FILM);
    const begun: LoadBegun[] = [];
    attached(world).onLoad((load) => begun.push(load));
    expect(begun).toMatchObject([{ source: FILM }]);
  });

  it('an extension that throws costs itself, never the programme', async () => {
    const world = fakePlayer();
    world.player.use({
      name: 'broken',
      attach({ onLoad }) {
        onLoad(() => {
          throw new Error('broken');
        });
        throw new Error('broken');
      },
    });
    await world.start(FILM);
    expect(world.player.state.playback).toBe('playing');
  });

  it('hears of no load after its own signal has aborted', async () => {
    const world = fakePlayer();
    const off = new AbortController();
    const begun: LoadBegun[] = [];
    attached(world, off.signal).onLoad((load) => begun.push(load));
    off.abort();
    await world.start(FILM);
    expect(begun).toEqual([]);
  });
});

describe('hold', () => {
  it('loads the programme and keeps it from moving, and what the viewer wants stays', async () => {
    const world = fakePlayer();
    const tools = attached(world);
    let hold = tools.hold(0);
    tools.onLoad(() => (hold = tools.hold(5_000)));
    await world.start(FILM, { startAt: { mediaTime: 40 } });
    expect(world.player.state).toMatchObject({
      lifecycle: 'loaded',
      playback: 'paused',
      wantsToPlay: true,
      isHeld: true,
    });
    expect(world.element.paused).toBe(true);
    await world.element.play();
    expect(world.element.paused).toBe(true);
    hold.release();
    await settled();
    expect(world.player.state).toMatchObject({ playback: 'playing', isHeld: false, position: { mediaTime: 40 } });
  });

  it('goes on without the viewer noticing that an extension hangs', async () => {
    const world = fakePlayer();
    const tools = attached(world);
    tools.onLoad(() => void tools.hold(5_000));
    await world.start(FILM);
    await world.clock.pass(5_000);
    expect(world.player.state).toMatchObject({ playback: 'playing', isHeld: false });
  });

  it('a viewer who pauses while it is held finds it paused afterwards', async () => {
    const world = fakePlayer();
    await world.start(FILM);
    const hold = attached(world).hold(5_000);
    world.player.pause();
    hold.release();
    await settled();
    expect(world.player.state).toMatchObject({ playback: 'paused', wantsToPlay: false });
  });

  it('is no stall, no intent of anybody, and nothing that the browser is asked to end', async () => {
    const world = fakePlayer();
    await world.start(FILM);
    attached(world).hold(20_000);
    await world.clock.pass(10_000);
    expect(world.element.paused).toBe(true);
    expect(world.player.state).toMatchObject({ wantsToPlay: true, stats: { stalls: 0 }, error: null });
  });

  it('what was on the air is on the air again, however long it was held', async () => {
    const world = fakePlayer();
    await world.start(CHANNEL);
    world.engines.latest.tellTime(0, NOON_MS, true);
    world.element.currentTime = 3_590;
    world.element.arrive();
    await world.clock.pass(1_000);
    expect(world.player.state.content).toBe('live');
    const hold = attached(world).hold(60_000);
    world.engines.latest.host.emit({
      type: 'timeline',
      timeline: {
        isLive: true,
        startMediaTime: 0,
        endMediaTime: 3_660,
        liveSyncMediaTime: 3_654,
        anchors: [{ mediaTime: 0, wallTimeMs: NOON_MS, durationSeconds: 3_660 }],
      },
    });
    await world.clock.pass(1_000);
    expect(world.player.state.content).toBe('timeshift');
    hold.release();
    await settled();
    expect(world.element.currentTime).toBe(3_654);
  });

  it('ends with its load', async () => {
    const world = fakePlayer();
    await world.start(FILM);
    const hold = attached(world).hold(60_000);
    await world.start(CHANNEL);
    expect(hold.signal.aborted).toBe(true);
    expect(world.player.state).toMatchObject({ isHeld: false, playback: 'playing' });
  });
});

describe('playOn', () => {
  it('takes the film to another device at the same moment, with its commands and its state', async () => {
    const world = fakePlayer();
    await world.start(FILM, { startAt: { mediaTime: 300 } });
    const output = fakeOutput('Living room');
    attached(world).playOn(output);
    await settled();
    expect(world.engines.latest.isAttached).toBe(false);
    expect(output.loads).toMatchObject([{ source: FILM, startAt: { mediaTime: 300 }, autoplay: true }]);
    output.say({ playback: 'playing', mediaTime: 301 });
    expect(world.player.state).toMatchObject({
      output: 'Living room',
      lifecycle: 'loaded',
      playback: 'playing',
      position: { mediaTime: 301 },
    });
    world.player.pause();
    world.player.setVolume(0.5);
    world.player.setMuted(true);
    await world.player.seek({ mediaTime: 900 });
    await world.player.play();
    expect(output.asked).toEqual(['pause', 'volume 0.5', 'muted true', 'seek 900', 'play']);
    expect(world.element.muted).toBe(false);
  });

  it('brings it back to where the device was, and follows its own remote control', async () => {
    const world = fakePlayer();
    await world.start(FILM);
    const tools = attached(world);
    const output = fakeOutput('Living room');
    tools.playOn(output);
    await settled();
    output.say({ playback: 'paused', mediaTime: 1_200 });
    expect(world.player.state).toMatchObject({ wantsToPlay: false, playback: 'paused' });
    tools.playOn(null);
    await settled();
    world.engines.latest.arrive();
    await settled();
    expect(world.player.state).toMatchObject({ output: null, playback: 'paused', position: { mediaTime: 1_200 } });
    output.say({ playback: 'playing', mediaTime: 5 });
    expect(world.player.state.position.mediaTime).toBe(1_200);
  });

  it('plays there what is loaded later, and tells of its end once', async () => {
    const world = fakePlayer();
    const output = fakeOutput('Living room');
    attached(world).playOn(output);
    void world.player.load(CHANNEL);
    await settled();
    expect(output.loads).toMatchObject([{ source: CHANNEL, startAt: { at: 'live' } }]);
    expect(world.engines.made).toEqual([]);
    output.say({ playback: 'ended', mediaTime: 60 });
    output.say({ playback: 'ended', mediaTime: 60 });
    expect(world.announced.filter((name) => name === 'ended')).toHaveLength(1);
  });

  it('waits for what holds the programme before the device is asked', async () => {
    const world = fakePlayer();
    const tools = attached(world);
    const output = fakeOutput('Living room');
    tools.playOn(output);
    tools.onLoad(() => void tools.hold(5_000));
    void world.player.load(FILM);
    await settled();
    expect(output.loads).toEqual([]);
    await world.clock.pass(5_000);
    expect(output.loads).toHaveLength(1);
  });

  it('fails with the device’s word, and tries again by the next load', async () => {
    const world = fakePlayer();
    const output = fakeOutput('Living room');
    output.refuses = true;
    attached(world).playOn(output);
    expect(await world.player.load(FILM)).toMatchObject({ status: 'failed' });
    expect(world.player.state.lifecycle).toBe('failed');
    output.refuses = false;
    expect(await world.player.load(FILM)).toEqual({ status: 'loaded' });
  });
});

describe('playback events', () => {
  it('tell a play from its attempt to its end, with what was really watched', async () => {
    const world = fakePlayer();
    const heard = eventsOf(world);
    await world.start(FILM);
    for (let second = 0; second < 10; second++) {
      world.element.advance(1);
      await world.clock.pass(1_000);
    }
    world.player.pause();
    await world.clock.pass(60_000);
    await world.start(CHANNEL);
    expect(types(heard).slice(0, 2)).toEqual(['attempt', 'engine']);
    expect(types(heard)).toContain('moves');
    expect(types(heard)).toContain('paused');
    const end = heard.find(({ type }) => type === 'end');
    expect(end).toMatchObject({ type: 'end', cause: 'replaced', playId: 1 });
    expect(end?.watchedMs).toBeGreaterThanOrEqual(10_000);
    expect(end?.watchedMs).toBeLessThanOrEqual(10_250);
    expect(heard.at(-1)?.playId).toBe(2);
  });

  it('what has happened in a play is known to who comes late, also that it is over; of the play before, nothing', async () => {
    const world = fakePlayer();
    await world.start(CHANNEL);
    const heard = eventsOf(world);
    const stop = new AbortController();
    await world.start(FILM, { signal: stop.signal });
    world.element.showFrame();
    const tools = attached(world);
    const ofFilm = () => heard.filter(({ playId }) => playId === 2);
    expect(tools.happened).toEqual(ofFilm());
    expect(types(tools.happened)).toEqual(expect.arrayContaining(['attempt', 'engine', 'firstFrame', 'moves']));
    stop.abort();
    expect(types(tools.happened).at(-1)).toBe('end');
    expect(tools.happened).toEqual(ofFilm());
  });

  it('of a play in which much happens its beginning is kept', async () => {
    const world = fakePlayer();
    await world.start(FILM);
    const tools = attached(world);
    for (let time = 0; time < 100; time += 1) {
      world.player.pause();
      void world.player.play();
      await settled();
    }
    expect(tools.happened[0]?.type).toBe('attempt');
    expect(tools.happened).toHaveLength(50);
  });

  /** A film that has played for a second, and has no more media. */
  async function filmThatWaits() {
    const world = fakePlayer();
    const heard = eventsOf(world);
    await world.start(FILM);
    world.element.showFrame();
    world.element.advance(1);
    await world.clock.pass(1_000);
    Object.assign(world.element, { readyState: 2 });
    return { world, heard };
  }

  it('the first picture is counted from when the viewer wanted it; what is loaded once more was not waited for', async () => {
    const world = fakePlayer();
    const begun: LoadBegun[] = [];
    attached(world).onLoad((load) => begun.push(load));
    const heard = eventsOf(world);
    await world.clock.pass(5_000);
    const facts: LoadFacts = { wantedAtMs: world.clock.elapsed() - 1_200 };
    for (const given of [facts, {}, facts]) {
      void world.player.load(FILM, { facts: given });
      await settled();
      await world.clock.pass(300);
      world.engines.latest.arrive();
      await settled();
      world.element.showFrame();
    }
    const [frame] = heard.filter(({ type }) => type === 'firstFrame');
    expect(frame).toMatchObject({ playId: 1, afterMs: 1_500 });
    expect(begun.map(({ waitedMs }) => waitedMs)).toEqual([1_200, 0, 0]);
  });

  it('a wait for media is a stall with its length; the wait for the first picture, a seek and a hold are none', async () => {
    const { world, heard } = await filmThatWaits();
    await world.clock.pass(3_000);
    Object.assign(world.element, { readyState: 4 });
    await world.clock.pass(1_000);
    const hold = attached(world).hold(60_000);
    await world.clock.pass(1_000);
    hold.release();
    await world.clock.pass(1_000);
    const stalls = heard.filter(({ type }) => type === 'stall' || type === 'stallOver');
    expect(types(stalls)).toEqual(['stall', 'stallOver']);
    expect(stalls[1]).toMatchObject({ lastedMs: 3_000 });
    const released = heard.find(({ type }) => type === 'released');
    expect(released).toMatchObject({ lastedMs: 1_000 });
  });

  /** A channel from noon on, whose other moments are in an archive. */
  async function watchAtNoon() {
    const world = fakePlayer();
    const heard = eventsOf(world);
    const archive = { kind: 'archive', url: 'https://cdn.test/archive.m3u8' } as const;
    await world.start(CHANNEL, { resolveSource: async () => archive });
    world.engines.latest.tellTime(0, NOON_MS, true);
    world.element.showFrame();
    return { world, heard, archive };
  }

  it('a place that is sought in another source is waited for by a seek, not by a stall', async () => {
    const { world, heard } = await watchAtNoon();
    world.element.advance(1);
    await world.clock.pass(1_000);
    await world.player.seek({ wallTimeMs: NOON_MS - 600_000 });
    await world.clock.pass(3_000);
    world.engines.latest.arrive();
    await world.clock.pass(1_000);
    expect(types(heard)).not.toContain('stall');
    expect(world.announced).not.toContain('stall');
    expect(heard.find(({ type }) => type === 'seekOver')).toMatchObject({ lastedMs: 3_000 });
  });

  it('a place that slid out of its channel under the viewer, and is found in another source, is waited for by a stall', async () => {
    const { world, heard, archive } = await watchAtNoon();
    void world.player.seek({ wallTimeMs: NOON_MS + 600_000 });
    world.element.advance(1, 1);
    await world.clock.pass(1_000);
    expect(world.player.state).toMatchObject({ content: 'timeshift', playback: 'playing' });
    heard.length = 0;
    const anchors = [{ mediaTime: 0, wallTimeMs: NOON_MS, durationSeconds: 7200 }];
    const later = { isLive: true, startMediaTime: 3600, endMediaTime: 7200, liveSyncMediaTime: 7194, anchors };
    world.engines.latest.host.emit({ type: 'timeline', timeline: later });
    await world.clock.pass(1_000);
    expect(world.player.state.source).toMatchObject(archive);
    expect(types(heard)).toContain('stall');
  });

  it('STAT-002 a wait for media is not watched', async () => {
    const { world, heard } = await filmThatWaits();
    await world.clock.pass(30_000);
    await world.player.dispose();
    const end = heard.find(({ type }) => type === 'end');
    expect(end?.watchedMs).toBeGreaterThanOrEqual(1_000);
    expect(end?.watchedMs).toBeLessThanOrEqual(2_250);
  });

  it('STAT-002 counts neither what was held (an ad) nor what was paused', async () => {
    const world = fakePlayer();
    const heard = eventsOf(world);
    const tools = attached(world);
    tools.onLoad(() => void tools.hold(5_000));
    await world.start(FILM);
    await world.clock.pass(5_000);
    world.element.advance(1);
    await world.clock.pass(2_000);
    world.player.pause();
    await world.clock.pass(2_000);
    await world.player.dispose();
    const end = heard.find(({ type }) => type === 'end');
    expect(end).toMatchObject({ cause: 'stopped' });
    expect(end?.watchedMs).toBeLessThanOrEqual(2_250);
    expect(heard.at(-1)?.type).toBe('end');
  });

  it('says why a play is over', async () => {
    const causeOf = async (act: (world: FakePlayer, stop: AbortController) => void) => {
      const world = fakePlayer();
      const heard = eventsOf(world);
      const stop = new AbortController();
      await world.start(FILM, { signal: stop.signal });
      act(world, stop);
      await world.clock.pass(500);
      await world.player.dispose();
      const ends = heard.filter(({ type, playId }) => type === 'end' && playId === 1);
      expect(ends).toHaveLength(1);
      return ends[0];
    };
    expect(await causeOf((_, stop) => stop.abort())).toMatchObject({ cause: 'stopped' });
    expect(await causeOf(({ player }) => void player.load(CHANNEL).then(() => undefined))).toMatchObject({
      cause: 'replaced',
    });
    expect(
      await causeOf(({ element }) => {
        Object.assign(element, { ended: true });
        element.dispatchEvent(new Event('ended'));
      }),
    ).toMatchObject({ cause: 'ended' });
  });
});
