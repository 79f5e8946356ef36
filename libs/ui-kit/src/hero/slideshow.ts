import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Promo } from './promo-banner.tsx';

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
 * Which slide is shown, which one it has just taken the place of, and which stand beside it. Moves on by itself after each slide's own time (ROWS-050)
 * unless it is held, or the slide's trailer plays (ROWS-051); what was left of the time is kept meanwhile.
 */
export function useSlideshow(
  slides: readonly Pick<Promo, 'durationMs' | 'trailerMuted'>[],
  { loopCount, isHeld }: { readonly loopCount?: number | undefined; readonly isHeld: boolean },
) {
  const count = slides.length;
  const [shown, setShown] = useState<{ index: number; leaving: number | null }>({ index: 0, leaving: null });
  const index = Math.max(0, Math.min(shown.index, count - 1));
  const durationMs = slideMs(slides[index]?.durationMs);
  const held = isHeld || slides[index]?.trailerMuted !== undefined;
  const leftMs = useRef(0);

  const beside = (by: 1 | -1) => slideBeside(index, by, count, loopCount);
  const show = (to: number) => {
    if (to !== index) setShown({ index: to, leaving: index });
  };
  const step = (by: 1 | -1) => show(beside(by));
  const moveOn = useEffectEvent(() => step(1));

  useEffect(() => {
    leftMs.current = durationMs;
  }, [index, durationMs]);

  useEffect(() => {
    if (held || count < 2) return;
    const startedMs = performance.now();
    const timer = setTimeout(() => moveOn(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(0, leftMs.current - (performance.now() - startedMs));
    };
  }, [index, count, held, durationMs]);

  return { index, leaving: shown.leaving, next: beside(1), previous: beside(-1), durationMs, held, show, step };
}
