import type { SourceKind } from '../source.ts';
import { catalogueEntry, type ErrorCode, type Severity } from './catalogue.ts';
import { POLICY, type PolicyRow, type RecoveryStep } from './policy.ts';
import type { RecoveryHistory, Totals } from './recovery-history.ts';

/** What the decision may know of the moment. */
export interface RecoveryContext {
  readonly kind: SourceKind;
  readonly isOnline: boolean;
  /** Seconds that can still be shown without anything new arriving. */
  readonly bufferedAheadSeconds: number;
  /** Whether anything of this load was shown: before that there is nothing to resume, and the live edge is where it begins. */
  readonly hasBegun: boolean;
  /** Whether another engine than the one at work can play the source. */
  readonly hasOtherEngine: boolean;
}

export type Action =
  | { readonly kind: 'ignore' }
  /** Offline: nothing is counted, everything starts again when the network is back. */
  | { readonly kind: 'waitForNetwork' }
  /** Ask again when what is buffered has been shown. */
  | { readonly kind: 'waitForPlayhead' }
  | { readonly kind: 'step'; readonly step: RecoveryStep; readonly delayMs: number }
  | { readonly kind: 'skip'; readonly seconds: number; readonly delayMs: number }
  /** Show the message. `isFinal`: pressing play does not help either, the engine is gone. */
  | { readonly kind: 'fail'; readonly isFinal: boolean };

export interface Decision {
  readonly action: Action;
  readonly history: RecoveryHistory;
}

/** More segment errors and stalls than this raise the video error (ENG-004, ENG-005). */
export const FAULT_LIMIT = 5;
/** On the way round a broken place there is less patience: while nothing was shown since the last jump, the second fault jumps on. */
const FAULT_LIMIT_WHILE_SKIPPING = 1;
/** The message stands from this many player errors on; one more ends the engine (ENG-001, ENG-002). */
const PLAYER_ERROR_LIMIT = 2;
/** A broken place of a film is passed by 10, 20, 30 … s, ten times (ENG-015, ENG-016). */
export const SKIP_LIMIT = 10;
export const GAP_SKIP_SECONDS = 10;
/** With less than this in the buffer there is nothing left to wait for. */
export const STARVING_SECONDS = 1;
/** Between the first exhausted ladder and the second and last pass. */
export const SECOND_PASS_DELAY_MS = 3_000;

/** Steps that keep what is buffered. */
const GENTLE: readonly RecoveryStep[] = ['nudge', 'resumeLoading', 'dropTopQuality'];

type Trouble = { readonly code: ErrorCode; readonly severity: Severity };

/**
 * What to do about an error: a pure function of the error, of what was tried before and of the moment.
 * @returns the action and the history that includes it
 */
export function decide(trouble: Trouble, before: RecoveryHistory, context: RecoveryContext): Decision {
  const row = POLICY[trouble.code];
  if (!context.isOnline && isNetworkTrouble(trouble.code))
    return { action: { kind: 'waitForNetwork' }, history: before };

  const history = { ...before, totals: withError(before.totals, trouble.code), playedSeconds: 0 };
  if (trouble.severity === 'warning' && !row.actsOnWarning) {
    const isSkipping = before.skips > 0 && before.playedSeconds === 0;
    return afterWarning(row, history, context, isSkipping ? FAULT_LIMIT_WHILE_SKIPPING : FAULT_LIMIT);
  }
  return climb(row, history, context);
}

const withError = (totals: Totals, code: ErrorCode): Totals => ({
  ...totals,
  errors: totals.errors + 1,
  segmentErrors: totals.segmentErrors + (catalogueEntry(code).stage === 'segment' ? 1 : 0),
});

const withRetry = (totals: Totals): Totals => ({ ...totals, retries: totals.retries + 1 });

/** Asks again about an error that was put off until the buffer was shown, or whose remedy was none; it has been counted already. */
export function decideAgain(code: ErrorCode, history: RecoveryHistory, context: RecoveryContext): Decision {
  if (!context.isOnline && isNetworkTrouble(code)) return { action: { kind: 'waitForNetwork' }, history };
  return climb(POLICY[code], history, context);
}

/** Offline breaks requests, and starves the buffer; what is broken in the media itself stays broken. */
function isNetworkTrouble(code: ErrorCode): boolean {
  const { category } = catalogueEntry(code);
  return category === 'network' || category === 'lifecycle' || code === 'BUFFER_STARVED' || code === 'PLAYLIST_STALE';
}

function afterWarning(row: PolicyRow, history: RecoveryHistory, context: RecoveryContext, limit: number): Decision {
  if (!row.countsAsFault) return { action: { kind: 'ignore' }, history };
  const faults = history.faults + 1;
  if (faults <= limit) return { action: { kind: 'ignore' }, history: { ...history, faults } };
  return climb(POLICY.VIDEO_ERROR, { ...history, faults: 0 }, context);
}

function climb(row: PolicyRow, history: RecoveryHistory, context: RecoveryContext): Decision {
  if (row.isHopeless) {
    // A device that cannot play it, or nothing to play: counted as two errors at once (ENG-013).
    const playerErrors = Math.max(history.playerErrors, PLAYER_ERROR_LIMIT);
    return { action: { kind: 'fail', isFinal: false }, history: { ...history, playerErrors } };
  }
  const mayWait = row.letsBufferPlay === true && context.bufferedAheadSeconds > STARVING_SECONDS;
  for (const { step, times, delayMs } of row.ladder) {
    const used = history.steps[step] ?? 0;
    if (used >= times || !isPossible(step, row, context)) continue;
    if (mayWait && !GENTLE.includes(step)) return { action: { kind: 'waitForPlayhead' }, history };
    return {
      action: { kind: 'step', step, delayMs },
      history: { ...history, steps: { ...history.steps, [step]: used + 1 }, totals: withRetry(history.totals) },
    };
  }
  if (mayWait) return { action: { kind: 'waitForPlayhead' }, history };
  if (row.isSkippable && context.kind !== 'live') return skipOrFail(history);
  return exhausted(history, row.isOnePass === true || (!context.hasBegun && row.isPatient !== true));
}

function isPossible(step: RecoveryStep, row: PolicyRow, { kind, hasBegun, hasOtherEngine }: RecoveryContext): boolean {
  if (step === 'resumeLoading') return hasBegun || row.isResumable === true;
  if (step === 'restartAtLive') return kind === 'live' && hasBegun;
  return step !== 'otherEngine' || hasOtherEngine;
}

function skipOrFail(history: RecoveryHistory): Decision {
  const skips = history.skips + 1;
  if (skips > SKIP_LIMIT)
    return { action: { kind: 'fail', isFinal: false }, history: { ...history, skips: 0, steps: {} } };
  const totals = withRetry(history.totals);
  return {
    action: { kind: 'skip', seconds: GAP_SKIP_SECONDS * skips, delayMs: 0 },
    history: { ...history, skips, totals },
  };
}

/** A whole ladder did not help: that is one player error. The first one earns a second pass, where something was playing. */
function exhausted(history: RecoveryHistory, isOnePass: boolean): Decision {
  const playerErrors = Math.max(history.playerErrors + 1, isOnePass ? PLAYER_ERROR_LIMIT : 0);
  const next = { ...history, playerErrors, steps: {} };
  if (playerErrors < PLAYER_ERROR_LIMIT) {
    const totals = withRetry(next.totals);
    return { action: { kind: 'step', step: 'restart', delayMs: SECOND_PASS_DELAY_MS }, history: { ...next, totals } };
  }
  return { action: { kind: 'fail', isFinal: playerErrors > PLAYER_ERROR_LIMIT }, history: next };
}
