import { prepareSearch } from '@livery/domain/channels';
import { after } from '@livery/platform/later';
import { useEffect } from 'react';
import type { NumberedChannel } from './found-channels.tsx';

/** A piece of work that nobody feels. */
const PIECE_MS = 4;

/** Makes thousands of names ready for the search while the page has nothing to do. */
export function usePreparedSearch(channels: readonly NumberedChannel[]): void {
  useEffect(() => {
    const life = new AbortController();
    const work = () => {
      const untilMs = performance.now() + PIECE_MS;
      if (!prepareSearch(channels, () => performance.now() < untilMs)) wait();
    };
    const wait = () => void after('idle', life.signal).then(work);
    wait();
    return () => life.abort();
  }, [channels]);
}
