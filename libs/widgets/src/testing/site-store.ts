import { api } from '@livery/api-client';
import { activeProfile } from '@livery/domain/profiles';
import { session } from '@livery/domain/session';
import { combineSlices, configureStore } from '@reduxjs/toolkit';

/**
 * Development looks through the whole state with each action, for what was changed in place or cannot be written down. A test of a screen has
 * hundreds of actions, and half of its time would go there: `npm start` and the tests of the machines look.
 */
export const UNCHECKED = { immutableCheck: false, serializableCheck: false } as const;

/** The store of a screen's test: answers of the API, the session, and who is watching. `state` is what is known when it begins. */
export const siteStore = (state: Readonly<Record<string, unknown>> = {}) =>
  configureStore({
    reducer: combineSlices(api, session, activeProfile),
    middleware: (defaults) => defaults(UNCHECKED).concat(api.middleware),
    preloadedState: state as never,
  });
