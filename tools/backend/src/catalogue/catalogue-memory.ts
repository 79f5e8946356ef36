/** Some 8 kB each, so at most some 16 MB. */
const MAX_REMEMBERED = 2_000;

/**
 * What was read from the catalogue, for as long as the catalogue stays the same. Its revision comes out of the database
 * with the token of every call, so a change is seen by the next call, whoever made it. What belongs to viewers or to the
 * moment (rights, marks, histories, what is on air) is never in here.
 */
export type CatalogueMemory = {
  recall<Value>(revision: string, key: string): Value | undefined;
  keep<Value>(revision: string, key: string, value: Value): Value;
};

export function createCatalogueMemory(): CatalogueMemory {
  let known = '';
  const values = new Map<string, unknown>();
  return {
    recall<Value>(revision: string, key: string): Value | undefined {
      if (revision !== known) return undefined;
      const value = values.get(key);
      if (value === undefined) return undefined;
      // Asked for last, so forgotten last.
      values.delete(key);
      values.set(key, value);
      return value as Value;
    },
    keep(revision, key, value) {
      if (revision !== known) {
        values.clear();
        known = revision;
      }
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > MAX_REMEMBERED && oldest !== undefined) values.delete(oldest);
      return value;
    },
  };
}
