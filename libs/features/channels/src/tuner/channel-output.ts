import type { LoadFacts, Position, ResolveSource, Source } from '@livery/player-core/source';
import type { TunerPorts } from './ports.ts';

/** What is to be on the element: a new object is a new load. */
export interface ToPlay {
  readonly source: Source;
  readonly thumbnails?: string | undefined;
  readonly startAt: Position;
  readonly facts?: LoadFacts;
  /** Gives the source for another moment of the same channel; none for the placeholder. */
  readonly resolveSource: ResolveSource | null;
}

/**
 * The part of a channel in what the player plays.
 * @param onEnded a recording is over
 * @param onPut after each change of `current`
 */
export function createChannelOutput(player: TunerPorts['player'], onEnded: () => void, onPut: () => void) {
  let current: ToPlay | null = null;
  let hasGivenWay = false;
  let stop = new AbortController();

  function load(): void {
    if (hasGivenWay) return;
    stop.abort();
    stop = new AbortController();
    const on = player.get();
    if (!on || !current) return;
    const { source, startAt, facts = {}, resolveSource } = current;
    const { signal } = stop;
    void on.load(source, { signal, startAt, facts, ...(resolveSource && { resolveSource }) });
    // The placeholder begins again. LIVE-012
    const fromStart = () => void on.seek({ at: 'start' }).then(() => on.play());
    on.on('ended', resolveSource ? onEnded : fromStart, { signal });
  }

  const leave = player.subscribe(load);
  return {
    get current(): ToPlay | null {
      return current;
    },
    /** Loads it as soon as there is a player; null ends what plays. */
    put(next: ToPlay | null) {
      current = next;
      load();
      onPut();
    },
    /** Another channel has the element: the output is kept, and loaded when it gets it back. */
    giveWay() {
      hasGivenWay = true;
    },
    /** Loads it once more, if the element was given away. */
    takeBack() {
      if (!hasGivenWay) return;
      hasGivenWay = false;
      load();
    },
    end() {
      leave();
      stop.abort();
    },
  };
}
