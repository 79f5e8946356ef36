import type { TimeRange } from './player-state.ts';

/** The media element at one moment. Everything that the player says about facts comes from one of these. */
export interface Observation {
  readonly isPaused: boolean;
  readonly isSeeking: boolean;
  readonly isEnded: boolean;
  /** The browser has given up on the media (`HTMLMediaElement.error`): nothing of it will be shown. */
  readonly isBroken: boolean;
  /** HTMLMediaElement.readyState, 0 to 4. */
  readonly readyState: number;
  readonly mediaTime: number;
  /** `null` when unknown or endless. */
  readonly durationSeconds: number | null;
  readonly buffered: readonly TimeRange[];
  readonly muted: boolean;
  readonly volume: number;
  readonly playbackRate: number;
  readonly decodedFrames: number;
  readonly droppedFrames: number;
  readonly presentedFrames: number;
}

/** Media for the next moment is there (HAVE_FUTURE_DATA). */
export const CAN_MOVE = 3;

/** Holes up to this length do not stop playback: engines step over them (maxBufferHole, ENG-030). */
const PASSABLE_HOLE_SECONDS = 0.3;

/** @returns seconds that can be shown from `mediaTime` on without anything new arriving */
export function bufferedAhead(buffered: readonly TimeRange[], mediaTime: number): number {
  let end = mediaTime;
  for (const range of buffered) {
    const isReached = range.startMediaTime <= end + PASSABLE_HOLE_SECONDS;
    if (isReached && range.endMediaTime > end) end = range.endMediaTime;
  }
  return end - mediaTime;
}
