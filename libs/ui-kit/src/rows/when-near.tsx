import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDeferredRender } from './deferred-render.ts';

/** Before anybody scrolls, what all but stands in the window: more would take line and time from what is seen. */
const AHEAD_AT_REST = '25% 0px';
/** A window's height ahead: time enough to draw a row before it is scrolled to. */
const AHEAD = '100% 0px';

/** Tells once that its children come near the window: within so many pixels, else from further away as soon as the viewer scrolls. */
export function OnNear({
  onNear,
  withinPx,
  children,
}: {
  readonly onNear: () => void;
  readonly withinPx?: number;
  readonly children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onNear);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const life = new AbortController();
    const observe = (ahead: string, signal: AbortSignal) => {
      const come = (entries: readonly IntersectionObserverEntry[]) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        life.abort();
        tell();
      };
      // Of this document: the window of a page around an embedded one would cut the margin off.
      const observer = new IntersectionObserver(come, {
        root: document,
        rootMargin: withinPx ? `${withinPx}px 0px` : ahead,
      });
      observer.observe(element);
      signal.addEventListener('abort', () => observer.disconnect());
    };
    const still = new AbortController();
    observe(AHEAD_AT_REST, AbortSignal.any([life.signal, still.signal]));
    const onScroll = () => {
      still.abort();
      observe(AHEAD, life.signal);
    };
    if (withinPx === undefined)
      addEventListener('scroll', onScroll, { once: true, capture: true, passive: true, signal: life.signal });
    return () => life.abort();
  }, [withinPx]);

  return <div ref={box}>{children}</div>;
}

/**
 * Draws its children when they come near the window, and from then on; until then `place` keeps their height. The drawing is done in
 * turn and in pieces, so that a long page neither starts late nor stutters.
 */
export function WhenNear({
  place,
  onNear,
  children,
}: {
  readonly place: ReactNode;
  readonly onNear?: () => void;
  readonly children: ReactNode;
}) {
  const [isNear, setNear] = useState(false);
  const come = () => {
    setNear(true);
    onNear?.();
  };
  return useDeferredRender(isNear) ? children : <OnNear onNear={come}>{place}</OnNear>;
}
