import type { HistoryItem } from '@livery/contract/catalogue/entities';
import type { Wire } from '@livery/contract/schema';
import { and, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { contents } from '../database/schema/catalogue.ts';
import { contentHistories } from '../database/schema/viewers.ts';
import type { MediaAddresses } from '../http/media-addresses.ts';
import type { Language } from '../seed/localised.ts';
import { ageLimit, UNKNOWN_AGE } from '../session/entitlement.ts';
import type { Viewer } from '../session/viewer.ts';
import { cardColumns } from './content-selection.ts';
import { wireCard } from './wire-card.ts';

/** Less than this was only looked into (PLAY-016). */
const MIN_BEGUN_SECONDS = 10;
/** From here on only the credits are left. */
export const FINISHED_PERCENTAGE = 95;

/** What the viewer began and did not finish, the latest first; of a series only the latest episode. */
export async function selectBegun(
  db: Database,
  viewer: Viewer,
  language: Language,
  page: { offset: number; limit: number },
): Promise<{ items: Awaited<ReturnType<typeof selectPage>>; total: number }> {
  const items = await selectPage();
  return { items, total: items[0]?.total ?? 0 };

  function selectPage() {
    const latest = db
      .selectDistinctOn([contentHistories.rootId])
      .from(contentHistories)
      .where(eq(contentHistories.profileId, viewer.profileId))
      .orderBy(contentHistories.rootId, desc(contentHistories.watchedAt))
      .as('latest');
    return db
      .select({
        ...cardColumns(language),
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
          lte(sql`coalesce(${contents.age}, ${UNKNOWN_AGE})`, ageLimit(viewer)),
        ),
      )
      .orderBy(desc(latest.watchedAt))
      .limit(page.limit)
      .offset(page.offset);
  }
}

type Begun = Awaited<ReturnType<typeof selectBegun>>['items'][number];

export const wireBegun = (begun: Begun, media: MediaAddresses): Wire<typeof HistoryItem> => ({
  id: begun.id,
  seconds: begun.seconds,
  watch_percentage: begun.watchPercentage,
  content: wireCard(begun, media),
});
