/** SRCH-009, FIND-009 */
export const MAX_SEARCH_CHARS = 255;
/** Suggestions may come before the page of results changes. */
const SUGGEST_AFTER_MS = 150;

/** What is searched for: without the spaces around it, at most 255 characters. SRCH-009 */
export const searchText = (typed: string): string => [...typed.trim()].slice(0, MAX_SEARCH_CHARS).join('').trim();

/** Whether a text is long enough to be searched for; an empty one never is. SRCH-008 */
export const isSearchable = (typed: string, minChars: number): boolean =>
  [...searchText(typed)].length >= Math.max(1, minChars);

/** How long typing rests before suggestions are asked: never longer than before the search itself. SRCH-012 */
export const suggestAfterMs = (searchDebounceMs: number): number => Math.min(SUGGEST_AFTER_MS, searchDebounceMs);

/** Whether one text was typed on, or deleted back, to the other: what was suggested for one may stand for the other meanwhile. SRCH-012 */
export const isSameTyping = (one: string, other: string): boolean =>
  one === '' || other === '' ? one === other : one.startsWith(other) || other.startsWith(one);
