import { type RefObject, useEffect, useState } from 'react';

export interface ScrollEdges {
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** Whether a sideways scroller stands at its ends. Re-renders only when that changes. */
export function useScrollEdges(scroller: RefObject<HTMLElement | null>): ScrollEdges {
  const [edges, setEdges] = useState<ScrollEdges>({ atStart: true, atEnd: true });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let frame = 0;
    const measure = () => {
      frame = 0;
      // Widths are fractions of pixels on dense screens; scrollWidth is rounded.
      const atStart = element.scrollLeft <= 2;
      const atEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - 2;
      setEdges((before) => (before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd }));
    };
    const later = () => {
      frame ||= requestAnimationFrame(measure);
    };
    // Told after the layout, also of the first one, so that nothing here forces one.
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    const changed = new MutationObserver(later);
    changed.observe(element, { childList: true });
    element.addEventListener('scroll', later, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      changed.disconnect();
      element.removeEventListener('scroll', later);
    };
  }, [scroller]);

  return edges;
}
