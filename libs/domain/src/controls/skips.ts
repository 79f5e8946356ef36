/** So long after the last press the sum is sought. LIVE-025 */
export const SKIP_APPLY_MS = 500;
/** So long after a sum was sought a channel goes on playing. LIVE-027 */
export const RESUME_AFTER_SKIP_MS = 400;
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

/** After the first skip a held key waits so long, after the second half of it, and so on. LIVE-026 */
const HELD_MS = 300;

/** A key that is held: how often it has acted, and until when it rests. */
export interface HeldKey {
  readonly count: number;
  readonly busyUntilMs: number;
}

/** The key has come again; null while it rests. Each press of a finger acts at once: only the repeating of a held key is paced. LIVE-026 */
export function holdKey(
  before: HeldKey | null,
  { isRepeat, atMs }: { isRepeat: boolean; atMs: number },
): HeldKey | null {
  if (isRepeat && before && atMs < before.busyUntilMs) return null;
  const count = isRepeat && before ? before.count + 1 : 1;
  return { count, busyUntilMs: atMs + HELD_MS / count };
}
