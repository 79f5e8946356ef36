import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import type { KindOfState } from './define-machine.ts';

interface Listening {
  readonly name: string;
  select(root: unknown): KindOfState;
  knows(action: UnknownAction): boolean;
  accepts(state: KindOfState, action: UnknownAction): boolean;
}

/** A fact without its payload: that may hold a token or a PIN, and reports travel. */
export interface IgnoredFact {
  readonly machine: string;
  readonly state: string;
  readonly fact: string;
}

/** For development: reports facts that reach a machine in a state which does not know them. Each is a late answer or a mistake. */
export const reportIgnoredFacts =
  (machines: readonly Listening[], report: (ignored: IgnoredFact) => void): Middleware =>
  ({ getState }) =>
  (next) =>
  (action) => {
    for (const machine of isAction(action) ? machines : []) {
      const state = machine.select(getState());
      const fact = action as UnknownAction;
      if (machine.knows(fact) && !machine.accepts(state, fact)) {
        report({ machine: machine.name, state: state.kind, fact: fact.type });
      }
    }
    return next(action);
  };
