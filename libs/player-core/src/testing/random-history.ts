import fc from 'fast-check';
import { ERROR_CODES, type Severity } from '../errors/catalogue.ts';
import type { LoadResult } from '../session/announcements.ts';
import type { Source, SourceKind } from '../source.ts';
import type { ExtensionTools } from '../extensions/extension.ts';
import type { Hold } from '../extensions/holds.ts';
import type { FakeEngine } from './fake-engine.ts';
import type { FakePlayer } from './fake-player.ts';

/** What must be true of the player after any history, kept in the plainest possible form. */
export interface Model {
  wantsToPlay: boolean;
  isDisposed: boolean;
  readonly loads: { result: LoadResult | null }[];
  /** Whether an engine that is no longer on the element changed anything. */
  wasReplacedEngineHeard: boolean;
  /** What an extension of the test may do, and what it holds. */
  readonly tools: ExtensionTools;
  hold: Hold | null;
}

export interface Act {
  readonly name: string;
  /** Whether the viewer asked for another place or another content. */
  readonly movesOnPurpose?: true;
  readonly run: (world: FakePlayer, model: Model) => Promise<void> | void;
}

/** Half of the acts come in the same breath as the one before, with not a single promise settled between. */
export type History = readonly (readonly [act: Act, isInSameBreath: boolean])[];

const latestOf = ({ engines: { made } }: FakePlayer): FakeEngine | undefined => made[made.length - 1];

/** On the engine that is `back` runs old; what one says that is no longer on the element must not be heard. */
const onEngine =
  (back: number, act: (engine: FakeEngine) => void): Act['run'] =>
  ({ engines: { made }, player }, model) => {
    const engine = made[made.length - 1 - back];
    if (!engine?.hasStarted) return;
    const isGone = !engine.isAttached;
    const before = player.state;
    act(engine);
    if (isGone && player.state !== before) model.wasReplacedEngineHeard = true;
  };

const source = (kind: SourceKind): Source => ({ kind, url: `https://cdn.test/${kind}.m3u8` });

const load = fc
  .tuple(fc.constantFrom<SourceKind>('live', 'archive', 'vod'), fc.boolean())
  .map(([kind, autoplay]): Act => ({
    name: `load ${kind}${autoplay ? '' : ' paused'}`,
    movesOnPurpose: true,
    run({ player }, model) {
      const entry: Model['loads'][number] = { result: null };
      void player
        .load(source(kind), { autoplay, startAt: { mediaTime: 60 } })
        .then((result) => (entry.result = result));
      model.loads.push(entry);
      if (!model.isDisposed) model.wantsToPlay = autoplay;
    },
  }));

const intent = fc.boolean().map((wantsToPlay): Act => ({
  name: wantsToPlay ? 'play' : 'pause',
  run({ player }, model) {
    if (wantsToPlay) void player.play();
    else player.pause();
    model.wantsToPlay = wantsToPlay && !model.isDisposed;
  },
}));

const seek = fc.nat(3600).map((mediaTime): Act => ({
  name: `seek ${mediaTime}`,
  movesOnPurpose: true,
  run: ({ player }) => void player.seek({ mediaTime }),
}));

const backwards = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(5) });

const failure = fc
  .tuple(backwards, fc.constantFrom(...ERROR_CODES), fc.constantFrom<Severity>('warning', 'fatal', 'fatal'))
  .map(([back, code, severity]): Act => ({
    name: `${severity} ${code} of engine -${back}`,
    run: onEngine(back, (engine) => engine.fail(code, severity)),
  }));

const timeline = backwards.map((back): Act => ({
  name: `engine -${back} tells time`,
  run: onEngine(back, (engine) => engine.tellTime(0, 0)),
}));

const arrival = fc.constant<Act>({
  name: 'media arrives',
  run: (world) => {
    const engine = latestOf(world);
    if (engine?.isAttached && world.element.readyState === 0) engine.arrive();
  },
});

