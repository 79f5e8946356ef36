import { loadOnce } from '@livery/value/load-once';
import type { Modals } from '@livery/widgets/modals';

export interface LateModals {
  /** What is asked of the modals is done in its order as soon as their code is there. */
  readonly modals: Modals;
  /** Fetches the code ahead of need. Where it does not come nobody is told: whoever opens a modal asks for it again. */
  prefetch(): void;
  /** The code is there, and this is what it offers. */
  attach(modals: Modals): void;
}

/**
 * Modals whose code comes later.
 * @param fetch brings the code, which then attaches itself
 * @param onFailure is told why, when the code does not come for somebody who has opened a modal
 */
export function createLateModals(fetch: () => Promise<unknown>, onFailure: (reason: unknown) => void): LateModals {
  let live: Modals | null = null;
  const waiting: ((modals: Modals) => void)[] = [];
  const load = loadOnce(fetch);
  const prefetch = () => void load().catch(() => {});
  const ask = (act: (modals: Modals) => void) => {
    if (live) return act(live);
    waiting.push(act);
    load().catch(onFailure);
  };
  return {
    prefetch,
    modals: {
      open: (...request) => ask((modals) => modals.open(...request)),
      close: () => ask((modals) => modals.close()),
      prepare: (id) => (live ? live.prepare(id) : prefetch()),
    },
    attach(modals) {
      live = modals;
      for (const act of waiting.splice(0)) act(modals);
    },
  };
}
