import type { Place } from './place.ts';

const escaped = (key: string) => CSS.escape(key);

/** Moves a row to where it was; false as long as it is not drawn, or not wide enough yet. */
function applyOffset([key, offset]: [string, number], root: ParentNode): boolean {
  const row = root.querySelector<HTMLElement>(`[data-row-key="${escaped(key)}"]`);
  if (row && Math.abs(row.scrollLeft - offset) > 1) row.scrollTo({ left: offset, behavior: 'instant' });
  return row !== null && Math.abs(row.scrollLeft - offset) <= 1;
}

/** What had the focus; null as long as it is not drawn. */
function focusedOf({ focusKey, focusRow }: Place, root: ParentNode): HTMLElement | null {
  if (focusKey === null) return null;
  const row = focusRow === undefined ? '' : `[data-row-key="${escaped(focusRow)}"] `;
  const found = root.querySelectorAll<HTMLElement>(`${row}[data-focus-key="${escaped(focusKey)}"]`);
  return [...found].find((element) => element.getClientRects().length > 0) ?? null;
}

/** How far the page still has to be scrolled: by what had the focus, which stays where it was seen, whatever has come above it since. */
function distancePx({ scrollY, focusTop }: Place, focused: HTMLElement | null): number {
  const isOfPage = focused !== null && focusTop !== undefined && focused.closest('main') !== null;
  return isOfPage ? focused.getBoundingClientRect().top - focusTop : scrollY - window.scrollY;
}

/** Puts back what can be put back now; true when nothing is left to do. */
function applyPlace(place: Place, root: ParentNode): boolean {
  const rowsStand = Object.entries(place.rowOffsets).map((offset) => applyOffset(offset, root));
  const focused = focusedOf(place, root);
  window.scrollBy({ top: distancePx(place, focused), behavior: 'instant' });
  focused?.focus({ preventScroll: true });
  return isStanding(place, root) && (place.focusKey === null || focused !== null) && rowsStand.every(Boolean);
}

const isStanding = (place: Place, root: ParentNode): boolean =>
  Math.abs(distancePx(place, focusedOf(place, root))) <= 1;

/** Rows come late on a cold page, and a television set draws a page for seconds; after this the viewer has moved on. */
const PATIENCE_MS = 8_000;
/** So long a place must have stood: rows that are drawn late move what stands below them. */
const STANDS_FOR_MS = 700;

/** Restores a place as soon as the page is long enough, unless the viewer moves first. Gives the way to end it: another page has come. */
export function restorePlace(place: Place, root: ParentNode = document): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(type, () => stop.abort(), { signal, passive: true, capture: true });
  }
  const deadline = performance.now() + PATIENCE_MS;
  let movedAtMs = performance.now();
  const step = () => {
    if (signal.aborted) return;
    const nowMs = performance.now();
    const stood = isStanding(place, root);
    if (!applyPlace(place, root) || !stood) movedAtMs = nowMs;
    if (nowMs - movedAtMs > STANDS_FOR_MS || nowMs > deadline) stop.abort();
    else requestAnimationFrame(step);
  };
  step();
  return () => stop.abort();
}
