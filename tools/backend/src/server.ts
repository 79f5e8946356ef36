import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createCatalogueMemory } from './catalogue/catalogue-memory.ts';
import type { BackendConfiguration } from './configuration.ts';
import { bringUpToDate, keepUpToDate, readArtworks } from './database/bring-up-to-date.ts';
import { openDatabase, type Database } from './database/open-database.ts';
import { createPaymentFaults } from './gateway/payment-faults.ts';
import { siteTest } from './http/allow-sites.ts';
import { createApiServer } from './http/create-api-server.ts';
import { createMediaServer } from './http/create-media-server.ts';
import { createClientDataLog } from './media/client-data-log.ts';
import { mediaAddresses } from './http/media-addresses.ts';
import { deskAccess } from './http/desk.ts';
import { createOutbox } from './http/outbox.ts';
import type { Services } from './http/services.ts';
import { createSearchTurns } from './search/search-turns.ts';
import { createSpotLog } from './spots/spot-log.ts';
import { createLimits } from './session/limits.ts';
import { requireFreePort } from './require-free-port.ts';
import { warmUp } from './warm-up.ts';

export { readConfiguration, type BackendConfiguration } from './configuration.ts';
export { StartError } from './start-error.ts';

/** The schedule must reach days ahead, so an hour more or less does not matter. */
const UPKEEP_MS = 60 * 60 * 1000;
/** What is still being sent then is broken off. */
const DRAIN_MS = 5_000;

export type Backend = {
  /** Resolves when both listeners answer. @throws StartError */
  start(): Promise<void>;
  /** Ends what is under way, closes both listeners and the database. May be called twice. */
  stop(): Promise<void>;
  /** Known once started. */
  readonly apiOrigin: string;
  readonly mediaOrigin: string;
  /** For tests that arrange what no call can. Known once started. */
  readonly db: Database;
};

export type BackendOptions = {
  /** Now, in milliseconds. */
  clock?: () => number;
  /** Where the log goes, when not to the terminal. */
  logStream?: NodeJS.WritableStream;
  /** How long a request may take to come as a whole; half a minute. */
  requestTimeoutMs?: number;
};

/** The reference backend: the API and the media origin over one database. */
export function createBackend(configuration: BackendConfiguration, options: BackendOptions = {}): Backend {
  const { clock = Date.now, ...listening } = options;
  let running: Running | undefined;
  let starting: Promise<Running> | undefined;
  const known = () => {
    if (!running) throw new Error('The backend is not started.');
    return running;
  };

  return {
    async start() {
      starting ??= run(configuration, clock, listening);
      running = await starting;
    },
    async stop() {
      // A database that is just being made must not be left half made.
      const ending = await starting?.catch(() => undefined);
      starting = undefined;
      running = undefined;
      await ending?.stop();
    },
    get apiOrigin() {
      return known().apiOrigin;
    },
    get mediaOrigin() {
      return known().mediaOrigin;
    },
    get db() {
      return known().db;
    },
  };
}

type Running = { apiOrigin: string; mediaOrigin: string; db: Database; stop(): Promise<void> };

async function run(
  configuration: BackendConfiguration,
  clock: () => number,
  listening: Omit<BackendOptions, 'clock'>,
): Promise<Running> {
  const { host, apiPort, mediaPort } = configuration;
  await requireFreePort(apiPort, host, 'API_PORT');
  await requireFreePort(mediaPort, host, 'MEDIA_PORT');
  const database = await openDatabase(configuration);
  const listeners: FastifyInstance[] = [];
  let warming: Promise<void> | undefined;
  const stop = async () => {
    await Promise.all(listeners.map(close));
    await warming;
    await database.close();
  };
  try {
    await database.maintain((db) => bringUpToDate(db, clock()));

    const spotLog = createSpotLog(clock);
    const clientData = createClientDataLog(clock);
    const mediaServer = await createMediaServer(
      { configuration, ...listening },
      clock,
      await readArtworks(database.db),
      { spotLog, clientData },
    );
    listeners.push(mediaServer);
    await mediaServer.listen({ port: mediaPort, host });
    const mediaOrigin = configuration.publicMediaOrigin ?? localOrigin(mediaServer);

    const apiOrigin = () => configuration.publicApiOrigin ?? localOrigin(apiServer);
    const memory = createCatalogueMemory(clock);
    const services: Services = {
      db: database.db,
      clock,
      memory,
      searches: createSearchTurns(memory),
      media: mediaAddresses(mediaOrigin),
      outbox: createOutbox(),
      networks: new Map(),
      hasMessenger: deskAccess(configuration) === 'open',
      apiOrigin,
      isSite: siteTest(configuration.sites),
      paymentFaults: createPaymentFaults(),
      clientData,
      spotLog,
      spotPlans: new Map(),
      hasSpots: configuration.hasSpots,
      sellsByOffers: configuration.sellsByOffers,
      tokenValiditySeconds: configuration.tokenValiditySeconds,
      limits: createLimits(clock),
    };
    const apiServer = await createApiServer({ configuration, ...listening }, services);
    listeners.push(apiServer);
    await apiServer.listen({ port: apiPort, host });

    // Not waited for: whoever calls before it is done just waits as long as without it.
    warming = warmUp(services).catch((error: unknown) => apiServer.log.warn({ err: error }, 'warming up failed'));
    const upkeep = setInterval(() => {
      database
        .maintain((db) => keepUpToDate(db, clock()))
        .catch((error: unknown) => apiServer.log.error({ err: error }, 'upkeep failed'));
    }, UPKEEP_MS);
    upkeep.unref();
    return {
      apiOrigin: apiOrigin(),
      mediaOrigin,
      db: database.db,
      async stop() {
        clearInterval(upkeep);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function localOrigin(app: FastifyInstance): string {
  const address = app.server.address() as AddressInfo | null;
  if (!address) throw new Error('A listener has no address.');
  return `http://localhost:${address.port}`;
}

/** Lets answers under way come to their end, but not for ever: a slow viewer may take minutes over a film. */
async function close(app: FastifyInstance): Promise<void> {
  const patience = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  try {
    await app.close();
  } finally {
    clearTimeout(patience);
  }
}
