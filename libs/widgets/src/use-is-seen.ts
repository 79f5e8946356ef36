import { watchVisibility } from '@livery/platform/page';
import { useEffect, useState, type RefObject } from 'react';

/** Less of it in the window than this is not seen. */
const SEEN_FROM = 0.4;

/** Whether a viewer sees this place: enough of it is in the window of a tab in front, and neither a dialogue nor another page lies over it. */
export function useIsSeen(place: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const stop = new AbortController();
    let isInWindow = false;
    const look = () => setIsSeen(isInWindow && document.visibilityState === 'visible' && !isCovered(element));
    const sight = new IntersectionObserver(
      (entries) => {
        isInWindow = (entries.at(-1)?.intersectionRatio ?? 0) >= SEEN_FROM;
        look();
      },
      { threshold: SEEN_FROM },
    );
    sight.observe(element);
    const covers = new MutationObserver(look);
    covers.observe(document.body, {
      attributes: true,
      attributeFilter: ['inert', 'open'],
      childList: true,
      subtree: true,
    });
    watchVisibility(look, stop.signal);
    return () => {
      stop.abort();
      sight.disconnect();
      covers.disconnect();
    };
  }, [place]);
  return isSeen;
}

/** A page below another one is inert; a dialogue is open beside it. */
const isCovered = (element: Element): boolean =>
  element.closest('[inert]') !== null ||
  [...document.querySelectorAll('dialog[open]')].some((dialog) => !dialog.contains(element));
