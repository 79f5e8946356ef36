/** What tells a page. */
const HEADING = 'h1';
/** A picture that fills the window has no heading: its player tells the page. */
const FILLED = 'main > [data-player-place="viewport"]';
const PLAYER = '#player';
/** In place of a heading: what can be done there, else the page itself. */
const WAYS_IN = ['main :is(a[href], button:not(:disabled), input)', 'main'] as const;
/** A page that is so long in coming gets the focus without its heading. */
const PATIENCE_MS = 5_000;

const isDrawn = (element: HTMLElement) => element.getClientRects().length > 0 && !element.closest('[inert]');
const firstDrawn = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].find(isDrawn);

const title = () => firstDrawn(HEADING) ?? (firstDrawn(FILLED) && firstDrawn(PLAYER));

/** In the page, in what lies over it, or where somebody types. */
const AT_HOME = 'main *, #player *, dialog, dialog *, [role="dialog"], [role="dialog"] *, input, textarea';

/** Whether the focus is where it belongs. */
function hasFocus(): boolean {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused.matches(AT_HOME) && isDrawn(focused);
}

function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Gives the focus to a page that has come: its heading, as soon as it is drawn, and without one the first thing to press; never to the document,
 * from where Tab begins anew. Whoever moves first has the focus. Gives the way to end it: another page has come.
 */
export function focusPage(): () => void {
  const life = new AbortController();
  const { signal } = life;
  for (const type of ['keydown', 'pointerdown', 'touchstart'])
    window.addEventListener(type, () => life.abort(), { signal, passive: true, capture: true });
  const deadline = performance.now() + PATIENCE_MS;
  const step = () => {
    if (signal.aborted || hasFocus()) return life.abort();
    const isLate = performance.now() > deadline;
    const found = title() ?? (isLate ? WAYS_IN.map(firstDrawn).find(Boolean) : undefined);
    if (found) focusOn(found);
    if (found || isLate) life.abort();
    else requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
  return () => life.abort();
}
