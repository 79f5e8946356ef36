import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import type { KindOfState, Machine, PayloadOf, Vocabulary } from '../define-machine.ts';

/** For each fact with a payload: where its random payloads come from. Facts without one need nothing. */
export type Payloads<Facts extends Vocabulary> = {
  readonly [Event in keyof Facts as PayloadOf<Facts[Event]> extends void ? never : Event]: fc.Arbitrary<
    PayloadOf<Facts[Event]>
  >;
};

/** Any fact that a machine knows, for random testing. */
export function randomFact<State extends KindOfState, Facts extends Vocabulary, Name extends string>(
  { facts, actions }: Machine<State, Facts, Name>,
  payloads: Payloads<Facts>,
): fc.Arbitrary<UnknownAction> {
  const creators = actions as Record<string, (payload: unknown) => UnknownAction>;
  const sources = payloads as Record<string, fc.Arbitrary<unknown>>;
  return fc.oneof(
    ...Object.keys(facts).map((event) =>
      (sources[event] ?? fc.constant(undefined)).map((payload) => creators[event]!(payload)),
    ),
  );
}

/** Every state that a random history passes through, first to last. */
export function statesOf<State extends KindOfState, Facts extends Vocabulary, Name extends string>(
  { initial, reducer }: Machine<State, Facts, Name>,
  history: readonly UnknownAction[],
): State[] {
  return history.reduce<State[]>((states, action) => [...states, reducer(states.at(-1), action)], [initial]);
}
