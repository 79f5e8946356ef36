import {
  middleRollDue,
  pointsWithin,
  postPauseRollDue,
  postRollDue,
  preRollDue,
  type DueBreak,
  type AdSupportedContent,
} from '@livery/domain/ads';
import type { ExtensionTools, LoadBegun } from '@livery/player-core/extension';
import type { ReadonlyValue } from '@livery/value';
import type { PlayerClock } from '@livery/player-core/services';
import type { PlayerState } from '@livery/player-core/state';
import { mayBeSeen } from './may-be-seen.ts';
import type { Breaks } from './run-break.ts';

/** What was seen of the content: kept where it is loaded again, by a recovery or for another device; of a channel, what was watched in all of its programmes. */
export interface Seen {
  readonly passed: Set<number>;
  hasHadEnd: boolean;
  /** Since the last break, or since the beginning. */
  watchedMs: number;
}

interface Options {
  readonly tools: ExtensionTools;
  readonly clock: PlayerClock;
  readonly breaks: Breaks;
  readonly onZap: boolean;
  readonly isDeviceExpected: ReadonlyValue<boolean>;
  /** What pauses now is paused by the page, not by the viewer. */
  readonly pausesByItself: () => boolean;
  /** The viewer has just come to it. */
  readonly isNew: boolean;
  /** It moved before anybody knew of its advertising: what comes before it stops it. */
  readonly isLate: boolean;
  /** Aborts with the load, or when its advertising has been bought away. */
  readonly signal: AbortSignal;
}

/** Watching is counted in steps: what lies between two of them and is longer was no watching. */
const LONGEST_STEP_MS = 2_000;

/** Finds out which break is due while a load lasts, and begins it. */
export function beginDueBreaks(
  content: AdSupportedContent,
  load: LoadBegun,
  seen: Seen,
  { tools, clock, breaks, onZap, isDeviceExpected, pausesByItself, isNew, isLate, signal }: Options,
): void {
  const { player } = tools;
  const whileLoaded = { signal };
  let lastMs: number | null = null;
  let lookedMs = clock.elapsed();
  let hasMoved = false;
  let isPausedByViewer = false;

  const canRemove = content.ads.allowDisable;
  const begin = (due: DueBreak | null, waitedMs = 0): boolean =>
    due !== null && mayBeSeen(tools) && breaks.begin({ due, canRemove, waitedMs, signal });

  function once(subscribe: (run: () => void, until: AbortSignal) => void, run: () => void): void {
    const life = new AbortController();
    signal.addEventListener('abort', () => life.abort(), { signal: life.signal });
    subscribe(() => {
      life.abort();
      run();
    }, life.signal);
  }

  /** A break that is due late, or whose code has come late: until something is on the screen all of it is one wait. */
  const waitedMs = (): number =>
    player.state.stats.presentedFrames > 0 ? load.waitedMs : clock.elapsed() - load.wantedSinceMs;

  /** The viewer may have to press first: then nothing was waited for before that press. */
  function whenWanted(run: (waitedMs: number) => void): void {
    if (player.state.wantsToPlay) return run(waitedMs());
    const hear = (heard: () => void, until: AbortSignal) =>
      player.subscribe(({ wantsToPlay }) => wantsToPlay, heard, { signal: until });
    once(hear, () => run(0));
  }

  /** A device that shows the programme already takes this load away, and with it what would come before it. */
  function whenHere(run: () => void): void {
    if (!isDeviceExpected.get()) return run();
    once((heard, until) => isDeviceExpected.subscribe(heard, until), run);
  }

  function onMoved({ mediaTime }: PlayerState['position']): void {
    const { state } = player;
    if (state.lifecycle !== 'loaded' || state.isHeld) return;
    const nowMs = clock.elapsed();
    if (state.playback === 'playing') {
      hasMoved = true;
      seen.watchedMs += Math.min(nowMs - lookedMs, LONGEST_STEP_MS);
    }
    lookedMs = nowMs;
    const toMs = mediaTime * 1000;
    const stretch = { fromMs: lastMs ?? toMs, toMs, ...seen };
    lastMs = toMs;
    const due = middleRollDue(content, stretch);
    for (const point of pointsWithin(content, stretch)) seen.passed.add(point);
    if (begin(due)) seen.watchedMs = 0;
    lookForEnd(state);
  }

  function lookForEnd({ position, durationSeconds, playback }: PlayerState): void {
    if (seen.hasHadEnd || durationSeconds === null) return;
    const ending = { positionSeconds: position.mediaTime, durationSeconds, hasEnded: playback === 'ended' };
    const due = postRollDue(content, ending);
    if (due) seen.hasHadEnd = begin(due);
  }

  function beginPreRoll(waitedMs: number): void {
    const isUnderWay = player.state.stats.presentedFrames > 0 && player.state.playback === 'playing';
    if (isUnderWay && !isLate) return;
    begin(preRollDue(content, breaks.state.waits, { nowMs: clock.elapsed(), onZap }), waitedMs);
  }

  if (isNew) whenHere(() => whenWanted(beginPreRoll));
  player.subscribe((state) => state.position, onMoved, whileLoaded);
  player.subscribe(
    ({ playback }) => playback === 'ended',
    (hasEnded) => hasEnded && lookForEnd(player.state),
    whileLoaded,
  );
  player.subscribe(
    ({ wantsToPlay }) => wantsToPlay,
    (wantsToPlay) => {
      if (!wantsToPlay) {
        isPausedByViewer = hasMoved && !pausesByItself();
        return;
      }
      const { lifecycle, playback } = player.state;
      const goesOn = isPausedByViewer && lifecycle === 'loaded' && playback === 'paused';
      if (goesOn) begin(postPauseRollDue(content));
    },
    whileLoaded,
  );
}
