import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ExtensionTools } from './extensions/extension.ts';
import type { PlayerState } from './state/player-state.ts';
import { settled } from './testing/fake-clock.ts';
import { fakePlayer, type FakePlayer } from './testing/fake-player.ts';
import { anyHistory, told, type History, type Model } from './testing/random-history.ts';

interface Before {
  readonly state: PlayerState;
  readonly runs: number;
}

it('keeps its promises in every history of commands, failures and time', async () => {
  await fc.assert(
    fc.asyncProperty(anyHistory, async (history) => {
      await live(history);
    }),
    { numRuns: 300, reporter: reportInWords },
  );
});

function toolsOf({ player }: FakePlayer): ExtensionTools {
  let tools: ExtensionTools | null = null;
  player.use({ name: 'history', attach: (given) => (tools = given) });
  if (!tools) throw new Error('the extension was not attached');
  return tools;
}

async function live(history: History): Promise<void> {
  const world = fakePlayer();
  const model: Model = {
    wantsToPlay: false,
    isDisposed: false,
    loads: [],
    wasReplacedEngineHeard: false,
    tools: toolsOf(world),
    hold: null,
  };
  const silence = { told: 0, state: null as PlayerState | null };
  world.player.subscribe(
    (state) => state,
    () => {
      if (model.isDisposed) silence.told++;
    },
  );
  let hasMovedOnPurpose = false;
  let before: Before = { state: world.player.state, runs: 0 };
  for (const [act, isInSameBreath] of history) {
    const announced = world.announced.length;
    await act.run(world, model);
    hasMovedOnPurpose ||= act.movesOnPurpose === true;
    if (isInSameBreath) continue;
    await settled();

    checkAlways(world, model);
    if (!hasMovedOnPurpose) checkPlace(world, before);
    if (model.isDisposed) {
      silence.state ??= world.player.state;
      expect(world.player.state, 'changed after dispose').toBe(silence.state);
      expect(silence.told, 'told after dispose').toBe(0);
      if (act.name !== 'dispose') expect(world.announced.length, 'announced after dispose').toBe(announced);
    }
    hasMovedOnPurpose = false;
    before = { state: world.player.state, runs: world.engines.made.length };
  }
}

function checkAlways({ player, element, engines }: FakePlayer, model: Model): void {
  const { state } = player;
  expect(Object.isFrozen(state)).toBe(true);
  expect(state.wantsToPlay, 'the intent is the viewer’s').toBe(model.wantsToPlay);
  expect(engines.mostAttached, 'engines attached at once').toBeLessThanOrEqual(1);
  expect(model.wasReplacedEngineHeard, 'a replaced engine was heard').toBe(false);

  const isSettled = state.lifecycle === 'loaded' && state.restart === 'none';
  if (state.isHeld) expect(element.paused, 'plays though it is held').toBe(true);
  if (isSettled && state.wantsToPlay && !state.isHeld && !element.error)
    expect(element.paused, 'does not play what is wanted').toBe(false);
  if (!state.wantsToPlay) expect(element.paused, 'plays against the intent').toBe(true);
  if (state.lifecycle === 'failed') expect(state.error, 'failed without a word').not.toBeNull();
  if (state.lifecycle === 'failed' || model.isDisposed) {
    expect(
      engines.made.some(({ isAttached }) => isAttached),
      'an engine is left',
    ).toBe(false);
  }

  const [last, ...earlier] = [...model.loads].reverse();
  const over = model.isDisposed ? model.loads : earlier;
  for (const { result } of over) expect(result, 'a load that is over has no answer').not.toBeNull();
  if (!model.isDisposed) expect(last?.result?.status, 'the last load wins').not.toBe('superseded');
}

/** Recovery stays where the picture was; round a broken place it may be further on, and on the air it is now, but never back. */
function checkPlace({ engines }: FakePlayer, { state: { position }, runs }: Before): void {
  for (const { host } of engines.made.slice(runs)) {
    const { source, startAt } = host;
    const mediaTime = 'mediaTime' in startAt ? startAt.mediaTime : NaN;
    if (source.kind === 'vod') expect(mediaTime, 'went back').toBeGreaterThanOrEqual(position.mediaTime - 1);
    const shownUntilMs = 'at' in startAt ? startAt.shownUntilMs : undefined;
    if ('at' in startAt && position.wallTimeMs !== null)
      expect(shownUntilMs, 'shows it again').toBeGreaterThanOrEqual(position.wallTimeMs - 1_000);
  }
}

function reportInWords(run: fc.RunDetails<[History]>): void {
  if (!run.failed) return;
  const [history] = run.counterexample ?? [[]];
  throw new Error(`seed ${run.seed}, path ${run.counterexamplePath}: ${told(history)}\n${String(run.errorInstance)}`);
}
