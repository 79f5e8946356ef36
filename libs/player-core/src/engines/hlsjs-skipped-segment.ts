/** A recovery skips at most so much media. */
const FURTHEST_SECONDS = 6;

type RecoveredElement = Pick<HTMLMediaElement, 'buffered' | 'currentTime' | 'readyState'>;

/** The `readyState` (HAVE_CURRENT_DATA) from which the element has a frame at its position. */
export const HAS_PICTURE = 2;

/**
 * After a recovery hls.js may believe that the segment at the playhead is buffered, when the old media source went while it was being appended: it
 * skips that segment, loads the next ones, and waits before them for ever.
 * @returns where media begins in front of an element that has none at its place; `null` where it has, or none is near
 */
export function mediaAhead({ buffered, currentTime, readyState }: RecoveredElement): number | null {
  if (readyState >= HAS_PICTURE) return null;
  const starts = Array.from({ length: buffered.length }, (_, index) => [buffered.start(index), buffered.end(index)]);
  if (starts.some(([start = 0, end = 0]) => start <= currentTime && currentTime < end)) return null;
  const [next] = starts.flatMap(([start = 0]) => (start > currentTime ? [start] : []));
  return next !== undefined && next - currentTime <= FURTHEST_SECONDS ? next : null;
}
