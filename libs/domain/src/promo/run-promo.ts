import type { UnknownAction } from '@reduxjs/toolkit';
import type { ListenedStore, StartListening } from '../machine/listening.ts';
import { promo } from './machine.ts';
import { lateEventOf, nameOfPromoWork, promoWorkOf, type PromoWork } from './work.ts';
import type { PromoState } from './state.ts';

/** The world, as the work of a promo code sees it. */
export interface PromoPorts {
  /** Does the work and says what came of it; null where it was given up. */
  perform(work: PromoWork, store: ListenedStore, signal: AbortSignal): Promise<UnknownAction | null>;
  /** After each change of the state. */
  changed(before: PromoState, after: PromoState, store: ListenedStore): void;
}

/** Does what the state waits for. A state that waits for something else ends what was begun before. Returns a function that stops everything. */
export function runPromo(startListening: StartListening, { perform, changed }: PromoPorts): () => void {
  let running = new AbortController();
  let last: PromoState = promo.initial;
  const stop = startListening({
    predicate: (_action, current, previous) => promo.select(current) !== promo.select(previous),
    effect: (_action, store) => {
      const before = last;
      const after = promo.select(store.getState());
      last = after;
      changed(before, after, store);
      const work = promoWorkOf(after);
      if (nameOfPromoWork(work) === nameOfPromoWork(promoWorkOf(before))) return;
      running.abort();
      running = new AbortController();
      if (work) begin(work, running.signal, store);
    },
  });
  return () => {
    stop();
    running.abort();
  };

  function begin(work: PromoWork, signal: AbortSignal, store: ListenedStore): void {
    const { dispatch } = store;
    const late = lateEventOf(work);
    const timer = late && setTimeout(() => dispatch(late.event), late.afterMs);
    signal.addEventListener('abort', () => clearTimeout(timer ?? undefined), { once: true });
    const wait = work.type === 'listCards' ? work.afterMs : 0;
    setTimeout(() => {
      if (signal.aborted) return;
      void perform(work, store, signal).then((event) => {
        clearTimeout(timer ?? undefined);
        if (event && !signal.aborted) dispatch(event);
      });
    }, wait);
  }
}
