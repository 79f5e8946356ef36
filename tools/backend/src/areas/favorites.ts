import type { favoritesEndpoints } from '@livery/contract/favorites/endpoints';
import type { Favorite } from '@livery/contract/favorites/entities';
import type { Wire } from '@livery/contract/schema';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { channels, programs } from '../database/schema/broadcast.ts';
import { contents, persons } from '../database/schema/catalogue.ts';
import { favourites } from '../database/schema/viewers.ts';
import { ApiError, invalid } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { Services } from '../http/services.ts';

/** What can be a favourite: the key of the contract, its column, and where it must exist. */
const KINDS = [
  { key: 'channelId', column: favourites.channelId, table: channels },
  { key: 'programId', column: favourites.programId, table: programs },
  { key: 'personId', column: favourites.personId, table: persons },
  { key: 'contentId', column: favourites.contentId, table: contents },
] as const;

type Keys = Readonly<Partial<Record<(typeof KINDS)[number]['key'], number | undefined>>>;

export function favoritesHandlers({ db, clock }: Services): Handlers<typeof favoritesEndpoints> {
  /** The order in which they were added is the order of the favourites (CHAN-076). */
  const list = (where: SQL | undefined) => db.select().from(favourites).where(where).orderBy(asc(favourites.id));

  const wireFavourite = (favourite: typeof favourites.$inferSelect): Wire<typeof Favorite> => ({
    id: favourite.id,
    channel_id: favourite.channelId,
    program_id: favourite.programId,
    person_id: favourite.personId,
    content_id: favourite.contentId,
    priority: favourite.id,
  });

  const matching = (profileId: number, keys: Keys) =>
    and(
      eq(favourites.profileId, profileId),
      ...KINDS.map(({ key, column }) => (keys[key] === undefined ? undefined : eq(column, keys[key]))),
    );

  return {
    async getFavorites({ query, viewer }) {
      return { favorites: (await list(matching(viewer.profileId, query))).map(wireFavourite) };
    },

    async addFavorite({ body, viewer }) {
      const kind = KINDS.find(({ key }) => body[key] !== undefined);
      const objectId = kind && body[kind.key];
      if (!kind || objectId === undefined) throw invalid('body', 'It must name one object.');
      const [object] = await db.select({ id: kind.table.id }).from(kind.table).where(eq(kind.table.id, objectId));
      if (!object) throw new ApiError('not_found');
      // Adding twice is no mistake: the first one is answered again.
      const [favourite] = await db
        .insert(favourites)
        .values({ profileId: viewer.profileId, [kind.key]: objectId, createdAt: new Date(clock()) })
        .onConflictDoUpdate({ target: [favourites.profileId, kind.column], set: { profileId: viewer.profileId } })
        .returning();
      if (!favourite) throw new Error('A favourite was not written.');
      return wireFavourite(favourite);
    },

    async removeFavorite({ params, viewer }) {
      const [removed] = await db
        .delete(favourites)
        .where(and(eq(favourites.id, params.id), eq(favourites.profileId, viewer.profileId)))
        .returning({
          objectId: sql<number>`coalesce(${favourites.channelId}, ${favourites.programId}, ${favourites.personId}, ${favourites.contentId})`,
        });
      if (!removed) throw new ApiError('not_found');
      return { object_id: removed.objectId };
    },

    async getPersonFavorite({ params, viewer }) {
      const [favourite] = await list(matching(viewer.profileId, { personId: params.id }));
      return { is_favored: favourite !== undefined, favorite_id: favourite?.id };
    },
  };
}
