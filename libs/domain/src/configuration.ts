import type { Configuration } from '@livery/contract/platform/entities';

/** What holds until the server has said otherwise, and when it cannot. BOOT-028 */
export const DEFAULT_CONFIGURATION: Configuration = {
  minSearchChars: 1,
  searchDebounceMs: 1000,
  hiddenContentIds: [],
  newYearRowIds: [],
  isPurchaseOffers: false,
  takesIdempotencyKeys: false,
};
