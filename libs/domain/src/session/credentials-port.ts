import type { Action } from '@reduxjs/toolkit';
import type { Clock } from '../ports.ts';
import { isOutdated } from './credentials.ts';
import { session } from './machine.ts';
import { endsWithoutToken, usableToken } from './selectors.ts';

interface Store {
  getState(): unknown;
  dispatch(action: Action): unknown;
  subscribe(listener: () => void): () => void;
}

/** What the api-client asks the session for. */
export interface CredentialsPort {
  /** The token to send now, or `null`. */
  token(): string | null;
  /** Resolves when there is a token, or when it is certain that there will be none until the viewer signs in. */
  ready(): Promise<void>;
  /** A request made with this token got 401 or `authentication_failed`. API-076 */
  reportTokenError(failedToken: string): void;
  /** The token to repeat a failed request with, or `null` when there will be none or the request has been given up. */
  renewed(signal: AbortSignal): Promise<string | null>;
}

/** The session, as the api-client sees it. Many failed requests wait here for one renewal. */
export function createCredentialsPort(store: Store, clock: Clock): CredentialsPort {
  const current = () => usableToken(session.select(store.getState()), clock.now());

  /** A token is renewed when somebody needs it, a little before its end: an idle page asks for nothing. SES-017, SES-019 */
  const renewInTime = () => {
    const state = session.select(store.getState());
    const isSignedIn = state.kind === 'guest' || state.kind === 'loggedIn';
    if (isSignedIn && isOutdated(state.credentials, clock.now())) store.dispatch(session.actions.tokenOutdated());
  };

  const settled = (signal?: AbortSignal) =>
    new Promise<string | null>((resolve) => {
      const stop = () => {
        unsubscribe();
        signal?.removeEventListener('abort', check);
      };
      const check = () => {
        renewInTime();
        const token = current();
        if (token === null && !signal?.aborted && !endsWithoutToken(session.select(store.getState()))) return;
        stop();
        resolve(signal?.aborted ? null : token);
      };
      const unsubscribe = store.subscribe(check);
      signal?.addEventListener('abort', check);
      check();
    });

  return {
    token: () => {
      // Whoever asks may be in the middle of rendering or of another dispatch.
      queueMicrotask(renewInTime);
      return current();
    },
    ready: () => settled().then(() => undefined),
    reportTokenError: (failedToken) => void store.dispatch(session.actions.tokenRejected({ accessToken: failedToken })),
    renewed: (signal) => settled(signal),
  };
}
