import type { RecoveryStep } from './policy.ts';

/** What has been tried, and what it means for the viewer. Counters fall only when something was really played. */
export interface RecoveryHistory {
  /** Steps taken since playback last proved itself. */
  readonly steps: Readonly<Partial<Record<RecoveryStep, number>>>;
  /** Segment errors and stalls that the engine survived, in a row. */
  readonly faults: number;
  /** Jumps forward round a broken place, in a row. */
  readonly skips: number;
  /** Exhausted ladders: two show the message, more end the engine (ENG-001, ENG-002). */
  readonly playerErrors: number;
  /** Seconds shown since the last error. */
  readonly playedSeconds: number;
  /** For diagnostics only: never reset within a load. */
  readonly totals: Totals;
}

/** What has happened since the load began, forgiven or not. */
export interface Totals {
  readonly errors: number;
  readonly segmentErrors: number;
  /** Remedies of every kind. */
  readonly retries: number;
}

export const NO_HISTORY: RecoveryHistory = {
  steps: {},
  faults: 0,
  skips: 0,
  playerErrors: 0,
  playedSeconds: 0,
  totals: { errors: 0, segmentErrors: 0, retries: 0 },
};

/**
 * Seconds of undisturbed playback after which the past is forgiven. A successful append proves nothing (engines that reset their
 * counters then have looped for hours); 30 s is longer than any buffer that could hide a dead stream.
 */
export const FORGIVING_SECONDS = 30;

/** Everything tried is forgotten: playback proved itself, or the trouble was the viewer's own network. */
export function forgiven(history: RecoveryHistory): RecoveryHistory {
  return { ...NO_HISTORY, totals: history.totals };
}

/** @returns the history after `seconds` more of the content were shown */
export function afterPlaying(history: RecoveryHistory, seconds: number): RecoveryHistory {
  const playedSeconds = history.playedSeconds + seconds;
  const hasPast = history.playerErrors + history.faults + history.skips > 0 || Object.keys(history.steps).length > 0;
  if (!hasPast) return history;
  return playedSeconds >= FORGIVING_SECONDS ? forgiven(history) : { ...history, playedSeconds };
}
