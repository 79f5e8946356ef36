import { accountEndpoints } from '@livery/contract/account/endpoints';
import { injectArea } from '../inject-area.ts';

export const accountApi = injectArea(accountEndpoints);
