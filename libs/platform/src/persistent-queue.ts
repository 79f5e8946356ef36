/** A first-in-first-out queue that outlives reloads and crashes, and is shared by all tabs of a site. */
export interface PersistentQueue<Item> {
  add(item: Item): Promise<void>;
  /** The oldest ones, with the keys to remove them by. */
  first(count: number): Promise<readonly QueueEntry<Item>[]>;
  remove(keys: readonly number[]): Promise<void>;
  /** Lets go of the oldest ones beyond `count`. */
  keepLast(count: number): Promise<void>;
  clear(): Promise<void>;
}

export interface QueueEntry<Item> {
  readonly key: number;
  readonly item: Item;
}

/** For as long as the page lives: where a browser keeps nothing, and in tests. */
export function memoryQueue<Item>(): PersistentQueue<Item> {
  const items = new Map<number, Item>();
  let last = 0;
  const oldest = () => [...items].sort(([one], [other]) => one - other);
  return {
    add: async (item) => void items.set(++last, item),
    first: async (count) =>
      oldest()
        .slice(0, count)
        .map(([key, item]) => ({ key, item })),
    remove: async (keys) => keys.forEach((key) => items.delete(key)),
    keepLast: async (count) =>
      oldest()
        .slice(0, Math.max(0, items.size - count))
        .forEach(([key]) => items.delete(key)),
    clear: async () => items.clear(),
  };
}

const STORE = 'items';

const answerOf = <Answer>(request: IDBRequest<Answer>) =>
  new Promise<Answer>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB gave no answer.'));
  });

function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { autoIncrement: true });
  return answerOf(request);
}

/** In IndexedDB; a browser that refuses it (private mode, a full disk) gets a queue in memory. */
export function openPersistentQueue<Item>(
  name: string,
  open: (name: string) => Promise<IDBDatabase> = opened,
): PersistentQueue<Item> {
  let queue: Promise<PersistentQueue<Item>> | null = null;
  const kept = () =>
    (queue ??= open(name).then(
      (database) => databaseQueue<Item>(database),
      () => memoryQueue<Item>(),
    ));
  const call = async <Result>(run: (queue: PersistentQueue<Item>) => Promise<Result>): Promise<Result> => {
    try {
      return await run(await kept());
    } catch {
      // The database was closed from outside, or the disk is full: from here on the queue is in memory.
      queue = Promise.resolve(memoryQueue<Item>());
      return run(await queue);
    }
  };
  return {
    add: (item) => call((one) => one.add(item)),
    first: (count) => call((one) => one.first(count)),
    remove: (keys) => call((one) => one.remove(keys)),
    keepLast: (count) => call((one) => one.keepLast(count)),
    clear: () => call((one) => one.clear()),
  };
}

function databaseQueue<Item>(database: IDBDatabase): PersistentQueue<Item> {
  const store = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE);
  const oldestKeys = async (count: number) => (await answerOf(store('readonly').getAllKeys(null, count))) as number[];
  return {
    add: async (item) => void (await answerOf(store('readwrite').add(item))),
    async first(count) {
      const from = store('readonly');
      // Both questions stand in one transaction: their answers belong together.
      const [keys, items] = await Promise.all([
        answerOf(from.getAllKeys(null, count)),
        answerOf<Item[]>(from.getAll(null, count)),
      ]);
      return items.map((item, index) => ({ key: keys[index] as number, item }));
    },
    async remove(keys) {
      const from = store('readwrite');
      await Promise.all(keys.map((key) => answerOf(from.delete(key))));
    },
    async keepLast(count) {
      const size = await answerOf(store('readonly').count());
      if (size > count) await this.remove(await oldestKeys(size - count));
    },
    clear: async () => void (await answerOf(store('readwrite').clear())),
  };
}
