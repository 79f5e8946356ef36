import type { CastTitle } from '@livery/domain/cast';
import type { LoadFacts } from '@livery/player-core/source';
import type { ReadonlyValue } from '@livery/value';
import '@livery/widgets/load-facts';
import type { NowPlaying } from '@livery/widgets/player-bus';

/** A page draws the name of what it plays a moment after it has asked for it. */
const NAME_WAIT_MS = 1_000;

/** Whether the page speaks of this load, and not of the one before. */
const isOf = ({ channelId, contentId }: NowPlaying, { subject }: LoadFacts): boolean =>
  (channelId ?? subject?.channelId ?? null) === (subject?.channelId ?? null) &&
  (contentId ?? subject?.contentId ?? null) === (subject?.contentId ?? null);

/** What the viewer calls the load; `null` where no page says it in time. CAST-013 */
export function titleOf(
  playing: ReadonlyValue<NowPlaying | null>,
  facts: LoadFacts,
  signal: AbortSignal,
): Promise<CastTitle | null> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const settle = (now: NowPlaying | null) => {
      stop.abort();
      clearTimeout(timer);
      resolve(now && titled(now));
    };
    const look = (now: NowPlaying | null) => now && isOf(now, facts) && settle(now);
    const timer = setTimeout(settle, NAME_WAIT_MS, null);
    signal.addEventListener('abort', () => settle(null), { once: true, signal: stop.signal });
    playing.subscribe(look, stop.signal);
    look(playing.get());
  });
}

const titled = ({ title, subtitle, artwork }: NowPlaying): CastTitle => ({ title, subtitle, image: artwork });
