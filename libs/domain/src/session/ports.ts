import type { Stay } from '../machine/effects.ts';
import type { Clock, CrossTab, EventLog, KeyValueStore, Random } from '../ports.ts';
import { STORED } from '../stored-keys.ts';
import { type Credentials, credentialsFrom, readCredentials, writeCredentials } from './credentials.ts';
import type { DeviceRegistration, SessionApi } from './session-api.ts';

/** What the session needs from the outside. */
export interface SessionPorts {
  readonly api: SessionApi;
  readonly store: KeyValueStore;
  readonly clock: Clock;
  readonly random: Random;
  readonly crossTab: CrossTab;
  readonly log: EventLog;
  /** Resolves at the first click, touch or key press from now on. SES-023 */
  readonly nextInteraction: (signal: AbortSignal) => Promise<void>;
  /** Whether the page is on parental business now; see `isParentalPage`. SES-027 */
  readonly isOnParentalPage: () => boolean;
  readonly settings: SessionSettings;
}

export interface SessionSettings {
  readonly appVersion: number;
  /** Fixed for the application: changing it locks half-made guests out. SES-006 */
  readonly guestPasswordSalt: string;
  readonly referId: string | null;
  readonly device: Omit<DeviceRegistration, 'serial'>;
  /** From the start query. BOOT-022 */
  readonly deviceSerial: string | null;
  readonly isTelegramApp: boolean;
  /** The brand shows a retry dialog when auto-auth has failed. BOOT-012 */
  readonly offersAutoAuthRetry: boolean;
}

/** One lock for everything that gets, changes or drops credentials: no two tabs do so at once. */
const CREDENTIALS_LOCK = 'session/credentials';
export const CREDENTIALS_CHANGED = 'session/credentialsChanged';

export const whileAlone = (
  { crossTab }: SessionPorts,
  { pause, signal }: Stay,
  task: () => Promise<void>,
): Promise<void> => pause(crossTab.exclusively(CREDENTIALS_LOCK, signal, task));

/** Stores new credentials and lets the other tabs know. */
export function keepCredentials({ store, crossTab }: SessionPorts, credentials: Credentials): void {
  writeCredentials(store, credentials);
  store.remove(STORED.pendingGuest);
  crossTab.announce(CREDENTIALS_CHANGED);
}

/** SES-020 */
export function dropCredentials({ store, crossTab }: SessionPorts): void {
  store.remove(STORED.credentials);
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
