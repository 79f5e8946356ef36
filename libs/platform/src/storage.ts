/**
 * What outlives a reload, under the brand's own prefix: two brands on one origin never see each other's values.
 * A browser that refuses storage (private mode, full disk, webview) gets an in-memory store with the same interface. BOOT-051.
 */
export interface BrandStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Removes the brand's keys except those named. */
  clear(keep?: readonly string[]): void;
}

type Backing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A `Storage` of the page's own life. */
export function memoryStorage(): Backing {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** The browser's store when it can be written, else memory. */
export function localOrMemory(read: () => Storage = () => localStorage): Backing {
  const probe = 'livery.probe';
  try {
    const storage = read();
    storage.setItem(probe, probe);
    storage.removeItem(probe);
    return storage;
  } catch {
    return memoryStorage();
  }
}

/** What outlives a reload, of this tab alone. */
export const tabOrMemory = (): Backing => localOrMemory(() => sessionStorage);

export function createStorage(brandId: string, backing: Backing = localOrMemory()): BrandStorage {
  const prefix = `livery.${brandId}.`;
  // A store may fill up later than at the first probe: what it refuses lives on in memory, and wins when read.
  const refused = new Map<string, string>();
  const ownKeys = () =>
    Array.from({ length: backing.length }, (_, index) => backing.key(index)).filter(
      (key): key is string => key?.startsWith(prefix) ?? false,
    );
  const remove = (key: string) => {
    refused.delete(key);
    backing.removeItem(prefix + key);
  };
  return {
    get: (key) => refused.get(key) ?? backing.getItem(prefix + key),
    set(key, value) {
      try {
        backing.setItem(prefix + key, value);
        refused.delete(key);
      } catch {
        refused.set(key, value);
      }
    },
    remove,
    clear(keep = []) {
      const stored = ownKeys().map((key) => key.slice(prefix.length));
      for (const key of [...stored, ...refused.keys()]) if (!keep.includes(key)) remove(key);
    },
  };
}
