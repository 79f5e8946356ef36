import type { FastifyInstance } from 'fastify';
import { prepareFindViewer } from '../session/viewer.ts';
import { areasOf } from './areas.ts';
import { servePayPages } from '../gateway/pay-pages.ts';
import { collectFigures } from './collect-figures.ts';
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

  const findViewer = prepareFindViewer(services);
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

  for (const one of areasOf(services)) registerArea(app, one, area);

  serveSmallPages(app, services);
  collectFigures(app, services);
  servePayPages(app, services);
  serveNetworkSignIn(app, services);
  serveDocsPages(app, services.apiOrigin);
  serveDesk(app, services, configuration);
  if (configuration.operatorKey !== undefined) serveOperatorCalls(app, services, configuration.operatorKey);
  return app;
}
