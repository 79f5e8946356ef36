import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { createListening } from '../machine/listening.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startEffects } from '../machine/effects.ts';
import { randomEvent, statesOf } from '../machine/testing/random-events.ts';
import { LIVE, type ChannelPosition } from '../schedule/position.ts';
import { live, liveEffects, type LivePorts, type LiveState, type OpenedStream } from './tuning.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { actions } = live;
type Answer = Awaited<ReturnType<LivePorts['openStream']>>;

/** A channel's page without a page: what was asked and shown, in order. */
function openChannel() {
  const world = {
    mayStart: true,
    /** An ad break of what plays until now. */
    isHeld: false,
    answer: null as Answer | null,
    blackout: null as { startMs: number; endMs: number } | null,
    log: [] as string[],
    /** Questions that nobody has given up. */
    open: 0,
  };
  const nameOf = (position: ChannelPosition) => (position.kind === 'live' ? 'live' : String(position.seconds));
  const stream = (position: ChannelPosition): OpenedStream => ({
    kind: 'stream',
    play: () => void world.log.push(`play ${nameOf(position)}`),
  });
  const ports: LivePorts = {
    mayStart: (isAutostart) => world.mayStart && !(isAutostart && world.isHeld),
    openStream: (position, signal) => {
      world.log.push(`ask ${nameOf(position)}`);
      world.open += 1;
      signal.addEventListener('abort', () => (world.open -= 1));
      return new Promise((resolve) => setTimeout(() => resolve(world.answer ?? stream(position)), 20));
    },
    blackoutAt: (wallTimeMs) =>
      world.blackout && world.blackout.startMs <= wallTimeMs && wallTimeMs < world.blackout.endMs
        ? world.blackout
        : null,
    playSlate: (insteadOfMs) => void world.log.push(`slate ${insteadOfMs / 1000}`),
    stop: () => void world.log.push('stop'),
  };
  const listeners = createListening();
  const store = configureStore({
    reducer: combineSlices(live),
    middleware: (defaults) => defaults().prepend(listeners.middleware),
  });
  startEffects(live, listeners.startListening, liveEffects(ports));
  return {
    world,
    dispatch: store.dispatch,
    state: () => live.select(store.getState()),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

const toLive = { position: LIVE, isAutostart: false } as const;
const toArchive = (seconds: number) => ({ position: { kind: 'archive', seconds }, isAutostart: false }) as const;

it('LIVE-028 with everything there, a page begins to play by itself 100 ms later; a viewer’s press waits for nothing', async () => {
  const { dispatch, world, pass } = openChannel();
  dispatch(actions.requested({ position: LIVE, isAutostart: true }));
  await pass(99);
  expect(world.log).toEqual(['ask live']);
  await pass(1);
  expect(world.log).toEqual(['ask live', 'play live']);
  dispatch(actions.requested(toLive));
  await pass(20);
  expect(world.log.slice(2)).toEqual(['ask live', 'play live']);
});

it('LIVE-028 an ad break keeps what would begin by itself, and no press of a viewer', async () => {
  const { dispatch, world, pass } = openChannel();
  world.isHeld = true;
  dispatch(actions.requested({ position: LIVE, isAutostart: true }));
  await pass(3_000);
  expect(world.log).toEqual([]);
  world.isHeld = false;
  dispatch(actions.conditionsChanged({ mayStart: true }));
  await pass(100);
  expect(world.log).toEqual(['ask live', 'play live']);
  world.isHeld = true;
  dispatch(actions.requested(toLive));
  await pass(20);
  expect(world.log.slice(2)).toEqual(['ask live', 'play live']);
});

it('LIVE-029 LIVE-037 LIVE-058 what is missing is looked for every second, for 5 s', async () => {
  const { dispatch, world, state, pass } = openChannel();
  world.mayStart = false;
  dispatch(actions.requested(toLive));
  await pass(2_500);
  expect([state().kind, world.log]).toEqual(['waiting', []]);
  world.mayStart = true;
  await pass(500);
  expect(world.log).toEqual(['ask live']);
});

it('LIVE-029 LIVE-030 LIVE-031 after 5 s only a change of what was missing starts it', async () => {
  const { dispatch, world, pass } = openChannel();
  world.mayStart = false;
  dispatch(actions.requested(toLive));
  await pass(5_001);
  world.mayStart = true;
  await pass(60_000);
  expect(world.log).toEqual([]);
  dispatch(actions.conditionsChanged({ mayStart: true }));
  await pass(20);
  expect(world.log).toEqual(['ask live', 'play live']);
});

it('LIVE-030 a change that still leaves something missing starts nothing', async () => {
  const { dispatch, world, pass } = openChannel();
  world.mayStart = false;
  dispatch(actions.requested(toLive));
  dispatch(actions.conditionsChanged({ mayStart: false }));
  await pass(100);
  expect(world.log).toEqual([]);
});

it('LIVE-039 LIVE-040 another moment, and a restart, ask anew; the last request wins', async () => {
  const { dispatch, world, state, pass } = openChannel();
  dispatch(actions.requested(toArchive(1_000)));
  await pass(10);
  dispatch(actions.requested(toArchive(2_000)));
  await pass(20);
  expect(world.log).toEqual(['ask 1000', 'ask 2000', 'play 2000']);
  dispatch(actions.restarted());
  await pass(20);
  expect(world.log.slice(3)).toEqual(['ask 2000', 'play 2000']);
  expect(state()).toMatchObject({ kind: 'playing' });
});

it('LIVE-054 a refusal stands until the next request, and what was shown is gone', async () => {
  const { dispatch, world, state, pass } = openChannel();
  world.answer = { kind: 'refused', message: 'Not here' };
  dispatch(actions.requested(toLive));
  await pass(20);
  expect(state()).toMatchObject({ kind: 'refused', refusal: { message: 'Not here' } });
  expect(world.log).toEqual(['ask live', 'stop']);
  world.answer = null;
  dispatch(actions.restarted());
  await pass(20);
  expect(state().kind).toBe('playing');
});

it('LIVE-011 LIVE-012 LIVE-015 a stretch without a right is covered by the slate, then the channel goes on', async () => {
  const { dispatch, world, state, pass } = openChannel();
  world.blackout = { startMs: 1_000_000, endMs: 1_060_000 };
  dispatch(actions.requested(toArchive(1_020)));
  await pass(39_999);
  expect([state().kind, world.log]).toEqual(['blackout', ['slate 1020']]);
  await pass(21);
  expect(world.log).toEqual(['slate 1020', 'ask 1060', 'play 1060']);
});

it('LIVE-011 the server may know of a blackout that the page does not', async () => {
  const { dispatch, world, state, pass } = openChannel();
  world.answer = { kind: 'copyright', message: null };
  dispatch(actions.requested(toArchive(1_020)));
  await pass(10);
  world.blackout = { startMs: 1_000_000, endMs: 1_060_000 };
  await pass(10);
  expect(state()).toMatchObject({ kind: 'blackout', untilMs: 1_060_000 });
  world.blackout = null;
  dispatch(actions.requested(toArchive(1_020)));
  await pass(20);
  expect(state()).toMatchObject({ kind: 'refused', refusal: { kind: 'copyright' } });
});

it('out of a blackout one may go anywhere', async () => {
  const { dispatch, world, state, pass } = openChannel();
  world.blackout = { startMs: 1_000_000, endMs: 1_060_000 };
  dispatch(actions.requested(toArchive(1_020)));
  await pass(10);
  dispatch(actions.requested(toLive));
  await pass(60_000);
  expect([state().kind, world.log]).toEqual(['playing', ['slate 1020', 'ask live', 'play live']]);
});

it('once closed nothing is asked or shown', async () => {
  const { dispatch, world, state, pass } = openChannel();
  dispatch(actions.requested(toLive));
  dispatch(actions.closed());
  await pass(10_000);
  expect([state().kind, world.log.at(-1), world.log.includes('play live')]).toEqual(['closed', 'stop', false]);
});

const requests = fc.record({
  position: fc.oneof(
    fc.constant(LIVE),
    fc.nat(3_000).map((seconds) => ({ kind: 'archive' as const, seconds })),
  ),
  isAutostart: fc.boolean(),
});
const events = randomEvent(live, {
  requested: requests,
  conditionsChanged: fc.record({ mayStart: fc.boolean() }),
  streamRefused: fc.constant({ kind: 'refused' as const, message: null }),
  blackoutMet: fc.record({ fromMs: fc.nat(1000), endMs: fc.integer({ min: 1000, max: 2000 }) }),
});

it('LIVE-038 LIVE-039 whatever happened, the moment that is opened is the last that was requested', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 40 }), (history) => {
      let requested: ChannelPosition | null = null;
      statesOf(live, history).reduce<LiveState>((before, state, index) => {
        const action = history[index - 1];
        if (action && actions.requested.match(action)) requested = action.payload.position;
        if (before.kind === 'blackout' && action && actions.blackoutEnded.match(action))
          requested = { kind: 'archive', seconds: Math.ceil(before.untilMs / 1000) };
        if (state.kind !== 'closed') expect(state.request.position).toEqual(requested);
        return state;
      }, live.initial);
    }),
  );
});