const playing = fc.integer({ min: 1, max: 40 }).map((seconds): Act => ({
  name: `${seconds} s are shown`,
  async run({ element, clock }) {
    for (let second = 0; second < seconds; second++) {
      element.advance(1);
      await clock.pass(1_000);
    }
  },
}));

const reset = fc.constant<Act>({
  name: 'the engine opens its media source anew',
  run: (world) => {
    const engine = latestOf(world);
    if (engine?.isAttached) engine.openAnew();
  },
});

/** Nobody pressed anything: the intent stays as it is. */
const breakdown = fc.constantFrom(2, 3, 4).map((code): Act => ({
  name: `the browser gives up on the media (${code}) and pauses`,
  run({ element }) {
    if (element.readyState > 0) element.breakDown(code);
  },
}));

const removal = fc.constant<Act>({
  name: 'the element leaves the page for a moment, and the browser pauses it',
  async run({ element, clock }) {
    element.isConnected = false;
    element.pause();
    await clock.pass(1_000);
    element.isConnected = true;
    await clock.pass(1_000);
  },
});

const starving = fc.constant<Act>({ name: 'the buffer runs out', run: ({ element }) => element.advance(0.1, 0) });

const waiting = fc.nat(10_000).map((ms): Act => ({ name: `${ms} ms`, run: ({ clock }) => clock.pass(ms) }));

const network = fc
  .boolean()
  .map((isOnline): Act => ({ name: isOnline ? 'online' : 'offline', run: ({ setOnline }) => setOnline(isOnline) }));

const sound = fc
  .boolean()
  .map((isMuted): Act => ({ name: `muted ${isMuted}`, run: ({ player }) => player.setMuted(isMuted) }));

const holding = fc.integer({ min: 0, max: 20_000 }).map((ms): Act => ({
  name: `held for ${ms} ms`,
  run: (_, model) => void (model.hold = model.tools.hold(ms)),
}));

const release = fc.constant<Act>({
  name: 'released',
  // What was on the air goes on there.
  movesOnPurpose: true,
  run: (_, model) => model.hold?.release(),
});

const disposal = fc.constant<Act>({
  name: 'dispose',
  movesOnPurpose: true,
  run({ player }, model) {
    void player.dispose();
    model.isDisposed = true;
    model.wantsToPlay = false;
  },
});

/** What happens often comes often, or no history would get anywhere. */
const anyAct = fc.oneof(
  { weight: 8, arbitrary: arrival },
  { weight: 8, arbitrary: failure },
  { weight: 8, arbitrary: waiting },
  { weight: 5, arbitrary: playing },
  { weight: 3, arbitrary: load },
  { weight: 3, arbitrary: intent },
  { weight: 3, arbitrary: starving },
  { weight: 2, arbitrary: seek },
  { weight: 2, arbitrary: reset },
  { weight: 3, arbitrary: breakdown },
  { weight: 1, arbitrary: removal },
  { weight: 2, arbitrary: network },
  { weight: 1, arbitrary: timeline },
  { weight: 1, arbitrary: sound },
  { weight: 1, arbitrary: holding },
  { weight: 1, arbitrary: release },
);

/** A load, what follows from it, sometimes the end of the player, and what is said to it after that. */
export const anyHistory: fc.Arbitrary<History> = fc
  .tuple(
    load,
    fc.array(fc.tuple(anyAct, fc.boolean()), { minLength: 5, maxLength: 50 }),
    fc.option(disposal, { freq: 3 }),
    fc.array(fc.tuple(anyAct, fc.boolean()), { maxLength: 5 }),
  )
  .map(([first, life, end, afterlife]) => {
    const last: History = end === null ? [] : [[end, false], ...afterlife];
    return [[first, false], ...life, ...last];
  });

/** For the report of a failed run. */
export function told(history: History): string {
  return history.map(([{ name }, isInSameBreath]) => (isInSameBreath ? `${name},` : `${name};`)).join(' ');
}
