import type { Stream } from '@livery/contract/channels/stream';
import type { Budget } from '@livery/domain/tuning';
import { addressOfStream, channelSource } from './channel-source.ts';
import type { ReadonlyValue } from '@livery/value';
import type { TunerPlayer, TunerPorts } from './ports.ts';

/** What expires within this time is fetched anew. */
const RENEW_BEFORE_MS = 1_200;

type Fetching = Pick<TunerPlayer, 'prepare' | 'standBy' | 'standsBy'>;
interface PrefetchPorts extends Pick<TunerPorts, 'streams' | 'elapsed'> {
  readonly player: ReadonlyValue<Fetching | null>;
}

/** Media of a stream that the player holds. */
interface Fetched {
  readonly url: string;
  readonly segments: boolean;
  /** Until when the player has what playing begins with. */
  readonly freshUntilMs: number;
}

/** Prefetches of the zap candidates, and which of them stands by. */
export interface Prefetch {
  /** Fetches the channels of `ids` one after the other, as far as the budget goes; what is no longer wanted is given up. */
  fetch(ids: readonly number[], budget: Budget): void;
  /** Something is being fetched, or stands by. */
  readonly isUnderWay: boolean;
  /** The viewer has tuned to this one: its prefetch is handed over, and other channels become candidates. */
  leaveOnly(channelId: number): void;
  /** Ends everything that is being fetched, and stands by. */
  end(): void;
}

const sourceOf = (id: number, stream: Stream) => channelSource(id, stream, 'live');

export function createPrefetch({ player, streams, elapsed }: PrefetchPorts): Prefetch {
  const fetched = new Map<number, Fetched>();
  let wanted: readonly number[] = [];
  let budget: Budget = { channels: 0, segments: 0, standbys: 0 };
  let fetching: { readonly id: number; readonly controller: AbortController } | null = null;

  const isDue = (id: number, index: number): boolean => {
    const stream = streams.streamOf(id);
    if (!stream) return true;
    const on = player.get();
    // The player keeps a standby fresh by itself; without a player only the stream URL can be fetched.
    if (!on || addressOfStream(stream) === on.standsBy) return false;
    const media = fetched.get(id);
    if (media?.url !== addressOfStream(stream)) return true;
    return (index < budget.segments && !media.segments) || media.freshUntilMs - RENEW_BEFORE_MS <= elapsed();
  };

  async function fetchMedia(
    on: Fetching,
    id: number,
    stream: Stream,
    fetch: { segments: boolean; signal: AbortSignal },
  ) {
    const { segments, signal } = fetch;
    const startedMs = elapsed();
    const goodForMs = await on.prepare(sourceOf(id, stream), segments ? 'segment' : 'playlists', signal);
    if (!signal.aborted)
      fetched.set(id, { url: addressOfStream(stream), segments, freshUntilMs: startedMs + goodForMs });
  }

  async function fetchOne(id: number, segments: boolean, signal: AbortSignal): Promise<void> {
    const stream = await streams.ask(id);
    const on = player.get();
    if (stream && on && !signal.aborted) await fetchMedia(on, id, stream, { segments, signal });
  }

  /** The likeliest stands by as soon as its address is known, and stays where it is while that is renewed. */
  function chooseStandby(): void {
    const [id] = wanted.slice(0, budget.standbys);
    if (id === undefined) return player.get()?.standBy(null);
    const stream = streams.streamOf(id);
    if (!stream && fetching?.id === id) return;
    player.get()?.standBy(stream && sourceOf(id, stream));
  }

  function next(): void {
    if (!fetching) fetchDue();
    chooseStandby();
  }

  function fetchDue(): void {
    const index = wanted.findIndex(isDue);
    const id = wanted[index];
    if (id === undefined) return;
    const controller = new AbortController();
    fetching = { id, controller };
    void fetchOne(id, index < budget.segments, controller.signal)
      .catch(() => undefined)
      .then(() => {
        if (fetching?.controller !== controller) return;
        fetching = null;
        // A channel that gave no stream is asked again by the next `fetch` only.
        if (isDue(id, index)) chooseStandby();
        else next();
      });
  }

  function giveUp(): void {
    fetching?.controller.abort();
    fetching = null;
  }

  return {
    fetch(ids, allowed) {
      wanted = ids.slice(0, allowed.channels);
      budget = allowed;
      if (fetching && !wanted.includes(fetching.id)) giveUp();
      next();
    },
    get isUnderWay() {
      return fetching !== null || (player.get()?.standsBy ?? null) !== null;
    },
    leaveOnly(channelId) {
      if (fetching?.id !== channelId) giveUp();
      wanted = [];
    },
    end() {
      giveUp();
      wanted = [];
      player.get()?.standBy(null);
    },
  };
}
