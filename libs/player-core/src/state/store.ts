/** A value that is replaced, never changed, and told to those who asked for a part of it. */
export interface PlayerStore<State, Event> {
  readonly state: State;
  dispatch(event: Event): void;
  /** Calls `run` when the selected part becomes another one (`Object.is`), until `signal` ends it. */
  subscribe<Part>(
    select: (state: State) => Part,
    run: (part: Part, previous: Part) => void,
    options?: { signal?: AbortSignal },
  ): void;
  /** From now on nobody is told anything. The last state stays readable. */
  close(): void;
}

interface StoreOptions<State, Event> {
  readonly initial: State;
  readonly reduce: (state: State, event: Event) => State;
  /** A listener that throws must not stop the others, nor the player. */
  readonly onListenerError: (thrown: unknown) => void;
}

/**
 * The state changes at once, also from inside a listener; listeners are told in rounds until nothing changes any more, and each
 * always hears of the newest state.
 */
export function createPlayerStore<State extends object, Event>(
  options: StoreOptions<State, Event>,
): PlayerStore<State, Event> {
  let state = Object.freeze(options.initial);
  const watchers = new Set<() => void>();
  let isTelling = false;
  let hasNews = false;

  function tell(): void {
    for (const watcher of [...watchers]) {
      if (!watchers.has(watcher)) continue;
      try {
        watcher();
      } catch (thrown) {
        options.onListenerError(thrown);
      }
    }
  }

  return {
    get state() {
      return state;
    },
    dispatch(event) {
      const before = state;
      state = Object.freeze(options.reduce(state, event));
      if (state === before) return;
      hasNews = true;
      if (isTelling) return;
      isTelling = true;
      while (hasNews) {
        hasNews = false;
        tell();
      }
      isTelling = false;
    },
    subscribe(select, run, { signal } = {}) {
      if (signal?.aborted) return;
      let part = select(state);
      const watcher = () => {
        const previous = part;
        part = select(state);
        if (!Object.is(part, previous)) run(part, previous);
      };
      watchers.add(watcher);
      signal?.addEventListener('abort', () => watchers.delete(watcher), { once: true });
    },
    close() {
      watchers.clear();
    },
  };
}
