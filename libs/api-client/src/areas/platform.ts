import { platformEndpoints } from '@livery/contract/platform/endpoints';
import { injectArea } from '../inject-area.ts';

export const platformApi = injectArea(platformEndpoints);
