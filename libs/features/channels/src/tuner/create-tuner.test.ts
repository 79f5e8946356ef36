import type { ScheduleEntry } from '@livery/contract/channels/entities';
import type { Stream } from '@livery/contract/channels/stream';
import type { ViewerChannel } from '@livery/domain/channels';
import { LIVE, type ChannelPosition } from '@livery/domain/schedule';
import type { StreamRefusal } from '@livery/domain/tuning';
import type { LoadOptions } from '@livery/player-core';
import type { Source } from '@livery/player-core/source';
import { createValue } from '@livery/value';
import { whenCounted } from '@livery/widgets/load-facts';
import type { FailedStream } from '@livery/widgets/site-events';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createTuner } from './create-tuner.ts';
import type { ChannelArrival, ChannelView, TunerPlayer } from './ports.ts';
import { createStreamCache } from './stream-cache.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NOW_MS = 100_000_000;
const HOUR = 3_600;
const channel = (id: number, more: object = {}) =>
  ({
    id,
    name: `Channel ${id}`,
    age: 0,
    archivedDays: 3,
    trackers: [],
    isPurchased: true,
    isAvailable: true,
    ...more,
  }) as unknown as ViewerChannel;
const programme = (id: number, startSeconds: number, age: number) =>
  ({ id, startSeconds, durationSeconds: 600, isCatchupAvailable: true, program: { title: '', age } }) as ScheduleEntry;
const ASKS = () => Promise.resolve(true);
const urlOf = (id: number) => `https://cdn.test/${id}.m3u8`;
const ZAP = { isZap: true, isOpen: true } as const;

interface Load {
  readonly url: string;
  readonly options: LoadOptions;
}

interface Visit extends Partial<ChannelView> {
  readonly arrival?: ChannelArrival;
  readonly position?: ChannelPosition;
}

