import { sessionEndpoints } from '@livery/contract/session/endpoints';
import { injectArea } from '../inject-area.ts';

export const sessionApi = injectArea(sessionEndpoints);
