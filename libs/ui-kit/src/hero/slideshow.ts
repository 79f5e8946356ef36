import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a slide stays that names no time of its own. ROWS-049 */
export const SLIDE_MS = 7_000;
/** A shorter way of the pointer is a press, not a drag. ROWS-052 */
export const DRAG_PX = 50;

/** Where a drag over `dx` pixels leads: a step back, none, a step forward. */
export function dragStep(dx: number): -1 | 0 | 1 {
  if (Math.abs(dx) < DRAG_PX) return 0;
  return dx < 0 ? 1 : -1;
}

export const slideMs = (ownMs: number | undefined): number => (ownMs && ownMs > 0 ? ownMs : SLIDE_MS);

/**
 * Which slide is shown. Moves on by itself after each slide's own time (ROWS-050) unless `held`; what was left of the time
 * is kept while held.
 */
export function useSlideshow({
  durationsMs,
  held,
}: {
  readonly durationsMs: readonly number[];
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
    const timer = setTimeout(() => setIndex((current + 1) % count), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(0, leftMs.current - (performance.now() - startedMs));
    };
  }, [current, count, held, durationMs]);

  const step = useCallback((by: number) => setIndex((before) => (before + by + count) % count), [count]);
  return { index: current, show: setIndex, step };
}
