import type { SearchEntry } from '@livery/contract/search/entities';
import { selectActiveProfile } from '@livery/domain/profiles';
import { readHistories, withChoice, withoutChoice, type SearchHistory } from '@livery/domain/search';
import { createValue } from '@livery/value';
import { useValue } from '@livery/value/react';
import { useService, type MakeService } from '@livery/widgets/services';
import { useSelector } from 'react-redux';

const KEY = 'search_history';
const NONE: SearchHistory = [];

/** What each profile of this browser has chosen from results. SRCH-015 */
const searchHistories: MakeService<ReturnType<typeof createHistories>> = (services) => createHistories(services);

function createHistories({ storage }: Pick<Parameters<MakeService<unknown>>[0], 'storage'>) {
  const all = createValue(readHistories(storage.get(KEY)));
  return {
    all,
    /** Read anew before it is written: another tab may have added to it. */
    change(profile: string, next: (history: SearchHistory) => SearchHistory) {
      const stored = readHistories(storage.get(KEY));
      const changed = { ...stored, [profile]: next(stored[profile] ?? NONE) };
      storage.set(KEY, JSON.stringify(changed));
      all.set(changed);
    },
  };
}

/** The history of whoever is watching, and what can be done to it. */
export function useSearchHistory() {
  const { all, change } = useService(searchHistories);
  const watching = useSelector(selectActiveProfile);
  const profile = watching.kind === 'known' ? String(watching.id) : 'guest';
  return {
    entries: useValue(all)[profile] ?? NONE,
    add: (entry: SearchEntry) => change(profile, (history) => withChoice(history, entry)),
    remove: (entry: SearchEntry) => change(profile, (history) => withoutChoice(history, entry)),
    clear: () => change(profile, () => NONE),
  };
}
