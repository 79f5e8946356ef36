import type { ListenerMiddlewareInstance, UnknownAction } from '@reduxjs/toolkit';
import type { InKind, KindOfState, Machine, Vocabulary } from './define-machine.ts';

/** What an effect may do while its machine stays in the state. Once the machine has left it, all of this throws and the effect ends. */
export interface Stay {
  /** Aborted when the machine leaves the state: pass it to every request. */
  readonly signal: AbortSignal;
  /** Reports what happened. It may move the machine on, so it is the last thing that an effect does. */
  tell(fact: UnknownAction): void;
  /** Tells the fact after a while, if the machine is still here by then. */
  tellAfter(delayMs: number, fact: UnknownAction): void;
  /** Every `await` goes through `pause` or `delay`: what follows it never runs in a state that is over. */
  pause<Result>(promise: Promise<Result>): Promise<Result>;
  delay(delayMs: number): Promise<void>;
}

/** For each state that does something by itself: what it does. */
export type Effects<State extends KindOfState> = {
  readonly [Kind in State['kind']]?: (state: InKind<State, Kind>, stay: Stay) => void | Promise<void>;
};

/**
 * Runs a state's effect when the machine enters it from another kind of state, and cancels it when the machine leaves.
 * A state that only changes its data (`autoAuthenticating` that has become slow) keeps its effect running.
 * Returns a function that stops everything.
 */
export function startEffects<State extends KindOfState, Facts extends Vocabulary, Name extends string>(
  machine: Machine<State, Facts, Name>,
  startListening: ListenerMiddlewareInstance['startListening'],
  effects: Effects<State>,
): () => void {
  const unsubscribe = startListening({
    predicate: (_action, current, previous) => machine.select(current).kind !== machine.select(previous).kind,
    effect: async (_action, listener) => {
      listener.cancelActiveListeners();
      const state = machine.select(listener.getState());
      const effect = effects[state.kind as State['kind']] as
        ((state: State, stay: Stay) => void | Promise<void>) | undefined;
      const { signal, pause, delay } = listener;
      const tell = (fact: UnknownAction) => {
        listener.throwIfCancelled();
        listener.dispatch(fact);
      };
      await effect?.(state, {
        signal,
        tell,
        tellAfter: (delayMs, fact) =>
          void listener.fork(async (timer) => {
            await timer.delay(delayMs);
            listener.dispatch(fact);
          }),
        pause,
        delay,
      });
    },
  });
  return () => unsubscribe({ cancelActive: true });
}
