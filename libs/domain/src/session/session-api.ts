import type { NetworkInfo, Provider } from '@livery/contract/platform/entities';
import type { AccessToken, Device, DeviceRegistration, User } from '@livery/contract/session/entities';

export type { DeviceRegistration } from '@livery/contract/session/entities';

/** Of the contract's entities, the fields that a session knows. */
export type Network = Pick<
  NetworkInfo,
  | 'isGuestAllowed'
  | 'autoAuthUrl'
  | 'country'
  | 'ipAddress'
  | 'promoDays'
  | 'accountLink'
  | 'default'
  | 'phoneOtpLength'
> & {
  readonly provider?:
    | Partial<
        Pick<
          Provider,
          'id' | 'name' | 'landing' | 'currency' | 'autoAuthUrl' | 'hasPurchases' | 'isOtt' | 'allowsPacketsWithoutBase'
        >
      >
    | undefined;
};
export type SessionUser = Pick<User, 'id' | 'isGuest' | 'firstName' | 'phone' | 'email' | 'username' | 'referId'>;
export type TokenGrant = Pick<AccessToken, 'accessToken' | 'expiresAtSeconds'>;
export type OwnDevice = Pick<Device, 'id' | 'loginAtMs'>;
/** What a device is authenticated with. Not every server gives a secret. */
export interface DeviceKey {
  readonly deviceId: number;
  readonly deviceSecret?: string | undefined;
}

/** The calls that a session makes, with exactly the fields it needs. Bound to the api-client by the shell. */
export interface SessionApi {
  /** GET /v2/users/self/network */
  loadNetwork(signal: AbortSignal): Promise<CallAnswer<Network>>;
  /** POST /v2/users */
  createUser(user: NewGuest, signal: AbortSignal): Promise<CallAnswer<unknown>>;
  /** POST /v2/auth/login */
  login(
    account: { login: string; password: string },
    signal: AbortSignal,
  ): Promise<CallAnswer<Pick<TokenGrant, 'accessToken'>>>;
  /** GET /v2/users/self */
  loadUser(accessToken: string, signal: AbortSignal): Promise<CallAnswer<SessionUser>>;
  /** POST /v2/users/self/devices */
  createDevice(
    accessToken: string,
    device: DeviceRegistration,
    signal: AbortSignal,
  ): Promise<CallAnswer<Pick<Device, 'id'> & Partial<Pick<Device, 'secret'>>>>;
  /** GET /v2/users/self/devices */
  listDevices(accessToken: string, signal: AbortSignal): Promise<CallAnswer<readonly OwnDevice[]>>;
  /** DELETE /v2/users/self/devices/{id} */
  removeDevice(accessToken: string, deviceId: number, signal: AbortSignal): Promise<CallAnswer<unknown>>;
  /** POST /v2/auth/device. With the login's token right after a login; with `null` in a renewal, whose old token may be dead. */
  authenticateDevice(
    device: DeviceKey,
    accessToken: string | null,
    signal: AbortSignal,
  ): Promise<CallAnswer<TokenGrant>>;
  /** POST /v2/users/self/agreements */
  acceptAgreements(accessToken: string, ids: readonly number[], signal: AbortSignal): Promise<CallAnswer<unknown>>;
  /** POST to the provider's own address, without our token. */
  autoAuthenticate(
    url: string,
    device: AutoAuthDevice,
    signal: AbortSignal,
  ): Promise<CallAnswer<Pick<TokenGrant, 'accessToken'>>>;
}

/** Calls do not throw: an answer is data or a failure. */
export type CallAnswer<Data> =
  { readonly data: Data; readonly error?: undefined } | { readonly error: ApiFailure; readonly data?: undefined };

/** Fits the api-client's `ApiError`. `country` and `ipAddress` come with the 403 of a forbidden country. */
export interface ApiFailure {
  readonly kind: string;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly message: string;
  readonly country?: string | undefined;
  readonly ipAddress?: string | undefined;
}

interface NewGuest {
  readonly username: string;
  readonly password: string;
  readonly isGuest: true;
  readonly appVersion: number;
  readonly apiVersion?: 'v30';
  /** The partner token that the visit came with. BOOT-020 */
  readonly referId: string | null;
}

interface AutoAuthDevice {
  readonly manufacturer: string;
  readonly model: string;
  readonly serial: string;
  readonly os: string;
  /** NAV-040 */
  readonly telegramId?: string;
}

/** The viewer's country or network may not use the service. Which calls it may come from is the effects' knowledge. API-079 */
export const isForbidden = (failure: ApiFailure): boolean => failure.status === 403;

/** The server has understood and said no. Anything else (no connection, timeout, 5xx, an unreadable answer) says nothing about us. */
export const isRefusal = ({ status }: ApiFailure): boolean => status !== undefined && status >= 400 && status < 500;

/** The token is no longer good. API-076 */
export const isTokenError = ({ status, code }: ApiFailure): boolean =>
  status === 401 || code === 'authentication_failed';
