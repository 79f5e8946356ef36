import type { CatalogueMemory } from '../catalogue/catalogue-memory.ts';
import { createWorkQueue } from '../work-queue.ts';

/** The database's cores are busy with so many; more at once only take the processor and the pages in memory from each other. */
const AT_ONCE = 3;
const MOST_WAITING = 1_000;

/** Whoever asked has gone, and nobody else waits for the answer. */
export class AskerGone extends Error {}

/** Who waits for an answer. */
type Waiting = { readonly isGone: () => boolean };

/**
 * The turns of those who look for a text: few at once ask the database, in the order in which they came, and other calls need not wait behind them
 * for a connection. Whoever has typed on and gone by then is not looked for at all.
 */
export type SearchTurns = {
  /** @throws AskerGone, QueueFull */
  run<Value>(asker: Waiting, find: () => Promise<Value>): Promise<Value>;
  /** Finds once for all who ask the same, and for those who ask it later (`CatalogueMemory.share`). @throws AskerGone, QueueFull */
  share<Value>(
    asker: Waiting & { readonly revision: string },
    key: string,
    find: () => Promise<Value>,
    keptMs: number,
  ): Promise<Value>;
};

export function createSearchTurns(memory: CatalogueMemory, atOnce = AT_ONCE): SearchTurns {
  const queue = createWorkQueue({ atOnce, mostWaiting: MOST_WAITING });

  const run: SearchTurns['run'] = ({ isGone }, find) =>
    queue.run(() => {
      if (isGone()) throw new AskerGone();
      return find();
    });

  /** Who waits for which answer: it is looked for while one of them does. */
  const waiting = new Map<string, Set<Waiting>>();

  const share: SearchTurns['share'] = async (asker, key, find, keptMs) => {
    const askers = waiting.get(key) ?? new Set();
    waiting.set(key, askers.add(asker));
    const isGone = () => [...askers].every((one) => one.isGone());
    try {
      return await memory.share(asker.revision, key, () => run({ isGone }, find), keptMs);
    } catch (error) {
      // It was given up in the moment in which this one came.
      if (!(error instanceof AskerGone) || asker.isGone()) throw error;
      return share(asker, key, find, keptMs);
    } finally {
      askers.delete(asker);
      if (askers.size === 0) waiting.delete(key);
    }
  };

  return { run, share };
}
