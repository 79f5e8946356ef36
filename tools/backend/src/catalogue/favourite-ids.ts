import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { programs } from '../database/schema/broadcast.ts';
import { favourites } from '../database/schema/viewers.ts';
import type { Viewer } from '../session/viewer.ts';

const COLUMNS = { channels: favourites.channelId, persons: favourites.personId, contents: favourites.contentId };

/** A profile's favourites of one kind in the order in which they were added. A programme stands for the content behind it. */
export async function readFavouriteIds(
  db: Database,
  viewer: Viewer,
  of: 'channels' | 'programs' | 'persons' | 'contents',
): Promise<number[]> {
  const mine = eq(favourites.profileId, viewer.profileId);
  const found =
    of === 'programs'
      ? await db
          .select({ id: programs.contentId })
          .from(favourites)
          .innerJoin(programs, eq(programs.id, favourites.programId))
          .where(and(mine, isNotNull(programs.contentId)))
          .orderBy(asc(favourites.id))
      : await db
          .select({ id: COLUMNS[of] })
          .from(favourites)
          .where(and(mine, isNotNull(COLUMNS[of])))
          .orderBy(asc(favourites.id));
  return [...new Set(found.flatMap(({ id }) => id ?? []))];
}
