import { ENTITY_USABLE_SECONDS, defineEndpoints } from '../endpoint.ts';
import { id } from '../schema/schema.ts';
import { News, NewsItem } from './entities.ts';

export const newsEndpoints = defineEndpoints('news', {
  getNews: { method: 'GET', path: '/v2/news', response: News, usableSeconds: ENTITY_USABLE_SECONDS },
  getNewsItem: {
    method: 'GET',
    path: '/v2/news/:id',
    params: { id: id() },
    response: NewsItem,
    usableSeconds: ENTITY_USABLE_SECONDS,
  },
});
