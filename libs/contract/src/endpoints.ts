import type { Endpoint } from './endpoint.ts';
import { accountEndpoints } from './account/endpoints.ts';
import { adsEndpoints } from './ads/endpoints.ts';
import { authEndpoints } from './auth/endpoints.ts';
import { catalogueEndpoints } from './catalogue/endpoints.ts';
import { channelsEndpoints } from './channels/endpoints.ts';
import { contentsEndpoints } from './contents/endpoints.ts';
import { contentStreamsEndpoints } from './contents/streams.ts';
import { favoritesEndpoints } from './favorites/endpoints.ts';
import { newsEndpoints } from './news/endpoints.ts';
import { packetsEndpoints } from './packets/endpoints.ts';
import { platformEndpoints } from './platform/endpoints.ts';
import { profilesEndpoints } from './profiles/endpoints.ts';
import { promoEndpoints } from './promo/endpoints.ts';
import { searchEndpoints } from './search/endpoints.ts';
import { sessionEndpoints } from './session/endpoints.ts';
import { statsEndpoints } from './stats/endpoints.ts';
import { surveysEndpoints } from './surveys/endpoints.ts';

/** Every call by its name, for the backend, OpenAPI and conformance. A site loads the tables of its areas instead. */
export const allEndpoints = {
  ...platformEndpoints,
  ...sessionEndpoints,
  ...authEndpoints,
  ...profilesEndpoints,
  ...accountEndpoints,
  ...promoEndpoints,
  ...surveysEndpoints,
  ...searchEndpoints,
  ...adsEndpoints,
  ...newsEndpoints,
  ...channelsEndpoints,
  ...favoritesEndpoints,
  ...statsEndpoints,
  ...catalogueEndpoints,
  ...contentsEndpoints,
  ...contentStreamsEndpoints,
  ...packetsEndpoints,
};

export type EndpointName = keyof typeof allEndpoints;

/** The same as a plain list. */
export const endpointList: readonly Endpoint[] = Object.values(allEndpoints);
