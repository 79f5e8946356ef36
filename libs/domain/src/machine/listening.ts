import type { Middleware, UnknownAction } from '@reduxjs/toolkit';

/** Somebody who follows the store: does `effect` after each action for which `predicate` holds. */
export interface Listener {
  predicate(action: UnknownAction, current: unknown, previous: unknown): boolean;
  effect(action: UnknownAction, store: ListenedStore): void;
}

export interface ListenedStore {
  readonly dispatch: (action: UnknownAction) => unknown;
  readonly getState: () => unknown;
}

/** Returns a function that ends it. Redux Toolkit's `startListening` is one of these, too. */
export type StartListening = (listener: Listener) => () => void;

/**
 * The part of Redux Toolkit's listener middleware that machines need. What it has beyond this (forks, takes, cancelling) the effects of a
 * state do themselves, and a site need not load.
 */
export function createListening(): { readonly middleware: Middleware; readonly startListening: StartListening } {
  const listeners = new Set<Listener>();
  return {
    middleware: (store) => (next) => (action) => {
      const previous: unknown = store.getState();
      const result = next(action);
      const current: unknown = store.getState();
      for (const listener of [...listeners])
        if (listener.predicate(action as UnknownAction, current, previous))
          listener.effect(action as UnknownAction, store);
      return result;
    },
    startListening(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
