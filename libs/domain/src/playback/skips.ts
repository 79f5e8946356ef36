/** So long after the last press the sum is sought. LIVE-025 */
export const SKIP_APPLY_MS = 500;
export const SKIP_SECONDS = 10;

/** Presses that belong together: their sum, and the place they count from. */
export interface Skips {
  readonly fromSeconds: number;
  readonly totalSeconds: number;
  readonly lastAtMs: number;
}

/** Presses of a skip add up while they follow each other; a pause begins a new sum from where playback stands then. LIVE-025 */
export function addSkip(
  before: Skips | null,
  { seconds, atMs, positionSeconds }: { seconds: number; atMs: number; positionSeconds: number },
): Skips {
  const goesOn = before !== null && atMs - before.lastAtMs < SKIP_APPLY_MS;
  return goesOn
    ? { ...before, totalSeconds: before.totalSeconds + seconds, lastAtMs: atMs }
    : { fromSeconds: positionSeconds, totalSeconds: seconds, lastAtMs: atMs };
}

export const skipTarget = ({ fromSeconds, totalSeconds }: Skips): number => fromSeconds + totalSeconds;
