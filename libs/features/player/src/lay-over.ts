import { RESIZE_THROTTLE_MS, throttle } from '@livery/platform/page';

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
  window.addEventListener('resize', throttle(measure, RESIZE_THROTTLE_MS), { signal });
  signal.addEventListener(
    'abort',
    () => {
      resizes.disconnect();
      layer.removeAttribute('style');
    },
    { once: true },
  );
}

/** What is drawn anew has not shifted: the way into the mini player is no jump of the page, which the browser would count. */
export function drawAnew(layer: HTMLElement): void {
  layer.style.display = 'none';
  layer.getBoundingClientRect();
  layer.style.removeProperty('display');
}

/** Lets `layer` glide from where it was to where it is now, in the brand's time; a reader who wants no motion gets none. */
export function glide(layer: HTMLElement, from: DOMRect): void {
  const to = layer.getBoundingClientRect();
  const style = getComputedStyle(layer);
  const duration = milliseconds(style.getPropertyValue('--motion-normal'));
  if (from.width === 0 || to.width === 0 || duration === 0) return;
  const scale = from.width / to.width;
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`;
  layer.animate(
    [
      { transformOrigin: '0 0', transform: start },
      { transformOrigin: '0 0', transform: 'none' },
    ],
    { duration, easing: style.getPropertyValue('--motion-ease').trim() || 'ease' },
  );
}

/** A duration of CSS: `200ms`, `0.2s`. */
function milliseconds(duration: string): number {
  const amount = Number.parseFloat(duration);
  if (Number.isNaN(amount)) return 0;
  return /\d\s*s/.test(duration) ? amount * 1000 : amount;
}
