import { channelAccess, type ViewerChannel } from '@livery/domain/channels';
import { vitrinaOf } from '@livery/domain/live';
import { usePlayerHost } from '@livery/widgets/player-host';
import { startTransition, useEffect, useState } from 'react';
import { useAhead } from './ahead.ts';
import { addressOfStream } from './channel-source.ts';

/** Longer than this nothing waits for a picture. */
const MOST_MS = 300;

/**
 * Whether what stands beside the picture may be drawn: its drawing takes the thread that the picture needs. After a press it waits for the first
 * frame, but not for long; where the player itself is still to come, the picture takes longer than all of it.
 */
export function useAfterPicture(channel: ViewerChannel, isPressed: boolean): boolean {
  const { player } = usePlayerHost();
  const { lookedAt } = useAhead();
  const [isDue, setIsDue] = useState(() => {
    const hasPicture = player !== null && channelAccess(channel) === 'open' && !vitrinaOf(channel);
    if (!isPressed || !hasPicture) return true;
    const { source, stats } = player.state;
    const stream = lookedAt.streamOf(channel.id);
    // What began at the press may be there before the page is.
    return stream !== null && source?.url === addressOfStream(stream) && stats.firstFrameMs !== null;
  });
  useEffect(() => {
    if (isDue || !player) return;
    const stop = new AbortController();
    const draw = () => startTransition(() => setIsDue(true));
    player.subscribe(
      ({ stats }) => stats.firstFrameMs !== null,
      (isThere) => isThere && draw(),
      { signal: stop.signal },
    );
    const timer = setTimeout(draw, MOST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isDue, player]);
  return isDue;
}
