import { favoritesEndpoints } from '@livery/contract/favorites/endpoints';
import { injectArea } from '../inject-area.ts';

export const favoritesApi = injectArea(favoritesEndpoints);
