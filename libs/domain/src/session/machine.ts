import { defineMachine, to } from '../machine/define-machine.ts';
import { isRejected, rejected } from './credentials.ts';
import { sessionEvents } from './events.ts';
import {
  followsOtherTabs,
  getsRenewed,
  getsToken,
  isOwnToken,
  mayBeForbidden,
  mayFail,
  mayLoseDevice,
  mayNeedRenewal,
  maySignIn,
  maySignOut,
  settled,
  startsAgainWithRenewed,
} from './shared-rows.ts';
import { firstStep, withoutCredentials } from './start.ts';
import type { SessionState } from './state.ts';

/**
 * The rules of the session. A row reads: in this state, when this has happened, it comes to that state.
 * What a state does by itself, such as asking the server or waiting for the viewer, is in `effects.ts`.
 */
export const session = defineMachine<SessionState, typeof sessionEvents, 'session'>({
  name: 'session',
  initial: { kind: 'notStarted' },
  events: sessionEvents,
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
      deviceCreated: to('creatingGuest', ({ progress, ...state }, device) =>
        progress.step === 'account' ? null : { ...state, progress: { ...progress, step: 'authentication', ...device } },
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
      deviceCreated: to('signingIn', ({ progress, ...state }, device) => ({
        ...state,
        progress: { ...progress, step: 'authentication', ...device },
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
      // The viewer has changed what is known of them: a name, an address.
      userLoaded: to('loggedIn', (state, { user }) =>
        user.id === state.user.id && !user.isGuest ? { ...state, user } : null,
      ),
      ...mayNeedRenewal,
      ...maySignOut,
      ...followsOtherTabs,
    },
    renewalDue: {
      renewalAllowed: to('renewing', (state) => ({ ...state, kind: 'renewing' })),
      // Its renewal was put off while it was still valid.
      tokenRejected: to('renewalDue', (state, { accessToken }) =>
        isOwnToken(state, accessToken) ? { ...state, credentials: rejected(state.credentials) } : null,
      ),
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
