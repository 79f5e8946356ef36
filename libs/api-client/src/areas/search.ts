import { searchEndpoints } from '@livery/contract/search/endpoints';
import { injectArea } from '../inject-area.ts';

export const searchApi = injectArea(searchEndpoints);
