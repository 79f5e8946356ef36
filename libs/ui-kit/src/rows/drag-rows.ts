import { dragStep } from '../hero/slideshow.ts';
import { isMotionUnwelcome } from '../theme/is-motion-unwelcome.ts';

/** Rows have arrows in wider windows. ROWS-043, ROWS-044 */
const NO_ARROWS = '(max-width: 480px)';
const ROW = '[data-row] ul[data-cards]';

/** A mouse drags rows where they have no arrows; a finger scrolls them by itself. ROWS-044 */
export function dragRows(signal: AbortSignal): void {
  document.addEventListener('pointerdown', begin, { signal });
}

function begin({ pointerType, button, target, clientX: fromPx }: PointerEvent): void {
  const row = target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
  if (!row || pointerType !== 'mouse' || button !== 0 || !matchMedia(NO_ARROWS).matches) return;
  const leftPx = row.scrollLeft;
  const life = new AbortController();
  const during = { signal: life.signal };
  // It follows the pointer, and would be drawn back to the edge of a card.
  row.style.scrollSnapType = 'none';
  const end = (byPx: number) => {
    life.abort();
    row.style.removeProperty('scroll-snap-type');
    if (dragStep(byPx) !== 0) return skipClick();
    // A shorter way is a press, and the row stays where it was. ROWS-052
    row.scrollTo({ left: leftPx, behavior: isMotionUnwelcome() ? 'instant' : 'smooth' });
  };
  document.addEventListener('pointermove', ({ clientX }) => (row.scrollLeft = leftPx - (clientX - fromPx)), during);
  document.addEventListener('pointerup', ({ clientX }) => end(clientX - fromPx), during);
  document.addEventListener('pointercancel', () => end(0), during);
  // The picture or the words under the pointer are not what is dragged.
  for (const type of ['dragstart', 'selectstart'])
    document.addEventListener(type, (event) => event.preventDefault(), during);
}

/** The click that comes with the end of a drag, if one does, opens nothing. */
function skipClick(): void {
  const life = new AbortController();
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', stop, { signal: life.signal, capture: true });
  setTimeout(() => life.abort());
}
