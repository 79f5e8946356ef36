import type { SearchEntry } from '@livery/contract/search/entities';

/** SRCH-015 */
export const HISTORY_LENGTH = 10;

/** What a profile has chosen from results, the newest first. */
export type SearchHistory = readonly SearchEntry[];

/** All profiles of this browser. A child does not see what a grown-up looked for. */
export type SearchHistories = Readonly<Record<string, SearchHistory>>;

/** A broadcast is on again under another number: the title is what leads to it. */
const isSame = (one: SearchEntry, other: SearchEntry): boolean =>
  one.contentType === other.contentType &&
  (one.contentType === 'broadcast' ? one.title === other.title : one.objectId === other.objectId);

/** With a choice as the newest; each object once, ten at most. SRCH-015 */
export const withChoice = (history: SearchHistory, entry: SearchEntry): SearchHistory =>
  [entry, ...withoutChoice(history, entry)].slice(0, HISTORY_LENGTH);

export const withoutChoice = (history: SearchHistory, entry: SearchEntry): SearchHistory =>
  history.filter((one) => !isSame(one, entry));

function isEntry(value: unknown): value is SearchEntry {
  const { title, text, contentType, objectId } = (value ?? {}) as Partial<SearchEntry>;
  return (
    typeof title === 'string' &&
    typeof text === 'string' &&
    (contentType === undefined || typeof contentType === 'string') &&
    Number.isSafeInteger(objectId)
  );
}

/** Reads what was stored. What cannot be read is as if it were not there. */
export function readHistories(stored: string | null): SearchHistories {
  try {
    const all = JSON.parse(stored ?? '{}') as unknown;
    if (typeof all !== 'object' || all === null || Array.isArray(all)) return {};
    return Object.fromEntries(
      Object.entries(all).map(([profile, entries]) => [
        profile,
        Array.isArray(entries) ? entries.filter(isEntry).slice(0, HISTORY_LENGTH) : [],
      ]),
    );
  } catch {
    return {};
  }
}
