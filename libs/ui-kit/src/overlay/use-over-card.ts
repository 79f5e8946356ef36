import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { placeZoom, zoomWidth } from './place-over-card.ts';

const pixels = (element: Element, property: string): number =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue(property)) || 0;

/** Shows what lies over a card where that is, and keeps it there. */
export function useOverCard(box: RefObject<HTMLElement | null>, card: HTMLElement): void {
  const place = useEffectEvent(() => {
    const element = box.current;
    if (!element) return;
    const root = document.documentElement;
    const view = {
      width: root.clientWidth,
      height: window.innerHeight,
      edge: pixels(element, '--over-card-edge'),
      remPx: pixels(root, 'font-size'),
    };
    const around = card.getBoundingClientRect();
    const width = zoomWidth(around, view);
    element.style.width = `${width}px`;
    const { left, top } = placeZoom(around, { width, height: element.offsetHeight }, view);
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  });
  useLayoutEffect(() => {
    box.current?.showPopover();
    place();
  }, [box, card]);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('scroll', place, { capture: true, passive: true, signal });
    window.addEventListener('resize', place, { signal });
    const grown = new ResizeObserver(place);
    if (box.current) grown.observe(box.current);
    signal.addEventListener('abort', () => grown.disconnect());
    return () => stop.abort();
  }, [box]);
}

/** The card's link is told with what only the box over it shows: the element of that id. */
export function useDescribedBy(id: string, card: HTMLElement): void {
  useEffect(() => {
    const target = card.querySelector('[data-card-target]');
    target?.setAttribute('aria-describedby', id);
    return () => target?.removeAttribute('aria-describedby');
  }, [card, id]);
}
