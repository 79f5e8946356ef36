import { breakBudgetMs, spotBreak, type BreakState, type DueBreak, type Stop } from '@livery/domain/ads';
import type { ExtensionTools } from '@livery/player-core/extension';
import { redactUrl } from '@livery/player-core/redact-url';
import type { PlayerClock } from '@livery/player-core/services';
import { lateHold, readyHold, type BreakHold } from './break-hold.ts';
import { mayBeSeen } from './may-be-seen.ts';
import { playCreative } from './play-creative.ts';
import type { SpotScreen } from './spot-screen.ts';
import type { SpotStage } from './spot-stage.ts';
import { showSpot } from './show-spot.ts';
import type { LoadSpots, Spot } from './spot.ts';

export interface BreakWorld {
  readonly tools: ExtensionTools;
  readonly clock: PlayerClock;
  readonly stage: SpotStage;
  readonly load: LoadSpots;
  readonly openScreen: (content: HTMLVideoElement) => SpotScreen;
  readonly startsSilently: boolean;
}

export interface WantedBreak {
  readonly due: DueBreak;
  readonly canRemove: boolean;
  /** For how long the viewer has waited for the content already: all in all the wait is one. */
  readonly waitedMs: number;
  /** Of the load that it belongs to. */
  readonly signal: AbortSignal;
}

/** No ad is longer: a creative that says so is cut off there. */
const LONGEST_SPOT_SECONDS = 600;
/** One of which neither the list nor the creative says how long it is: it may have no end at all. */
const UNKNOWN_LENGTH_SECONDS = 60;
/** What a creative may need beyond its length. */
const MARGIN_MS = 4_000;
/** A viewer who has paused may stay away for so long. */
const PAUSED_MS = 6 * 60 * 60_000;
/** A list came, and nothing in it could be played. */
const UNPLAYABLE = 400;
/** The budget was spent. */
const TOO_LATE = 301;
/** What a server is told of its creative then. */
const CREATIVE_TOO_LATE = 402;
const NO_ANSWER = 1012;

const { actions, reducer, initial } = spotBreak;

/** Runs breaks, one at a time. The content waits for them, and goes on whatever becomes of them. ADS-017, ADS-018, ADS-019 */
export function createBreaks(world: BreakWorld) {
  let state: BreakState = initial;
  const send = (action: Parameters<typeof reducer>[1]): BreakState => (state = reducer(state, action));
  const nowMs = world.clock.elapsed;

  /** @returns whether it has begun: not while another one runs, and not too soon */
  function begin(wanted: WantedBreak): boolean {
    const before = state;
    if (wanted.signal.aborted) return false;
    if (send(actions.due({ due: wanted.due, nowMs: nowMs() })) === before) return false;
    void run(wanted);
    return true;
  }

  async function run(wanted: WantedBreak): Promise<void> {
    const { due, waitedMs, signal } = wanted;
    const { tools, clock } = world;
    const life = new AbortController();
    // During the search for a mid-roll the content plays on: where no ad is found nothing was interrupted.
    const budgetMs = breakBudgetMs(waitedMs);
    const hold = due.roll === 'middle' ? lateHold(tools, budgetMs) : readyHold(tools, budgetMs);
    const stop = (because: Stop) => {
      // A break that has ended must not change the state of the one after it.
      if (life.signal.aborted) return;
      if (state.kind === 'loading' || state.kind === 'playing') send(actions.stopped({ because, nowMs: nowMs() }));
      life.abort(because);
    };
    signal.addEventListener('abort', () => stop('left'), { once: true });
    clock.after(budgetMs, () => state.kind === 'loading' && (report(due, '', TOO_LATE), stop('late')), life.signal);
    const screen = world.openScreen(tools.element);
    // At once, even while the list or a creative is still awaited.
    life.signal.addEventListener('abort', () => {
      world.stage.view.set(null);
      world.stage.actions.set(null);
      screen.close();
      hold.release();
    });
    try {
      const { spots, failures } = await world.load({ ...due, budget: life.signal });
      for (const { address, code } of failures) report(due, address, code);
      if (life.signal.aborted) return;
      if (spots.length === 0) stop('nothing');
      else await playAll(spots.slice(0, due.mostAds), { wanted, screen, hold, life, stop });
    } catch {
      // The code that finds ads did not come.
      if (!life.signal.aborted) report(due, '', NO_ANSWER);
      stop('nothing');
    } finally {
      stop('broken');
    }
  }

  async function playAll(spots: readonly Spot[], { wanted, screen, hold, life, stop }: Running): Promise<void> {
    const { tools, clock, stage, startsSilently } = world;
    for (const [index, spot] of spots.entries()) {
      const shown = showSpot(spot, {
        player: tools.player,
        element: tools.element,
        stage,
        video: screen.video,
        fixed: { roll: wanted.due.roll, number: index + 1, count: spots.length, canRemove: wanted.canRemove },
        onPaused: (isPaused) => hold.extend(isPaused ? PAUSED_MS : millisecondsLeft(spot, screen.video)),
        signal: life.signal,
      });
      const onBegan = () => {
        // The programme's picture may have gone elsewhere while this one was looked for.
        if (state.kind === 'loading' && !mayBeSeen(tools)) return stop('refused');
        screen.cover();
        if (state.kind === 'loading') send(actions.shown({ count: spots.length - index }));
        hold.extend(millisecondsLeft(spot, screen.video));
        hold.onOver(() => stop('broken'));
        shown.began();
      };
      const end = await playCreative({
        files: spot.files,
        video: screen.video,
        clock,
        startsSilently,
        isWanted: () => tools.player.state.wantsToPlay,
        onBegan,
        onProgress: shown.progressed,
        signal: shown.signal,
      });
      // A creative that missed the budget is reported to its server. ADS-020
      const isLate = end.kind === 'stopped' && life.signal.reason === ('late' satisfies Stop);
      shown.ended(isLate ? { kind: 'broken', code: CREATIVE_TOO_LATE } : end);
      if (end.kind === 'broken') report(wanted.due, spot.files[0] ?? '', end.code);
      if (end.kind === 'refused') return stop('refused');
      if (life.signal.aborted) return;
      if (state.kind === 'playing') send(actions.spotOver({ nowMs: nowMs() }));
    }
    if (state.kind === 'loading') report(wanted.due, '', UNPLAYABLE);
  }

  function report({ roll }: DueBreak, address: string, code: number): void {
    world.stage.report({ atMs: world.clock.now(), roll, code, address: address && redactUrl(address) });
  }

  return {
    begin,
    get state() {
      return state;
    },
  };
}

export type Breaks = ReturnType<typeof createBreaks>;

interface Running {
  readonly wanted: WantedBreak;
  readonly screen: SpotScreen;
  readonly hold: BreakHold;
  readonly life: AbortController;
  readonly stop: (because: Stop) => void;
}

function millisecondsLeft({ durationSeconds }: Spot, video: HTMLVideoElement): number {
  const length = Number.isFinite(video.duration) ? video.duration : (durationSeconds ?? UNKNOWN_LENGTH_SECONDS);
  return Math.max(0, Math.min(length, LONGEST_SPOT_SECONDS) - video.currentTime) * 1000 + MARGIN_MS;
}
