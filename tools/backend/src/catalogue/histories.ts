import type { HistoryItem } from '@livery/contract/catalogue/entities';
import type { Wire } from '@livery/contract/schema';
import { and, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import { contents } from '../database/schema/catalogue.ts';
import { contentHistories } from '../database/schema/viewers.ts';
import type { Services } from '../http/services.ts';
import type { Language } from '../seed/localised.ts';
import { ageLimit, UNKNOWN_AGE } from '../session/entitlement.ts';
import type { Viewer } from '../session/viewer.ts';
import { cardColumns } from './content-selection.ts';
import { wireCard } from './wire-card.ts';

/** Less than this was only looked into (PLAY-016). */
const MIN_BEGUN_SECONDS = 10;
/** From here on only the credits are left. */
export const FINISHED_PERCENTAGE = 95;

/** Prepares reading what a viewer began and did not finish, the latest first; of a series only the latest episode. */
export function prepareReadBegun({ db, media }: Services) {
  const latest = db
    .selectDistinctOn([contentHistories.rootId])
    .from(contentHistories)
    .where(eq(contentHistories.profileId, sql.placeholder('profileId')))
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
    }));
    return { items, total: found[0]?.total ?? 0 };
  };
}
