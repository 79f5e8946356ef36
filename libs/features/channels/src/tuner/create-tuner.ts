import type { ViewerChannel } from '@livery/domain/channels';
import { LIVE, type ChannelPosition } from '@livery/domain/schedule';
import type { Budget } from '@livery/domain/tuning';
import { createValue, type ReadonlyValue } from '@livery/value';
import { createTuning, type Tuned, type Tuning, type TuningStart } from './create-tuning.ts';
import type { ChannelArrival, ChannelView, TunerPlayer, TunerPorts } from './ports.ts';
import { createPrefetch } from './prefetch.ts';

/** A tuning that began at a press and that no page has taken up by then is ended. */
const UNCLAIMED_MS = 3_000;
/** The page waits for the first frame at most so long: rendering it at once would block the main thread that the frame needs for some 30 ms. */
const PAGE_WAITS_MS = 200;

export interface TunerState {
  /** The channel of the page that is there. */
  readonly page: Tuned | null;
  /** The channel that the viewer pressed, until its page has taken it up. */
  readonly ahead: Tuned | null;
}

/** How a press leads to a channel. */
interface Press {
  /** From another channel. */
  readonly isZap: boolean;
  /** Whether no gate stands before it: a channel with a gate waits for its page. */
  readonly isOpen: boolean;
}

/** A page of a channel. */
interface Visit {
  readonly view: () => ChannelView;
  readonly position: ChannelPosition;
  readonly arrival: ChannelArrival;
}

/** Which channel plays, from which moment: one for the site. The last press wins, and pages follow. */
export interface Tuner {
  readonly state: ReadonlyValue<TunerState>;
  /**
   * The viewer pressed a channel: its preview plays at once. The channel of the page that is there plays on where it was.
   * Resolves when the page may follow: with the picture, or soon.
   */
  tune(channel: ViewerChannel, press: Press): Promise<void>;
  /**
   * The page of a channel is there. What began at the press becomes its own, and is counted; it plays from that position otherwise. A page that
   * comes when the viewer has pressed on finds the tuner elsewhere, and plays nothing. Until the signal aborts.
   */
  takeUp(visit: Visit, signal: AbortSignal): void;
  /** The tuning of that channel's page. */
  of(channelId: number): Pick<Tuning, 'request' | 'inform' | 'seekTo' | 'restart'> | null;
  /** Prefetches the zap candidates as far as the budget allows, and aborts prefetches of channels that are none any more. */
  hint(channelIds: readonly number[], budget: Budget): void;
  /** A zap candidate is being prefetched, or stands by. */
  readonly isFetching: boolean;
  /** Drops all zap candidates, and what was pressed and has no page. */
  rest(): void;
  dispose(): void;
}

interface Page {
  readonly visit: Visit;
  readonly channelId: number;
  /** None while the tuner is elsewhere. */
  tuning: Tuning | null;
}

export function createTuner(ports: TunerPorts): Tuner {
  const state = createValue<TunerState>({ page: null, ahead: null });
  const prefetch = createPrefetch(ports);
  let page: Page | null = null;
  let ahead: { readonly tuning: Tuning; readonly pageMayCome: Promise<void>; readonly stop: AbortController } | null =
    null;

  const publish = () => state.set({ page: page?.tuning?.tuned() ?? null, ahead: ahead?.tuning.tuned() ?? null });
  const begin = (start: TuningStart) => createTuning(ports, start, publish);

  function endAhead(): void {
    ahead?.stop.abort();
    ahead?.tuning.end();
    ahead = null;
  }

  function settle(mine: Page): void {
    const { view, position, arrival } = mine.visit;
    const own = ahead?.tuning ?? null;
    ahead?.stop.abort();
    ahead = null;
    mine.tuning = own ?? begin({ channel: view().channel, arrival, isAhead: false });
    if (own && position.kind !== 'live') own.request(position);
    mine.tuning.inform(view());
    if (!own) mine.tuning.request(position, arrival === 'address');
  }

  /** The page that is there is where the viewer is: it plays, once more if something else has begun. */
  function comeBack(): void {
    endAhead();
    if (page && !page.tuning) settle(page);
    else page?.tuning?.takeBack();
    publish();
  }

  function beginAhead(player: TunerPlayer, channel: ViewerChannel, isZap: boolean): Promise<void> {
    const stop = new AbortController();
    const isKnown = ports.streams.streamOf(channel.id) !== null;
    const pageMayCome = isKnown ? pictureOrSoon(player, stop.signal) : Promise.resolve();
    page?.tuning?.giveWay();
    const tuning = begin({ channel, arrival: isZap ? 'zap' : 'press', isAhead: true });
    ahead = { tuning, pageMayCome, stop };
    const timer = setTimeout(comeBack, UNCLAIMED_MS);
    stop.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    tuning.request(LIVE);
    publish();
    return pageMayCome;
  }

  return {
    state,
    async tune(channel, { isZap, isOpen }) {
      if (ahead?.tuning.channelId === channel.id) return ahead.pageMayCome;
      if (page?.channelId === channel.id) return comeBack();
      endAhead();
      const player = ports.player.get();
      if (!isOpen || !player) return publish();
      prefetch.leaveOnly(channel.id);
      return beginAhead(player, channel, isZap);
    },
    takeUp(visit, signal) {
      const mine: Page = { visit, channelId: visit.view().channel.id, tuning: null };
      page = mine;
      if (!ahead || ahead.tuning.channelId === mine.channelId) settle(mine);
      publish();
      signal.addEventListener('abort', () => {
        mine.tuning?.end();
        if (page === mine) page = null;
        publish();
      });
    },
    of: (channelId) => (page?.channelId === channelId ? page.tuning : null),
    hint: prefetch.fetch,
    get isFetching() {
      return prefetch.isUnderWay;
    },
    rest() {
      prefetch.end();
      endAhead();
      publish();
    },
    dispose() {
      prefetch.end();
      endAhead();
      page?.tuning?.end();
      page = null;
    },
  };
}

/** Resolves with the first frame of what is loaded next, or soon. */
const pictureOrSoon = (player: TunerPlayer, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    player.on('firstFrame', () => resolve(), { signal });
    setTimeout(resolve, PAGE_WAITS_MS);
  });
