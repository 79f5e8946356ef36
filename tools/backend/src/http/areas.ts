import { accountEndpoints } from '@livery/contract/account/endpoints';
import { adsEndpoints } from '@livery/contract/ads/endpoints';
import { authEndpoints } from '@livery/contract/auth/endpoints';
import { catalogueEndpoints } from '@livery/contract/catalogue/endpoints';
import { channelsEndpoints } from '@livery/contract/channels/endpoints';
import { contentsEndpoints } from '@livery/contract/contents/endpoints';
import { contentStreamsEndpoints } from '@livery/contract/contents/streams';
import { favoritesEndpoints } from '@livery/contract/favorites/endpoints';
import { newsEndpoints } from '@livery/contract/news/endpoints';
import { packetsEndpoints } from '@livery/contract/packets/endpoints';
import { platformEndpoints } from '@livery/contract/platform/endpoints';
import { profilesEndpoints } from '@livery/contract/profiles/endpoints';
import { promoEndpoints } from '@livery/contract/promo/endpoints';
import { searchEndpoints } from '@livery/contract/search/endpoints';
import { sessionEndpoints } from '@livery/contract/session/endpoints';
import { statsEndpoints } from '@livery/contract/stats/endpoints';
import { surveysEndpoints } from '@livery/contract/surveys/endpoints';
import { accountHandlers } from '../areas/account.ts';
import { adsHandlers } from '../areas/ads.ts';
import { authHandlers } from '../areas/auth.ts';
import { catalogueHandlers } from '../areas/catalogue.ts';
import { channelsHandlers } from '../areas/channels.ts';
import { contentsHandlers } from '../areas/contents.ts';
import { favoritesHandlers } from '../areas/favorites.ts';
import { newsHandlers } from '../areas/news.ts';
import { packetsHandlers } from '../areas/packets.ts';
import { platformHandlers } from '../areas/platform.ts';
import { profilesHandlers } from '../areas/profiles.ts';
import { promoHandlers } from '../areas/promo.ts';
import { searchHandlers } from '../areas/search.ts';
import { sessionHandlers } from '../areas/session.ts';
import { statsHandlers } from '../areas/stats.ts';
import type { Endpoint } from '@livery/contract/endpoint';
import type { Call, Handlers } from './call.ts';
import type { Services } from './services.ts';

type AnyTable = Readonly<Record<string, Endpoint>>;
type LooseHandler = (call: Call<unknown, unknown, unknown>) => Promise<unknown>;

/** The calls of an area, each with what answers it; without a handler it has no behaviour yet and answers 501. */
export type Area = readonly { readonly endpoint: Endpoint; readonly handler: LooseHandler | undefined }[];

function area<Table extends AnyTable>(table: Table, handlers: Handlers<Table>): Area {
  const loose = handlers as Readonly<Record<string, LooseHandler | undefined>>;
  return Object.entries(table).map(([name, endpoint]) => ({ endpoint, handler: loose[name] }));
}

/** Every area of the contract. */
export const areasOf = (services: Services): readonly Area[] => [
  area(platformEndpoints, platformHandlers(services)),
  area(sessionEndpoints, sessionHandlers(services)),
  area(authEndpoints, authHandlers(services)),
  area(profilesEndpoints, profilesHandlers(services)),
  area(accountEndpoints, accountHandlers(services)),
  area(newsEndpoints, newsHandlers(services)),
  area(searchEndpoints, searchHandlers(services)),
  area(channelsEndpoints, channelsHandlers(services)),
  area(favoritesEndpoints, favoritesHandlers(services)),
  area(statsEndpoints, statsHandlers(services)),
  area(catalogueEndpoints, catalogueHandlers(services)),
  area({ ...contentsEndpoints, ...contentStreamsEndpoints }, contentsHandlers(services)),
  area(packetsEndpoints, packetsHandlers(services)),
  area(promoEndpoints, promoHandlers(services)),
  area(adsEndpoints, adsHandlers(services)),
  // Nothing of these has behaviour yet.
  area(surveysEndpoints, {}),
];
