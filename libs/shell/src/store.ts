import { api } from '@livery/api-client';
import { session } from '@livery/domain/session';
import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';

/** The store of a page: answers of the API, the session, and what capabilities inject when they load. */
export function createStore() {
  const listener = createListenerMiddleware();
  const store = configureStore({
    reducer: combineSlices(api, session),
    middleware: (defaults) => defaults().prepend(listener.middleware).concat(api.middleware),
  });
  return { store, startListening: listener.startListening };
}

export type Store = ReturnType<typeof createStore>['store'];
