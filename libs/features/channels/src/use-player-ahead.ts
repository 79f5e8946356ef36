import { usePlayerHost } from '@livery/widgets/player-host';
import { useEffect } from 'react';

/** A page that rests for so long has what it shows, and the line is free. */
export const PAGE_RESTS_MS = 1_000;

/** Who looks at channels is about to watch one: the player's code comes before the press. */
export function usePlayerAhead(afterMs: number = PAGE_RESTS_MS): void {
  const { ahead } = usePlayerHost();
  useEffect(() => {
    const timer = setTimeout(() => ahead?.(), afterMs);
    return () => clearTimeout(timer);
  }, [ahead, afterMs]);
}
