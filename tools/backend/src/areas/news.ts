import type { newsEndpoints } from '@livery/contract/news/endpoints';
import type { NewsItem } from '@livery/contract/news/entities';
import type { Wire } from '@livery/contract/schema';
import { asc, eq } from 'drizzle-orm';
import { news } from '../database/schema/pages.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { Services } from '../http/services.ts';
import type { Language } from '../world/localised.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** News of the demo world are as old as they say on every day; they came out at nine in the morning, UTC. */
const PUBLISHED_AT_MS = 9 * 60 * 60 * 1000;

export function newsHandlers({ db, clock, media }: Services): Handlers<typeof newsEndpoints> {
  const publishedAt = (ageDays: number) => {
    const today = Math.floor(clock() / DAY_MS) * DAY_MS;
    return new Date(today - (ageDays + 1) * DAY_MS + PUBLISHED_AT_MS).toISOString();
  };
  const wireNews = (
    item: typeof news.$inferSelect,
    text: 'summary' | 'text',
    language: Language,
  ): Wire<typeof NewsItem> => ({
    id: item.id,
    title: item.title[language],
    text: item[text][language],
    image: media.picture('news', item.artworkKey),
    created_at: publishedAt(item.ageDays),
  });

  return {
    async getNews({ language }) {
      const found = await db.select().from(news).orderBy(asc(news.ageDays), asc(news.id));
      return { news: found.map((item) => wireNews(item, 'summary', language)) };
    },

    async getNewsItem({ params, language }) {
      const [found] = await db.select().from(news).where(eq(news.id, params.id));
      if (!found) throw new ApiError('not_found');
      return wireNews(found, 'text', language);
    },
  };
}
