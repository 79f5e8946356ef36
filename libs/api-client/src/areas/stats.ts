import { statsEndpoints } from '@livery/contract/stats/endpoints';
import { injectArea } from '../inject-area.ts';

export const statsApi = injectArea(statsEndpoints);
