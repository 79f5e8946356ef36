import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Beyond half a window's height a row that was passed is not about to be seen. Ahead rows are drawn sooner (`WhenNear`). */
const NEAR = '50% 0px';

/** Where a row was left when its cards were taken out. */
interface Left {
  readonly heightPx: number;
  readonly scrollPx: number;
}

/**
 * Of a row on a long page: whether it is far from the window, so that its cards need not be there, and how high it was with them. When it comes near
 * again it stands where it stood. A row with the focus is never far.
 */
export function useFarRow(
  section: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  isLean: boolean,
): number | null {
  const [left, setLeft] = useState<Left | null>(null);
  const scrollPx = useRef(0);
  useEffect(() => {
    const element = section.current;
    if (!element || !isLean) return;
    let wasNear = false;
    const sight = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect } = entries.at(-1)!;
        wasNear ||= isIntersecting;
        if (isIntersecting) return startTransition(() => setLeft(null));
        const isAhead = !wasNear && boundingClientRect.top > 0;
        if (isAhead || element.contains(document.activeElement)) return;
        scrollPx.current = list.current?.scrollLeft ?? 0;
        setLeft((before) => before ?? { heightPx: boundingClientRect.height, scrollPx: scrollPx.current });
      },
      { root: document, rootMargin: NEAR },
    );
    sight.observe(element);
    return () => sight.disconnect();
  }, [section, list, isLean]);
  const isFar = left !== null;
  useLayoutEffect(() => {
    if (!isFar && list.current && scrollPx.current > 0) list.current.scrollLeft = scrollPx.current;
  }, [isFar, list]);
  return left?.heightPx ?? null;
}

/** Whether somebody has gone sideways in a row, by scroll, focus, finger or arrow: then all of its cards are wanted. */
export function useSideways(list: RefObject<HTMLElement | null>, isLean: boolean) {
  const [isSideways, setSideways] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (!element || !isLean || isSideways) return;
    const stop = new AbortController();
    const go = () => setSideways(true);
    for (const type of ['scroll', 'focusin', 'touchstart', 'pointerdown'])
      element.addEventListener(type, go, { signal: stop.signal, passive: true });
    return () => stop.abort();
  }, [list, isLean, isSideways]);
  return [isSideways || !isLean, () => setSideways(true)] as const;
}
