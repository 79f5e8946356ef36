import { setMaxListeners } from 'node:events';
import type { Answer } from './test-backend.ts';

export type Outcome = { status: number; code: string | undefined; retryAfter: string | null; durationMs: number };

export type Load = {
  /** What every call came to, in the order of their ends. */
  readonly outcomes: readonly Outcome[];
  /** Resolves when each caller has been answered 200 once more from now on. */
  everyCallerServed(): Promise<void>;
  /** Starts no more calls, and waits for those under way. */
  end(): Promise<void>;
};

/** Bounded parallel load: each caller calls again as soon as it has its answer. */
export function startLoad(callers: readonly (() => Promise<Answer>)[]): Load {
  const outcomes: Outcome[] = [];
  const served = new EventTarget();
  setMaxListeners(0, served);
  let isOn = true;
  const loops = callers.map(async (call, caller) => {
    while (isOn) {
      const start = performance.now();
      const { status, body, headers } = await call();
      const durationMs = performance.now() - start;
      outcomes.push({ status, code: body?.error?.code, retryAfter: headers.get('retry-after'), durationMs });
      if (status === 200) served.dispatchEvent(new Event(`${caller}`));
    }
  });
  return {
    outcomes,
    async everyCallerServed() {
      const answers = callers.map(
        (_, caller) => new Promise((resolve) => served.addEventListener(`${caller}`, resolve, { once: true })),
      );
      // A call that finds nobody ends its caller, which says why.
      await Promise.race([Promise.all(answers), Promise.all(loops)]);
    },
    async end() {
      isOn = false;
      await Promise.all(loops);
    },
  };
}
