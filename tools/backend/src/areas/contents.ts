import type { contentsEndpoints } from '@livery/contract/contents/endpoints';
import type { contentStreamsEndpoints } from '@livery/contract/contents/streams';
import { and, asc, desc, eq, lte } from 'drizzle-orm';
import { isInArchive, selectBroadcasts } from '../broadcast/schedule-entries.ts';
import { isChannelOf } from '../catalogue/channel-cards.ts';
import { selectContentIds } from '../catalogue/content-selection.ts';
import { NO_CARDS, prepareReadCards } from '../catalogue/made-cards.ts';
import { readContentDetails } from '../catalogue/content-details.ts';
import { openContentStream } from '../catalogue/content-stream.ts';
import { readEpisodes } from '../catalogue/episodes.ts';
import { hideHistory } from '../catalogue/histories.ts';
import { localisedText } from '../catalogue/localised-text.ts';
import { personColumns, wirePerson } from '../catalogue/persons.ts';
import { selectColleagues, selectLeadingPersons, selectWorks } from '../catalogue/related.ts';
import { readContentMeta } from '../catalogue/content-meta.ts';
import { schedules } from '../database/schema/broadcast.ts';
import { contents, credits, persons, trailers } from '../database/schema/catalogue.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import { JsonText, withJsonList } from '../http/json-text.ts';
import type { Services } from '../http/services.ts';
import { ageLimit } from '../session/entitlement.ts';

/** CONT-034. */
const SIMILAR_LIMIT = 12;
/** Of those whom somebody worked with. */
const COLLEAGUES_LIMIT = 12;
/** Other broadcasts of one content; the newest are those that anybody wants. */
const SOURCES_LIMIT = 50;

/** Films, series, episodes and persons: what they are, and how to watch them. */
export function contentsHandlers(
  services: Services,
): Handlers<typeof contentsEndpoints & typeof contentStreamsEndpoints> {
  const { db, clock, media } = services;
  const readCards = prepareReadCards(db, media.origin);

  return {
    async getContent({ params, viewer, language }) {
      return readContentDetails(services, params.id, viewer, language);
    },

    async getEpisodes({ params, viewer, language }) {
      return { episodes: await readEpisodes(services, params.id, viewer, language) };
    },

    async getSources({ params, viewer, language }) {
      const content = await requireContent(params.id);
      const nowSeconds = Math.floor(clock() / 1000);
      const found = await selectBroadcasts(db, language)
        .where(
          and(
            content.contentType === 'episode'
              ? eq(schedules.episodeId, content.id)
              : eq(schedules.contentId, content.rootId),
            lte(schedules.startSeconds, nowSeconds),
            isChannelOf(viewer),
          ),
        )
        .orderBy(desc(schedules.startSeconds));
      return {
        catchups: found
          .filter((broadcast) => isInArchive(broadcast, nowSeconds))
          .slice(0, SOURCES_LIMIT)
          .map(({ schedule }) => ({
            id: schedule.id,
            channel_id: schedule.channelId,
            start_at: new Date(schedule.startSeconds * 1000).toISOString(),
            current: schedule.startSeconds + schedule.durationSeconds > nowSeconds,
          })),
      };
    },

    async getSimilar({ params, viewer, language }) {
      const { similarIds, rootId } = await requireContent(params.id);
      const ids = similarIds.length > 0 ? similarIds : (await requireContent(rootId)).similarIds;
      const selection = { from: { ids }, filters: {}, ageLimit: ageLimit(viewer), offset: 0, limit: SIMILAR_LIMIT };
      const { ids: shown } = await selectContentIds(db, selection);
      const [similar = NO_CARDS] = await readCards([{ kind: 'content', ids: shown }], language);
      return new JsonText(withJsonList({}, 'contents', similar.text));
    },

    async getRelated({ params, viewer, language }) {
      const { rootId } = await requireContent(params.id);
      const { similarIds, genreIds } = await requireContent(rootId);
      const ofGenre = await selectContentIds(db, {
        from: { contentTypes: ['movie', 'series'], genreId: genreIds[0] ?? null, order: 'popular' },
        filters: {},
        ageLimit: ageLimit(viewer),
        offset: 0,
        limit: SIMILAR_LIMIT + 1,
      });
      const persons = await selectLeadingPersons(db, rootId, language);
      const groups = [
        ...(await Promise.all(
          persons.map(async (person) => ({
            head: { reason: person.role, person: wirePerson(person, media) },
            ids: await selectWorks(db, person, rootId),
          })),
        )),
        {
          head: { reason: 'genre' },
          ids: [...new Set([...similarIds, ...ofGenre.ids])].filter((id) => id !== rootId),
        },
      ];
      const shown = await Promise.all(
        groups.map(({ ids }) =>
          selectContentIds(db, {
            from: { ids },
            filters: {},
            ageLimit: ageLimit(viewer),
            offset: 0,
            limit: SIMILAR_LIMIT,
          }),
        ),
      );
      const cards = await readCards(
        shown.map(({ ids }) => ({ kind: 'content', ids })),
        language,
      );
      const related = groups.map(({ head }, index) => withJsonList(head, 'contents', (cards[index] ?? NO_CARDS).text));
      return new JsonText(withJsonList({}, 'related', related.join(',')));
    },

    async getContentStream({ params, viewer }) {
      return openContentStream(services, params, viewer);
    },

    async getContentMeta({ params, viewer, language }) {
      return readContentMeta(services, params.id, viewer, language);
    },

    async hideHistory({ params, viewer }) {
      if (!(await hideHistory(db, viewer.profileId, params.id, true))) throw new ApiError('not_found');
      return null;
    },

    async showHistory({ params, viewer }) {
      if (!(await hideHistory(db, viewer.profileId, params.id, false))) throw new ApiError('not_found');
      return null;
    },

    async getTrailerStream({ params }) {
      const [trailer] = await db.select().from(trailers).where(eq(trailers.id, params.id));
      if (!trailer) throw new ApiError('not_found');
      return { hls: media.vod(media.key(trailer.loopKey, trailer.id), trailer.durationSeconds) };
    },

    async getPerson({ params, language }) {
      const [found] = await db
        .select({ ...personColumns(language), bio: localisedText(persons.bio, language) })
        .from(persons)
        .where(eq(persons.id, params.id));
      if (!found) throw new ApiError('not_found');
      const [own, colleagues] = await Promise.all([
        db
          .select({
            contentId: credits.contentId,
            role: credits.role,
            character: localisedText(credits.character, language),
          })
          .from(credits)
          .where(eq(credits.personId, found.id))
          .orderBy(asc(credits.contentId), asc(credits.position)),
        selectColleagues(db, found.id, language, COLLEAGUES_LIMIT),
      ]);
      return {
        ...wirePerson(found, media),
        bio: found.bio,
        credits: own.map(({ contentId, role, character }) => ({ content_id: contentId, role, character })),
        colleagues: colleagues.map((colleague) => wirePerson(colleague, media)),
      };
    },
  };

  async function requireContent(contentId: number) {
    const [found] = await db.select().from(contents).where(eq(contents.id, contentId));
    if (!found) throw new ApiError('not_found');
    return found;
  }
}
