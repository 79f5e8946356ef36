import type { ErrorCode } from './catalogue.ts';
import type { PlayerError } from './player-error.ts';
import { POLICY } from './policy.ts';
import type { RecoveryHistory } from './recovery-history.ts';

/** The server has said nothing yet: what it answers later tells more. */
const SILENCE: ReadonlySet<ErrorCode> = new Set(['MANIFEST_TIMEOUT', 'PLAYLIST_TIMEOUT', 'SEGMENT_TIMEOUT']);

/**
 * Of one trouble many things are told: by the first engine, by the next, by the watch behind them. The viewer hears of the first cause,
 * not of what the last engine made of it.
 */
export class FirstCause {
  #cause: PlayerError | null = null;
  /** An engine said that it survived this; when all stands still afterwards, it did not. */
  #suspect: PlayerError | null = null;

  /** @param before what had been tried when `error` came: with nothing tried, it is a new trouble */
  hear(error: PlayerError, { steps, playerErrors, skips }: RecoveryHistory): void {
    if (Object.keys(steps).length === 0 && playerErrors + skips === 0) this.#cause = null;
    if (POLICY[error.code].isSymptom) return;
    if (error.severity !== 'fatal') this.#suspect = error;
    else if (!this.#cause || isAnsweredBy(this.#cause, error)) this.#cause = error;
  }

  onMediaArrived(): void {
    this.#suspect = null;
  }

  /** @returns what is told in place of `last`; what nothing can help speaks for itself */
  of(last: PlayerError): PlayerError {
    const { isHopeless, isSymptom } = POLICY[last.code];
    if (isHopeless) return last;
    return this.#cause ?? (isSymptom ? (this.#suspect ?? last) : last);
  }
}

/** A request that was late, and then refused: the refusal is the cause. */
const isAnsweredBy = (cause: PlayerError, later: PlayerError): boolean =>
  SILENCE.has(cause.code) && later.httpStatus !== null;
