import type { searchEndpoints } from '@livery/contract/search/endpoints';
import { and, asc, desc, inArray, lte, sql } from 'drizzle-orm';
import { isChannelOf } from '../catalogue/channel-cards.ts';
import { localisedText } from '../catalogue/localised-text.ts';
import { channels } from '../database/schema/broadcast.ts';
import { contents, persons } from '../database/schema/catalogue.ts';
import { searchChoices } from '../database/schema/viewers.ts';
import { containing } from '../database/search-text.ts';
import { invalid } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { Services } from '../http/services.ts';
import { ageLimit, UNKNOWN_AGE } from '../session/entitlement.ts';

const SUGGESTION_LIMIT = 10;
/** SRCH-009. */
const MAX_TEXT_LENGTH = 255;

export function searchHandlers({ db, clock }: Services): Handlers<typeof searchEndpoints> {
  return {
    /** Titles that hold the text: films first as the most looked for, then channels, then persons. */
    async getSuggestions({ query, viewer, language }) {
      if (query.text.length > MAX_TEXT_LENGTH)
        throw invalid('query.text', `It has more than ${MAX_TEXT_LENGTH} characters.`);
      if (query.text.trim() === '') return { suggestions: [] };
      const pattern = containing(query.text);
      const limit = ageLimit(viewer);
      const [titles, names, people] = await Promise.all([
        db
          .select({ text: localisedText(contents.title, language) })
          .from(contents)
          .where(
            and(
              inArray(contents.contentType, ['movie', 'series', 'program']),
              sql`${contents.searchText} like ${pattern}`,
              lte(sql`coalesce(${contents.age}, ${UNKNOWN_AGE})`, limit),
            ),
          )
          .orderBy(desc(contents.popularity), asc(contents.id))
          .limit(SUGGESTION_LIMIT),
        db
          .select({ text: localisedText(channels.name, language) })
          .from(channels)
          .where(and(sql`${channels.searchText} like ${pattern}`, isChannelOf(viewer)))
          .orderBy(asc(channels.position))
          .limit(SUGGESTION_LIMIT),
        db
          .select({ text: localisedText(persons.name, language) })
          .from(persons)
          .where(sql`${persons.searchText} like ${pattern}`)
          .orderBy(asc(persons.id))
          .limit(SUGGESTION_LIMIT),
      ]);
      const texts = new Set([...titles, ...names, ...people].map(({ text }) => text));
      return { suggestions: [...texts].slice(0, SUGGESTION_LIMIT).map((text) => ({ text })) };
    },

    async recordFound({ body, viewer }) {
      for (const [field, value] of Object.entries({
        title: body.title,
        text: body.text,
        content_type: body.contentType ?? '',
      })) {
        if (value.length > MAX_TEXT_LENGTH)
          throw invalid(`body.${field}`, `It has more than ${MAX_TEXT_LENGTH} characters.`);
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
