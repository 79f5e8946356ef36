import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import type { KindOfState, Machine, PayloadOf, Vocabulary } from '../define-machine.ts';

/** For each event with a payload: where its random payloads come from. Events without one need nothing. */
export type Payloads<Events extends Vocabulary> = {
  readonly [Event in keyof Events as PayloadOf<Events[Event]> extends void ? never : Event]: fc.Arbitrary<
    PayloadOf<Events[Event]>
  >;
};

/** Any event that a machine knows, for random testing. */
export function randomEvent<State extends KindOfState, Events extends Vocabulary, Name extends string>(
  { events, actions }: Machine<State, Events, Name>,
  payloads: Payloads<Events>,
): fc.Arbitrary<UnknownAction> {
  const creators = actions as Record<string, (payload: unknown) => UnknownAction>;
  const sources = payloads as Record<string, fc.Arbitrary<unknown>>;
  return fc.oneof(
    ...Object.keys(events).map((event) =>
      (sources[event] ?? fc.constant(undefined)).map((payload) => creators[event]!(payload)),
    ),
  );
}

/** Every state that a random history passes through, first to last. */
export function statesOf<State extends KindOfState, Events extends Vocabulary, Name extends string>(
  { initial, reducer }: Machine<State, Events, Name>,
  history: readonly UnknownAction[],
): State[] {
  return history.reduce<State[]>((states, action) => [...states, reducer(states.at(-1), action)], [initial]);
}
