import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCatalogueMemory } from '../src/catalogue/catalogue-memory.ts';
import { CATALOGUE_REVISION, facts } from '../src/database/schema/pages.ts';
import { devices, profiles, tokens, users } from '../src/database/schema/viewers.ts';
import { createPaymentFaults } from '../src/gateway/payment-faults.ts';
import { mediaAddresses } from '../src/http/media-addresses.ts';
import { createOutbox } from '../src/http/outbox.ts';
import type { Services } from '../src/http/services.ts';
import { createSearchTurns } from '../src/search/search-turns.ts';
import { LANGUAGES } from '../src/world/localised.ts';
import type { Backend } from '../src/server.ts';
import { createLimits } from '../src/session/limits.ts';
import { createClientDataLog } from '../src/media/client-data-log.ts';
import { createSpotLog } from '../src/spots/spot-log.ts';
import { warmUp } from '../src/warm-up.ts';
import { signIn, startTestBackend } from './test-backend.ts';
import { TEST_NOW_MS } from './test-clock.ts';

let backend: Backend;
let stop: () => Promise<void>;
let services: Services;

beforeAll(async () => {
  const started = await startTestBackend();
  ({ backend, stop } = started);
  await signIn(started.api);
  const memory = createCatalogueMemory(Date.now);
  services = {
    db: backend.db,
    clock: () => TEST_NOW_MS,
    memory,
    searches: createSearchTurns(memory),
    media: mediaAddresses(backend.mediaOrigin),
    outbox: createOutbox(),
    networks: new Map(),
    hasMessenger: true,
    apiOrigin: () => backend.apiOrigin,
    isSite: () => false,
    paymentFaults: createPaymentFaults(),
    spotLog: createSpotLog(() => TEST_NOW_MS),
    clientData: createClientDataLog(() => TEST_NOW_MS),
    spotPlans: new Map(),
    hasSpots: false,
    sellsByOffers: [],
    tokenValiditySeconds: 60,
    limits: createLimits(() => TEST_NOW_MS),
  };
});
afterAll(() => stop());

test('the start page is remembered in every language before anybody asks, and no viewer is left behind', async () => {
  const viewers = () => Promise.all([users, profiles, devices, tokens].map((table) => backend.db.$count(table)));
  const before = await viewers();
  await warmUp(services);
  expect(await viewers()).toEqual(before);
  const [revision] = await backend.db.select().from(facts).where(eq(facts.name, CATALOGUE_REVISION));
  for (const language of LANGUAGES) {
    expect(services.memory.recall(revision?.value ?? '', `page/startpage/${language}/24`), language).toBeDefined();
  }
});
