import { api } from '@livery/api-client';
import { createListening } from '@livery/domain/machine/listening';
import { reportIgnoredFacts } from '@livery/domain/machine/ignored-facts';
import { watching } from '@livery/domain/profiles';
import { session } from '@livery/domain/session';
import { combineSlices, configureStore } from '@reduxjs/toolkit';

/** The store of a page: answers of the API, the session, and what capabilities inject when they load. */
export function createStore() {
  const listener = createListening();
  const store = configureStore({
    reducer: combineSlices(api, session, watching),
    middleware: (defaults) => {
      const chain = defaults().prepend(listener.middleware).concat(api.middleware);
      // A fact that comes in a state that does not know it is worth a look, while developing.
      return import.meta.env.DEV
        ? chain.concat(reportIgnoredFacts([session], (fact) => console.debug('ignored', fact)))
        : chain;
    },
  });
  return { store, startListening: listener.startListening };
}

export type Store = ReturnType<typeof createStore>['store'];
