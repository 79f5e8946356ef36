/** Too much is waiting already: whoever asks had better come again. */
export class QueueFull extends Error {}

export type WorkQueue = {
  /** Does the work when its turn comes. @throws QueueFull at once when too many wait */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
};

/** Heavy work, a few pieces at once and a bounded number behind them: more would only make everybody wait. */
export function createWorkQueue({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): WorkQueue {
  const waiting: (() => void)[] = [];
  let busy = 0;

  async function turn(): Promise<void> {
    if (busy < atOnce) {
      busy += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new QueueFull(`${mostWaiting} wait already`);
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  return {
    async run(work) {
      await turn();
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next === undefined) busy -= 1;
        else next();
      }
    },
  };
}