it('whatever happens: one question at a time, nothing after the end, and a request is always answered', async () => {
  const steps = fc.array(
    fc.tuple(
      fc.constantFrom<'live' | 'past' | 'blackout' | 'refuse' | 'allow' | 'close' | 'again' | 'lose' | 'find'>(
        'live',
        'past',
        'blackout',
        'refuse',
        'allow',
        'close',
        'again',
        'lose',
        'find',
      ),
      fc.constantFrom(0, 5, 20, 150, 1_000, 6_000),
    ),
    { maxLength: 25 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const { dispatch, world, state, pass } = openChannel();
      world.blackout = { startMs: 500_000, endMs: 510_000 };
      const run = {
        live: () => dispatch(actions.requested(toLive)),
        past: () => dispatch(actions.requested(toArchive(1_000))),
        blackout: () => dispatch(actions.requested(toArchive(505))),
        refuse: () => (world.answer = { kind: 'noAnswer', message: null }),
        allow: () => (world.answer = null),
        close: () => dispatch(actions.closed()),
        again: () => dispatch(actions.restarted()),
        lose: () => (world.mayStart = false),
        find: () => {
          world.mayStart = true;
          dispatch(actions.conditionsChanged({ mayStart: true }));
        },
      };
      for (const [name, pauseMs] of history) {
        run[name]();
        await pass(pauseMs);
        expect(world.open).toBeLessThanOrEqual(1);
      }
      world.answer = null;
      run.find();
      await pass(20_000);
      const { kind } = state();
      expect(['closed', 'playing', 'refused']).toContain(kind);
      const shown = world.log.filter((line) => !line.startsWith('ask')).at(-1);
      if (kind === 'closed' || kind === 'refused') expect([undefined, 'stop']).toContain(shown);
      if (kind === 'playing') expect(shown).toMatch(/^play/);
    }),
    { numRuns: 60 },
  );
});
