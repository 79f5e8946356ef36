import { defineMachine, type InKind, to, type Transitions } from '../machine/define-machine.ts';
import { isRejected, rejected } from './credentials.ts';
import { facts } from './facts.ts';
import { retryPoint } from './retry.ts';
import { firstStep, withoutCredentials } from './start.ts';
import { credentialsOf, type Identity, type Retryable, type SessionState } from './state.ts';

type In<Kind extends SessionState['kind']> = InKind<SessionState, Kind>;
type Rows<From extends SessionState> = Transitions<SessionState, From, typeof facts>;

/** Who a session is, once that is known. SES-004 */
const settled = ({ network, user, credentials }: Identity): In<'guest' | 'loggedIn'> => ({
  kind: user.isGuest ? 'guest' : 'loggedIn',
  network,
  user,
  credentials,
});

const isOwnToken = (state: SessionState, accessToken: string) => credentialsOf(state)?.accessToken === accessToken;

const mayFail: Rows<Retryable> = {
  stepFailed: to('failed', (state, { failure }) => ({
    kind: 'failed',
    failure,
    retryFrom: retryPoint(state, failure),
  })),
};

/** Country and address are the answer's own, else those of the network info. BOOT-014, BOOT-015 */
const mayBeForbidden: Rows<SessionState> = {
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

const getsToken: Rows<In<'restoring' | 'autoAuthenticating' | 'creatingGuest' | 'signingIn' | 'loggingOut'>> = {
  credentialsReceived: to('entering', ({ network }, { credentials }) => ({
    kind: 'entering',
    network,
    credentials,
    isFresh: true,
  })),
};

/** SES-020, SES-021 */
const mayLoseDevice: Rows<SessionState> = {
  deviceRefused: to('loadingNetwork', () => ({ kind: 'loadingNetwork', saved: null })),
};

const followsOtherTabs: Rows<SessionState> = {
  identityChangedElsewhere: to('loadingNetwork', (_, { saved }) => ({ kind: 'loadingNetwork', saved })),
};

/** The old token may open nothing any more, and nobody is known by it yet. */
const startsAgainWithRenewed: Rows<In<'loadingNetwork' | 'entering'>> = {
  credentialsRenewed: to('loadingNetwork', (_, { credentials }) => ({ kind: 'loadingNetwork', saved: credentials })),
};

/** SES-011, SES-015 */
const maySignIn: Rows<In<'authOnly' | 'guest' | 'renewalDue' | 'renewing'>> = {
  loginSucceeded: to('signingIn', ({ network }, login) => ({
    kind: 'signingIn',
    network,
    login,
    progress: { step: 'device', accessToken: login.accessToken },
  })),
};

const maySignOut: Rows<In<'guest' | 'loggedIn' | 'renewalDue' | 'renewing'>> = {
  logoutRequested: to('loggingOut', ({ network, credentials }) => ({ kind: 'loggingOut', network, credentials })),
};

/** A token's end is met in two ways: the server says so (renewed when the viewer is there), or the clock does (renewed at once). */
const mayNeedRenewal: Rows<In<'guest' | 'loggedIn'>> = {
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

const getsRenewed: Rows<In<'renewalDue' | 'renewing'>> = {
  credentialsRenewed: to(['guest', 'loggedIn'], (state, { credentials }) => settled({ ...state, credentials })),
};

/**
 * The rules of the session. A row reads: in this state, when this has happened, it comes to that state.
 * What a state does by itself, such as asking the server or waiting for the viewer, is in `effects.ts`.
 */
export const session = defineMachine<SessionState, typeof facts, 'session'>({
  name: 'session',
  initial: { kind: 'notStarted' },
  facts,
  on: {
    notStarted: {
      started: to('loadingNetwork', (_, { saved }) => ({ kind: 'loadingNetwork', saved })),
    },
    loadingNetwork: {
      networkLoaded: to(
        ['noProvider', 'entering', 'restoring', 'autoAuthenticating', 'creatingGuest', 'authOnly'],
        ({ saved }, { network, circumstances }) => firstStep(network, saved, circumstances),
      ),
      tokenRejected: to('loadingNetwork', (state, { accessToken }) =>
        state.saved !== null && isOwnToken(state, accessToken) ? { ...state, saved: rejected(state.saved) } : null,
      ),
      ...startsAgainWithRenewed,
      ...mayBeForbidden,
      ...mayFail,
      ...followsOtherTabs,
    },
    noProvider: {},

    restoring: {
      tokenRejected: to('restoring', (state, { accessToken }) =>
        isOwnToken(state, accessToken) ? { ...state, credentials: rejected(state.credentials) } : null,
      ),
      ...getsToken,
      ...mayLoseDevice,
      ...mayBeForbidden,
      ...mayFail,
    },
    autoAuthenticating: {
      autoAuthTookLong: to('autoAuthenticating', (state) => ({ ...state, isSlow: true })),
      autoAuthRefused: to('autoAuthFailed', ({ network, url, fallback }, { offersRetry }) => ({
        kind: 'autoAuthFailed',
        network,
        url,
        fallback,
        offersRetry,
      })),
      ...getsToken,
    },
    autoAuthFailed: {
      retryRequested: to('autoAuthenticating', ({ network, url, fallback }) => ({
        kind: 'autoAuthenticating',
        network,
        url,
        fallback,
        isSlow: false,
      })),
      autoAuthGivenUp: to(['creatingGuest', 'authOnly'], ({ network, fallback }) =>
        withoutCredentials(network, fallback),
      ),
      ...followsOtherTabs,
    },
    creatingGuest: {
      guestLoggedIn: to('creatingGuest', (state, { accessToken }) => ({
        ...state,
        progress: { step: 'device', accessToken },
      })),
      deviceCreated: to('creatingGuest', ({ progress, ...state }, { deviceId }) =>
        progress.step === 'account' ? null : { ...state, progress: { ...progress, step: 'authentication', deviceId } },
      ),
      ...getsToken,
      ...mayBeForbidden,
      ...mayFail,
    },
    authOnly: {
      logoutRequested: to('loggingOut', ({ network }) => ({ kind: 'loggingOut', network, credentials: null })),
      ...maySignIn,
      ...mayBeForbidden,
      ...followsOtherTabs,
    },
    signingIn: {
      deviceCreated: to('signingIn', ({ progress, ...state }, { deviceId }) => ({
        ...state,
        progress: { ...progress, step: 'authentication', deviceId },
      })),
      ...getsToken,
      ...mayBeForbidden,
      ...mayFail,
    },

    entering: {
      userLoaded: to(['guest', 'loggedIn', 'renewalDue'], ({ network, credentials }, { user }) =>
        isRejected(credentials)
          ? { kind: 'renewalDue', network, user, credentials }
          : settled({ network, user, credentials }),
      ),
      // A saved token may have died meanwhile: its device gets another. A fresh one that is refused must not start a circle.
      tokenRejected: to(['restoring', 'entering'], (state, { accessToken }) => {
        if (!isOwnToken(state, accessToken)) return null;
        const { network, credentials } = state;
        return state.isFresh
          ? { ...state, credentials: rejected(credentials) }
          : { kind: 'restoring', network, credentials: rejected(credentials) };
      }),
      ...startsAgainWithRenewed,
      ...followsOtherTabs,
      ...mayFail,
    },
    guest: {
      credentialsRenewed: to('guest', (state, { credentials }) => ({ ...state, credentials })),
      ...mayNeedRenewal,
      ...maySignIn,
      ...maySignOut,
      ...mayBeForbidden,
      ...followsOtherTabs,
    },
    loggedIn: {
      credentialsRenewed: to('loggedIn', (state, { credentials }) => ({ ...state, credentials })),
      ...mayNeedRenewal,
      ...maySignOut,
      ...followsOtherTabs,
    },
    renewalDue: {
      viewerInteracted: to('renewing', (state) => ({ ...state, kind: 'renewing' })),
      ...getsRenewed,
      ...maySignIn,
      ...maySignOut,
      ...mayBeForbidden,
      ...followsOtherTabs,
    },
    renewing: {
      renewalPostponed: to('renewalDue', (state) => ({ ...state, kind: 'renewalDue' })),
      tokenRejected: to('renewing', (state, { accessToken }) =>
        isOwnToken(state, accessToken) ? { ...state, credentials: rejected(state.credentials) } : null,
      ),
      ...getsRenewed,
      ...mayLoseDevice,
      ...maySignIn,
      ...maySignOut,
      ...mayBeForbidden,
      ...followsOtherTabs,
    },
    loggingOut: {
      loggedOut: to('loadingNetwork', () => ({ kind: 'loadingNetwork', saved: null })),
      ...getsToken,
      ...mayBeForbidden,
      ...followsOtherTabs,
    },

    forbidden: {},
    failed: {
      retryRequested: to(
        ['loadingNetwork', 'restoring', 'creatingGuest', 'signingIn', 'entering'],
        ({ retryFrom }) => retryFrom,
      ),
      ...followsOtherTabs,
    },
  },
});
