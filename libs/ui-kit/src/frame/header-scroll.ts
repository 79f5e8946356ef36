import { useEffect, useState } from 'react';

/** What moves up reaches the header's words about here: from now on it passes behind a shade. */
const SHADE_AFTER_PX = 16;
/** The header gets a ground of its own beyond this. NAV-103 */
const SOLID_AFTER_PX = 140;
/** In landscape it makes room for the page after so much downward scroll. NAV-104 */
const HIDE_AFTER_DOWN_PX = 250;

export interface HeaderScroll {
  readonly shaded: boolean;
  readonly solid: boolean;
  readonly hidden: boolean;
  /** Where the page stood when it last turned downward. */
  readonly turnedAtPx: number;
  readonly lastPx: number;
}

export const HEADER_AT_TOP: HeaderScroll = { shaded: false, solid: false, hidden: false, turnedAtPx: 0, lastPx: 0 };

/** What one scroll position does to the header. It comes back at the first upward movement and at the top. */
export function scrollHeader(before: HeaderScroll, scrollPx: number, landscape: boolean): HeaderScroll {
  const down = scrollPx > before.lastPx;
  const turnedAtPx = down ? before.turnedAtPx : scrollPx;
  const solid = scrollPx > SOLID_AFTER_PX;
  const hidden =
    landscape && scrollPx > 0 && (down ? before.hidden || scrollPx - turnedAtPx > HIDE_AFTER_DOWN_PX : false);
  return { shaded: scrollPx > SHADE_AFTER_PX, solid, hidden, turnedAtPx, lastPx: scrollPx };
}

const looksAs = ({ shaded, solid, hidden }: HeaderScroll) => `${shaded}${solid}${hidden}`;

/** Follows the window's scroll, once per frame; re-renders only when the header changes. */
export function useHeaderScroll(): HeaderScroll {
  const [look, setLook] = useState(HEADER_AT_TOP);
  useEffect(() => {
    let state = HEADER_AT_TOP;
    let frame = 0;
    const read = () => {
      frame = 0;
      state = scrollHeader(state, Math.max(0, window.scrollY), matchMedia('(orientation: landscape)').matches);
      setLook((now) => (looksAs(now) === looksAs(state) ? now : state));
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
