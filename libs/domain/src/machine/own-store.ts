import { combineSlices, configureStore, type UnknownAction } from '@reduxjs/toolkit';
import type { KindOfState, Machine, Vocabulary } from './define-machine.ts';
import { startEffects, type Effects } from './effects.ts';
import { createListening } from './listening.ts';

/** A machine that nobody else follows, in a store of its own. */
export interface OwnStore<State extends KindOfState> {
  state(): State;
  send(event: UnknownAction): void;
  subscribe(listener: () => void): () => void;
  /** From here on states do something by themselves, until the returned function is called. */
  start(effects: Effects<State>): () => void;
}

export function createOwnStore<State extends KindOfState, Events extends Vocabulary, Name extends string>(
  machine: Machine<State, Events, Name>,
): OwnStore<State> {
  const listeners = createListening();
  const store = configureStore({
    reducer: combineSlices(machine),
    middleware: (defaults) => defaults().prepend(listeners.middleware),
    devTools: false,
  });
  return {
    state: () => machine.select(store.getState()),
    send: store.dispatch,
    subscribe: store.subscribe,
    start: (effects) => startEffects(machine, listeners.startListening, effects),
  };
}
