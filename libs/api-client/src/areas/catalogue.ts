import { catalogueEndpoints } from '@livery/contract/catalogue/endpoints';
import { injectArea } from '../inject-area.ts';

export const catalogueApi = injectArea(catalogueEndpoints);
