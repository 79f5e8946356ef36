import { childController } from '../compat/abort.ts';
import type { Clock } from '../services.ts';

/** A reason of one extension why the programme waits. */
export interface Hold {
  /** Aborts when the hold is over: given back, too long, or overtaken by another load. */
  readonly signal: AbortSignal;
  /** From now on it may last this long; what was allowed before is forgotten. */
  extend(atMostMs: number): void;
  /** Idempotent. */
  release(): void;
}

export interface Holds {
  readonly isHeld: boolean;
  take(atMostMs: number): Hold;
  /** Resolves when nothing holds the programme, at once where nothing does. */
  free(): Promise<void>;
  /** Ends all of them. */
  releaseAll(): void;
}

/**
 * All reasons why the programme waits. Each ends by itself after its time: "the programme may play" belongs to the player.
 *
 * @param onChange told when the first hold begins and when the last one has ended
 */
export function createHolds(clock: Clock, onChange: (isHeld: boolean) => void): Holds {
  const standing = new Set<Hold>();
  let waiting: (() => void)[] = [];

  function end(hold: Hold): void {
    if (!standing.delete(hold) || standing.size > 0) return;
    onChange(false);
    const told = waiting;
    waiting = [];
    for (const tell of told) tell();
  }

  return {
    get isHeld() {
      return standing.size > 0;
    },
    take(atMostMs) {
      const life = new AbortController();
      let limit = childController(life.signal);
      const hold: Hold = {
        signal: life.signal,
        extend(ms) {
          limit.abort();
          if (life.signal.aborted) return;
          limit = childController(life.signal);
          clock.after(ms, hold.release, limit.signal);
        },
        release() {
          if (life.signal.aborted) return;
          life.abort();
          end(hold);
        },
      };
      standing.add(hold);
      if (standing.size === 1) onChange(true);
      hold.extend(atMostMs);
      return hold;
    },
    free: () => (standing.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    releaseAll() {
      for (const hold of [...standing]) hold.release();
    },
  };
}
