import { staleAnswers } from '@livery/api-client';
import { statsApi } from '@livery/api-client/stats';
import { isNearEnd } from '@livery/domain/playback';
import type { PlaybackEvent } from '@livery/player-core/playback-events';
import type { PlayerState } from '@livery/player-core/state';
import type { ExtensionTools, LoadBegun } from '@livery/player-core/extension';
import type { MakeExtension } from '@livery/widgets/player-extension';
import { whenCounted, type PlayedSubject } from '@livery/widgets/load-facts';
import { createPlayerBus } from '@livery/widgets/player-bus';
import type { SiteEvents } from '@livery/widgets/site-events';
import { createWatchCounter } from './watch-counter.ts';

/** The player tick. */
const TICK_MS = 1_000;

/** What is counted under its stat id: announcements and trailers are not. STAT-004 */
function countedOf({ kind, stream }: PlayedSubject): { statId: number; isResumable: boolean } | null {
  const statId = stream.stat?.id;
  return statId === undefined || !COUNTED_KINDS.has(kind) ? null : { statId, isResumable: kind === 'film' };
}
const COUNTED_KINDS: ReadonlySet<PlayedSubject['kind']> = new Set(['channel', 'film']);

/**
 * Whoever goes on to the next episode 2 s before the end has seen this one, and so has whoever says that it is over: it is no place to come
 * back to. PLAY-024, PLAY-035
 */
function placeToReturn({ position, durationSeconds, playback }: PlayerState, watchedFrom: number): number {
  const { mediaTime: positionSeconds } = position;
  if (durationSeconds === null) return positionSeconds;
  const isOver = isNearEnd({ positionSeconds, durationSeconds, hasEnded: playback === 'ended' });
  return isOver || positionSeconds >= watchedFrom ? durationSeconds : positionSeconds;
}

/**
 * Watch progress: reports what is watched under a stat id and, of a film, the place (the bookmark for continue watching), also while it is cast; a failed report is not worth a word to the viewer. What the viewer comes
 * back to (resume points, continue-watching) is asked again once the last report has arrived. STAT-001..005
 */
const makeWatchReport: MakeExtension = ({ services, dispatch }) => ({
  name: 'watch report',
  attach(tools, signal) {
    const { watchedFrom } = services.get(createPlayerBus);
    /** Where the viewer has said that it is over. */
    const overFrom = ({ contentId }: PlayedSubject): number => {
      const said = watchedFrom.get();
      return said && said.contentId === contentId ? said.seconds : Infinity;
    };
    tools.onLoad((load) => {
      const { subject, isPreview } = load.facts;
      // Whoever plays it anew has said nothing of this time.
      if (!isPreview && watchedFrom.get()?.contentId === subject?.contentId) watchedFrom.set(null);
      if (!isPreview) whenCounted(load, (subject) => report(load, subject));
    });

    function report(load: LoadBegun, subject: PlayedSubject): void {
      const counted = countedOf(subject);
      if (!counted) return;
      const { statId, isResumable } = counted;
      let sent: Promise<unknown> = Promise.resolve();
      const counter = createWatchCounter((seconds) => {
        // The store's own thunk type is the shell's; here only the action matters.
        sent = Promise.resolve(
          dispatch(statsApi.endpoints.sendWatchTime.initiate({ id: statId, ...seconds }) as never),
        );
      });
      const goneElsewhere = () => {
        counter.flush();
        if (isResumable) void sent.finally(() => dispatch(staleAnswers(['rows', 'contentMeta', 'episodes'])));
      };
      const observe = (watchedMs: number) => {
        const place = () => placeToReturn(tools.player.state, overFrom(subject));
        counter.observe({ watchedMs, positionSeconds: isResumable ? place() : null });
      };
      followLoad(tools, load, { observe, flush: counter.flush, goneElsewhere }, services.events, signal);
    }
  },
});
export default makeWatchReport;

interface Follower {
  observe(watchedMs: number): void;
  /** The page may go to sleep for ever. */
  flush(): void;
  /** The viewer left the page that plays, or the play is over. */
  goneElsewhere(): void;
}

/** Looks at a load once a second and whenever something happens in it, until it is over. */
function followLoad(tools: ExtensionTools, load: LoadBegun, to: Follower, events: SiteEvents, life: AbortSignal): void {
  const stop = new AbortController();
  const { signal } = stop;
  const end = () => stop.abort();
  life.addEventListener('abort', end, { signal });
  load.signal.addEventListener('abort', end, { signal });
  const timer = setInterval(() => to.observe(tools.watchedMs), TICK_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  const hear = ({ playId, type, watchedMs }: PlaybackEvent) => {
    if (playId !== load.playId) return;
    to.observe(watchedMs);
    if (type === 'end') to.goneElsewhere();
  };
  tools.player.on('playback', hear, { signal });
  const sleep = () => {
    to.observe(tools.watchedMs);
    to.flush();
  };
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sleep(), { signal });
  addEventListener('pagehide', sleep, { signal });
  // The last address is told at once: it is the one that this load began on.
  let isOwnPage = true;
  events.on(
    'page',
    () => {
      if (isOwnPage) return;
      to.observe(tools.watchedMs);
      to.goneElsewhere();
    },
    signal,
  );
  isOwnPage = false;
}
