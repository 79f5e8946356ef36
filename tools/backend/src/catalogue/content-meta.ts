import type { ContentMeta } from '@livery/contract/contents/entities';
import type { Wire } from '@livery/contract/schema';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { contents } from '../database/schema/catalogue.ts';
import { contentHistories, favourites } from '../database/schema/viewers.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/services.ts';
import { CHILD_AGE, isContentOpen, UNKNOWN_AGE } from '../session/entitlement.ts';
import type { Viewer } from '../session/viewer.ts';
import { payButtons } from '../films/film-buttons.ts';
import { readFilmPlans } from '../films/sell-film.ts';
import { amountText } from '../session/amount-text.ts';
import type { Language } from '../world/localised.ts';
import { FINISHED_PERCENTAGE } from './histories.ts';

type ContentRow = typeof contents.$inferSelect;
type History = typeof contentHistories.$inferSelect;

/**
 * What one viewer may do with a content, and where to go on: for a series or a season with the episode watched last,
 * or the one after it when that is finished.
 * @throws ApiError not_found
 */
export async function readContentMeta(
  services: Services,
  contentId: number,
  viewer: Viewer,
  language: Language,
): Promise<Wire<typeof ContentMeta>> {
  const { db } = services;
  const [content] = await db.select().from(contents).where(eq(contents.id, contentId));
  if (!content) throw new ApiError('not_found');

  const episodes = await readEpisodesInOrder(content);
  const watchable = episodes.filter(({ isAnnouncement }) => !isAnnouncement);
  const histories = await readHistories([content.id, ...episodes.map(({ id }) => id)]);
  const [favourite] = await db
    .select({ id: favourites.id })
    .from(favourites)
    .where(and(eq(favourites.profileId, viewer.profileId), eq(favourites.contentId, content.id)));

  const next =
    content.contentType === 'episode'
      ? following(watchable, content.id)
      : (resumeWith(watchable, histories) ?? watchable[0]?.id);
  const ownId = watchable.length > 0 && content.contentType !== 'episode' ? next : content.id;
  const history = ownId === undefined ? undefined : histories.get(ownId);
  const isBegun = history !== undefined && history.seconds > 0 && history.watchPercentage < FINISHED_PERCENTAGE;
  const isForViewer = !viewer.isChild || (content.age ?? UNKNOWN_AGE) <= CHILD_AGE;

  const isPurchased = isContentOpen(content, viewer);
  return {
    ...(history && { history: { seconds: history.seconds }, watch_percentage: history.watchPercentage }),
    ...(next !== undefined && { next_to_play: { id: next } }),
    stream_using: content.contentType === 'program' ? 'content_schedule' : 'library_id',
    is_purchased: isPurchased,
    is_available: !content.isLost && isForViewer,
    is_continuation: isBegun,
    is_lost: content.isLost,
    ...(isPurchased
      ? { min_price: content.minPrice, buttons: [] }
      : await wireSale(services, content, viewer, language)),
    favorite: favourite,
  };

  async function readEpisodesInOrder({ contentType, id, rootId }: ContentRow) {
    if (contentType === 'movie' || contentType === 'program') return [];
    return db
      .select({ id: contents.id, isAnnouncement: contents.isAnnouncement })
      .from(contents)
      .where(
        and(
          eq(contents.contentType, 'episode'),
          contentType === 'season' ? eq(contents.parentId, id) : eq(contents.rootId, rootId),
        ),
      )
      .orderBy(asc(contents.season), asc(contents.series));
  }

  async function readHistories(ids: number[]): Promise<Map<number, History>> {
    const found = await db
      .select()
      .from(contentHistories)
      .where(and(eq(contentHistories.profileId, viewer.profileId), inArray(contentHistories.contentId, ids)));
    return new Map(found.map((history) => [history.contentId, history]));
  }
}

/** What it costs; with buttons where it is sold by itself to this viewer. PLAY-040, PLAY-041 */
async function wireSale(
  services: Services,
  content: ContentRow,
  viewer: Viewer,
  language: Language,
): Promise<Pick<Wire<typeof ContentMeta>, 'min_price' | 'buttons'>> {
  const plans = viewer.isChild ? [] : await readFilmPlans(services, content, viewer);
  const [cheapest] = plans;
  if (!cheapest) return { min_price: content.minPrice, buttons: [] };
  return { min_price: amountText(cheapest.plan.priceMinor), buttons: payButtons(content.id, plans, language) };
}

function following(episodes: readonly { id: number }[], id: number): number | undefined {
  const index = episodes.findIndex((episode) => episode.id === id);
  return index < 0 ? undefined : episodes[index + 1]?.id;
}

function resumeWith(episodes: readonly { id: number }[], histories: ReadonlyMap<number, History>): number | undefined {
  const latest = episodes
    .flatMap(({ id }) => histories.get(id) ?? [])
    .sort((a, b) => b.watchedAt.getTime() - a.watchedAt.getTime())[0];
  if (!latest) return undefined;
  return latest.watchPercentage < FINISHED_PERCENTAGE ? latest.contentId : following(episodes, latest.contentId);
}
