/** A small typed emitter; a signal ends a subscription, so that nobody keeps a list of what to take off. */
export interface Events<EventMap> {
  on<Name extends keyof EventMap>(
    name: Name,
    run: (detail: EventMap[Name]) => void,
    options?: { signal?: AbortSignal },
  ): void;
  emit<Name extends keyof EventMap>(name: Name, detail: EventMap[Name]): void;
  /** From now on nobody is told anything. */
  close(): void;
}

/** @param onListenerError hears what a listener throws; the other listeners are told all the same */
export function createEvents<EventMap>(onListenerError: (thrown: unknown) => void): Events<EventMap> {
  type Listener = { readonly name: keyof EventMap; readonly run: (detail: never) => void };
  const listeners = new Set<Listener>();
  return {
    on(name, run, { signal } = {}) {
      if (signal?.aborted) return;
      const listener: Listener = { name, run };
      listeners.add(listener);
      signal?.addEventListener('abort', () => listeners.delete(listener), { once: true });
    },
    emit(name, detail) {
      for (const listener of [...listeners]) {
        if (listener.name !== name || !listeners.has(listener)) continue;
        try {
          (listener.run as (detail: EventMap[typeof name]) => void)(detail);
        } catch (thrown) {
          onListenerError(thrown);
        }
      }
    },
    close() {
      listeners.clear();
    },
  };
}
