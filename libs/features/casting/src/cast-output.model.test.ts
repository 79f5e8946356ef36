import type { OutputReport } from '@livery/player-core/output';
import type { Source } from '@livery/player-core/source';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCastOutput } from './cast-output.ts';
import { fakeCast } from './testing/fake-cast.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const FILM: Source = { kind: 'vod', url: 'https://cdn.test/film.m3u8' };
const MOVES = ['PLAYING', 'PAUSED', 'BUFFERING'] as const;
const REASONS = ['CANCELLED', 'INTERRUPTED', 'FINISHED', 'ERROR'] as const;

const anyEvent = fc.oneof(
  fc.record({
    type: fc.constant('moves'),
    playerState: fc.constantFrom(...MOVES),
    time: fc.integer({ min: 1, max: 7_200 }),
  }),
  // What is over says that it stands at the beginning.
  fc.record({ type: fc.constant('idle'), idleReason: fc.constantFrom(...REASONS) }),
  fc.record({ type: fc.constantFrom('load', 'stop', 'second', 'volume') }),
);
type AnyEvent = typeof anyEvent extends fc.Arbitrary<infer Event> ? Event : never;

it('CAST-002 CAST-010 CAST-011 in whatever order a receiver speaks, its place is believed only while it plays, and it leaves once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { maxLength: 40 }), async (history) => {
      const world = receiver();
      await world.load();
      for (const event of history) await world.live(event);
      world.end();
    }),
    { numRuns: 200 },
  );
});

function receiver() {
  const cast = fakeCast();
  const reports: OutputReport[] = [];
  let lefts = 0;
  const output = createCastOutput({
    session: cast.session,
    classes: cast.classes,
    isRejoined: false,
    titleOf: () => Promise.resolve(null),
    onProblem: () => undefined,
    onLeft: () => void lefts++,
  });
  let stop = new AbortController();
  /** Where the viewer was seen last on this load, as far as anybody may believe it. */
  let believed = 0;
  let isOn = false;

  const load = async () => {
    stop.abort();
    stop = new AbortController();
    const { signal } = stop;
    const load = { source: FILM, startAt: { mediaTime: 30 }, autoplay: true, facts: {}, signal } as const;
    const loading = output.load(load);
    await vi.advanceTimersByTimeAsync(0);
    expect(await loading).toEqual({ status: 'loaded' });
    believed = 30;
    isOn = true;
    output.report((report) => reports.push(report), signal);
  };
  const acts: Readonly<Record<string, (event: AnyEvent) => void | Promise<void>>> = {
    load,
    stop: () => (stop.abort(), void (isOn = false)),
    second: () => void vi.advanceTimersByTime(1_000),
    volume: () => cast.emit('volumechanged'),
    moves: (event) => {
      if (!('time' in event)) return;
      if (isOn) believed = event.time;
      cast.update({ playerState: event.playerState, idleReason: null, time: event.time });
    },
    idle: (event) => {
      if (!('idleReason' in event)) return;
      const isLeaving = event.idleReason === 'CANCELLED' || event.idleReason === 'INTERRUPTED';
      cast.update({ playerState: 'IDLE', idleReason: event.idleReason, time: 0 });
      if (isLeaving) isOn = false;
    },
  };

  return {
    load,
    async live(event: AnyEvent) {
      const [told, left, wasOn] = [reports.length, lefts, isOn];
      await acts[event.type]?.(event);
      await vi.advanceTimersByTimeAsync(0);
      if (isOn) expect(reports.at(-1)?.mediaTime).toBe(believed);
      if (!wasOn && event.type !== 'load') expect(reports.slice(told), 'nobody listens to what has left').toEqual([]);
      expect(lefts - left).toBeLessThanOrEqual(wasOn ? 1 : 0);
      expect(cast.hears).toBeLessThanOrEqual(1);
    },
    end: () => stop.abort(),
  };
}
