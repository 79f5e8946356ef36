import type { SearchEntry } from '@livery/contract/search/entities';
import { readHistories, withChoice, withoutChoice, type SearchHistory } from '@livery/domain/search';
import { keepByViewer, useKeptByViewer } from '@livery/widgets/kept-by-viewer';

const NONE: SearchHistory = [];

/** What each profile of this browser has chosen from results. SRCH-015 */
const searchHistories = keepByViewer({ key: 'search_history', read: readHistories, none: NONE });

/** The history of whoever is watching, and what can be done to it. */
export function useSearchHistory() {
  const { kept, change } = useKeptByViewer(searchHistories);
  return {
    entries: kept,
    add: (entry: SearchEntry) => change((history) => withChoice(history, entry)),
    remove: (entry: SearchEntry) => change((history) => withoutChoice(history, entry)),
    clear: () => change(() => NONE),
  };
}
