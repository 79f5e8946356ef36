import { fact } from '../machine/define-machine.ts';
import type { Credentials } from './credentials.ts';
import type { ApiFailure, DeviceKey, Network, SessionUser } from './session-api.ts';
import type { Circumstances } from './start.ts';
import type { Login } from './state.ts';

/** Everything that can happen to a session. */
export const facts = {
  started: fact<{ saved: Credentials | null }>(),
  networkLoaded: fact<{ network: Network; circumstances: Circumstances }>(),
  /** 403 on network info, guest creation, device authentication or OTP. API-078 */
  countryForbidden: fact<Pick<ApiFailure, 'message' | 'country' | 'ipAddress'>>(),
  /** A step of start-up or sign-in failed and can be tried again. */
  stepFailed: fact<{ failure: ApiFailure }>(),
  retryRequested: fact(),

  autoAuthTookLong: fact(),
  autoAuthRefused: fact<{ offersRetry: boolean }>(),
  /** The time for a retry is over, or the viewer has closed the retry dialog. */
  autoAuthGivenUp: fact(),

  loginSucceeded: fact<Login>(),
  /** The account of a new guest exists and is logged in. */
  guestLoggedIn: fact<{ accessToken: string }>(),
  deviceCreated: fact<DeviceKey>(),
  /** There is a token to go on with: a new one, or one that another tab has got meanwhile. */
  credentialsReceived: fact<{ credentials: Credentials }>(),
  userLoaded: fact<{ user: SessionUser }>(),

  /** 401 or `authentication_failed`. Late reports about an older token change nothing. API-076 */
  tokenRejected: fact<{ accessToken: string }>(),
  /** 404 on the settings of the current device. API-082 */
  deviceMissing: fact(),
  viewerInteracted: fact(),
  /** By the stored expiry the token is over, or about to be. */
  tokenOutdated: fact(),
  credentialsRenewed: fact<{ credentials: Credentials }>(),
  /** The server could not be asked. */
  renewalPostponed: fact(),
  /** The stored device opens nothing any more; what was stored is gone. SES-020 */
  deviceRefused: fact(),

  logoutRequested: fact(),
  loggedOut: fact(),
  /** Another tab has signed in or out. */
  identityChangedElsewhere: fact<{ saved: Credentials | null }>(),
};
