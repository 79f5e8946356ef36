import { invalid } from '../http/api-error.ts';

/** SRCH-009, FIND-009 */
export const MAX_SEARCH_LETTERS = 255;

/** What is looked for; undefined where nothing is. @throws ApiError validation_failed */
export function readSearchText(text: string | undefined): string | undefined {
  if (text !== undefined && text.length > MAX_SEARCH_LETTERS)
    throw invalid('query.text', `It has more than ${MAX_SEARCH_LETTERS} characters.`);
  return text?.trim() || undefined;
}
