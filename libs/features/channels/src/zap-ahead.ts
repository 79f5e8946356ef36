import type { Stream } from '@livery/contract/channels/stream';
import type { Budget } from '@livery/domain/zapping';
import type { Player } from '@livery/player-core';
import type { LiveSource, ResolveSource } from '@livery/player-core/source';

/** An address may hold a token of its own: so long it is taken for good. */
const ADDRESS_GOOD_MS = 60_000;
/** What will be stale so soon is fetched anew. */
const RENEW_BEFORE_MS = 1_200;
/** A load that began at a press and that no page has taken over by then was no channel's after all. */
const UNCLAIMED_MS = 3_000;
/** A page that is drawn at once is in the way of the picture, which needs the same thread for some 30 ms. */
const PAGE_WAITS_MS = 200;

interface Known {
  readonly stream: Stream;
  readonly goodUntilMs: number;
  readonly segments: boolean;
  /** Until when the player has what playing begins with. */
  readonly freshUntilMs: number;
}

interface Begun {
  readonly url: string;
  readonly controller: AbortController;
  resolveSource: ResolveSource | null;
}

export interface ZapAheadPorts {
  readonly player: Pick<Player, 'prepare' | 'load' | 'on' | 'standBy' | 'standsBy'>;
  /** The stream of a channel as one only looks at it: nobody is counted as watching. Null when there is none for this viewer. */
  preview(channelId: number, signal: AbortSignal): Promise<Stream | null>;
  /** ms on a clock that only goes forward. */
  elapsed(): number;
}

/** What is known of the likely next channels, and the load that begins at the press, before the page is drawn. */
export interface ZapAhead {
  /** Fetches the channels of `ids` one after the other, as far as the budget goes; what is no longer wanted is given up. */
  want(ids: readonly number[], budget: Budget): void;
  /** Something is being fetched, or stands by. */
  readonly isUnderWay: boolean;
  /** The stream of a channel, where it was asked for a moment ago. */
  streamOf(channelId: number): Stream | null;
  /**
   * The viewer pressed: a channel that is known begins to play. Whoever calls has made sure that nothing stands before it.
   * @returns when the page may be drawn: with the picture, or soon; null when nothing has begun
   */
  begin(channelId: number): Promise<void> | null;
  /** The page takes over what began at the press: its controller ends it from now on. */
  adopt(url: string, resolveSource: ResolveSource | null): AbortController | null;
  /** Ends what nobody took over, and everything that is being fetched. */
  end(): void;
}

export const addressOfStream = ({ hlsMbr, hls }: Stream): string => hlsMbr ?? hls ?? '';
const sourceOf = (stream: Stream): LiveSource => ({ kind: 'live', url: addressOfStream(stream) });

function pictureOrSoon(player: Pick<Player, 'on'>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    player.on('firstFrame', () => resolve(), { signal });
    setTimeout(resolve, PAGE_WAITS_MS);
  });
}

export function createZapAhead({ player, preview, elapsed }: ZapAheadPorts): ZapAhead {
  const known = new Map<number, Known>();
  let wanted: readonly number[] = [];
  let budget: Budget = { channels: 0, segments: 0, standbys: 0 };
  let fetching: { readonly id: number; readonly controller: AbortController } | null = null;
  let begun: Begun | null = null;

  function goodStream(id: number): Stream | null {
    const one = known.get(id);
    if (one && one.goodUntilMs > elapsed()) return one.stream;
    known.delete(id);
    return null;
  }

  const isDue = (id: number, index: number): boolean => {
    const one = known.get(id);
    // Its player keeps it fresh.
    if (one && goodStream(id) && addressOfStream(one.stream) === player.standsBy) return false;
    const lacks = one === undefined || (index < budget.segments && !one.segments);
    return lacks || !goodStream(id) || one.freshUntilMs - RENEW_BEFORE_MS <= elapsed();
  };

  async function fetchOne(id: number, segments: boolean, signal: AbortSignal): Promise<void> {
    const askedMs = elapsed();
    const stream = goodStream(id) ?? (await preview(id, signal));
    if (!stream || signal.aborted) return;
    const goodUntilMs = known.get(id)?.goodUntilMs ?? askedMs + ADDRESS_GOOD_MS;
    const startedMs = elapsed();
    // What has just been found is of use before its media are there.
    const before = known.get(id);
    known.set(id, {
      stream,
      goodUntilMs,
      segments: before?.segments ?? false,
      freshUntilMs: before?.freshUntilMs ?? 0,
    });
    const goodForMs = await player.prepare(sourceOf(stream), segments ? 'segment' : 'playlists', signal);
    if (!signal.aborted) known.set(id, { stream, goodUntilMs, segments, freshUntilMs: startedMs + goodForMs });
  }

  /** The likeliest stands by as soon as its address is known, and stays where it is while that is renewed. */
  function chooseStandby(): void {
    const [id] = wanted.slice(0, budget.standbys);
    const stream = id === undefined ? null : goodStream(id);
    if (!stream && id !== undefined && fetching?.id === id) return;
    player.standBy(stream && sourceOf(stream));
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
        // One that gave nothing is not asked again before the next wish.
        if (isDue(id, index)) chooseStandby();
        else next();
      });
  }

  function giveUp(): void {
    fetching?.controller.abort();
    fetching = null;
  }

  function drop(): void {
    begun?.controller.abort();
    begun = null;
  }

  return {
    want(ids, allowed) {
      wanted = ids.slice(0, allowed.channels);
      budget = allowed;
      if (fetching && !wanted.includes(fetching.id)) giveUp();
      next();
    },
    get isUnderWay() {
      return fetching !== null || player.standsBy !== null;
    },
    streamOf: goodStream,
    begin(channelId) {
      const stream = goodStream(channelId);
      if (!stream) return null;
      if (fetching?.id !== channelId) giveUp();
      drop();
      // From here on other channels are likely.
      wanted = [];
      const controller = new AbortController();
      const mine: Begun = { url: addressOfStream(stream), controller, resolveSource: null };
      begun = mine;
      const shown = pictureOrSoon(player, controller.signal);
      void player.load(sourceOf(stream), {
        signal: controller.signal,
        resolveSource: (request) =>
          mine.resolveSource?.(request) ?? Promise.reject(new Error('no page has taken the channel over')),
      });
      const timer = setTimeout(() => begun === mine && drop(), UNCLAIMED_MS);
      controller.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
      return shown;
    },
    adopt(url, resolveSource) {
      if (begun?.url !== url) return null;
      const { controller } = begun;
      begun.resolveSource = resolveSource;
      begun = null;
      return controller;
    },
    end() {
      giveUp();
      wanted = [];
      player.standBy(null);
      drop();
    },
  };
}
