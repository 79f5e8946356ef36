import { answerOf, type Steps } from './later.ts';
import type { RunnerPorts } from './payment-runner.ts';
import { waitMs } from './polling.ts';

/** When any tab has last asked. The capability that stores it declares it. */
const ASKED_AT = 'payments_asked_at';

type Ports = Pick<RunnerPorts, 'clock' | 'store' | 'lock' | 'pollEveryMs' | 'chance' | 'wait'>;

/**
 * Questions for payments: all tabs together ask one at a time, and never sooner than the interval after the last one. A tab that is not seen waits
 * without keeping the others from asking. PAY-036, PAY-037
 */
export function createCrossTabPolling({ clock, store, lock, pollEveryMs, chance, wait }: Ports) {
  let ownMs: number | null = null;

  function lastAskedMs(): number | null {
    const storedMs = Number(store.get(ASKED_AT) ?? Number.NaN);
    const lastMs = Math.max(ownMs ?? -Infinity, Number.isFinite(storedMs) ? storedMs : -Infinity);
    if (lastMs === -Infinity) return null;
    // A clock that was put back: the interval begins anew.
    if (lastMs > clock.now()) setLastAsked();
    return Math.min(lastMs, clock.now());
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
    *ask<Answer>(
      waits: boolean,
      question: () => Steps<Answer>,
    ): Steps<{ readonly answer: Answer; readonly waitedMs: number }> {
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
          return { answer: yield* question(), waitedMs };
        } finally {
          release();
        }
      }
    },
  };
}
