import { profilesEndpoints } from '@livery/contract/profiles/endpoints';
import { injectArea } from '../inject-area.ts';

export const profilesApi = injectArea(profilesEndpoints);
