/** Things in the order in which they came, kept over reloads and crashes, and shared by all tabs of a site. */
export interface KeptList<Item> {
  add(item: Item): Promise<void>;
  /** The oldest ones, with the keys to remove them by. */
  first(count: number): Promise<readonly Kept<Item>[]>;
  remove(keys: readonly number[]): Promise<void>;
  /** Lets go of the oldest ones beyond `count`. */
  keepLast(count: number): Promise<void>;
  clear(): Promise<void>;
}

export interface Kept<Item> {
  readonly key: number;
  readonly item: Item;
}

/** For as long as the page lives: where a browser keeps nothing, and in tests. */
export function memoryList<Item>(): KeptList<Item> {
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

/** In IndexedDB; a browser that refuses it (private mode, a full disk) gets a list of the page's own life. */
export function openKeptList<Item>(
  name: string,
  open: (name: string) => Promise<IDBDatabase> = opened,
): KeptList<Item> {
  let list: Promise<KeptList<Item>> | null = null;
  const kept = () =>
    (list ??= open(name).then(
      (database) => databaseList<Item>(database),
      () => memoryList<Item>(),
    ));
  const call = async <Result>(run: (list: KeptList<Item>) => Promise<Result>): Promise<Result> => {
    try {
      return await run(await kept());
    } catch {
      // The database was closed from outside, or the disk is full: from here on the page remembers by itself.
      list = Promise.resolve(memoryList<Item>());
      return run(await list);
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

function databaseList<Item>(database: IDBDatabase): KeptList<Item> {
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
