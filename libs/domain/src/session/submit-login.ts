import type { Action } from '@reduxjs/toolkit';
import { session } from './machine.ts';
import type { ApiFailure } from './session-api.ts';
import type { Login, SessionState } from './state.ts';

interface Store {
  getState(): unknown;
  dispatch(action: Action): unknown;
  subscribe(listener: () => void): () => void;
}

const TAKES_LOGIN: ReadonlySet<SessionState['kind']> = new Set(['authOnly', 'guest', 'renewalDue', 'renewing']);
const UNKNOWN: ApiFailure = { kind: 'parse', message: '' };

/**
 * Submits a login to the session machine: at once, or when the start of the session is over. Resolves to the failure, or to null once somebody
 * is logged in or the signal aborts. SES-011
 */
export function submitLogin(store: Store, login: Login, signal: AbortSignal): Promise<ApiFailure | null> {
  return new Promise((resolve) => {
    let isTaken = false;
    let failure = UNKNOWN;
    const end = (lost: ApiFailure | null) => {
      unsubscribe();
      signal.removeEventListener('abort', look);
      resolve(lost);
    };
    const look = () => {
      const state = session.select(store.getState());
      if (signal.aborted || state.kind === 'loggedIn') return end(null);
      if (state.kind === 'failed') failure = state.failure;
      if (!TAKES_LOGIN.has(state.kind)) return;
      if (isTaken) return end(failure);
      isTaken = true;
      store.dispatch(session.actions.loginSucceeded(login));
    };
    const unsubscribe = store.subscribe(look);
    signal.addEventListener('abort', look);
    look();
  });
}
