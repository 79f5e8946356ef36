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
import type { FastifyInstance } from 'fastify';
import { accountHandlers } from '../areas/account.ts';
import { authHandlers } from '../areas/auth.ts';
import { catalogueHandlers } from '../areas/catalogue.ts';
import { channelsHandlers } from '../areas/channels.ts';
import { contentsHandlers } from '../areas/contents.ts';
import { favoritesHandlers } from '../areas/favorites.ts';
import { newsHandlers } from '../areas/news.ts';
import { packetsHandlers } from '../areas/packets.ts';
import { platformHandlers } from '../areas/platform.ts';
import { profilesHandlers } from '../areas/profiles.ts';
import { searchHandlers } from '../areas/search.ts';
import { sessionHandlers } from '../areas/session.ts';
import { statsHandlers } from '../areas/stats.ts';
import { prepareFindViewer } from '../session/viewer.ts';
import { compressAnswers } from './compress-answers.ts';
import { createServer, type ServerOptions } from './create-server.ts';
import { serveDesk } from './desk.ts';
import { serveDocsPages } from './docs-pages.ts';
import { serveNetworkSignIn } from './network-sign-in.ts';
import { serveOperatorCalls } from './operator-calls.ts';
import { readJsonBodies } from './read-json-bodies.ts';
import { registerArea, type AreaOptions } from './register-area.ts';
import type { Services } from './services.ts';
import { providerOfSite } from './site-provider.ts';
import { serveSmallPages } from './small-pages.ts';

/** The listener that serves the contract. */
export async function createApiServer(options: ServerOptions, services: Services): Promise<FastifyInstance> {
  const { configuration } = options;
  const app = await createServer(options, 'sites');
  readJsonBodies(app);
  compressAnswers(app);
  // Answers belong to one viewer and stand under an address that holds a token: nobody on the way may keep them.
  // `Date` is the clock that schedules and tokens follow; clients set theirs by it.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('date', new Date(services.clock()).toUTCString());
  });

  const findViewer = prepareFindViewer(services.db);
  const area: AreaOptions = {
    findViewer: (token) => findViewer(token, services.clock()),
    siteProvider: providerOfSite(configuration.sites),
    checkAnswers: configuration.checkAnswers,
    track(answering) {
      underWay.add(answering);
      answering.then(
        () => underWay.delete(answering),
        () => underWay.delete(answering),
      );
    },
  };
  // A client that hung up ends its connection, not the work for it: the database may be closed only after that.
  const underWay = new Set<Promise<unknown>>();
  app.addHook('onClose', async () => void (await Promise.allSettled(underWay)));

  registerArea(app, platformEndpoints, platformHandlers(services), area);
  registerArea(app, sessionEndpoints, sessionHandlers(services), area);
  registerArea(app, authEndpoints, authHandlers(services), area);
  registerArea(app, profilesEndpoints, profilesHandlers(services), area);
  registerArea(app, accountEndpoints, accountHandlers(services), area);
  registerArea(app, newsEndpoints, newsHandlers(services), area);
  registerArea(app, searchEndpoints, searchHandlers(services), area);
  registerArea(app, channelsEndpoints, channelsHandlers(services), area);
  registerArea(app, favoritesEndpoints, favoritesHandlers(services), area);
  registerArea(app, statsEndpoints, statsHandlers(services), area);
  registerArea(app, catalogueEndpoints, catalogueHandlers(services), area);
  registerArea(app, { ...contentsEndpoints, ...contentStreamsEndpoints }, contentsHandlers(services), area);
  registerArea(app, packetsEndpoints, packetsHandlers(services), area);
  // Their capabilities come later; until then every call of theirs says so.
  registerArea(app, promoEndpoints, {}, area);
  registerArea(app, surveysEndpoints, {}, area);
  registerArea(app, adsEndpoints, {}, area);

  serveSmallPages(app, services);
  serveNetworkSignIn(app, services);
  serveDocsPages(app, services.apiOrigin);
  serveDesk(app, services, configuration);
  if (configuration.operatorKey !== undefined) serveOperatorCalls(app, services, configuration.operatorKey);
  return app;
}
