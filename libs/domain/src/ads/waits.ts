import type { DueBreak, AdSupportedContent, Roll } from './rolls.ts';

/** What was advertised in this visit, as far as it decides what may be. Times are of one clock, in ms. */
export interface Waits {
  /** When the last break that showed something was over. */
  readonly lastEndMs: number | null;
  /** When all addresses of a type had failed. ADS-010 */
  readonly failedMs: Readonly<Partial<Record<Roll, number>>>;
  /** When the content had its last pre-roll. */
  readonly beforeMs: Readonly<Record<string, number>>;
}

export const NOTHING_YET: Waits = { lastEndMs: null, failedMs: {}, beforeMs: {} };

/** A type that has failed is not asked for again so soon. ADS-011 */
const REPEAT_LOCK_MS = 5_000;

/** Whether the break may be asked for now. ADS-011, ADS-012, ADS-013 */
export function mayAsk({ lastEndMs, failedMs }: Waits, { roll, gapMs }: DueBreak, nowMs: number): boolean {
  const failedAtMs = failedMs[roll];
  if (failedAtMs !== undefined && nowMs - failedAtMs < REPEAT_LOCK_MS) return false;
  return lastEndMs === null || nowMs - lastEndMs >= gapMs;
}

/** Whether the channel had its pre-roll: without a period once a visit is enough. */
export function hasBeenBefore({ beforeMs }: Waits, { id, ads }: AdSupportedContent, nowMs: number): boolean {
  const atMs = beforeMs[id];
  return atMs !== undefined && nowMs - atMs < (ads.periodSeconds ?? Infinity) * 1000;
}

export const afterShown = (waits: Waits, { roll, contentKey }: DueBreak, nowMs: number): Waits => ({
  ...waits,
  lastEndMs: nowMs,
  beforeMs: roll === 'pre' ? { ...waits.beforeMs, [contentKey]: nowMs } : waits.beforeMs,
});

export const afterFailed = (waits: Waits, { roll }: DueBreak, nowMs: number): Waits => ({
  ...waits,
  failedMs: { ...waits.failedMs, [roll]: nowMs },
});
