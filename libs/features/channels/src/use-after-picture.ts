import type { ViewerChannel } from '@livery/domain/channels';
import { isPlayedHere } from '@livery/domain/live';
import { usePlayerHost } from '@livery/widgets/player-host';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { addressOfStream } from './tuner/channel-source.ts';
import type { ChannelArrival } from './tuner/ports.ts';
import { useTuner } from './use-tuner.ts';

/** So long the list waits for a picture that does not come; what is on, which is asked for only then, waits as long again. */
export const LIST_WAITS_MS = 300;
export const SCHEDULE_WAITS_MS = 600;

/**
 * Whether what stands beside the picture may be drawn: its drawing takes the thread that the picture needs. After a press it waits for the first
 * frame, but not for long.
 */
export function useAfterPicture(channel: ViewerChannel, arrival: ChannelArrival, mostMs: number): boolean {
  const { player } = usePlayerHost();
  const { streams } = useTuner();
  const [isDue, setIsDue] = useState(() => {
    if (arrival === 'address' || !isPlayedHere(channel)) return true;
    const stream = streams.streamOf(channel.id);
    // What began at the press may be there before the page is.
    const hasBegun = stream !== null && player?.state.source?.url === addressOfStream(stream);
    return hasBegun && player.state.stats.firstFrameMs !== null;
  });
  const draw = useCallback(() => startTransition(() => setIsDue(true)), []);
  useEffect(() => {
    const timer = isDue ? undefined : setTimeout(draw, mostMs);
    return () => clearTimeout(timer);
  }, [isDue, draw, mostMs]);
  useEffect(() => {
    if (isDue || !player) return;
    const stop = new AbortController();
    player.subscribe(
      ({ stats }) => stats.firstFrameMs !== null,
      (isThere) => isThere && draw(),
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, [isDue, draw, player]);
  return isDue;
}
