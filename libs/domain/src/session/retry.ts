import { rejected } from './credentials.ts';
import { type ApiFailure, isTokenError } from './session-api.ts';
import type { Retryable } from './state.ts';

/**
 * A failed step is tried again from where it stood, so that nothing is made twice. Only a token or a device that the server does not know
 * any more is left behind: with it, no retry could succeed. SES-010
 */
export function retryPoint(state: Retryable, failure: ApiFailure): Retryable {
  const isTokenDead = isTokenError(failure);
  const isDeviceGone = failure.status === 404;
  switch (state.kind) {
    case 'entering': {
      const { network, credentials } = state;
      return isTokenDead ? { kind: 'restoring', network, credentials: rejected(credentials) } : state;
    }
    case 'creatingGuest':
      if (isTokenDead) return { ...state, progress: { step: 'account' } };
      if (isDeviceGone && state.progress.step === 'authentication') {
        return { ...state, progress: { step: 'device', accessToken: state.progress.accessToken } };
      }
      return state;
    case 'signingIn':
      // The login is lost, the guest is not: what is stored goes on.
      if (isTokenDead) return { kind: 'loadingNetwork', saved: null };
      return isDeviceGone ? { ...state, progress: { step: 'device', accessToken: state.progress.accessToken } } : state;
    default:
      return state;
  }
}
