import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ERROR_CODES } from './errors/catalogue.ts';
import type { LoadResult } from './session/playback-session.ts';
import type { Source, SourceKind } from './source.ts';
import type { PlayerState } from './state/player-state.ts';
import { settled } from './testing/fake-clock.ts';
import { fakePlayer, type FakePlayer } from './testing/fake-player.ts';

/** What must be true of the player after any history; kept in the plainest possible form. */
interface Model {
  wantsToPlay: boolean;
  isDisposed: boolean;
  loads: { result: LoadResult | null }[];
}

type Act = (world: FakePlayer, model: Model) => Promise<void> | void;

const source = (kind: SourceKind): Source => ({ kind, url: `https://cdn.test/${kind}.m3u8` });

const anyKind = fc.constantFrom<SourceKind>('live', 'archive', 'vod');
const anyCode = fc.constantFrom(...ERROR_CODES);
const anySeverity = fc.constantFrom('warning' as const, 'fatal' as const);

/** Picks among all engines that were ever made; one that is no longer on the element must not be heard. */
const onEngine = (index: number, act: (engine: FakePlayer['engines']['latest']) => void): Act => {
  return ({ engines: { made }, player }) => {
    const engine = made[index % Math.max(1, made.length)];
    if (!engine) return;
    const before = player.state;
    const isGone = !engine.isAttached;
    act(engine);
    if (isGone) expect(player.state, 'a replaced engine was heard').toBe(before);
  };
};

const anyAct: fc.Arbitrary<[string, Act]> = fc.oneof(
  fc.tuple(anyKind, fc.boolean()).map(([kind, autoplay]): [string, Act] => [
    `load ${kind} ${autoplay}`,
    ({ player }, model) => {
      const load: Model['loads'][number] = { result: null };
      void player.load(source(kind), { autoplay, startAt: { mediaTime: 60 } }).then((result) => (load.result = result));
      model.loads.push(load);
      if (!model.isDisposed) model.wantsToPlay = autoplay;
    },
  ]),
  fc.constant<[string, Act]>([
    'play',
    ({ player }, model) => {
      void player.play();
      if (!model.isDisposed) model.wantsToPlay = true;
    },
  ]),
  fc.constant<[string, Act]>([
    'pause',
    ({ player }, model) => {
      player.pause();
      model.wantsToPlay = false;
    },
  ]),
  fc
    .nat(3600)
    .map((mediaTime): [string, Act] => [`seek ${mediaTime}`, ({ player }) => void player.seek({ mediaTime })]),
  fc
    .tuple(fc.nat(50), anyCode, anySeverity)
    .map(([index, code, severity]): [string, Act] => [
      `engine ${index} ${severity} ${code}`,
      onEngine(index, (engine) => engine.fail(code, severity)),
    ]),
  fc
    .nat(50)
    .map((index): [string, Act] => [`engine ${index} tells time`, onEngine(index, (engine) => engine.tellTime(0, 0))]),
  fc.constant<[string, Act]>([
    'media arrives',
    ({ engines: { made } }) => {
      const engine = made[made.length - 1];
      if (engine?.isAttached) engine.arrive();
    },
  ]),
  fc.integer({ min: 1, max: 40 }).map((seconds): [string, Act] => [
    `plays ${seconds}`,
    async ({ element, clock }) => {
      for (let second = 0; second < seconds; second++) {
        element.advance(1);
        await clock.pass(1_000);
      }
    },
  ]),
  fc.constant<[string, Act]>(['buffer runs out', ({ element }) => element.advance(0.1, 0)]),
  fc.nat(30_000).map((ms): [string, Act] => [`${ms} ms`, ({ clock }) => clock.pass(ms)]),
  fc.boolean().map((isOnline): [string, Act] => [`online ${isOnline}`, ({ setOnline }) => setOnline(isOnline)]),
  fc.boolean().map((isMuted): [string, Act] => [`muted ${isMuted}`, ({ player }) => player.setMuted(isMuted)]),
);

/** Rare, or every history would be short. */
const disposeAct: [string, Act] = [
  'dispose',
  ({ player }, model) => {
    void player.dispose();
    model.isDisposed = true;
    model.wantsToPlay = false;
  },
];
const anyHistory = fc.array(
  fc.oneof({ weight: 30, arbitrary: anyAct }, { weight: 1, arbitrary: fc.constant(disposeAct) }),
  {
    maxLength: 40,
  },
);

it('keeps its promises in every history of commands, failures and time', async () => {
  await fc.assert(
    fc.asyncProperty(anyHistory, async (history) => {
      const world = fakePlayer();
      const model: Model = { wantsToPlay: false, isDisposed: false, loads: [] };
      let lastState: PlayerState | null = null;
      let wasToldAfterDispose = false;
      let toldAtDispose: number | null = null;
      world.player.subscribe(
        (state) => state,
        () => {
          if (model.isDisposed) wasToldAfterDispose = true;
        },
      );
      for (const [, act] of history) {
        if (model.isDisposed) toldAtDispose ??= world.announced.length;
        await act(world, model);
        await settled();

        const { state } = world.player;
        expect(Object.isFrozen(state)).toBe(true);
        expect(state.wantsToPlay, 'the intent is the viewer’s').toBe(model.wantsToPlay);
        expect(world.engines.mostAttached, 'engines attached').toBeLessThanOrEqual(1);
        if (!state.wantsToPlay && !model.isDisposed)
          expect(world.element.paused, 'plays against the intent').toBe(true);
        if (model.isDisposed) {
          expect(wasToldAfterDispose).toBe(false);
          lastState ??= state;
          expect(state, 'changed after dispose').toBe(lastState);
          expect(state.lifecycle).toBe('disposed');
          expect(world.announced.length, 'announced after dispose').toBe(toldAtDispose ?? world.announced.length);
          expect(
            world.engines.made.some(({ isAttached }) => isAttached),
            'engine after dispose',
          ).toBe(false);
        }
        const superseded = model.isDisposed ? model.loads : model.loads.slice(0, -1);
        for (const { result } of superseded) expect(result, 'a load that is over has an answer').not.toBeNull();
        if (!model.isDisposed && model.loads.length > 0) {
          expect(model.loads[model.loads.length - 1]?.result?.status, 'the last load wins').not.toBe('superseded');
        }
        const isSettled = state.lifecycle === 'loaded' && state.restart === 'none';
        if (isSettled && state.wantsToPlay) expect(world.element.paused, 'does not play what is wanted').toBe(false);
        if (state.lifecycle === 'failed') expect(state.error).not.toBeNull();
      }
    }),
    { numRuns: 300 },
  );
});
