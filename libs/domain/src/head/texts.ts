/** ROWS-101 */
const DESCRIPTION_LIMIT = 70;
/** What search engines take of a broadcast. */
export const LONG_DESCRIPTION_LIMIT = 300;

/** Control characters come from broken imports. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
const TAGS = /<\/?[a-z][^<>]*>/gi;

/** One line without control characters. */
export const singleLine = (text: string): string => text.replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim();

/** One line of plain text at most so long, cut at a word; tags go, since news are HTML. */
export function trimToWords(text: string, limit: number = DESCRIPTION_LIMIT): string {
  const signs = [...singleLine(text.replace(TAGS, ' '))];
  if (signs.length <= limit) return signs.join('');
  const cut = signs.slice(0, limit).join('');
  const end = cut.lastIndexOf(' ');
  const words = end > limit / 2 ? cut.slice(0, end) : signs.slice(0, limit - 1).join('');
  return `${words.replace(/[\s,;:.–—-]+$/, '')}…`;
}
