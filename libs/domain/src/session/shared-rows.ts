import { type InKind, to, type Transitions } from '../machine/define-machine.ts';
import { rejected } from './credentials.ts';
import type { sessionEvents } from './events.ts';
import { retryPoint } from './retry.ts';
import { credentialsOf, type Identity, type Retryable, type SessionState } from './state.ts';

// What several states allow, each named after it.

type In<Kind extends SessionState['kind']> = InKind<SessionState, Kind>;
type Rows<From extends SessionState> = Transitions<SessionState, From, typeof sessionEvents>;

/** Who a session is, once that is known. SES-004 */
export const settled = ({ network, user, credentials }: Identity): In<'guest' | 'loggedIn'> => ({
  kind: user.isGuest ? 'guest' : 'loggedIn',
  network,
  user,
  credentials,
});

export const isOwnToken = (state: SessionState, accessToken: string) =>
  credentialsOf(state)?.accessToken === accessToken;

export const mayFail: Rows<Retryable> = {
  stepFailed: to('failed', (state, { failure }) => ({
    kind: 'failed',
    failure,
    retryFrom: retryPoint(state, failure),
  })),
};

/** Country and address are the answer's own, else those of the network info. BOOT-014, BOOT-015 */
export const mayBeForbidden: Rows<SessionState> = {
  countryForbidden: to('forbidden', (state, { message, country, ipAddress }) => {
    const known = 'network' in state ? state.network : null;
    return {
      kind: 'forbidden',
      message,
      country: country ?? known?.country ?? null,
      ipAddress: ipAddress ?? known?.ipAddress ?? null,
    };
  }),
};

export const getsToken: Rows<In<'restoring' | 'autoAuthenticating' | 'creatingGuest' | 'signingIn' | 'loggingOut'>> = {
  credentialsReceived: to('entering', ({ network }, { credentials }) => ({
    kind: 'entering',
    network,
    credentials,
    isFresh: true,
  })),
};

/** SES-020, SES-021 */
export const mayLoseDevice: Rows<SessionState> = {
  deviceRefused: to('loadingNetwork', () => ({ kind: 'loadingNetwork', saved: null })),
};

export const followsOtherTabs: Rows<SessionState> = {
  identityChangedElsewhere: to('loadingNetwork', (_, { saved }) => ({ kind: 'loadingNetwork', saved })),
};

/** The old token may open nothing any more, and nobody is known by it yet. */
export const startsAgainWithRenewed: Rows<In<'loadingNetwork' | 'entering'>> = {
  credentialsRenewed: to('loadingNetwork', (_, { credentials }) => ({ kind: 'loadingNetwork', saved: credentials })),
};

/** SES-011, SES-015 */
export const maySignIn: Rows<In<'authOnly' | 'guest' | 'renewalDue' | 'renewing'>> = {
  loginSucceeded: to('signingIn', ({ network }, login) => ({
    kind: 'signingIn',
    network,
    login,
    progress: { step: 'device', accessToken: login.accessToken },
  })),
};

export const maySignOut: Rows<In<'guest' | 'loggedIn' | 'renewalDue' | 'renewing'>> = {
  logoutRequested: to('loggingOut', ({ network, credentials }) => ({ kind: 'loggingOut', network, credentials })),
};

/** A token's end is met in two ways: the server says so (renewed when the viewer is there), or the clock does (renewed at once). */
export const mayNeedRenewal: Rows<In<'guest' | 'loggedIn'>> = {
  tokenRejected: to('renewalDue', (state, { accessToken }) =>
    isOwnToken(state, accessToken) ? { ...state, kind: 'renewalDue', credentials: rejected(state.credentials) } : null,
  ),
  deviceMissing: to('renewalDue', (state) => ({
    ...state,
    kind: 'renewalDue',
    credentials: rejected(state.credentials),
  })),
  tokenOutdated: to('renewing', (state) => ({ ...state, kind: 'renewing' })),
};

export const getsRenewed: Rows<In<'renewalDue' | 'renewing'>> = {
  credentialsRenewed: to(['guest', 'loggedIn'], (state, { credentials }) => settled({ ...state, credentials })),
};
