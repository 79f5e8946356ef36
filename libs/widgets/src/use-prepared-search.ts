import { prepareSearch } from '@livery/domain/channels';
import { after } from '@livery/platform/later';
import { useEffect } from 'react';

/** A piece of work that nobody feels. */
const PIECE_MS = 4;

interface NumberedName {
  readonly name: string;
  readonly number: number;
}

/** Makes thousands of names ready for the search while the page has nothing to do. */
export function usePreparedSearch(channels: readonly NumberedName[]): void {
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
