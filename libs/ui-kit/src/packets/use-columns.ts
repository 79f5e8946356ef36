import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { columnsIn } from './comparison-model.ts';

const remPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** How many packets fit beside each other in the box; the window is a guess until the box is there. */
export function useColumns(box: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(() => columnsIn(window.innerWidth / remPx()));
  const measure = useEffectEvent(() => {
    if (box.current) setColumns(columnsIn(box.current.clientWidth / remPx()));
  });
  useLayoutEffect(() => {
    measure();
    const watch = new ResizeObserver(() => measure());
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, [box]);
  return columns;
}
