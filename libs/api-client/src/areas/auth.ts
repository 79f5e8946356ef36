import { authEndpoints } from '@livery/contract/auth/endpoints';
import { injectArea } from '../inject-area.ts';

export const authApi = injectArea(authEndpoints);
