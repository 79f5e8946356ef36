import { api } from '@livery/api-client';
import { createListening } from '@livery/domain/machine/listening';
import { reportIgnoredEvents } from '@livery/domain/machine/ignored-events';
import { activeProfile } from '@livery/domain/profiles';
import { session } from '@livery/domain/session';
import type { PageState } from '@livery/widgets/capability';
import { combineSlices, configureStore } from '@reduxjs/toolkit';

/**
 * The store of a page: answers of the API, the session, and what capabilities inject when they load.
 * @param checks which of the toolkit's checks of each action development leaves out
 */
export function createStore(checks: object = {}) {
  const listener = createListening();
  const reducer = combineSlices(api, session, activeProfile);
  const store = configureStore({
    reducer,
    middleware: (defaults) => {
      const chain = defaults(checks).prepend(listener.middleware).concat(api.middleware);
      // An event that comes in a state that does not know it is worth a look, while developing.
      return import.meta.env.DEV
        ? chain.concat(reportIgnoredEvents([session], (event) => console.debug('ignored', event)))
        : chain;
    },
  });
  /** The machine of a capability that has just been loaded. */
  const inject = (slice: PageState['slice']) => {
    (reducer.inject as (one: PageState['slice']) => void)(slice);
    // The state of the new slice is there before anybody reads it.
    store.dispatch({ type: `${slice.reducerPath}/injected` });
  };
  return { store: Object.assign(store, { inject }), startListening: listener.startListening };
}

export type Store = ReturnType<typeof createStore>['store'];
