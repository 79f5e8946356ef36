import { searchApi } from '@livery/api-client/search';
import type { MouseEvent } from 'react';
import { chosenOf } from './chosen.ts';
import { useSearchHistory } from './search-history.ts';
import type { SearchReading } from './use-reading.ts';

/** Records which result a press chose: one listener of the page, whatever card was pressed. SRCH-014, SRCH-015 */
export function useRecordChoice(found: SearchReading) {
  const [record] = searchApi.useRecordFoundMutation();
  const { add } = useSearchHistory();
  return ({ target }: MouseEvent) => {
    const card = target instanceof Element ? target.closest('[data-focus-key]') : null;
    const entry = chosenOf(card?.getAttribute('data-focus-key'), found.shownText, found);
    if (!entry) return;
    add(entry);
    void record(entry);
  };
}
