interface CacheOptions {
  readonly entries: number;
  readonly lifeMs: number;
  readonly now: () => number;
}

/** Keeps the last so many values for so long: whoever asks for addresses without number fills no memory. */
export function boundedCache<Value>({ entries, lifeMs, now }: CacheOptions) {
  const kept = new Map<string, { readonly value: Value; readonly untilMs: number }>();
  return {
    get(key: string): Value | undefined {
      const found = kept.get(key);
      if (found && found.untilMs > now()) return found.value;
      kept.delete(key);
      return undefined;
    },
    /** A value that is kept already keeps its end. */
    set(key: string, value: Value): void {
      if (kept.get(key)?.value === value) return;
      kept.set(key, { value, untilMs: now() + lifeMs });
      const [oldest] = kept.keys();
      if (kept.size > entries && oldest !== undefined) kept.delete(oldest);
    },
    remove: (key: string): void => void kept.delete(key),
  };
}
