import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';

/** A window's height ahead: time enough to draw a row before it is scrolled to. */
const AHEAD = '100% 0px';

/**
 * Draws its children when they come near the window, and from then on; until then `place` keeps their height. The drawing is done in
 * pieces, so that a long page neither starts late nor stutters.
 */
export function WhenNear({ place, children }: { readonly place: ReactNode; readonly children: ReactNode }) {
  const [near, setNear] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (near || !box.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true));
      },
      { rootMargin: AHEAD },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [near]);

  return near ? children : <div ref={box}>{place}</div>;
}
