import { defineEndpoints } from '../endpoint.ts';
import { integer, nothing, optional, text } from '../schema/schema.ts';
import { Schedule } from '../channels/schedule.ts';
import { SearchEntry, Suggestions } from './entities.ts';

export const searchEndpoints = defineEndpoints('search', {
  recordFound: { method: 'POST', path: '/v2/search/found', body: SearchEntry.fields, response: nothing() },
  /** Without a text: what is looked for most. */
  getSuggestions: { method: 'GET', path: '/v2/search/suggest', query: { text: text() }, response: Suggestions },
  /** Broadcasts by a part of their title: what is on air first, then what comes, the soonest first, then the archive, the latest first. Our own addition. */
  searchBroadcasts: {
    method: 'GET',
    path: '/v2/search/schedules',
    query: { text: text(), offset: optional(integer({ min: 0 })), limit: optional(integer({ min: 1 })) },
    response: Schedule,
  },
});
