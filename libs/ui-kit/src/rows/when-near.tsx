import { type ReactNode, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';

/** A window's height ahead: time enough to draw a row before it is scrolled to. */
const AHEAD = '100% 0px';

/** Tells once that its children come near the window. */
export function OnNear({ onNear, children }: { readonly onNear: () => void; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onNear);

  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        tell();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  return <div ref={box}>{children}</div>;
}

/**
 * Draws its children when they come near the window, and from then on; until then `place` keeps their height. The drawing is done in
 * pieces, so that a long page neither starts late nor stutters.
 */
export function WhenNear({ place, children }: { readonly place: ReactNode; readonly children: ReactNode }) {
  const [near, setNear] = useState(false);
  return near ? children : <OnNear onNear={() => startTransition(() => setNear(true))}>{place}</OnNear>;
}
