import { event } from '../machine/define-machine.ts';
import type { Credentials } from './credentials.ts';
import type { ApiFailure, DeviceKey, Network, SessionUser } from './session-api.ts';
import type { Circumstances } from './start.ts';
import type { Login } from './state.ts';

/** Everything that can happen to a session. */
export const sessionEvents = {
  started: event<{ saved: Credentials | null }>(),
  networkLoaded: event<{ network: Network; circumstances: Circumstances }>(),
  /** 403 on network info, guest creation, device authentication or OTP. API-078 */
  countryForbidden: event<Pick<ApiFailure, 'message' | 'country' | 'ipAddress'>>(),
  /** A step of start-up or sign-in failed and can be tried again. */
  stepFailed: event<{ failure: ApiFailure }>(),
  retryRequested: event(),

  autoAuthTookLong: event(),
  autoAuthRefused: event<{ offersRetry: boolean }>(),
  /** The time for a retry is over, or the viewer has closed the retry dialog. */
  autoAuthGivenUp: event(),

  loginSucceeded: event<Login>(),
  /** The account of a new guest exists and is logged in. */
  guestLoggedIn: event<{ accessToken: string }>(),
  deviceCreated: event<DeviceKey>(),
  /** There is a token to go on with: a new one, or one that another tab has got meanwhile. */
  credentialsReceived: event<{ credentials: Credentials }>(),
  userLoaded: event<{ user: SessionUser }>(),

  /** 401 or `authentication_failed`. Late reports about an older token change nothing. API-076 */
  tokenRejected: event<{ accessToken: string }>(),
  /** 404 on the settings of the current device. API-082 */
  deviceMissing: event(),
  /** A renewal may begin now: the viewer has done something, or a payment under way needs the token. SES-023 */
  renewalAllowed: event(),
  /** By the stored expiry the token is over, or about to be. */
  tokenOutdated: event(),
  credentialsRenewed: event<{ credentials: Credentials }>(),
  /** The server could not be asked. */
  renewalPostponed: event(),
  /** The stored device opens nothing any more; what was stored is gone. SES-020 */
  deviceRefused: event(),

  logoutRequested: event(),
  loggedOut: event(),
  /** Another tab has signed in or out. */
  identityChangedElsewhere: event<{ saved: Credentials | null }>(),
};
