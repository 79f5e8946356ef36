import type { ErrorCode } from '../errors/catalogue.ts';
import { CAN_MOVE, type Observation } from '../state/observation.ts';

/** How often the watch looks; fine enough for a spinner to appear in time. */
export const TICK_MS = 250;
/** hls.js starts its own nudges at 1.25 s; a viewer notices from about here on. */
export const FROZEN_MS = 1_500;
/** So much sound without a single new picture is no still: encoders repeat those, too. */
export const PICTURE_MISSING_SECONDS = 10;
/** By now the engine's nudges have failed, or it has none. */
export const FROZEN_TOO_LONG_MS = 8_000;
/** No request may hang longer than 8 s to its first byte, twice: this is beyond every hope. */
export const STARVED_TOO_LONG_MS = 20_000;
/** From choosing the engine to the first media. */
export const LOAD_TOO_LONG_MS = 20_000;
/** The page slept (laptop closed, tab frozen): what happened meanwhile is nobody's fault. */
const SLEPT_MS = 5_000;

/** The event of a pause that somebody asked for has come by then. */
export const PAUSED_BY_NOBODY_MS = 500;

export type Finding =
  { readonly kind: 'froze' | 'pausedByNobody' } | { readonly kind: 'problem'; readonly code: ErrorCode };

interface Look {
  readonly elapsedMs: number;
  /** Whether the run has arrived at its start position. */
  readonly isPlaced: boolean;
  readonly wantsToPlay: boolean;
  readonly isOnline: boolean;
  readonly observation: Observation;
  /** Whether pictures are to come, and would be counted: the page is seen, and the browser can count. */
  readonly countsPictures?: boolean;
}

/**
 * The backstop behind every engine: notices a playhead that does not move, whatever the reason. Knows nothing of the engine; told
 * of each moment by `look`.
 */
export class ProgressWatch {
  #previous: Look | null = null;
  /** Since when nothing has moved, and what has been said about it. */
  #sinceMs: number | null = null;
  #hasSaidFroze = false;
  #pausedSinceMs: number | null = null;
  /** The last new picture: its number, and where the clock stood. */
  #picture: { readonly count: number; readonly mediaTime: number } | null = null;

  /** Forget everything: another run, a seek, a remedy. */
  reset(): void {
    this.#previous = null;
    this.#sinceMs = null;
    this.#hasSaidFroze = false;
  }

  look(look: Look): Finding | null {
    const previous = this.#previous;
    if (!previous || !isWaiting(look) || hasMoved(previous, look) || look.elapsedMs - previous.elapsedMs > SLEPT_MS) {
      this.reset();
    }
    this.#previous = look;
    if (this.#isPausedByNobody(look)) return { kind: 'pausedByNobody' };
    if (this.#isPictureMissing(look)) return this.#problem('PICTURE_MISSING');
    if (!isWaiting(look)) return null;
    this.#sinceMs ??= look.elapsedMs;
    return this.#judge(look, look.elapsedMs - this.#sinceMs);
  }

  /** Told again and again while it lasts: the browser may let it play later. */
  #isPausedByNobody({ elapsedMs, isPlaced, wantsToPlay, observation }: Look): boolean {
    const { isPaused, isEnded, isBroken } = observation;
    const isPausedNow = isPlaced && wantsToPlay && isPaused && !isEnded && !isBroken;
    this.#pausedSinceMs = isPausedNow ? (this.#pausedSinceMs ?? elapsedMs) : null;
    return this.#pausedSinceMs !== null && elapsedMs - this.#pausedSinceMs >= PAUSED_BY_NOBODY_MS;
  }

  /** The clock runs, and the frames do not count up. */
  #isPictureMissing({ isPlaced, wantsToPlay, observation, countsPictures = false }: Look): boolean {
    const { decodedFrames, presentedFrames, mediaTime, isSeeking, isPaused } = observation;
    const count = decodedFrames + presentedFrames;
    const isCounting = countsPictures && isPlaced && wantsToPlay && !isPaused && !isSeeking;
    const last = this.#picture;
    if (!isCounting || !last || count !== last.count || mediaTime < last.mediaTime) {
      this.#picture = isCounting ? { count, mediaTime } : null;
      return false;
    }
    if (mediaTime - last.mediaTime < PICTURE_MISSING_SECONDS) return false;
    this.#picture = null;
    return true;
  }

  #judge(look: Look, waitedMs: number): Finding | null {
    if (!look.isPlaced) return waitedMs >= LOAD_TOO_LONG_MS ? this.#problem('LOAD_TIMEOUT') : null;
    const { readyState, isSeeking } = look.observation;
    if (readyState < CAN_MOVE || isSeeking)
      return waitedMs >= STARVED_TOO_LONG_MS ? this.#problem('BUFFER_STARVED') : null;
    if (waitedMs >= FROZEN_TOO_LONG_MS) return this.#problem('PLAYHEAD_FROZEN');
    if (waitedMs < FROZEN_MS || this.#hasSaidFroze) return null;
    this.#hasSaidFroze = true;
    return { kind: 'froze' };
  }

  #problem(code: ErrorCode): Finding {
    this.reset();
    return { kind: 'problem', code };
  }
}

/** Something should be moving, and only the source can be the reason that it does not. */
function isWaiting({ wantsToPlay, isOnline, isPlaced, observation }: Look): boolean {
  if (!isOnline) return false;
  return !isPlaced || (wantsToPlay && !observation.isPaused && !observation.isEnded);
}

function hasMoved(previous: Look, look: Look): boolean {
  return (
    previous.isPlaced !== look.isPlaced ||
    previous.observation.mediaTime !== look.observation.mediaTime ||
    previous.observation.readyState < CAN_MOVE !== look.observation.readyState < CAN_MOVE
  );
}
