import type { KeyValueStore } from '../ports.ts';
import { STORED } from '../stored-keys.ts';
import { RENEWAL_MARGIN_MS, RENEWAL_MARGIN_SHARE, TOKEN_VALIDITY_MS } from './constants.ts';
import type { TokenGrant } from './session-api.ts';

/** A token and how it can be renewed. Stored as one value. */
export interface Credentials {
  readonly accessToken: string;
  readonly receivedAtMs: number;
  readonly expiresAtMs: number;
  /** `null` in token mode: the token came from a link or from auto-auth, and nothing can renew it. SES-026 */
  readonly deviceId: number | null;
  /** What the server gave this device to come back with, where it gives one: a device's number stands in lists. */
  readonly deviceSecret?: string | undefined;
  /** Stays through renewals and changes with each sign-in and sign-out: tells a renewed token of ours from somebody else's. */
  readonly signInId: string;
}

export function credentialsFrom(
  grant: TokenGrant,
  { nowMs, ...origin }: Pick<Credentials, 'deviceId' | 'deviceSecret' | 'signInId'> & { nowMs: number },
): Credentials {
  return {
    accessToken: grant.accessToken,
    receivedAtMs: nowMs,
    expiresAtMs: expiryMs(grant.expiresAtSeconds, nowMs),
    ...origin,
  };
}

/** The server's expiry; without one, or when it is no time in the future, the usual validity. SES-018, SES-030 */
function expiryMs(expiresAtSeconds: number | undefined, nowMs: number): number {
  const atMs = (expiresAtSeconds ?? 0) * 1000;
  return atMs > nowMs ? atMs : nowMs + TOKEN_VALIDITY_MS;
}

/** A rejected token counts as one whose time has passed. SES-016, SES-017 */
export const isExpired = ({ expiresAtMs }: Credentials, nowMs: number): boolean => expiresAtMs <= nowMs;
export const rejected = (credentials: Credentials): Credentials => ({ ...credentials, expiresAtMs: 0 });
export const isRejected = ({ expiresAtMs }: Credentials): boolean => expiresAtMs === 0;

/** Still good, but better renewed now than met at its end. */
export function isOutdated({ receivedAtMs, expiresAtMs }: Credentials, nowMs: number): boolean {
  const marginMs = Math.min(RENEWAL_MARGIN_MS, (expiresAtMs - receivedAtMs) * RENEWAL_MARGIN_SHARE);
  return nowMs >= expiresAtMs - marginMs;
}

/** What is stored, or `null` when nothing is, or nothing that can be understood: storage is open to anybody's hands. */
export function readCredentials(store: KeyValueStore): Credentials | null {
  try {
    const value: unknown = JSON.parse(store.get(STORED.credentials) ?? 'null');
    return isCredentials(value) ? value : null;
  } catch {
    return null;
  }
}

export function writeCredentials(store: KeyValueStore, credentials: Credentials): void {
  store.set(STORED.credentials, JSON.stringify(credentials));
}

function isCredentials(value: unknown): value is Credentials {
  if (typeof value !== 'object' || value === null) return false;
  const { accessToken, receivedAtMs, expiresAtMs, deviceId, deviceSecret, signInId } = value as Record<string, unknown>;
  return (
    typeof accessToken === 'string' &&
    accessToken !== '' &&
    Number.isFinite(receivedAtMs) &&
    Number.isFinite(expiresAtMs) &&
    (deviceId === null || Number.isFinite(deviceId)) &&
    (deviceSecret === undefined || typeof deviceSecret === 'string') &&
    typeof signInId === 'string'
  );
}
