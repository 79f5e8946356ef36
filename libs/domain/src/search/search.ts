export { broadcastsAt, foundBroadcasts, type FoundBroadcast } from './broadcasts.ts';
export { fieldAtAddress, type FieldText } from './field-text.ts';
export { otherReadings } from './readings.ts';
export { isSameTyping, isSearchable, MAX_SEARCH_CHARS, searchText, suggestAfterMs } from './text.ts';
export {
  HISTORY_LENGTH,
  readHistories,
  withChoice,
  withoutChoice,
  type SearchHistories,
  type SearchHistory,
} from './history.ts';
