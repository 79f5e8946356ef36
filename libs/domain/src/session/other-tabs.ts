import type { UnknownAction } from '@reduxjs/toolkit';
import type { StartListening } from '../machine/listening.ts';
import { type Credentials, readCredentials } from './credentials.ts';
import { session } from './machine.ts';
import { CREDENTIALS_CHANGED } from './credentials-keeper.ts';
import type { SessionPorts } from './ports.ts';
import { credentialsOf, type SessionState } from './state.ts';

/** Listens to the other tabs from the start on. Returns a function that stops it. */
export function followOtherTabs(startListening: StartListening, { crossTab, store }: SessionPorts): () => void {
  let stop = () => {};
  const unsubscribe = startListening({
    predicate: session.actions.started.match,
    effect: (_, { getState, dispatch }) => {
      stop = crossTab.listen((message) => {
        if (message !== CREDENTIALS_CHANGED) return;
        const state = session.select(getState());
        const news = newsFromStorage(state, readCredentials(store));
        if (news !== null && session.accepts(state, news)) dispatch(news);
      });
    },
  });
  return () => {
    unsubscribe();
    stop();
  };
}

/** What stored credentials, changed by another tab, mean to this one. */
function newsFromStorage(state: SessionState, stored: Credentials | null): UnknownAction | null {
  const own = credentialsOf(state);
  if (own?.signInId !== stored?.signInId) return session.actions.identityChangedElsewhere({ saved: stored });
  const isNewer = stored !== null && stored.accessToken !== own?.accessToken;
  return isNewer ? session.actions.credentialsRenewed({ credentials: stored }) : null;
}
