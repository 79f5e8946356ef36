import type { ViewerChannel } from '@livery/domain/channels';
import { usePlayerHost } from '@livery/widgets/player-host';
import { useServices } from '@livery/widgets/services';
import { useEffect, useEffectEvent } from 'react';
import { watchChannelLinks } from './channel-links.ts';
import { useBudget, useIsSomethingOn } from './use-budget.ts';
import { useIsOpen, useTuner } from './use-tuner.ts';

/** After so long without activity the page has loaded what it shows, and the connection is free. */
export const PAGE_RESTS_MS = 1_000;

/**
 * Who looks at channels is about to watch one: the player comes while the page rests, the channel that is pointed at is looked at, and what is
 * pressed begins before its page is drawn.
 */
export function useChannelHints(channels: readonly ViewerChannel[] | null, afterMs: number = PAGE_RESTS_MS): void {
  const { player, prefetch } = usePlayerHost();
  const { switches } = useServices();
  const { tuner, streams } = useTuner();
  const isSomethingOn = useIsSomethingOn();
  const isOpen = useIsOpen();
  const budget = useBudget();
  useEffect(() => {
    const timer = setTimeout(() => prefetch?.(), afterMs);
    return () => clearTimeout(timer);
  }, [prefetch, afterMs]);

  const openChannel = (id: number) => channels?.find((one) => one.id === id && isOpen(one));
  const pointed = useEffectEvent((id: number) => {
    const allowed = budget(performance.now());
    if (openChannel(id) && allowed.channels > 0) tuner.hint([id], allowed);
  });
  const pressed = useEffectEvent((id: number) => {
    const channel = openChannel(id);
    if (!switches.streamPrefetch || !channel) return;
    // What plays in the mini player ends with its own page.
    if (player && !isSomethingOn()) void tuner.tune(channel, { isZap: false, isOpen: true });
    else void streams.ask(id);
  });
  useEffect(() => {
    const stop = new AbortController();
    watchChannelLinks(pointed, pressed, stop.signal);
    return () => stop.abort();
  }, []);
}
