/** What was asked of the server, or told to it. */
export type SpotEntry = {
  /** Counted over all runs. */
  order: number;
  atMs: number;
  run: string;
  /** A list by its kind, an event of an advertisement, a film, the page behind one, or a measurement. */
  what: 'list' | 'event' | 'film' | 'page' | 'measure';
  /** The kind, the advertisement, the file or the account. */
  name: string;
  /** Of an advertisement: impression, start … */
  event: string | null;
  query: Readonly<Record<string, string>>;
};

export type SpotLog = ReturnType<typeof createSpotLog>;

/** More is of nobody who still looks. */
const KEPT = 2_000;

/** What this server has heard, in order, with its time; kept in memory. A run is whoever gave its name in the address. */
export function createSpotLog(now: () => number) {
  let entries: readonly SpotEntry[] = [];
  let order = 0;
  return {
    add(entry: Omit<SpotEntry, 'order' | 'atMs'>): void {
      order += 1;
      entries = [...entries, { order, atMs: now(), ...entry }].slice(-KEPT);
    },
    list: (run?: string): readonly SpotEntry[] =>
      run === undefined ? entries : entries.filter((entry) => entry.run === run),
    clear(run: string): void {
      entries = entries.filter((entry) => entry.run !== run);
    },
  };
}
