import type { channelsEndpoints } from '@livery/contract/channels/endpoints';
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { openChannelStream } from '../broadcast/channel-stream.ts';
import { selectBroadcasts, wireBroadcast } from '../broadcast/schedule-entries.ts';
import { prepareReadChannelCards, selectChannels, wireViewerFlags } from '../catalogue/channel-cards.ts';
import { channelCategories, channels, programs, schedules } from '../database/schema/broadcast.ts';
import { favourites } from '../database/schema/viewers.ts';
import { ApiError, invalid } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import { JsonText, withJsonList } from '../http/json-text.ts';
import type { Services } from '../http/services.ts';
import { isChannelFor } from '../session/entitlement.ts';
import type { Viewer } from '../session/viewer.ts';

/** The list says what is on air now, so it is stale as soon as a programme ends (LIVE-041 asks again every 60 to 120 s). */
const CHANNEL_LIST_SECONDS = 60;
/** More than any archive and guide together; longer questions are mistakes. */
const MAX_SCHEDULE_SECONDS = 31 * 86_400;

/** What plays in place of a programme without rights; the player repeats it. */
const MATTRESS_SECONDS = 60;

/** Channels, what they broadcast, and how to watch them. */
export function channelsHandlers(services: Services): Handlers<typeof channelsEndpoints> {
  const { db, clock, media } = services;
  const readChannelCards = prepareReadChannelCards(services);

  return {
    async getChannelCategories({ viewer, language }) {
      const found = await db.select().from(channelCategories).orderBy(asc(channelCategories.position));
      const visible = new Set((await selectChannels(db, {}, viewer, language)).map(({ id }) => id));
      return {
        categories: found
          .filter(({ tags }) => !(viewer.isChild && tags.includes('is_adult')))
          .map(({ id, slug, name, short, tags, channelIds }) => ({
            id,
            slug,
            name: name[language],
            short: short[language],
            tags,
            channels: channelIds.filter((channelId) => visible.has(channelId)),
          })),
      };
    },

    async getViewerChannelList({ viewer, language }) {
      const found = await selectChannels(db, {}, viewer, language);
      return {
        channels: found.map(({ id, name, access, isAvailable, isFree, favouriteId }) => ({
          id,
          name,
          is_available: isAvailable,
          is_free: isFree,
          ...wireViewerFlags({ id, access }, favouriteId, viewer),
        })),
      };
    },

    async getChannelList({ viewer, language }) {
      const found = await readChannelCards('all', viewer, language);
      const channelTexts = found.map(({ text }) => `${text}}`);
      const onAir = found.flatMap(({ onAir: broadcast }) => broadcast ?? []);
      const head = withJsonList({ cache_timeout: CHANNEL_LIST_SECONDS }, 'channels', channelTexts.join(','));
      return new JsonText(`${head.slice(0, -1)},"current_schedules":[${onAir.join(',')}]}`);
    },

    async getChannelStream({ params, query, viewer, language }) {
      return openChannelStream(services, params.id, query, viewer, language);
    },

    async getChannelSchedule({ params, query, viewer, language }) {
      if (query.end <= query.start) throw invalid('query.end', 'It must be later than the start.');
      if (query.end - query.start > MAX_SCHEDULE_SECONDS)
        throw invalid('query.end', 'It is more than 31 days after the start.');
      await requireChannel(params.id, viewer);
      const found = await selectBroadcasts(db, language)
        .where(
          and(
            eq(schedules.channelId, params.id),
            lt(schedules.startSeconds, query.end),
            gt(sql`${schedules.startSeconds} + ${schedules.durationSeconds}`, query.start),
          ),
        )
        .orderBy(asc(schedules.startSeconds));
      return { schedules: found.map((broadcast) => wireBroadcast(broadcast, language, clock())) };
    },

    async getChannelConfig({ params, viewer }) {
      const channel = await requireChannel(params.id, viewer);
      return {
        stream_types: [{ type: 'hls' }],
        trackers: [],
        aspect_ratio: channel.aspectRatio,
        blackout: {
          safe_area: 0,
          mattress_url: media.vod(media.key(channel.mediaKey, channel.id), MATTRESS_SECONDS),
          screenshot_url: media.picture('cover', channel.coverKey),
        },
      };
    },

    async getProgramme({ params, viewer, language }) {
      const [found] = await db
        .select({ program: programs, favouriteId: favourites.id })
        .from(programs)
        .leftJoin(favourites, and(eq(favourites.programId, programs.id), eq(favourites.profileId, viewer.profileId)))
        .where(eq(programs.id, params.id));
      if (!found) throw new ApiError('not_found');
      const { program, favouriteId } = found;
      return {
        id: program.id,
        title: program.title[language],
        description: program.description[language],
        parent_id: program.parentId,
        age: program.age,
        is_favored: favouriteId !== null,
      };
    },

    async getProgrammeSchedule({ params, language }) {
      const [program] = await db.select({ id: programs.id }).from(programs).where(eq(programs.id, params.id));
      if (!program) throw new ApiError('not_found');
      const found = await selectBroadcasts(db, language)
        .where(eq(schedules.programId, program.id))
        .orderBy(asc(schedules.startSeconds));
      return { schedules: found.map((broadcast) => wireBroadcast(broadcast, language, clock())) };
    },
  };

  /** One that this viewer may see. @throws ApiError not_found */
  async function requireChannel(channelId: number, viewer: Viewer) {
    const [channel] = await db.select().from(channels).where(eq(channels.id, channelId));
    if (!channel || !isChannelFor(viewer, channel)) throw new ApiError('not_found');
    return channel;
  }
}
