import { isSearchable, searchText } from '@livery/domain/search';
import { useConfiguration } from '@livery/widgets/use-configuration';
import { useEffect, useEffectEvent } from 'react';

/**
 * Searches once typing has rested: a text that is long enough, and is not the one that results are shown for. An emptied field goes back to the
 * empty search. Returns what Enter does: the same at once. SRCH-004, SRCH-008, FIND-006
 */
export function useSearchTyping(
  typed: string,
  shown: string | null,
  search: (text: string) => void,
): (typed: string) => void {
  const { minSearchChars, searchDebounceMs } = useConfiguration();
  const isAllowed = (text: string) => isSearchable(text, minSearchChars) || (text === '' && shown !== null);
  const text = searchText(typed);
  const isDue = text !== (shown ?? '') && isAllowed(text);
  const onDue = useEffectEvent(() => search(text));
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(onDue, searchDebounceMs);
    return () => clearTimeout(timer);
  }, [isDue, text, searchDebounceMs]);
  return (entered) => {
    const now = searchText(entered);
    if (isAllowed(now)) search(now);
  };
}
