import { surveysEndpoints } from '@livery/contract/surveys/endpoints';
import { injectArea } from '../inject-area.ts';

export const surveysApi = injectArea(surveysEndpoints);
