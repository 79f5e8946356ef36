import { searchApi } from '@livery/api-client/search';
import type { SearchEntry } from '@livery/contract/search/entities';
import { cardKeyAt } from '@livery/widgets/card-key';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { chosenOf } from './chosen.ts';
import { useSearchHistory } from './search-history.ts';
import type { SearchReading } from './use-reading.ts';

/** Records what was chosen of what was found, and keeps it in the history. SRCH-014, SRCH-015 */
export function useRecordFound(): (entry: SearchEntry) => void {
  const [record] = searchApi.useRecordFoundMutation();
  const { add } = useSearchHistory();
  return (entry) => {
    add(entry);
    void record(entry);
  };
}

type ShownResults = Pick<SearchReading, 'rows' | 'broadcasts' | 'shownText'>;

/** Hears the presses within an element: whatever card was pressed, or the panel over one, which React does not count to it. */
export function useRecordChoice(found: ShownResults) {
  const results = useRef<HTMLDivElement>(null);
  const record = useRecordFound();
  const hear = useEffectEvent(({ target }: Event) => {
    const entry = chosenOf(cardKeyAt(target), found.shownText, found);
    if (entry) record(entry);
  });
  const isShown = found.rows.length + found.broadcasts.length > 0;
  // With the cards: one that is pressed at once is heard.
  useLayoutEffect(() => {
    const stop = new AbortController();
    results.current?.addEventListener('click', (event) => hear(event), { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [isShown]);
  return results;
}
