import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a slide stays that names no time of its own. ROWS-049 */
export const SLIDE_MS = 7_000;
/** A shorter way of the pointer is a press, not a drag. ROWS-052 */
const DRAG_PX = 50;

/** Where a drag over `dx` pixels leads: a step back, none, a step forward. */
export function dragStep(dx: number): -1 | 0 | 1 {
  if (Math.abs(dx) < DRAG_PX) return 0;
  return dx < 0 ? 1 : -1;
}

/** The slide beside one, round and round; after so many as `loopCount` says the first one comes again. ROWS-102 */
export function slideBeside(at: number, by: 1 | -1, count: number, loopCount = count): number {
  const length = loopCount > 0 ? Math.min(loopCount, count) : count;
  if (by === 1 && at === length - 1) return 0;
  if (by === -1 && at === 0) return length - 1;
  return (at + by + count) % count;
}

export const slideMs = (ownMs: number | undefined): number => (ownMs && ownMs > 0 ? ownMs : SLIDE_MS);

/**
 * Which slide is shown. Moves on by itself after each slide's own time (ROWS-050) unless `held`; what was left of the time
 * is kept while held.
 */
export function useSlideshow({
  durationsMs,
  loopCount,
  held,
}: {
  readonly durationsMs: readonly number[];
  readonly loopCount?: number | undefined;
  readonly held: boolean;
}) {
  const count = durationsMs.length;
  const [index, setIndex] = useState(0);
  const current = count === 0 ? 0 : Math.min(index, count - 1);
  const leftMs = useRef(0);
  const durationMs = durationsMs[current] ?? SLIDE_MS;

  useEffect(() => {
    leftMs.current = durationMs;
  }, [current, durationMs]);

  useEffect(() => {
    if (held || count < 2) return;
    const startedMs = performance.now();
    const timer = setTimeout(() => setIndex(slideBeside(current, 1, count, loopCount)), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(0, leftMs.current - (performance.now() - startedMs));
    };
  }, [current, count, loopCount, held, durationMs]);

  const step = useCallback(
    (by: 1 | -1) => setIndex((before) => slideBeside(before, by, count, loopCount)),
    [count, loopCount],
  );
  return { index: current, show: setIndex, step };
}
