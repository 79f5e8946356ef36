import type { KindOfState, Machine, Vocabulary } from '@livery/domain/machine';
import { startEffects, type Effects } from '@livery/domain/machine/effects';
import { createListening } from '@livery/domain/machine/listening';
import { combineSlices, configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * A machine of one dialogue or form: it lives as long as the component, and what was typed goes with it. `effects` are those of the first
 * drawing. What the store of the page must know is told there by the effects' ports.
 */
export function useMachine<State extends KindOfState, Events extends Vocabulary, Name extends string>(
  machine: Machine<State, Events, Name>,
  effects: Effects<State>,
): readonly [state: State, send: (event: UnknownAction) => void] {
  const [own] = useState(() => {
    const listeners = createListening();
    const store = configureStore({
      reducer: combineSlices(machine),
      middleware: (defaults) => defaults().prepend(listeners.middleware),
      devTools: false,
    });
    return { listeners, store, effects };
  });
  useEffect(() => startEffects(machine, own.listeners.startListening, own.effects), [machine, own]);
  const state = useSyncExternalStore(own.store.subscribe, () => machine.select(own.store.getState()));
  return [state, own.store.dispatch];
}
