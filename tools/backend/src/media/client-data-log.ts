import { fromCmcdQuery } from '@svta/cml-cmcd';

/** What one request for media said of the player that made it (CTA-5004). */
export interface ClientDataEntry {
  readonly atMs: number;
  /** Media ahead of the playhead; null in requests that say nothing of it, such as those of playlists. */
  readonly bufferMs: number | null;
  /** What the player had measured of its line. */
  readonly lineKbps: number | null;
  readonly hasStarved: boolean;
  /** From the load to the first picture; said once a play. */
  readonly startDelayMs: number | null;
}

export type ClientDataLog = ReturnType<typeof createClientDataLog>;

/** A day of some viewers; older entries go. */
const KEPT = 50_000;

/** In version 2 these are lists, one value an aggregate. */
const first = (value: unknown): number | null => {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return typeof one === 'number' && Number.isFinite(one) ? one : null;
};

/** Hears what the addresses of media say of the players; kept in memory. Anybody can write there: what cannot be read is left out. */
export function createClientDataLog(now: () => number) {
  const entries: ClientDataEntry[] = [];
  return {
    /** @param query the whole query of an address */
    hear(query: string): void {
      if (!query.includes('CMCD=')) return;
      try {
        const { bl, mtp, bs, msd } = fromCmcdQuery(query, { convertToLatest: true });
        const [bufferMs, lineKbps, startDelayMs] = [first(bl), first(mtp), first(msd)];
        entries.push({ atMs: now(), bufferMs, lineKbps, hasStarved: bs === true, startDelayMs });
        if (entries.length > KEPT) entries.shift();
      } catch {
        // Not ours.
      }
    },
    between: (fromMs: number, untilMs: number): readonly ClientDataEntry[] =>
      entries.filter(({ atMs }) => fromMs <= atMs && atMs < untilMs),
  };
}
