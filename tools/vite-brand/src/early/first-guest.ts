import { enrolGuest, GUEST_PASSWORD_SALT, keepCredentials, withCrossTabLock } from '@livery/domain/session/enrolment';
import { deviceOf } from '@livery/domain/session/device';
import { STORED } from '@livery/domain/stored-keys';
import { createServerClock } from '@livery/domain/server-clock';
import { lockName } from '@livery/platform/cross-tab';
import type { Environment } from '@livery/platform/environment';
import { randomId } from '@livery/platform/ids';
import { guestCalls } from './guest-calls.ts';

interface FirstVisit {
  readonly brand: string;
  readonly appVersion: number;
  readonly apiOrigin: string;
  readonly acceptLanguage: string;
  readonly environment: Environment;
  /** The network info, which is the application's as well. */
  readonly network: Promise<Response>;
  /** The account has a token; its device has still to be made, which takes two answers more. */
  readonly onSignedIn: (accountToken: string) => void;
}

/** What decides on a guest, by its wire names. */
interface NetworkAnswer {
  readonly provider?: { readonly auto_auth?: unknown; readonly is_have_purchases?: unknown } | null;
  readonly is_guest_allowed?: unknown;
  readonly auto_auth?: unknown;
}

/**
 * Makes the guest of a first visit while the application is still on its way: five answers, one after the other, that it need not wait for then.
 * To the session this is another tab: it holds the session's lock meanwhile, and what it stores is found like the guest of another tab.
 * Whatever is unusual is left to the session: this throws, and nothing is lost.
 * @returns the guest's token; null where the visit is none of a new guest
 */
export async function makeFirstGuest(visit: FirstVisit): Promise<string | null> {
  const { brand, appVersion, apiOrigin, acceptLanguage, environment } = visit;
  const store = strictStore(brand);
  const isNew = [STORED.credentials, STORED.pendingGuest].every((key) => store.get(key) === null);
  if (!isNew || !navigator.locks) return null;

  const response = await visit.network;
  const network = (await response.clone().json()) as NetworkAnswer;
  if (!response.ok || !isForGuests(network)) return null;

  const clock = createServerClock(Date.now);
  clock.adjust(Date.parse(response.headers.get('Date') ?? '') || Date.now());
  const api = guestCalls(apiOrigin, acceptLanguage);
  const ports = {
    api: {
      ...api,
      login: async (...account: Parameters<typeof api.login>) => {
        const grant = await api.login(...account);
        if (grant.data) visit.onSignedIn(grant.data.accessToken);
        return grant;
      },
    },
    store,
    clock,
    random: { uuid: randomId },
    // Nobody has to hear of it: a tab that has credentials would have stored them.
    crossTab: {
      exclusively: (name: string, signal: AbortSignal, task: () => Promise<void>) =>
        navigator.locks.request(lockName(brand, name), { signal }, task),
      announce: () => {},
      listen: () => () => {},
    },
    settings: {
      appVersion,
      guestPasswordSalt: GUEST_PASSWORD_SALT,
      referId: null,
      device: deviceOf(environment, appVersion),
      deviceSerial: null,
    },
  };
  const way = {
    signal: new AbortController().signal,
    pause: <Result>(promise: Promise<Result>) => promise,
    reached: () => {},
  };
  let token: string | null = null;
  await withCrossTabLock(ports, way, async () => {
    if (store.get(STORED.credentials) !== null) return;
    const hasPurchases = Boolean(network.provider?.is_have_purchases);
    const guest = await enrolGuest(ports, { provider: { hasPurchases } }, { step: 'account' }, way);
    if (!guest.data) return;
    keepCredentials(ports, guest.data);
    token = guest.data.accessToken;
  });
  return token;
}

/** Auto-auth, a missing provider and a service without guests are the session's business. BOOT-002, BOOT-004, BOOT-008 */
const isForGuests = ({ provider, is_guest_allowed: isAllowed, auto_auth: autoAuth }: NetworkAnswer): boolean =>
  Boolean(provider && isAllowed && !autoAuth && !provider.auto_auth);

/** The browser's own store or nothing: a guest that is kept in memory would be lost to the application. */
const strictStore = (brand: string) => {
  const keyOf = (key: string) => `livery.${brand}.${key}`;
  return {
    get: (key: string) => localStorage.getItem(keyOf(key)),
    set: (key: string, value: string) => localStorage.setItem(keyOf(key), value),
    remove: (key: string) => localStorage.removeItem(keyOf(key)),
    clear: () => {},
  };
};
