import type { EffectContext } from '../machine/effects.ts';
import { KEPT_AT_LOGOUT, STORED } from '../stored-keys.ts';
import { type Credentials, credentialsFrom, readCredentials, writeCredentials } from './credentials.ts';
import type { SessionPorts } from './ports.ts';

/** One lock for everything that gets, changes or drops credentials: no two tabs do so at once. */
const CREDENTIALS_LOCK = 'session/credentials';
export const CREDENTIALS_CHANGED = 'session/credentialsChanged';

/** Runs the task while no other tab gets, changes or drops credentials. */
export const withCrossTabLock = (
  { crossTab }: Pick<SessionPorts, 'crossTab'>,
  { pause, signal }: Pick<EffectContext, 'pause' | 'signal'>,
  task: () => Promise<void>,
): Promise<void> => pause(crossTab.exclusively(CREDENTIALS_LOCK, signal, task));

/** Stores new credentials and lets the other tabs know. */
export function keepCredentials(
  { store, crossTab }: Pick<SessionPorts, 'store' | 'crossTab'>,
  credentials: Credentials,
): void {
  writeCredentials(store, credentials);
  store.remove(STORED.pendingGuest);
  crossTab.announce(CREDENTIALS_CHANGED);
}

/** SES-020 */
export function dropCredentials({ store, crossTab }: SessionPorts): void {
  store.remove(STORED.credentials);
  crossTab.announce(CREDENTIALS_CHANGED);
}

/** Nothing of a person stays behind, credentials first of all: what is kept belongs to the browser. SES-020, SES-039 */
export function forgetPerson({ store, crossTab, settings }: SessionPorts, alsoKept: readonly string[]): void {
  store.clear([...KEPT_AT_LOGOUT, ...settings.keptAtLogout, ...alsoKept]);
  crossTab.announce(CREDENTIALS_CHANGED);
}

/**
 * The saved credentials to start with. A token from the link replaces them: the visit is that account's now.
 * BOOT-004, BOOT-021
 */
export function savedCredentials(ports: SessionPorts, linkToken: string | null): Credentials | null {
  const { store, clock, random } = ports;
  const saved = readCredentials(store);
  if (linkToken === null || linkToken === saved?.accessToken) return saved;
  const grant = { accessToken: linkToken };
  const credentials = credentialsFrom(grant, { deviceId: null, signInId: random.uuid(), nowMs: clock.now() });
  keepCredentials(ports, credentials);
  store.remove(STORED.loggedOut);
  return credentials;
}
