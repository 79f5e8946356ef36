import { invalid } from '../http/api-error.ts';

/** SRCH-009, FIND-009 */
export const MAX_SEARCH_LETTERS = 255;

/** Whether a text has more characters than may be looked for, as a reader counts them: a sign outside of the first plane is one. */
export const isTooLong = (text: string): boolean =>
  text.length > MAX_SEARCH_LETTERS && [...text].length > MAX_SEARCH_LETTERS;

/** What is looked for, in small letters: phones begin with a capital, and both ask the same. Undefined where nothing is. @throws ApiError validation_failed */
export function readSearchText(text: string | undefined): string | undefined {
  if (text !== undefined && isTooLong(text))
    throw invalid('query.text', `It has more than ${MAX_SEARCH_LETTERS} characters.`);
  return text?.trim().toLowerCase() || undefined;
}
