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
 * Hands a login to the session: at once, or as soon as a start that is still under way has come to rest. Resolves to why the login is lost,
 * or to null when somebody is logged in or nobody waits any more. SES-011
 */
export function enter(store: Store, login: Login, signal: AbortSignal): Promise<ApiFailure | null> {
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
