/** SRCH-009, FIND-009 */
export const MAX_SEARCH_LENGTH = 255;

/** What fits into a search. A letter of two code units is not cut in half. */
export function fitSearchText(text: string): string {
  return text.slice(0, MAX_SEARCH_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}
