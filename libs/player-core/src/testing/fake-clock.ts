import type { PlayerClock } from '../services.ts';

export interface FakeClock extends PlayerClock {
  /** Lets `ms` pass: runs what is due in its order, and lets promises settle between. */
  pass(ms: number): Promise<void>;
}

/** Time that stands still until it is told to pass. */
export function fakeClock(startMs = Date.UTC(2026, 0, 1)): FakeClock {
  let elapsedMs = 0;
  let tasks: { readonly atMs: number; readonly run: () => void; readonly signal: AbortSignal }[] = [];
  return {
    now: () => startMs + elapsedMs,
    elapsed: () => elapsedMs,
    after(delayMs, run, signal) {
      tasks.push({ atMs: elapsedMs + delayMs, run, signal });
    },
    async pass(ms) {
      const untilMs = elapsedMs + ms;
      await settled();
      for (;;) {
        tasks = tasks.filter(({ signal }) => !signal.aborted).sort((one, other) => one.atMs - other.atMs);
        const [next] = tasks;
        if (!next || next.atMs > untilMs) break;
        tasks = tasks.slice(1);
        elapsedMs = Math.max(elapsedMs, next.atMs);
        next.run();
        await settled();
      }
      elapsedMs = untilMs;
    },
  };
}

/** More promises than ever follow each other inside the player without waiting for the clock. */
const TURNS = 100;

/** Lets everything happen that waits for promises only. */
export async function settled(turns = TURNS): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await Promise.resolve();
}
