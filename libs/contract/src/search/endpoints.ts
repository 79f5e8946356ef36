import { defineEndpoints } from '../endpoint.ts';
import { nothing, text } from '../schema/schema.ts';
import { SearchEntry, Suggestions } from './entities.ts';

export const searchEndpoints = defineEndpoints('search', {
  recordFound: { method: 'POST', path: '/v2/search/found', body: SearchEntry.fields, response: nothing() },
  getSuggestions: { method: 'GET', path: '/v2/search/suggest', query: { text: text() }, response: Suggestions },
});
