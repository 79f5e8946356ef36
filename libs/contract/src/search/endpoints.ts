import { defineEndpoints } from '../endpoint.ts';
import { integer, nothing, oneOf, optional, text } from '../schema/schema.ts';
import { BROADCAST_PLACES, FoundSchedule, SearchEntry, Suggestions } from './entities.ts';

export const searchEndpoints = defineEndpoints('search', {
  recordFound: { method: 'POST', path: '/v2/search/found', body: SearchEntry.fields, response: nothing() },
  /** Without a text: what is looked for most. */
  getSuggestions: { method: 'GET', path: '/v2/search/suggest', query: { text: text() }, response: Suggestions },
  /**
   * Broadcasts by a part of their title, in turn one on air, one to come, one of the archive, so that no page hides one of them behind
   * another: those to come the soonest first, those of the archive the latest first. `place` asks for one of the three alone. Our own addition.
   */
  searchBroadcasts: {
    method: 'GET',
    path: '/v2/search/schedules',
    query: {
      text: text(),
      place: optional(oneOf(BROADCAST_PLACES)),
      offset: optional(integer({ min: 0 })),
      limit: optional(integer({ min: 1 })),
    },
    response: FoundSchedule,
  },
});
