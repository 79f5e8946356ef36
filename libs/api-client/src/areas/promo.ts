import { promoEndpoints } from '@livery/contract/promo/endpoints';
import { injectArea } from '../inject-area.ts';

export const promoApi = injectArea(promoEndpoints);
