import { TransactionRollbackError } from 'drizzle-orm';
import { catalogueHandlers } from './areas/catalogue.ts';
import { devices } from './database/schema/viewers.ts';
import type { Services } from './http/services.ts';
import { LANGUAGES } from './world/localised.ts';
import { issueToken } from './session/access-tokens.ts';
import { createUser, guestCredentials } from './session/create-user.ts';
import { readProviderOfSite } from './session/read-provider.ts';
import { prepareFindViewer, type Viewer } from './session/viewer.ts';
import { readUser } from './session/wire-user.ts';

/** Given to no device. */
const REHEARSED_DEVICE_ID = 0;

/**
 * Goes once through what every first visit asks for, so that the first viewer does not wait for a cold database. It
 * remembers the start page in every language and leaves nothing else behind.
 */
export async function warmUp(services: Services): Promise<void> {
  const viewer = await rehearseFirstVisit(services);
  if (!viewer) return;
  const { getRowset } = catalogueHandlers(services);
  const call = {
    params: { id: 'startpage' },
    query: { kind: 'web' as const },
    body: {},
    viewer,
    viewerOrNull: viewer,
    isGone: () => false,
  };
  for (const language of LANGUAGES) {
    await getRowset?.({ ...call, language, clientAddress: '', idempotency: null, siteProvider: undefined });
  }
}

/** Makes a guest with a device and takes everything back. */
async function rehearseFirstVisit(services: Services): Promise<Viewer | null> {
  const { clock, tokenValiditySeconds } = services;
  let viewer: Viewer | null = null;
  try {
    await services.db.transaction(async (transaction) => {
      const within = { ...services, db: transaction };
      const { id: providerId } = await readProviderOfSite(transaction, undefined);
      const userId = await createUser(within, { ...guestCredentials(), providerId, language: 'ru' });
      await transaction.insert(devices).values({
        id: REHEARSED_DEVICE_ID,
        userId,
        providerId,
        serial: '',
        deviceType: 'web',
        description: {},
      });
      const owner = { userId, deviceId: REHEARSED_DEVICE_ID };
      const { accessToken } = await issueToken(transaction, owner, tokenValiditySeconds, clock());
      await readUser(within, userId, 'ru');
      viewer = await prepareFindViewer(within)(accessToken, clock());
      transaction.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return viewer;
}
