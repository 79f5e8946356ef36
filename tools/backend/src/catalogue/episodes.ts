import type { Episode } from '@livery/contract/contents/entities';
import type { Wire } from '@livery/contract/schema';
import { and, asc, eq } from 'drizzle-orm';
import { contents } from '../database/schema/catalogue.ts';
import { contentHistories } from '../database/schema/viewers.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/services.ts';
import type { Language } from '../world/localised.ts';
import type { Viewer } from '../session/viewer.ts';
import { localisedText } from './localised-text.ts';

const DAY_MS = 86_400_000;
/** Thursday, eight in the evening in Almaty. */
const PREMIERE = { weekday: 4, utcHour: 15 };

/** New episodes come on Thursdays, one a week. */
function premiereMs(nowMs: number, position: number): number {
  const now = new Date(nowMs);
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), PREMIERE.utcHour);
  const daysToGo = (PREMIERE.weekday - now.getUTCDay() + 7) % 7;
  const next = today + daysToGo * DAY_MS;
  return (next > nowMs ? next : next + 7 * DAY_MS) + position * 7 * DAY_MS;
}

/**
 * The episodes of a series or of one season, with how far this profile came. Asked for an episode: those of its season.
 * @throws ApiError not_found
 */
export async function readEpisodes(
  { db, media, clock }: Services,
  contentId: number,
  viewer: Viewer,
  language: Language,
): Promise<Wire<typeof Episode>[]> {
  const [asked] = await db.select().from(contents).where(eq(contents.id, contentId));
  if (!asked) throw new ApiError('not_found');
  const seasonId = asked.contentType === 'season' ? asked.id : asked.contentType === 'episode' ? asked.parentId : null;
  const found = await db
    .select({
      id: contents.id,
      slug: contents.slug,
      season: contents.season,
      series: contents.series,
      title: localisedText(contents.title, language),
      description: localisedText(contents.description, language),
      isAnnouncement: contents.isAnnouncement,
      durationSeconds: contents.durationSeconds,
      artworkKey: contents.artworkKey,
      history: { seconds: contentHistories.seconds, watchPercentage: contentHistories.watchPercentage },
    })
    .from(contents)
    .leftJoin(
      contentHistories,
      and(eq(contentHistories.contentId, contents.id), eq(contentHistories.profileId, viewer.profileId)),
    )
    .where(
      and(
        eq(contents.contentType, 'episode'),
        seasonId === null ? eq(contents.rootId, asked.id) : eq(contents.parentId, seasonId),
      ),
    )
    .orderBy(asc(contents.season), asc(contents.series));
  const announced = found.filter(({ isAnnouncement }) => isAnnouncement);
  return found.map((episode) => ({
    ...(episode.isAnnouncement && {
      available_at: new Date(premiereMs(clock(), announced.indexOf(episode))).toISOString(),
    }),
    id: episode.id,
    slug: episode.slug,
    season: episode.season,
    series: episode.series,
    title: episode.title,
    description: episode.description,
    is_announcement: episode.isAnnouncement,
    duration: episode.durationSeconds,
    images: [{ type: 'cover', aspect_ratio: '16:9', src: media.picture('cover', episode.artworkKey) }],
    histories: episode.history
      ? [{ seconds: episode.history.seconds, watch_percentage: episode.history.watchPercentage }]
      : [],
  }));
}
