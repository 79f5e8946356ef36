import { createAction, type PayloadActionCreator, type Reducer, type UnknownAction } from '@reduxjs/toolkit';

/** A state says by `kind` which of its machine's states it is, and holds what is known in that state, nothing else. */
export interface KindOfState {
  readonly kind: string;
}
export type InKind<State extends KindOfState, Kind> = Extract<State, { readonly kind: Kind }>;

/** Something that happened, and what is known about it. Declared by `event<{ accessToken: string }>()`, or by `event()` when the name says all. */
export interface MachineEvent<Payload> {
  readonly payload?: Payload;
}
export const event = <Payload = void>(): MachineEvent<Payload> => ({});
export type Vocabulary = Readonly<Record<string, MachineEvent<unknown>>>;
export type PayloadOf<AnyEvent> = AnyEvent extends MachineEvent<infer Payload> ? Payload : never;
export type ActionsOf<Events extends Vocabulary, Name extends string> = {
  readonly [Event in keyof Events & string]: PayloadActionCreator<PayloadOf<Events[Event]>, `${Name}/${Event}`>;
};

/** What an event does to a state: the kinds of state that it may lead to, and how the next one is made (`null`: nothing changes). */
export interface Transition<State extends KindOfState, From extends State, Payload> {
  readonly targets: readonly State['kind'][];
  readonly next: (state: From, payload: Payload) => State | null;
}

/** `to('guest', …)` or `to(['guest', 'loggedIn'], …)`. A `next` that returns any other kind of state does not compile. */
export function to<State extends KindOfState, From extends State, Payload, Kind extends State['kind']>(
  targets: Kind | readonly Kind[],
  next: (state: From, payload: Payload) => NoInfer<InKind<State, Kind>> | null,
): Transition<State, From, Payload> {
  return { targets: typeof targets === 'string' ? [targets] : targets, next };
}

export type Transitions<State extends KindOfState, From extends State, Events extends Vocabulary> = {
  readonly [Event in keyof Events]?: Transition<State, From, PayloadOf<Events[Event]>>;
};

export interface MachineDefinition<State extends KindOfState, Events extends Vocabulary, Name extends string> {
  readonly name: Name;
  readonly initial: State;
  readonly events: Events;
  readonly on: { readonly [Kind in State['kind']]: Transitions<State, InKind<State, Kind>, Events> };
}

export interface Machine<
  State extends KindOfState,
  Events extends Vocabulary,
  Name extends string,
> extends MachineDefinition<State, Events, Name> {
  /** One action creator for each event: `session.actions.tokenRejected({ accessToken })` has the type `session/tokenRejected`. */
  readonly actions: ActionsOf<Events, Name>;
  /** Pure. An event that the state does not know changes nothing. */
  readonly reducer: Reducer<State>;
  /** The same under the name that `combineSlices(machine)` and `rootReducer.inject(machine)` look for. */
  readonly reducerPath: Name;
  /** The machine's state out of the store's; the initial state until the slice was injected. */
  select(root: unknown): State;
  /** Whether the state has a row for this event. */
  accepts(state: State, action: UnknownAction): boolean;
  /** Whether the action is one of this machine's events. */
  knows(action: UnknownAction): boolean;
  /** The table as a Mermaid state diagram. */
  mermaid(): string;
}

/** Makes reducer, actions and diagram from one table: `on[kind of state][event] = to(kinds of the next state, how it is made)`. */
export function defineMachine<State extends KindOfState, Events extends Vocabulary, Name extends string>(
  definition: MachineDefinition<State, Events, Name>,
): Machine<State, Events, Name> {
  const { name, initial, events } = definition;
  const actions = Object.fromEntries(Object.keys(events).map((event) => [event, createAction(`${name}/${event}`)]));
  const types = new Set<string>(Object.values(actions).map(({ type }) => type));
  const arrows = Object.entries(definition.on as unknown as Readonly<Record<string, Row<State>>>).flatMap(
    ([from, row]) => Object.entries(row).map(([event, { targets, next }]) => ({ from, event, targets, next })),
  );
  const nextOf = new Map(arrows.map(({ from, event, next }) => [`${from} ${name}/${event}`, next]));
  const find = (state: State, action: UnknownAction) => nextOf.get(`${state.kind} ${action.type}`);

  return {
    ...definition,
    actions: actions as unknown as ActionsOf<Events, Name>,
    reducer: (state = initial, action) => find(state, action)?.(state, action['payload']) ?? state,
    reducerPath: name,
    select: (root) => (root as Record<Name, State | undefined>)[name] ?? initial,
    knows: (action) => types.has(action.type),
    accepts: (state, action) => find(state, action) !== undefined,
    mermaid: () =>
      [
        'stateDiagram-v2',
        `  [*] --> ${initial.kind}`,
        ...arrows.flatMap(({ from, event, targets }) => targets.map((target) => `  ${from} --> ${target}: ${event}`)),
      ].join('\n'),
  };
}

/** A row of the table with its types folded away: at run time the state's kind has chosen it. */
type Row<State extends KindOfState> = Readonly<Record<string, Transition<State, State, unknown>>>;
