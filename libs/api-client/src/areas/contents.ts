import { contentsEndpoints } from '@livery/contract/contents/endpoints';
import { injectArea } from '../inject-area.ts';

export const contentsApi = injectArea(contentsEndpoints);
