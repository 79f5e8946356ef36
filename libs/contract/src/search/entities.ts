import { ScheduleEntry } from '../channels/schedule.ts';
import { collection, entity, id, list, oneOf, text, optional, type Infer } from '../schema/schema.ts';

/** A result that somebody chose (ENT-035). */
export const SearchEntry = entity('SearchEntry', {
  title: text(),
  /** What had been typed. */
  text: text(),
  contentType: optional(text()),
  objectId: id(),
});
export type SearchEntry = Infer<typeof SearchEntry>;

/** ENT-034. */
export const Suggestion = entity('Suggestion', {
  text: text(),
  /** What is called so. Our own addition. */
  kind: optional(oneOf(['movie', 'series', 'program', 'channel', 'person', 'broadcast'], { otherwise: 'unknown' })),
});
export type Suggestion = Infer<typeof Suggestion>;
export const Suggestions = collection('Suggestions', 'suggestions', Suggestion);
export type Suggestions = Infer<typeof Suggestions>;

export const BROADCAST_PLACES = ['live', 'coming', 'archive'] as const;
/** Where a broadcast lies: it is on air, still to come, or was and stands in the archive. */
export type BroadcastPlace = (typeof BROADCAST_PLACES)[number];

/** `more`: of which places there are more than this answer holds. Our own addition. */
export const FoundSchedule = collection('FoundSchedule', 'schedules', ScheduleEntry, {
  more: list(oneOf(BROADCAST_PLACES)),
});
export type FoundSchedule = Infer<typeof FoundSchedule>;
