import { useEffect, type RefObject } from 'react';

const STOPS = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]';
const OPEN_DIALOG = 'dialog[open]';

const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 &&
  element.closest('[inert]') === null &&
  element.getClientRects().length > 0 &&
  getComputedStyle(element).visibility === 'visible';

/** What Tab stops at, in the order in which it is seen: the player's controls stand where the page keeps its place free. */
function stopsAround(box: HTMLElement, place: HTMLElement): HTMLElement[] {
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const own = stops.filter((stop) => box.contains(stop));
  const others = stops.filter((stop) => !box.contains(stop));
  const after = others.findIndex(
    (stop) => (place.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  return after === -1 ? [...others, ...own] : [...others.slice(0, after), ...own, ...others.slice(after)];
}

/** Lets the browser pass the player by: it stands at the end of the document, and was walked through before. */
function stepOver(box: HTMLElement): void {
  box.inert = true;
  setTimeout(() => (box.inert = false));
}

/**
 * The player stands at the end of the document and is seen in the middle of a page: Tab and screen readers find it where it is seen. Only the steps
 * into it and out of it are made here, all others are the browser's.
 */
export function useTabOrder(box: RefObject<HTMLElement | null>, place: HTMLElement | null): void {
  useEffect(() => {
    const element = box.current;
    if (!element || !place) return;
    const stop = new AbortController();
    place.setAttribute('aria-owns', element.id);
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Tab' || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
        const { activeElement } = document;
        const stops = stopsAround(element, place);
        const index = stops.indexOf(activeElement as HTMLElement);
        if (index === -1 || document.querySelector(OPEN_DIALOG)) return;
        const next = stops[index + (event.shiftKey ? -1 : 1)];
        const isInside = element.contains(activeElement);
        if (next && element.contains(next) !== isInside) {
          event.preventDefault();
          next.focus();
        } else if (!next && !isInside && !event.shiftKey) stepOver(element);
      },
      { signal: stop.signal },
    );
    return () => {
      stop.abort();
      place.removeAttribute('aria-owns');
    };
  }, [box, place]);
}
