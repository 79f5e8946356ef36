/**
 * Keeps `layer` exactly over `place` until the signal aborts. A place on the page scrolls with it (the layer has document coordinates, so
 * nothing runs while scrolling); one marked `data-player-place="viewport"` stays with the window.
 */
export function layOver(layer: HTMLElement, place: HTMLElement, signal: AbortSignal): void {
  const measure = () => {
    const { top, left, width, height } = place.getBoundingClientRect();
    const pinned = place.dataset['playerPlace'] === 'viewport';
    layer.style.position = pinned ? 'fixed' : 'absolute';
    layer.style.top = `${pinned ? top : top + window.scrollY}px`;
    layer.style.left = `${pinned ? left : left + window.scrollX}px`;
    layer.style.width = `${width}px`;
    layer.style.height = `${height}px`;
    layer.style.borderRadius = getComputedStyle(place).borderRadius;
  };
  measure();
  const resizes = new ResizeObserver(measure);
  resizes.observe(place);
  // What grows above the place moves it without resizing it.
  resizes.observe(document.body);
  window.addEventListener('resize', measure, { signal });
  signal.addEventListener('abort', () => resizes.disconnect(), { once: true });
}
