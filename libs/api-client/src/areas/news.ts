import { newsEndpoints } from '@livery/contract/news/endpoints';
import { injectArea } from '../inject-area.ts';

export const newsApi = injectArea(newsEndpoints);
