import type { Stream } from '@livery/contract/channels/stream';
import type { Budget } from '@livery/domain/zapping';
import type { Player } from '@livery/player-core';
import type { ResolveSource } from '@livery/player-core/source';
import { createValue } from '@livery/value';
import { addressOfStream, channelFacts, channelSource } from './channel-source.ts';
import type { StreamCache } from './stream-cache.ts';

/** What will be stale so soon is fetched anew. */
const RENEW_BEFORE_MS = 1_200;
/** A load that began at a press and that no page has taken over by then was no channel's after all. */
const UNCLAIMED_MS = 3_000;
/** A page that is drawn at once is in the way of the picture, which needs the same thread for some 30 ms. */
const PAGE_WAITS_MS = 200;

/** Media of a stream that the player holds. */
interface Fetched {
  readonly url: string;
  readonly segments: boolean;
  /** Until when the player has what playing begins with. */
  readonly freshUntilMs: number;
}

interface Begun {
  readonly channelId: number;
  /** As `begin` answers. */
  shown: Promise<void> | null;
  readonly controller: AbortController;
  /** What plays; null while its address is asked for. */
  url: string | null;
  resolveSource: ResolveSource | null;
}

export type Adoption =
  { readonly kind: 'taken-over'; readonly controller: AbortController } | { readonly kind: 'to-load' | 'passed' };

export interface ZapPrefetchPorts {
  readonly player: Pick<Player, 'prepare' | 'load' | 'on' | 'standBy' | 'standsBy'>;
  readonly streamCache: StreamCache;
  /** ms on a clock that only goes forward. */
  elapsed(): number;
}

/** What is known of the likely next channels, and the load that begins at the press, before the page is drawn. */
export interface ZapPrefetch {
  /** Fetches the channels of `ids` one after the other, as far as the budget goes; what is no longer wanted is given up. */
  fetch(ids: readonly number[], budget: Budget): void;
  /** Something is being fetched, or stands by. */
  readonly isUnderWay: boolean;
  /**
   * The viewer pressed: a channel that is known begins to play, any other one as soon as its address has come. Whoever calls has made sure
   * that nothing stands before it.
   * @returns when the page may be drawn: with the picture, or soon; null where the picture takes longer than the page
   */
  begin(channelId: number): Promise<void> | null;
  /**
   * The page of a channel is to play something.
   * - `taken-over`: that began at the press already; its controller ends it from now on.
   * - `to-load`: the page loads it; what had begun for its channel is over.
   * - `passed`: the viewer has pressed on to another channel, which plays; the page came too late and loads nothing.
   */
  adopt(channelId: number, url: string, resolveSource: ResolveSource | null): Adoption;
  /** Ends what began for this channel at a press and no page has taken over. */
  drop(channelId: number): void;
  /** The viewer is back at the channel of the page that is there: it plays again in place of what began. */
  comeBack(): void;
  /** Calls when the page that is there is to play again: no page came for what had begun. */
  onReturn(play: () => void, signal: AbortSignal): void;
  /** Ends what nobody took over, and everything that is being fetched. */
  end(): void;
}

const sourceOf = (stream: Stream) => channelSource(stream, 'live');

function pictureOrSoon(player: Pick<Player, 'on'>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    player.on('firstFrame', () => resolve(), { signal });
    setTimeout(resolve, PAGE_WAITS_MS);
  });
}

export function createZapPrefetch({ player, streamCache, elapsed }: ZapPrefetchPorts): ZapPrefetch {
  const fetched = new Map<number, Fetched>();
  let wanted: readonly number[] = [];
  let budget: Budget = { channels: 0, segments: 0, standbys: 0 };
  let fetching: { readonly id: number; readonly controller: AbortController } | null = null;
  let begun: Begun | null = null;
  const returns = createValue(0);

  const isDue = (id: number, index: number): boolean => {
    const stream = streamCache.streamOf(id);
    if (!stream) return true;
    // Its player keeps it fresh.
    if (addressOfStream(stream) === player.standsBy) return false;
    const media = fetched.get(id);
    if (media?.url !== addressOfStream(stream)) return true;
    return (index < budget.segments && !media.segments) || media.freshUntilMs - RENEW_BEFORE_MS <= elapsed();
  };

  async function fetchOne(id: number, segments: boolean, signal: AbortSignal): Promise<void> {
    const stream = await streamCache.ask(id);
    if (!stream || signal.aborted) return;
    const startedMs = elapsed();
    const goodForMs = await player.prepare(sourceOf(stream), segments ? 'segment' : 'playlists', signal);
    if (!signal.aborted)
      fetched.set(id, { url: addressOfStream(stream), segments, freshUntilMs: startedMs + goodForMs });
  }

  /** The likeliest stands by as soon as its address is known, and stays where it is while that is renewed. */
  function chooseStandby(): void {
    const [id] = wanted.slice(0, budget.standbys);
    const stream = id === undefined ? null : streamCache.streamOf(id);
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

  function comeBack(): void {
    if (!begun) return;
    drop();
    returns.set(returns.get() + 1);
  }

  function play(mine: Begun, stream: Stream): void {
    mine.url = addressOfStream(stream);
    void player.load(sourceOf(stream), {
      signal: mine.controller.signal,
      facts: channelFacts(mine.channelId, stream, { kind: 'live', isZap: true }),
      resolveSource: (request) =>
        mine.resolveSource?.(request) ?? Promise.reject(new Error('no page has taken the channel over')),
    });
  }

  return {
    fetch(ids, allowed) {
      wanted = ids.slice(0, allowed.channels);
      budget = allowed;
      if (fetching && !wanted.includes(fetching.id)) giveUp();
      next();
    },
    get isUnderWay() {
      return fetching !== null || player.standsBy !== null;
    },
    begin(channelId) {
      if (begun?.channelId === channelId) return begun.shown;
      if (fetching?.id !== channelId) giveUp();
      drop();
      // From here on other channels are likely.
      wanted = [];
      const controller = new AbortController();
      const mine: Begun = { channelId, controller, shown: null, url: null, resolveSource: null };
      begun = mine;
      const timer = setTimeout(() => begun === mine && comeBack(), UNCLAIMED_MS);
      controller.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
      const known = streamCache.streamOf(channelId);
      if (known) {
        mine.shown = pictureOrSoon(player, controller.signal);
        play(mine, known);
      } else void streamCache.ask(channelId).then((stream) => stream && begun === mine && play(mine, stream));
      return mine.shown;
    },
    adopt(channelId, url, resolveSource) {
      if (begun && begun.channelId !== channelId) return { kind: 'passed' };
      const mine = begun?.url === url ? begun : null;
      if (!mine) drop();
      begun = null;
      if (!mine) return { kind: 'to-load' };
      mine.resolveSource = resolveSource;
      return { kind: 'taken-over', controller: mine.controller };
    },
    drop(channelId) {
      if (begun?.channelId === channelId) drop();
    },
    comeBack,
    onReturn(playAgain, signal) {
      returns.subscribe(playAgain, signal);
    },
    end() {
      giveUp();
      wanted = [];
      player.standBy(null);
      drop();
    },
  };
}
