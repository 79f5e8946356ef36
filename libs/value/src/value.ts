/** A value that can be read and followed. */
export interface ReadonlyValue<T> {
  get(): T;
  /** Calls `listener` after each change, until the signal aborts or the returned function is called. */
  subscribe(listener: (value: T) => void, signal?: AbortSignal): () => void;
}

export interface Value<T> extends ReadonlyValue<T> {
  set(next: T): void;
}

/**
 * One observable value.
 *
 * - `set` changes the value first, then calls the listeners at once, in the order in which they subscribed.
 * - A value that `isEqual` to the current one changes nothing and calls nobody.
 * - Who subscribes during a call hears the next change, not this one. Who leaves during a call is not called any more.
 * - A listener may set the value again. Everybody is then called with the newest value, and the older call goes no further: nobody hears an
 *   outdated value.
 * - Each subscription counts by itself, also of the same function.
 */
export function createValue<T>(initial: T, isEqual: (next: T, current: T) => boolean = Object.is): Value<T> {
  let current = initial;
  let changes = 0;
  const subscriptions = new Set<{ readonly listener: (value: T) => void }>();
  return {
    get: () => current,
    set(next) {
      if (isEqual(next, current)) return;
      current = next;
      const change = ++changes;
      for (const subscription of [...subscriptions]) {
        if (change === changes && subscriptions.has(subscription)) subscription.listener(next);
      }
    },
    subscribe(listener, signal) {
      const subscription = { listener };
      const leave = () => void subscriptions.delete(subscription);
      if (signal?.aborted) return leave;
      subscriptions.add(subscription);
      signal?.addEventListener('abort', leave);
      return leave;
    },
  };
}
