import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import type { KindOfState } from './define-machine.ts';

interface Listening {
  readonly name: string;
  select(root: unknown): KindOfState;
  knows(action: UnknownAction): boolean;
  accepts(state: KindOfState, action: UnknownAction): boolean;
}

/** An event without its payload: that may hold a token or a PIN, and reports travel. */
export interface IgnoredEvent {
  readonly machine: string;
  readonly state: string;
  readonly event: string;
}

/** For development: reports events that reach a machine in a state which does not know them. Each is a late answer or a mistake. */
export const reportIgnoredEvents =
  (machines: readonly Listening[], report: (ignored: IgnoredEvent) => void): Middleware =>
  ({ getState }) =>
  (next) =>
  (action) => {
    for (const machine of isAction(action) ? machines : []) {
      const state = machine.select(getState());
      const event = action as UnknownAction;
      if (machine.knows(event) && !machine.accepts(state, event)) {
        report({ machine: machine.name, state: state.kind, event: event.type });
      }
    }
    return next(action);
  };
