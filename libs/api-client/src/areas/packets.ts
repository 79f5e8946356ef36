import { packetsEndpoints } from '@livery/contract/packets/endpoints';
import { injectArea } from '../inject-area.ts';

export const packetsApi = injectArea(packetsEndpoints);
