import type { UnknownAction } from '@reduxjs/toolkit';
import type { InKind, KindOfState, Machine, Vocabulary } from './define-machine.ts';
import type { ListenedStore, StartListening } from './listening.ts';

/** What an effect may do while its machine stays in the state. Once the machine has left it, all of this throws and the effect ends. */
export interface EffectContext {
  /** Aborted when the machine leaves the state: pass it to every request. */
  readonly signal: AbortSignal;
  /** Dispatches what happened. It may move the machine on, so it is the last thing that an effect does. */
  dispatch(event: UnknownAction): void;
  /** Dispatches the event after a while, if the machine is still here by then. */
  dispatchAfter(delayMs: number, event: UnknownAction): void;
  /** Every `await` goes through `pause` or `delay`: what follows it never runs in a state that is over. */
  pause<Result>(promise: Promise<Result>): Promise<Result>;
  delay(delayMs: number): Promise<void>;
}

/** For each state that does something by itself: what it does. */
export type Effects<State extends KindOfState> = {
  readonly [Kind in State['kind']]?: (state: InKind<State, Kind>, context: EffectContext) => void | Promise<void>;
};

type AnyEffect<State> = (state: State, context: EffectContext) => void | Promise<void>;

/**
 * Runs a state's effect when the machine enters it from another kind of state, and cancels it when the machine leaves.
 * A state that only changes its data (`autoAuthenticating` that has become slow) keeps its effect running.
 * Returns a function that stops everything.
 */
export function startEffects<State extends KindOfState, Events extends Vocabulary, Name extends string>(
  machine: Machine<State, Events, Name>,
  startListening: StartListening,
  effects: Effects<State>,
): () => void {
  let leaving = new AbortController();
  const unsubscribe = startListening({
    predicate: (_action, current, previous) => machine.select(current).kind !== machine.select(previous).kind,
    effect: (_action, store) => {
      leaving.abort();
      leaving = new AbortController();
      const state = machine.select(store.getState());
      const effect = effects[state.kind as State['kind']] as AnyEffect<State> | undefined;
      if (effect) run(effect, state, contextOf(store, leaving.signal));
    },
  });
  return () => {
    unsubscribe();
    leaving.abort();
  };
}

/** Thrown into an effect whose state is over. */
class StateLeft extends Error {
  constructor() {
    super('The machine has left the state.');
  }
}

/** An effect that throws by itself is a fault of the program: it goes where all of these go. */
function run<State>(effect: AnyEffect<State>, state: State, context: EffectContext): void {
  const reportFault = (error: unknown) => {
    if (!(error instanceof StateLeft))
      queueMicrotask(() => {
        throw error;
      });
  };
  void (async () => effect(state, context))().catch(reportFault);
}

function contextOf({ dispatch }: ListenedStore, signal: AbortSignal): EffectContext {
  const here = () => {
    if (signal.aborted) throw new StateLeft();
  };
  const after = (delayMs: number, task: () => void) => {
    const timer = setTimeout(task, delayMs);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  };
  const pause = async <Result>(promise: Promise<Result>): Promise<Result> => {
    here();
    const left = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new StateLeft()), { once: true });
    });
    const result = await Promise.race([promise, left]);
    here();
    return result;
  };
  return {
    signal,
    dispatch(event) {
      here();
      dispatch(event);
    },
    dispatchAfter(delayMs, event) {
      here();
      after(delayMs, () => dispatch(event));
    },
    pause,
    delay: (delayMs) => pause(new Promise((resolve) => after(delayMs, resolve))),
  };
}
