/** ENG-041 */
export const PLAYBACK_SPEEDS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

interface Played {
  readonly content: 'live' | 'timeshift' | 'archive' | 'vod' | null;
  /** The device that shows it; null: it is shown here. */
  readonly output: string | null;
}

/** A channel at its edge has nothing to hurry to, and other devices play at their own rate. ENG-042, CAST-010 */
export const maySetSpeed = ({ content, output }: Played): boolean =>
  content !== null && content !== 'live' && output === null;

/** The next speed up (1) or down (-1); the ends stay. */
export function nextSpeed(speed: number, direction: 1 | -1): number {
  const nearest = PLAYBACK_SPEEDS.reduce((best, one) => (Math.abs(one - speed) < Math.abs(best - speed) ? one : best));
  const index = PLAYBACK_SPEEDS.indexOf(nearest) + direction;
  return PLAYBACK_SPEEDS[Math.min(PLAYBACK_SPEEDS.length - 1, Math.max(0, index))] ?? 1;
}
