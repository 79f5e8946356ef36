import { useEffect, useState } from 'react';

/** The header gets a ground of its own beyond this. NAV-103 */
const SOLID_AFTER_PX = 140;
/** In landscape it makes room for the page after so much downward scroll. NAV-104 */
const HIDE_AFTER_DOWN_PX = 250;

export interface HeaderScroll {
  readonly solid: boolean;
  readonly hidden: boolean;
  /** Where the page stood when it last turned downward. */
  readonly turnedAtPx: number;
  readonly lastPx: number;
}

export const HEADER_AT_TOP: HeaderScroll = { solid: false, hidden: false, turnedAtPx: 0, lastPx: 0 };

/** What one scroll position does to the header. It comes back at the first upward movement and at the top. */
export function scrollHeader(before: HeaderScroll, scrollPx: number, landscape: boolean): HeaderScroll {
  const down = scrollPx > before.lastPx;
  const turnedAtPx = down ? before.turnedAtPx : scrollPx;
  const solid = scrollPx > SOLID_AFTER_PX;
  const hidden =
    landscape && scrollPx > 0 && (down ? before.hidden || scrollPx - turnedAtPx > HIDE_AFTER_DOWN_PX : false);
  return { solid, hidden, turnedAtPx, lastPx: scrollPx };
}

/** Follows the window's scroll, once per frame; re-renders only when the header changes. */
export function useHeaderScroll(): Pick<HeaderScroll, 'solid' | 'hidden'> {
  const [look, setLook] = useState<Pick<HeaderScroll, 'solid' | 'hidden'>>(HEADER_AT_TOP);
  useEffect(() => {
    let state = HEADER_AT_TOP;
    let frame = 0;
    const read = () => {
      frame = 0;
      state = scrollHeader(state, Math.max(0, window.scrollY), matchMedia('(orientation: landscape)').matches);
      const { solid, hidden } = state;
      setLook((now) => (now.solid === solid && now.hidden === hidden ? now : { solid, hidden }));
    };
    const later = () => {
      frame ||= requestAnimationFrame(read);
    };
    // A page begins at its top, and says so when it does not: to ask forces the layout of what has just been drawn.
    window.addEventListener('scroll', later, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later);
    };
  }, []);
  return look;
}
