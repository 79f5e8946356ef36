import { CLOCK_TOLERANCE_MS } from './constants.ts';
import { answerOf, type Routine } from './routine.ts';
import type { RunnerPorts } from './payment-runner.ts';
import { waitMs } from './polling.ts';

/** When any tab has last asked. The capability that stores it declares it. */
const ASKED_AT = 'payments_asked_at';

type Ports = Pick<RunnerPorts, 'clock' | 'store' | 'lock' | 'pollEveryMs' | 'chance' | 'wait'>;

interface Asked<Answer> {
  readonly answer: Answer;
  /** Not later than the question was sent. */
  readonly askedAtMs: number;
  readonly waitedMs: number;
}

/**
 * Questions for payments: all tabs together ask one at a time, and never sooner than the interval after the last one. A tab that is not seen waits
 * without keeping the others from asking. PAY-036, PAY-037
 */
export function createCrossTabPolling({ clock, store, lock, pollEveryMs, chance, wait }: Ports) {
  let ownMs = -Infinity;
  /** What was stored by a clock that is before this one's. */
  let futureMs = NaN;

  function lastAskedMs(): number | null {
    const nowMs = clock.now();
    const storedMs = Number(store.get(ASKED_AT) ?? NaN);
    // Clocks that the server has set differ by a little: that is now.
    const isOfThisClock = storedMs <= nowMs + CLOCK_TOLERANCE_MS;
    // Its clock was wrong, or this one is: the interval begins anew, here alone.
    if (storedMs > nowMs + CLOCK_TOLERANCE_MS && storedMs !== futureMs) [futureMs, ownMs] = [storedMs, nowMs];
    ownMs = Math.min(ownMs, nowMs);
    const lastMs = isOfThisClock ? Math.max(ownMs, Math.min(storedMs, nowMs)) : ownMs;
    return lastMs === -Infinity ? null : lastMs;
  }
  function setLastAsked(): void {
    ownMs = clock.now();
    store.set(ASKED_AT, String(ownMs));
  }

  return {
    /**
     * @param waits the first question of all, too, comes after the interval. A question that waits for nothing else goes before those of other tabs
     * that repeat theirs: its page knows nothing yet to show.
     */
    *ask<Answer>(waits: boolean, question: () => Routine<Answer>): Routine<Asked<Answer>> {
      const part = waits ? chance() : 0;
      if (waits && lastAskedMs() === null) ownMs = clock.now();
      const leftMs = () => {
        const lastMs = lastAskedMs();
        return waitMs(pollEveryMs, lastMs === null ? null : clock.now() - lastMs, part);
      };
      let waitedMs = 0;
      for (;;) {
        waitedMs += yield* answerOf(wait(leftMs()));
        if (leftMs() > 0) continue;
        const release = yield* answerOf(lock('payment-polling'));
        try {
          // Another tab may have asked meanwhile.
          if (leftMs() > 0) continue;
          setLastAsked();
          const askedAtMs = clock.earliest();
          return { answer: yield* question(), askedAtMs, waitedMs };
        } finally {
          release();
        }
      }
    },
  };
}
