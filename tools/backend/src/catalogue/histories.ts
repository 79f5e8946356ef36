import type { HistoryItem } from '@livery/contract/catalogue/entities';
import type { Wire } from '@livery/contract/schema';
import { and, desc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { contents } from '../database/schema/catalogue.ts';
import { contentHistories } from '../database/schema/viewers.ts';
import type { Services } from '../http/services.ts';
import type { Language } from '../world/localised.ts';
import { ageLimit, UNKNOWN_AGE } from '../session/entitlement.ts';
import type { Viewer } from '../session/viewer.ts';
import { cardColumns } from './content-selection.ts';
import { localisedText } from './localised-text.ts';
import { wireCard } from './wire-card.ts';

/** Less than this was only looked into (PLAY-016). */
const MIN_BEGUN_SECONDS = 10;
/** From here on only the credits are left. */
export const FINISHED_PERCENTAGE = 95;

/** Prepares reading what a viewer began, did not finish and did not hide, the latest first; of a series only the latest episode. */
export function prepareReadBegun({ db, media }: Services) {
  const latest = db
    .selectDistinctOn([contentHistories.rootId])
    .from(contentHistories)
    .where(and(eq(contentHistories.profileId, sql.placeholder('profileId')), eq(contentHistories.isHidden, false)))
    .orderBy(contentHistories.rootId, desc(contentHistories.watchedAt))
    .as('latest');
  const query = db
    .select({
      ...cardColumns(sql.placeholder('language')),
      seconds: latest.seconds,
      watchPercentage: latest.watchPercentage,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(latest)
    .innerJoin(contents, eq(contents.id, latest.contentId))
    .where(
      and(
        gte(latest.seconds, MIN_BEGUN_SECONDS),
        lt(latest.watchPercentage, FINISHED_PERCENTAGE),
        lte(sql`coalesce(${contents.age}, ${UNKNOWN_AGE})`, sql.placeholder('ageLimit')),
      ),
    )
    .orderBy(desc(latest.watchedAt))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('read_begun');

  return async (viewer: Viewer, language: Language, { offset, limit }: { offset: number; limit: number }) => {
    const values = { profileId: viewer.profileId, ageLimit: ageLimit(viewer), language, offset, limit };
    const found = await query.execute(values);
    const items = found.map((begun): Wire<typeof HistoryItem> => ({
      id: begun.id,
      seconds: begun.seconds,
      watch_percentage: begun.watchPercentage,
      content: wireCard(begun, media, language),
      is_removable: true,
    }));
    return { items, total: found[0]?.total ?? 0 };
  };
}

/**
 * Takes what a profile began off its rows, or puts it back there: of a series all of it. How far the profile came stays.
 * @returns whether the profile has begun it at all.
 */
export async function hideHistory(
  db: Database,
  profileId: number,
  contentId: number,
  isHidden: boolean,
): Promise<boolean> {
  const root = db.select({ id: contents.rootId }).from(contents).where(eq(contents.id, contentId));
  const changed = await db
    .update(contentHistories)
    .set({ isHidden })
    .where(and(eq(contentHistories.profileId, profileId), inArray(contentHistories.rootId, root)))
    .returning({ contentId: contentHistories.contentId });
  return changed.length > 0;
}

/** The film or series that a profile watched last and did not hide, with what is like it; null before the first one. */
export async function readLastWatched(
  db: Database,
  viewer: Viewer,
  language: Language,
): Promise<{ title: string; similarIds: number[] } | null> {
  const [last] = await db
    .select({ title: localisedText(contents.title, language), similarIds: contents.similarIds })
    .from(contentHistories)
    .innerJoin(contents, eq(contents.id, contentHistories.rootId))
    .where(
      and(
        eq(contentHistories.profileId, viewer.profileId),
        eq(contentHistories.isHidden, false),
        gte(contentHistories.seconds, MIN_BEGUN_SECONDS),
        lte(sql`coalesce(${contents.age}, ${UNKNOWN_AGE})`, ageLimit(viewer)),
        sql`cardinality(${contents.similarIds}) > 0`,
      ),
    )
    .orderBy(desc(contentHistories.watchedAt))
    .limit(1);
  return last ?? null;
}