/** A site whose pages, player and server are the test's. */
function site() {
  const asked: string[] = [];
  const loads: Load[] = [];
  const failures: FailedStream[] = [];
  const listeners: { name: string; run: () => void; signal: AbortSignal | undefined }[] = [];
  const world = {
    refusal: null as StreamRefusal | null,
    onAsked: () => undefined as unknown,
    gateOpens: true,
    gateAsks: true,
    counts: { stat: { id: 5 } } as Partial<Stream>,
  };
  const state = { position: { wallTimeMs: null as number | null }, source: null as Source | null, isErrorFinal: false };
  const seek = vi.fn(() => Promise.resolve('seeked'));
  const player = {
    state,
    seek,
    play: vi.fn(() => Promise.resolve('allowed')),
    standsBy: null,
    standBy: vi.fn(),
    prepare: () => Promise.resolve(4_000),
    on: (name: string, run: () => void, { signal }: { signal?: AbortSignal } = {}) =>
      void listeners.push({ name, run, signal }),
    load(source: Source, options: LoadOptions = {}) {
      loads.push({ url: source.url, options });
      state.source = source;
      return Promise.resolve({ status: 'loaded' });
    },
  } as unknown as TunerPlayer;
  const host = createValue<TunerPlayer | null>(player);
  const online = createValue(true);
  const streams = createStreamCache(
    async (id) => {
      asked.push(`preview ${id}`);
      return Promise.resolve({ hls: urlOf(id), trackers: [] } as unknown as Stream);
    },
    () => performance.now(),
  );
  const tuner = createTuner({
    player: host,
    streams,
    async ask(id, position) {
      asked.push(`counted ${id}${position.kind === 'live' ? '' : ` at ${position.seconds}`}`);
      world.onAsked();
      await Promise.resolve();
      const stream = { hls: urlOf(id), trackers: [], ...world.counts } as unknown as Stream;
      return world.refusal ?? { kind: 'stream', stream };
    },
    failed: (stream) => void failures.push(stream),
    online,
    now: () => NOW_MS,
    elapsed: () => performance.now(),
  });
  onTestFinished(tuner.dispose);
  const view = (of: ViewerChannel, more: Partial<ChannelView> = {}): ChannelView => ({
    channel: of,
    schedule: [],
    isScheduleComing: false,
    rules: { safeAreaSeconds: 0, mattressUrl: undefined, screenshotUrl: undefined },
    isAlone: false,
    isHeld: false,
    gate: { pass: () => Promise.resolve(world.gateOpens), asks: () => Promise.resolve(world.gateAsks) },
    role: 'adult',
    ...more,
  });
  /** The page of a channel comes; it goes by the returned function. */
  function pageOf(of: ViewerChannel, visit: Visit = {}) {
    const { arrival = 'zap', position = LIVE, ...more } = visit;
    const stop = new AbortController();
    tuner.takeUp({ view: () => view(of, more), position, arrival }, stop.signal);
    return () => stop.abort();
  }
  const fire = (name: string) => {
    for (const one of listeners) if (one.name === name && !one.signal?.aborted) one.run();
  };
  const loaded = () => loads.map(({ url }) => url);
  const onElement = () => (loads.at(-1)?.options.signal?.aborted ? null : loads.at(-1)?.url);
  return {
    tuner,
    streams,
    asked,
    failures,
    loads,
    loaded,
    onElement,
    world,
    state,
    seek,
    host,
    player,
    online,
    view,
    pageOf,
    fire,
  };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

it('CALL-008 LIVE-034 a press plays the preview that is known in the same call; it is counted when its page takes it up, once', async () => {
  const { tuner, streams, asked, loaded, pageOf, loads } = site();
  await streams.ask(2);
  void tuner.tune(channel(2), ZAP);
  expect(loaded()).toEqual([urlOf(2)]);
  expect(loads[0]?.options.facts).toMatchObject({ subject: { channelId: 2, isZap: true, startType: 'live' } });
  await vi.advanceTimersByTimeAsync(1_000);
  expect([asked, tuner.state.get().ahead?.live.kind]).toEqual([['preview 2'], 'opening']);
  pageOf(channel(2));
  await settled();
  expect([asked, loaded()]).toEqual([['preview 2', 'counted 2'], [urlOf(2)]]);
  expect(tuner.state.get()).toMatchObject({
    page: { channelId: 2, live: { kind: 'playing' } },
    ahead: null,
  });
});

/** What the listeners of a load are told: now, and once everything has settled. */
async function toldOf({ options: { facts = {} } }: Load) {
  const told: unknown[] = [];
  whenCounted({ facts, signal: new AbortController().signal }, ({ stream }) => told.push(stream.stat?.id ?? null));
  const atOnce = [...told];
  await settled();
  return { atOnce, later: told };
}

it('STAT-004 ADS-030 a preview that plays is counted and advertised as the answer of the call that counts it has it', async () => {
  const { tuner, streams, loads, pageOf } = site();
  await streams.ask(2);
  void tuner.tune(channel(2), ZAP);
  expect(await toldOf(loads[0]!)).toEqual({ atOnce: [], later: [] });
  pageOf(channel(2));
  await settled();
  expect((await toldOf(loads[0]!)).later).toEqual([5]);
  expect(loads).toHaveLength(1);
});

it('STAT-004 a stream that plays by its own call is counted at once, and under the channel where it names nobody', async () => {
  const { loads, pageOf, world } = site();
  const leave = pageOf(channel(1, { stat: { id: 9 } }), { arrival: 'address' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await toldOf(loads[0]!)).atOnce).toEqual([5]);
  leave();
  world.counts = {};
  pageOf(channel(2, { stat: { id: 9 } }), { arrival: 'address' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await toldOf(loads[1]!)).atOnce).toEqual([9]);
});

it('STAT-004 a preview whose channel is refused counts nothing', async () => {
  const { tuner, streams, loads, pageOf, world } = site();
  await streams.ask(2);
  world.refusal = { kind: 'refused', message: null };
  void tuner.tune(channel(2), ZAP);
  pageOf(channel(2));
  await settled();
  expect((await toldOf(loads[0]!)).later).toEqual([]);
});

it('a press on what is not known plays as soon as its address has come, once, and its page may come meanwhile', async () => {
  const { tuner, asked, loaded } = site();
  const pageMayCome = tuner.tune(channel(2), ZAP);
  void tuner.tune(channel(2), ZAP);
  expect(loaded()).toEqual([]);
  await pageMayCome;
  await settled();
  expect([asked, loaded()]).toEqual([['preview 2'], [urlOf(2)]]);
});

it('the page may follow with the first frame, or 200 ms later', async () => {
  const { tuner, streams, fire } = site();
  await Promise.all([streams.ask(2), streams.ask(4)]);
  const followed = vi.fn();
  void tuner.tune(channel(2), ZAP).then(followed);
  await vi.advanceTimersByTimeAsync(199);
  expect(followed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(followed).toHaveBeenCalledTimes(1);
  void tuner.tune(channel(4), ZAP).then(followed);
  fire('firstFrame');
  await settled();
  expect(followed).toHaveBeenCalledTimes(2);
});

it('the last press wins: a page that comes late finds the tuner elsewhere, loads nothing and counts nothing', async () => {
  const { tuner, streams, asked, onElement, pageOf } = site();
  await Promise.all([streams.ask(2), streams.ask(4)]);
  void tuner.tune(channel(2), ZAP);
  void tuner.tune(channel(4), ZAP);
  const leave = pageOf(channel(2));
  await settled();
  expect([onElement(), asked.includes('counted 2'), tuner.state.get().page]).toEqual([urlOf(4), false, null]);
  leave();
  pageOf(channel(4));
  await settled();
  expect([onElement(), asked.at(-1)]).toEqual([urlOf(4), 'counted 4']);
});

it('away and back before the page has followed: its channel plays again and is not counted again', async () => {
  const { tuner, streams, asked, loaded, loads, pageOf } = site();
  pageOf(channel(1));
  await settled();
  await streams.ask(2);
  void tuner.tune(channel(2), ZAP);
  void tuner.tune(channel(1), ZAP);
  await settled();
  expect([loaded(), loads[1]?.options.signal?.aborted]).toEqual([[urlOf(1), urlOf(2), urlOf(1)], true]);
  expect(asked).toEqual(['counted 1', 'preview 2']);
  expect(tuner.state.get()).toMatchObject({ page: { channelId: 1, live: { kind: 'playing' } }, ahead: null });
  void tuner.tune(channel(1), ZAP);
  expect(loaded()).toHaveLength(3);
});

it('what no page has taken up ends after 3 s, and the page that is there plays again', async () => {
  const { tuner, streams, onElement, loads, pageOf } = site();
  pageOf(channel(1));
  await settled();
  await streams.ask(2);
  void tuner.tune(channel(2), ZAP);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(onElement()).toBe(urlOf(2));
  await vi.advanceTimersByTimeAsync(1);
  expect([onElement(), loads[1]?.options.signal?.aborted]).toEqual([urlOf(1), true]);
});

it('what no page has taken up ends after 3 s, and a page that came late plays then', async () => {
  const { tuner, streams, onElement, asked, pageOf } = site();
  await streams.ask(4);
  void tuner.tune(channel(4), ZAP);
  pageOf(channel(2));
  await vi.advanceTimersByTimeAsync(3_000);
  expect([onElement(), asked.at(-1)]).toEqual([urlOf(2), 'counted 2']);
});

it('CHAN-061 what somebody is asked about begins on its page, after the gate', async () => {
  const { tuner, asked, loaded, onElement, pageOf, world, streams } = site();
  const adult = channel(3, { age: 18 });
  await streams.ask(2);
  void tuner.tune(channel(2), ZAP);
  await tuner.tune(adult, { isZap: true, isOpen: false });
  expect([onElement(), tuner.state.get().ahead]).toEqual([null, null]);
  world.gateOpens = false;
  pageOf(adult);
  await settled();
  expect(tuner.state.get().page?.live).toMatchObject({ kind: 'refused', refusal: { kind: 'gate' } });
  world.gateOpens = true;
  tuner.of(3)?.restart();
  await settled();
  expect([asked, loaded()]).toEqual([
    ['preview 2', 'counted 3'],
    [urlOf(2), urlOf(3)],
  ]);
});

it('CHAN-061 a gate that its page finds closed ends what began at the press', async () => {
  const { tuner, streams, onElement, pageOf, world } = site();
  await streams.ask(2);
  void tuner.tune(channel(2), ZAP);
  world.gateOpens = false;
  pageOf(channel(2));
  await settled();
  expect([onElement(), tuner.state.get().page?.live.kind]).toEqual([null, 'refused']);
});

it('LIVE-054 the counted call may refuse what the preview shows', async () => {
  const { tuner, streams, onElement, pageOf, world } = site();
  await streams.ask(2);
  void tuner.tune(channel(2), ZAP);
  world.refusal = { kind: 'denied', message: 'Over' };
  pageOf(channel(2));
  await settled();
  expect([onElement(), tuner.state.get().page?.live.kind]).toEqual([null, 'refused']);
});

it('what began at the press gives way when the address names a moment', async () => {
  const { tuner, streams, asked, loads, pageOf } = site();
  const seconds = NOW_MS / 1000 - HOUR;
  await streams.ask(2);
  void tuner.tune(channel(2), ZAP);
  pageOf(channel(2), { position: { kind: 'archive', seconds } });
  await settled();
  expect(asked).toEqual(['preview 2', `counted 2 at ${seconds}`]);
  expect(loads.at(-1)?.options.startAt).toEqual({ wallTimeMs: seconds * 1000 });
});

it('LIVE-028 LIVE-034 a page that was opened by its address plays by itself after 100 ms, and looks at no preview', async () => {
  const { streams, asked, loaded, loads, pageOf } = site();
  await streams.ask(2);
  pageOf(channel(2), { arrival: 'address' });
  await vi.advanceTimersByTimeAsync(99);
  expect(loaded()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect([asked, loaded()]).toEqual([['preview 2', 'counted 2'], [urlOf(2)]]);
  expect(loads[0]?.options.facts).toMatchObject({ subject: { isZap: false } });
});

it('LIVE-028 an ad break keeps what would begin by itself until its end, and no press of a viewer', async () => {
  const { tuner, asked, pageOf, view } = site();
  const leave = pageOf(channel(1), { arrival: 'address', isHeld: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([]);
  tuner.of(1)?.inform(view(channel(1)));
  await settled();
  expect(asked).toEqual(['counted 1']);
  leave();
  pageOf(channel(2), { isHeld: true });
  await settled();
  expect(asked).toEqual(['counted 1', 'counted 2']);
});

it('plays when the player comes, however late', async () => {
  const { loaded, host, player, pageOf } = site();
  host.set(null);
  pageOf(channel(1));
  await settled();
  expect(loaded()).toEqual([]);
  host.set(player);
  expect(loaded()).toEqual([urlOf(1)]);
});

it.each([
  ['noAnswer', 'playing'],
  ['refused', 'refused'],
] as const)('LIVE-048 when the network is back, a call that ended as %s leads to %s', async (kind, then) => {
  const { tuner, online, pageOf, world } = site();
  world.refusal = { kind, message: null };
  online.set(false);
  pageOf(channel(1));
  await settled();
  expect(tuner.state.get().page?.live.kind).toBe('refused');
  world.refusal = null;
  online.set(true);
  await settled();
  expect(tuner.state.get().page?.live.kind).toBe(then);
});

it('the stream of a page that comes while the viewer presses on does not take the picture away', async () => {
  const { tuner, streams, asked, onElement, pageOf } = site();
  await streams.ask(2);
  pageOf(channel(1));
  void tuner.tune(channel(2), ZAP);
  await settled();
  expect([asked, onElement()]).toEqual([['preview 2', 'counted 1'], urlOf(2)]);
  void tuner.tune(channel(1), ZAP);
  expect(onElement()).toBe(urlOf(1));
});

it('LIVE-011 LIVE-012 LIVE-013 the placeholder stands for what may not be shown, as soon as it is known, and begins again at its end', async () => {
  const { tuner, loaded, pageOf, view, seek, fire } = site();
  const seconds = NOW_MS / 1000 - HOUR;
  const dark = { id: 1, startSeconds: seconds - 60, durationSeconds: 600, isCatchupAvailable: false } as ScheduleEntry;
  pageOf(channel(1), { position: { kind: 'archive', seconds }, schedule: [dark] });
  await settled();
  expect([tuner.state.get().page?.live.kind, loaded()]).toEqual(['blackout', []]);
  const rules = { safeAreaSeconds: 0, mattressUrl: 'https://cdn.test/dark.m3u8', screenshotUrl: undefined };
  tuner.of(1)?.inform(view(channel(1), { schedule: [dark], rules }));
  expect(loaded()).toEqual([rules.mattressUrl]);
  fire('ended');
  expect(seek.mock.calls).toEqual([[{ at: 'start' }]]);
});

it('LIVE-016 a recording that is over is followed by what came after it', async () => {
  const { asked, state, pageOf, fire } = site();
  const seconds = NOW_MS / 1000 - 2 * HOUR;
  pageOf(channel(1), { position: { kind: 'archive', seconds } });
  await settled();
  state.position.wallTimeMs = (seconds + HOUR) * 1000;
  fire('ended');
  await settled();
  expect(asked).toEqual([`counted 1 at ${seconds}`, `counted 1 at ${seconds + HOUR}`]);
});

it('LIVE-011 a refusal for copyright is asked again once, when the schedule says how long it lasts', async () => {
  const { tuner, asked, pageOf, view, world } = site();
  world.refusal = { kind: 'copyright', message: null };
  const seconds = NOW_MS / 1000 - HOUR;
  pageOf(channel(1), { position: { kind: 'archive', seconds } });
  await settled();
  const schedule = [{ id: 1, startSeconds: seconds, durationSeconds: 600, isCatchupAvailable: true } as ScheduleEntry];
  tuner.of(1)?.inform(view(channel(1), { schedule }));
  await settled();
  tuner.of(1)?.inform(view(channel(1), { schedule: [...schedule] }));
  await settled();
  expect(asked).toHaveLength(2);
});

it('LIVE-059 a moment of the archive waits for its schedule, for 2 s at most', async () => {
  const { tuner, asked, pageOf, view } = site();
  const position = { kind: 'archive', seconds: NOW_MS / 1000 - HOUR } as const;
  pageOf(channel(1), { position, isScheduleComing: true });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(1);
  tuner.of(1)?.inform(view(channel(1), { isScheduleComing: true }));
  tuner.of(1)?.request(position);
  await settled();
  expect(asked).toHaveLength(1);
  tuner.of(1)?.inform(view(channel(1)));
  await settled();
  expect(asked).toHaveLength(2);
});

it('CHAN-061 nobody is asked for a PIN by the mini player: there it ends', async () => {
  const { tuner, asked, loads, pageOf, view } = site();
  pageOf(channel(1));
  await settled();
  tuner.of(1)?.inform(view(channel(1, { age: 18 }), { isAlone: true }));
  tuner.of(1)?.request(LIVE);
  await settled();
  expect([asked.length, loads[0]?.options.signal?.aborted]).toEqual([1, true]);
  expect(tuner.state.get().page?.live).toMatchObject({ kind: 'refused', refusal: { kind: 'gate' } });
});

it('LIVE-058 LIVE-059 a programme for adults that begins while its channel plays is asked about', async () => {
  const { tuner, state, pageOf, world } = site();
  const seconds = NOW_MS / 1000;
  pageOf(channel(1), { schedule: [programme(1, seconds - 600, 0), programme(2, seconds, 18)] });
  state.position.wallTimeMs = NOW_MS - 1_000;
  await settled();
  world.gateOpens = false;
  state.position.wallTimeMs = NOW_MS;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tuner.state.get().page?.live).toMatchObject({ kind: 'refused', refusal: { kind: 'gate' } });
});

it.each([
  ['on its page', false],
  ['in the mini player', true],
])(
  'PIN-002 PIN-003 PIN-012 PIN-018 LIVE-059 a programme for adults that begins where nobody is asked plays on %s',
  async (_, isAlone) => {
    const { tuner, asked, loads, state, pageOf, view, world } = site();
    world.gateAsks = false;
    const seconds = NOW_MS / 1000;
    const schedule = [programme(1, seconds - 600, 0), programme(2, seconds, 18)];
    pageOf(channel(1), { schedule });
    state.position.wallTimeMs = NOW_MS - 1_000;
    await settled();
    tuner.of(1)?.inform(view(channel(1), { schedule, isAlone }));
    state.position.wallTimeMs = NOW_MS;
    await vi.advanceTimersByTimeAsync(3_000);
    expect([asked, loads.length, loads[0]?.options.signal?.aborted]).toEqual([['counted 1'], 1, false]);
    expect(tuner.state.get().page?.live.kind).toBe('playing');
  },
);

it('CHAN-061 LIVE-059 in the mini player a programme for adults that somebody is asked about ends what plays', async () => {
  const { tuner, loads, state, pageOf, view } = site();
  const seconds = NOW_MS / 1000;
  const schedule = [programme(1, seconds - 600, 0), programme(2, seconds, 18)];
  state.position.wallTimeMs = NOW_MS - 1_000;
  pageOf(channel(1), { schedule });
  await settled();
  tuner.of(1)?.inform(view(channel(1), { schedule, isAlone: true }));
  state.position.wallTimeMs = NOW_MS;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(loads[0]?.options.signal?.aborted).toBe(true);
  expect(tuner.state.get().page?.live).toMatchObject({ kind: 'refused', refusal: { kind: 'gate' } });
});

it.each([
  ['nobody is asked', false],
  ['somebody has answered', true],
])(
  'LIVE-059 a programme for adults that is on when a channel is pressed has not begun when the schedule comes later: %s',
  async (_, gateAsks) => {
    const { tuner, asked, loaded, state, pageOf, view, world } = site();
    world.gateAsks = gateAsks;
    const pass = vi.fn(() => Promise.resolve(true));
    const gate = { pass, asks: () => Promise.resolve(world.gateAsks) };
    const onAir = programme(2, NOW_MS / 1000 - 60, 18);
    pageOf(channel(1, { onAir }), { arrival: 'press', gate, isScheduleComing: true });
    state.position.wallTimeMs = NOW_MS;
    await vi.advanceTimersByTimeAsync(1_000);
    tuner.of(1)?.inform(view(channel(1, { onAir }), { gate, schedule: [onAir] }));
    await vi.advanceTimersByTimeAsync(3_000);
    expect([asked, loaded(), pass.mock.calls.length]).toEqual([['counted 1'], [urlOf(1)], 1]);
  },
);

it('LIVE-059 where nobody is asked, what plays goes on until what is for adults takes its place', async () => {
  const { tuner, loads, pageOf, world } = site();
  world.gateAsks = false;
  pageOf(channel(1), { schedule: [programme(2, NOW_MS / 1000 - HOUR, 18)] });
  await settled();
  const isOn = () => loads.at(-1)?.options.signal?.aborted === false;
  const onBeforeTheLoad: boolean[] = [];
  world.onAsked = () => onBeforeTheLoad.push(isOn());
  tuner.of(1)?.request({ kind: 'archive', seconds: NOW_MS / 1000 - HOUR + 60 });
  await settled();
  expect([onBeforeTheLoad, loads.length, isOn()]).toEqual([[true], 2, true]);
});

it('LIVE-059 a wish that is over when the viewer is known takes nothing away from the one that followed', async () => {
  const { tuner, loads, pageOf } = site();
  let know: (asks: boolean) => void = () => undefined;
  const gate = { pass: () => Promise.resolve(true), asks: () => new Promise<boolean>((resolve) => (know = resolve)) };
  const before = NOW_MS / 1000 - HOUR;
  pageOf(channel(1), { gate, schedule: [programme(1, before - 600, 0), programme(2, before, 18)] });
  await settled();
  tuner.of(1)?.request({ kind: 'archive', seconds: before + 60 });
  await settled();
  tuner.of(1)?.request({ kind: 'archive', seconds: before - 60 });
  await settled();
  know(true);
  await settled();
  expect([loads.length, loads.at(-1)?.options.signal?.aborted]).toEqual([2, false]);
});

it('PIN-002 LIVE-059 who cannot be known is asked', async () => {
  const { tuner, loads, state, pageOf, world } = site();
  const asks = vi.fn(() => Promise.resolve(false));
  const gate = { pass: () => Promise.resolve(world.gateOpens), asks };
  const seconds = NOW_MS / 1000;
  pageOf(channel(1), { gate, schedule: [programme(1, seconds - 600, 0), programme(2, seconds, 18)] });
  state.position.wallTimeMs = NOW_MS - 1_000;
  await settled();
  expect(loads).toHaveLength(1);
  asks.mockRejectedValue(new Error('offline'));
  world.gateOpens = false;
  state.position.wallTimeMs = NOW_MS;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tuner.state.get().page?.live).toMatchObject({ kind: 'refused', refusal: { kind: 'gate' } });
});

it('CHAN-061 LIVE-059 on a channel for adults the player seeks by itself, but not into a programme for adults', async () => {
  const { tuner, asked, seek, state, pageOf, view } = site();
  const pass = vi.fn(() => Promise.resolve(true));
  const gate = { pass, asks: ASKS };
  const before = NOW_MS / 1000 - 2 * HOUR;
  const schedule = [programme(1, before, 18), programme(2, before + 600, 0), programme(3, before + 1_200, 18)];
  const adult = channel(1, { age: 18 });
  pageOf(adult, { gate, schedule, position: { kind: 'archive', seconds: before + 660 } });
  state.position.wallTimeMs = (before + 1_199) * 1000;
  await settled();
  const begun = [asked.length, pass.mock.calls.length];
  expect(begun).toEqual([1, 1]);
  tuner.of(1)?.inform(view(adult, { gate, schedule: [...schedule, programme(4, before + 1_800, 0)] }));
  for (const seconds of [before + 900, before + 1_860]) tuner.of(1)?.seekTo(seconds);
  await settled();
  expect([seek.mock.calls.length, asked.length, pass.mock.calls.length]).toEqual([2, 1, 1]);
  tuner.of(1)?.seekTo(before + 60);
  await settled();
  expect([seek.mock.calls.length, asked.length, pass.mock.calls.length]).toEqual([2, 2, 2]);
});

it('LIVE-060 a moment of the archive is found by the player, the present is asked for anew', async () => {
  const { tuner, asked, seek, state, pageOf } = site();
  pageOf(channel(1));
  await settled();
  state.position.wallTimeMs = NOW_MS;
  const seconds = NOW_MS / 1000 - HOUR;
  tuner.of(1)?.seekTo(seconds);
  expect(seek.mock.calls).toEqual([[{ wallTimeMs: seconds * 1000 }]]);
  tuner.of(1)?.seekTo(NOW_MS / 1000);
  await settled();
  expect([asked, seek.mock.calls.length]).toEqual([['counted 1', 'counted 1'], 1]);
});

it('the page goes, and with it what plays; what the viewer pressed meanwhile stays', async () => {
  const { tuner, streams, onElement, loads, pageOf } = site();
  const leave = pageOf(channel(1));
  await streams.ask(2);
  await settled();
  void tuner.tune(channel(2), ZAP);
  leave();
  expect([loads[0]?.options.signal?.aborted, onElement()]).toEqual([true, urlOf(2)]);
  tuner.rest();
  expect([onElement(), tuner.state.get()]).toEqual([null, { page: null, ahead: null }]);
});

it('LIVE-034 CHAN-061 a preview that plays behind a gate of the page stops, and the channel plays once the gate has opened', async () => {
  const { tuner, streams, loaded, onElement, pageOf } = site();
  await streams.ask(2);
  void tuner.tune(channel(2), ZAP);
  expect(onElement()).toBe(urlOf(2));
  let pass: (mayWatch: boolean) => void = () => undefined;
  const gate = { pass: () => new Promise<boolean>((resolve) => (pass = resolve)), asks: ASKS };
  pageOf(channel(2, { age: 18 }), { gate });
  await settled();
  expect(onElement()).toBeNull();
  pass(true);
  await settled();
  expect([loaded(), onElement(), tuner.state.get().page?.live.kind]).toEqual([
    [urlOf(2), urlOf(2)],
    urlOf(2),
    'playing',
  ]);
});

it('LIVE-034 CHAN-061 a preview that comes while a gate asks does not play behind it', async () => {
  const { tuner, loaded, pageOf } = site();
  void tuner.tune(channel(2), ZAP);
  pageOf(channel(2, { age: 18 }), { gate: { pass: () => new Promise<boolean>(() => {}), asks: ASKS } });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(loaded()).toEqual([]);
});

it('LIVE-034 LIVE-059 a preview that plays when a programme for adults is found on is the picture where nobody is asked', async () => {
  const { tuner, streams, asked, loaded, pageOf, world } = site();
  world.gateAsks = false;
  await streams.ask(2);
  void tuner.tune(channel(2), ZAP);
  pageOf(channel(2, { onAir: programme(1, NOW_MS / 1000, 18) }));
  await settled();
  expect([asked, loaded(), tuner.state.get().page?.live.kind]).toEqual([
    ['preview 2', 'counted 2'],
    [urlOf(2)],
    'playing',
  ]);
});

it('LIVE-034 CHAN-061 a preview that comes while it is not known whether a gate asks does not play behind it', async () => {
  const { tuner, loaded, pageOf } = site();
  void tuner.tune(channel(2), ZAP);
  const gate = { pass: () => Promise.resolve(true), asks: () => new Promise<boolean>(() => {}) };
  pageOf(channel(2, { age: 18 }), { gate });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(loaded()).toEqual([]);
});

it('a channel is waited for from the press that asks for it', async () => {
  const { tuner, streams, loads } = site();
  await streams.ask(2);
  const pressedMs = performance.now();
  void tuner.tune(channel(2), ZAP);
  expect(loads.at(-1)?.options.facts?.wantedAtMs).toBe(pressedMs);
});

it.each([
  ['an adult before an adult channel', 'adult', 18],
  ['a child before one that adults are not asked for', 'child', 16],
] as const)('%s: a channel is waited for from the answer of the gate', async (_, role, age) => {
  const { loads, pageOf, world } = site();
  let pass: (mayWatch: boolean) => void = () => undefined;
  const gate = { pass: () => new Promise<boolean>((resolve) => (pass = resolve)), asks: ASKS };
  pageOf(channel(3, { age }), { arrival: 'press', gate, role });
  await vi.advanceTimersByTimeAsync(20_000);
  const answeredMs = performance.now();
  pass(world.gateOpens);
  await vi.advanceTimersByTimeAsync(400);
  expect(loads.at(-1)?.url).toBe(urlOf(3));
  expect(loads.at(-1)?.options.facts?.wantedAtMs).toBe(answeredMs);
});

it('a channel before which nobody is asked is waited for from the press, however late the viewer is known', async () => {
  const { loads, pageOf } = site();
  let pass: (mayWatch: boolean) => void = () => undefined;
  const gate = {
    pass: () => new Promise<boolean>((resolve) => (pass = resolve)),
    asks: () => Promise.resolve(false),
  };
  const pressedMs = performance.now();
  pageOf(channel(3, { age: 18 }), { arrival: 'press', gate });
  await vi.advanceTimersByTimeAsync(2_000);
  pass(true);
  await vi.advanceTimersByTimeAsync(400);
  expect(loads.map(({ options }) => options.facts?.wantedAtMs)).toEqual([pressedMs]);
});

it('STAT-030 a call for a stream that fails is told with what it would have been; a blackout and a closed gate are no failure', async () => {
  const { failures, pageOf, world } = site();
  world.refusal = { kind: 'refused', message: null, code: 'STREAM_503' };
  pageOf(channel(2), { arrival: 'zap' });
  await settled();
  const channelFields = { kind: 'channel', startType: 'live', channelId: 2, contentId: null, isZap: true };
  expect(failures).toMatchObject([{ ...channelFields, code: 'STREAM_503' }]);
  world.refusal = { kind: 'copyright', message: null, code: 'STREAM_403' };
  pageOf(channel(3));
  await settled();
  world.gateOpens = false;
  pageOf(channel(4));
  await settled();
  expect(failures).toHaveLength(1);
});

it('STAT-030 where a preview plays already, what fails is told as that play', async () => {
  const { failures, loads, pageOf, streams, tuner, world } = site();
  world.refusal = { kind: 'refused', message: null, code: 'STREAM_503' };
  await streams.ask(2);
  void tuner.tune(channel(2), ZAP);
  pageOf(channel(2), { arrival: 'zap' });
  await settled();
  expect(loads.map(({ url }) => url)).toEqual([urlOf(2)]);
  expect(failures.map(({ preview }) => preview)).toEqual([loads[0]?.options.facts?.subject]);
  pageOf(channel(3), { arrival: 'address' });
  await settled();
  expect(failures.map(({ channelId, preview }) => [channelId, preview === undefined])).toEqual([
    [2, false],
    [3, true],
  ]);
});

it('STAT-030 what fails within a channel that has come is no failed zap', async () => {
  const { failures, pageOf, tuner, world } = site();
  pageOf(channel(2), { arrival: 'zap' });
  await settled();
  world.refusal = { kind: 'refused', message: null, code: 'STREAM_503' };
  tuner.of(2)?.request({ kind: 'archive', seconds: NOW_MS / 1000 - 600 });
  await settled();
  expect(failures).toMatchObject([{ channelId: 2, startType: 'archive', isZap: false }]);
  expect(failures[0]?.preview).toBeUndefined();
});
