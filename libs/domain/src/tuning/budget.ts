/** What the connection allows, as far as the browser says. */
export interface ConnectionLimits {
  /** The viewer asked for few data. */
  readonly savesData: boolean;
  /** Metered: a mobile network, paid by volume. */
  readonly isMetered: boolean;
  /** Too slow for prefetching segments beside the stream that plays. */
  readonly isSlow: boolean;
}

/** What decides whether channels may be prefetched. */
export interface FetchAheadFacts {
  /** The operator lets it. */
  readonly isAllowed: boolean;
  readonly isOnline: boolean;
  readonly isPageVisible: boolean;
  readonly connection: ConnectionLimits;
  /** What is on the screen; nothing is prefetched while it waits for media. */
  readonly picture: 'none' | 'waits' | 'moves';
  readonly bufferedAheadSeconds: number;
  /** How often the connection carries the best rendition of what plays; `null` where nobody has measured. */
  readonly timesBest: number | null;
  /** Whether a second picture can be decoded beside the one that plays. */
  readonly hasSpareDecoder: boolean;
  /** Since the viewer last moved, pressed or touched anything. */
  readonly idleMs: number;
}

/** How many channels are fetched ahead, the likeliest first, and of how many of those the first segment, too. */
export interface Budget {
  readonly channels: number;
  readonly segments: number;
  /** How many stand by with their first picture: the likeliest, or none. */
  readonly standbys: 0 | 1;
}

/** Below this ratio nothing but the stream that plays gets the bandwidth: a prefetch would cost it its rendition. */
const TIMES_BEST = 2;

const NOTHING: Budget = { channels: 0, segments: 0, standbys: 0 };

/** From so much buffer on, what plays can spare the connection; a live channel with segments of 2 s holds 4 to 6 s. */
export const AMPLE_BUFFER_SECONDS = 3.5;
/** With less buffer than this, prefetches under way are aborted. */
export const POOR_BUFFER_SECONDS = 1.5;
/** A viewer without activity for so long watches and does not zap: nothing is prefetched. */
export const IDLE_AFTER_MS = 120_000;

/** Devices with less memory get no standby player. */
const LEAST_MEMORY_GB = 4;

/**
 * Whether a device decodes two pictures without the first one suffering: television sets have one decoder, iOS gives its only one to what
 * was started last.
 * @param memoryGB as far as the browser says
 */
export function hasSpareDecoder(device: {
  readonly os: string;
  readonly isTelevision: boolean;
  readonly memoryGB: number | undefined;
}): boolean {
  return device.os !== 'iOS' && !device.isTelevision && (device.memoryGB ?? LEAST_MEMORY_GB) >= LEAST_MEMORY_GB;
}

/** @param isUnderWay whether something is being fetched: then it may go on with less in hand than it takes to begin */
export function prefetchBudget(facts: FetchAheadFacts, isUnderWay = false): Budget {
  const { isAllowed, isOnline, isPageVisible, picture, connection, bufferedAheadSeconds, idleMs } = facts;
  const mayFetch = isAllowed && isOnline && isPageVisible && !connection.savesData && !connection.isMetered;
  const needed = isUnderWay ? POOR_BUFFER_SECONDS : AMPLE_BUFFER_SECONDS;
  if (!mayFetch || idleMs >= IDLE_AFTER_MS) return NOTHING;
  if (picture === 'none') return { channels: 1, segments: connection.isSlow ? 0 : 1, standbys: 0 };
  if (picture === 'waits' || bufferedAheadSeconds < needed) return NOTHING;
  const isNarrow = facts.timesBest !== null && facts.timesBest < TIMES_BEST;
  if (connection.isSlow || isNarrow) return { channels: 2, segments: 0, standbys: 0 };
  return { channels: 4, segments: 3, standbys: facts.hasSpareDecoder ? 1 : 0 };
}
