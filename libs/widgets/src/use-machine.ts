import type { KindOfState, Machine, Vocabulary } from '@livery/domain/machine';
import type { Effects } from '@livery/domain/machine/effects';
import { createOwnStore } from '@livery/domain/machine/own-store';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * A machine of one dialogue or form: it lives as long as the component, and what was typed goes with it. `effects` are those of the first
 * drawing. What the store of the page must know is told there by the effects' ports.
 */
export function useMachine<State extends KindOfState, Events extends Vocabulary, Name extends string>(
  machine: Machine<State, Events, Name>,
  effects: Effects<State>,
): readonly [state: State, send: (event: UnknownAction) => void] {
  const [own] = useState(() => ({ store: createOwnStore(machine), effects }));
  useEffect(() => own.store.start(own.effects), [own]);
  const state = useSyncExternalStore(own.store.subscribe, own.store.state);
  return [state, own.store.send];
}
