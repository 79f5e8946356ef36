import { collection, entity, id, oneOf, text, optional, type Infer } from '../schema/schema.ts';

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
