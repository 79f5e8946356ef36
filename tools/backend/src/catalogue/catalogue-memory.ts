/** Some 8 kB each, so at most some 16 MB. */
const MAX_REMEMBERED = 2_000;

/**
 * What was made of the catalogue, for as long as the catalogue stays the same, or for a shorter while where it says so. Its revision comes
 * out of the database with the token of every call, so a change is seen by the next call, whoever made it. A key names all that a value
 * depends on. What belongs to viewers (rights, marks, histories) is never in here.
 */
export type CatalogueMemory = {
  recall<Value>(revision: string, key: string): Value | undefined;
  keep<Value>(revision: string, key: string, value: Value, keptMs?: number): Value;
  /** Makes a value once for all who ask for it: those who ask while it is being made, and those who come later. What has failed is made anew. */
  share<Value>(revision: string, key: string, make: () => Promise<Value>, keptMs?: number): Promise<Value>;
};

export function createCatalogueMemory(clock: () => number): CatalogueMemory {
  let known = '';
  const kept = new Map<string, { value: unknown; untilMs: number }>();

  function recall<Value>(revision: string, key: string): Value | undefined {
    const had = revision === known ? kept.get(key) : undefined;
    if (!had || had.untilMs <= clock()) return undefined;
    // Asked for last, so forgotten last.
    kept.delete(key);
    kept.set(key, had);
    return had.value as Value;
  }

  function keep<Value>(revision: string, key: string, value: Value, keptMs = Infinity): Value {
    if (revision !== known) {
      kept.clear();
      known = revision;
    }
    kept.delete(key);
    kept.set(key, { value, untilMs: clock() + keptMs });
    const [oldest] = kept.keys();
    if (kept.size > MAX_REMEMBERED && oldest !== undefined) kept.delete(oldest);
    return value;
  }

  return {
    recall,
    keep,
    share<Value>(revision: string, key: string, make: () => Promise<Value>, keptMs?: number) {
      const had = recall<Promise<Value>>(revision, key);
      if (had) return had;
      const making = keep(revision, key, make(), keptMs);
      making.catch(() => kept.get(key)?.value === making && kept.delete(key));
      return making;
    },
  };
}
