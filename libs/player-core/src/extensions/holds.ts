import { childController } from '../compat/abort.ts';
import type { PlayerClock } from '../services.ts';

/** What a hold keeps: the programme from moving, or only from going to another output, while it plays on. */
export type HoldTarget = 'programme' | 'place';

/** A reason of one extension why the programme waits, or stays where it plays. */
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
  /** The programme, or its place, is held. */
  readonly keepsPlace: boolean;
  take(atMostMs: number, what?: HoldTarget): Hold;
  /** Resolves when nothing holds the programme, at once where nothing does; `place`: when nothing holds its place either. */
  free(what?: HoldTarget): Promise<void>;
  /** Ends all of them. */
  releaseAll(): void;
}

/**
 * All reasons why the programme waits. Each ends by itself after its time: "the programme may play" belongs to the player.
 *
 * @param onChange told when the first hold of the programme begins and when the last one has ended
 */
export function createHolds(clock: PlayerClock, onChange: (isHeld: boolean) => void): Holds {
  const standing = new Map<Hold, HoldTarget>();
  let waiting: { readonly what: HoldTarget; readonly tell: () => void }[] = [];
  const isHeld = (what: HoldTarget) =>
    what === 'place' ? standing.size > 0 : [...standing.values()].includes('programme');

  function end(hold: Hold, what: HoldTarget): void {
    if (!standing.delete(hold)) return;
    if (what === 'programme' && !isHeld('programme')) onChange(false);
    const told = waiting.filter((one) => !isHeld(one.what));
    waiting = waiting.filter((one) => !told.includes(one));
    for (const { tell } of told) tell();
  }

  return {
    get isHeld() {
      return isHeld('programme');
    },
    get keepsPlace() {
      return isHeld('place');
    },
    take(atMostMs, what = 'programme') {
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
          end(hold, what);
        },
      };
      const isFirst = what === 'programme' && !isHeld('programme');
      standing.set(hold, what);
      if (isFirst) onChange(true);
      hold.extend(atMostMs);
      return hold;
    },
    free: (what = 'programme') =>
      isHeld(what) ? new Promise((tell) => waiting.push({ what, tell })) : Promise.resolve(),
    releaseAll() {
      for (const hold of [...standing.keys()]) hold.release();
    },
  };
}
