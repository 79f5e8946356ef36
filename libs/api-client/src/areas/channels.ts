import { channelsEndpoints } from '@livery/contract/channels/endpoints';
import { injectArea } from '../inject-area.ts';

export const channelsApi = injectArea(channelsEndpoints);
