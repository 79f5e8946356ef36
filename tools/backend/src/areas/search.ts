import type { searchEndpoints } from '@livery/contract/search/endpoints';
import { wireBroadcast } from '../broadcast/schedule-entries.ts';
import { searchChoices } from '../database/schema/viewers.ts';
import { invalid } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { Services } from '../http/services.ts';
import { prepareFindBroadcasts } from '../search/broadcasts.ts';
import { suggestPopular } from '../search/popular.ts';
import { isTooLong, MAX_SEARCH_LETTERS, readSearchText } from '../search/read-search-text.ts';
import { prepareSuggestNames } from '../search/suggestions.ts';

const DEFAULT_BROADCASTS = 20;
const MAX_BROADCASTS = 100;
const MAX_OFFSET = 1_000;

/** Suggestions, broadcasts by their names, and what was chosen of what was found; the results by kind are rows of the search page. */
export function searchHandlers(services: Services): Handlers<typeof searchEndpoints> {
  const { db, clock } = services;
  const suggestNames = prepareSuggestNames(services);
  const findBroadcasts = prepareFindBroadcasts(services);
  const nowSeconds = () => Math.floor(clock() / 1000);

  return {
    async getSuggestions({ query, viewer, language, isGone }) {
      const text = readSearchText(query.text);
      const asker = { viewer, language, nowSeconds: nowSeconds(), isGone };
      return { suggestions: await (text === undefined ? suggestPopular(db, asker) : suggestNames(text, asker)) };
    },

    async searchBroadcasts({ query, viewer, language, isGone }) {
      const text = readSearchText(query.text);
      const { offset = 0, limit = DEFAULT_BROADCASTS, place } = query;
      if (limit > MAX_BROADCASTS) throw invalid('query.limit', `It is more than ${MAX_BROADCASTS}.`);
      if (offset > MAX_OFFSET) throw invalid('query.offset', `It is more than ${MAX_OFFSET}.`);
      if (text === undefined) return { schedules: [], more: [] };
      const asker = { viewer, language, nowSeconds: nowSeconds(), isGone };
      const { found, more } = await findBroadcasts(text, { offset, limit, place }, asker);
      return {
        schedules: found.map((broadcast) => wireBroadcast(broadcast, language, clock())),
        more: offset + limit > MAX_OFFSET ? [] : more,
      };
    },

    async recordFound({ body, viewer }) {
      for (const [field, value] of Object.entries({
        title: body.title,
        text: body.text,
        content_type: body.contentType ?? '',
      })) {
        if (isTooLong(value)) throw invalid(`body.${field}`, `It has more than ${MAX_SEARCH_LETTERS} characters.`);
      }
      await db.insert(searchChoices).values({
        profileId: viewer.profileId,
        text: body.text,
        title: body.title,
        contentType: body.contentType ?? '',
        objectId: body.objectId,
        chosenAt: new Date(clock()),
      });
      return null;
    },
  };
}
