import { prepareSearch } from '@livery/domain/channels';
import { useEffect } from 'react';
import type { NumberedChannel } from './found-channels.tsx';

/** A piece of work that nobody feels, where the browser does not tell of idle time. */
const PIECE_MS = 4;
const LATER_MS = 50;

/** Makes thousands of names ready for the search while the page has nothing to do. */
export function usePreparedSearch(channels: readonly NumberedChannel[]): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let idle: number | undefined;
    const wait = () => {
      if ('requestIdleCallback' in window)
        idle = requestIdleCallback((deadline) => work(() => deadline.timeRemaining() > 1));
      else timer = setTimeout(workPiece, LATER_MS);
    };
    const work = (hasTime: () => boolean) => {
      if (!prepareSearch(channels, hasTime)) wait();
    };
    const workPiece = () => {
      const untilMs = performance.now() + PIECE_MS;
      work(() => performance.now() < untilMs);
    };
    wait();
    return () => {
      clearTimeout(timer);
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, [channels]);
}
