import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { linesIn, timeIn, type Stretch } from './guide-geometry.ts';
import { GUIDE_HOURS_PX, GUIDE_LINE_PX } from './guide-parts.ts';

/** The lines and the stretch of time that are drawn. */
export interface DrawnPart {
  readonly lines: Stretch;
  readonly time: Stretch;
}

const isSame = (a: DrawnPart, b: DrawnPart) =>
  a.lines.from === b.lines.from && a.lines.to === b.lines.to && a.time.from === b.time.from && a.time.to === b.time.to;

/** How wide the column of the channels is. */
export const namesPx = (field: HTMLElement): number =>
  field.querySelector<HTMLElement>('[data-part="corner"]')?.offsetWidth ?? 0;

/**
 * What is in sight of the field. `look` draws it at once: a frame later would be a frame of nothing, so a scroll is answered within its own event;
 * sight goes by whole lines and half hours, and most events of a scroll change nothing.
 */
export function useGuideSight(
  field: RefObject<HTMLElement | null>,
  { count, span, pxPerHour }: { count: number; span: Stretch; pxPerHour: number },
) {
  const [sight, setSight] = useState<DrawnPart>({
    lines: { from: 0, to: 0 },
    time: { from: span.from, to: span.from },
  });
  // Asking the layout for it at every event of a scroll would make the browser lay out the page twice a frame.
  const [size, setSize] = useState({ names: 0, width: 0, height: 0 });

  function seen(): DrawnPart | null {
    const box = field.current;
    if (!box || size.height === 0) return null;
    return {
      lines: linesIn(box.scrollTop, size.height - GUIDE_HOURS_PX, GUIDE_LINE_PX, count),
      time: timeIn(box.scrollLeft, size.width - size.names, pxPerHour, span),
    };
  }
  const take = useEffectEvent(() => {
    const next = seen();
    if (next && !isSame(next, sight)) setSight(next);
  });
  useLayoutEffect(() => {
    const box = field.current;
    if (!box) return;
    const measure = () => setSize({ names: namesPx(box), width: box.clientWidth, height: box.clientHeight });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, [field]);
  useLayoutEffect(() => take(), [size, count, span.from, span.to, pxPerHour]);

  return {
    sight,
    /** True when something else is drawn now. */
    look(): boolean {
      const next = seen();
      if (!next || isSame(next, sight)) return false;
      flushSync(() => setSight(next));
      return true;
    },
  };
}
