import { and, asc, eq, lte, sql, type Placeholder } from 'drizzle-orm';
import { onAir } from '../broadcast/on-air.ts';
import type { Database } from '../database/open-database.ts';
import { channels } from '../database/schema/broadcast.ts';
import { cards } from '../database/schema/pages.ts';
import { favourites } from '../database/schema/viewers.ts';
import type { TextMatch } from '../database/search-text.ts';
import type { Services } from '../http/services.ts';
import type { Language } from '../world/localised.ts';
import { ageLimit, categoryLimit, isChannelOpen, UNKNOWN_AGE } from '../session/entitlement.ts';
import type { Viewer } from '../session/viewer.ts';
import { localisedText } from './localised-text.ts';
import { MEDIA_MARK } from './made-cards.ts';

const ownMark = (profileId: number | Placeholder) =>
  and(eq(favourites.channelId, channels.id), eq(favourites.profileId, profileId));
export const isChannelWithin = (age: number | Placeholder, category: number | null | Placeholder) =>
  and(
    lte(sql`coalesce(${channels.age}, ${UNKNOWN_AGE})`, age),
    sql`(${category}::int is null or ${category}::int = any(${channels.categoryIds}))`,
  );

/** For queries of a search: of those the channels that stand in lists. A hidden one is reached by its address only. */
export const isChannelListedWithin = (...within: Parameters<typeof isChannelWithin>) =>
  and(isChannelWithin(...within), eq(channels.isHidden, false));

/** For queries: the channels that this viewer may see at all. */
export const isChannelOf = (viewer: Viewer) => isChannelWithin(ageLimit(viewer), categoryLimit(viewer));

export type ChannelSelection = {
  /** Exactly these, in this order; else all in the order of the list. */
  ids?: readonly number[];
  match?: TextMatch | undefined;
};

/** Which channels this viewer may see, with the viewer's own mark. */
export function selectChannels(db: Database, { ids, match }: ChannelSelection, viewer: Viewer, language: Language) {
  return db
    .select({
      id: channels.id,
      name: localisedText(channels.name, language),
      access: channels.access,
      isAvailable: channels.isAvailable,
      isFree: channels.isFree,
      favouriteId: favourites.id,
    })
    .from(channels)
    .leftJoin(favourites, ownMark(viewer.profileId))
    .where(
      and(
        ids && sql`${channels.id} = any(${sql.param(ids)}::int[])`,
        match && and(match.condition, eq(channels.isHidden, false)),
        isChannelOf(viewer),
      ),
    )
    .orderBy(
      ...(match ? [match.distance] : []),
      ids ? sql`array_position(${sql.param(ids)}::int[], ${channels.id})` : asc(channels.position),
    );
}

/** Whether the viewer may watch, and the viewer's mark: what differs between two viewers of the same channel. */
export const wireViewerFlags = (
  channel: Pick<typeof channels.$inferSelect, 'id' | 'access'>,
  favouriteId: number | null,
  viewer: Viewer,
) => ({
  is_purchased: isChannelOpen(channel, viewer),
  is_favored: favouriteId !== null,
  ...(favouriteId !== null && { favorite: { priority: favouriteId } }),
});

type ChannelText = { id: number; text: string; onAir: string | null };
export type ReadChannelCards = (
  ids: readonly number[] | 'all',
  viewer: Viewer,
  language: Language,
) => Promise<ChannelText[]>;

/** Reads channels in the order of the list as JSON texts without their last bracket, each with what it shows now. */
export function prepareReadChannelCards(services: Services): ReadChannelCards {
  const { db, clock } = services;
  const ids = sql.placeholder('ids');
  const current = onAir(sql.placeholder('nowSeconds'), sql.placeholder('language'));
  const query = db
    .select({
      id: channels.id,
      access: channels.access,
      favouriteId: favourites.id,
      onAir: sql<string | null>`${current.text}`,
    })
    .from(channels)
    .leftJoin(favourites, ownMark(sql.placeholder('profileId')))
    .leftJoin(sql`(${current.join})`, sql`true`)
    .where(
      and(
        sql`(${ids}::int[] is null or ${channels.id} = any(${ids}::int[]))`,
        isChannelWithin(sql.placeholder('ageLimit'), sql.placeholder('category')),
      ),
    )
    .orderBy(asc(channels.position))
    .prepare('read_channel_cards');

  return async (asked, viewer, language) => {
    if (asked !== 'all' && asked.length === 0) return [];
    const nowMs = clock();
    const [found, made] = await Promise.all([
      query.execute({
        ids: asked === 'all' ? null : asked,
        language,
        nowSeconds: Math.floor(nowMs / 1000),
        profileId: viewer.profileId,
        ageLimit: ageLimit(viewer),
        category: categoryLimit(viewer),
      }),
      readMade(viewer.catalogueRevision, language),
    ]);
    return found.flatMap(({ id, access, favouriteId, onAir: broadcast }) => {
      const body = made.get(id);
      if (body === undefined) return [];
      const flags = JSON.stringify(wireViewerFlags({ id, access }, favouriteId, viewer));
      return [{ id, text: `${body},${flags.slice(1, -1)}`, onAir: broadcast }];
    });
  };

  /** The made parts of all channels, without the last bracket. */
  function readMade(revision: string, language: Language): Promise<ReadonlyMap<number, string>> {
    return services.memory.share(revision, `channels/${language}`, async () => {
      const found = await db
        .select({ id: cards.id, body: cards.body })
        .from(cards)
        .where(and(eq(cards.language, language), eq(cards.kind, 'channel')));
      const withMedia = (body: string) => body.replaceAll(MEDIA_MARK, services.media.origin).slice(0, -1);
      return new Map(found.map(({ id, body }) => [id, withMedia(body)]));
    });
  }
}
