import { adsEndpoints } from '@livery/contract/ads/endpoints';
import { injectArea } from '../inject-area.ts';

export const adsApi = injectArea(adsEndpoints);
