/**
 * What is pressed in a part of a page may take itself away: the focus goes to the heading of what comes in its place, as soon as that is drawn, and
 * never to the document, from where Tab begins anew. Whoever moves first keeps the focus. For the `ref` of the part.
 */
export function headingTakesFocus(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined;
  const life = new AbortController();
  const { signal } = life;
  let isAwaited = false;
  const changes = new MutationObserver(() => {
    const heading = isAwaited && document.activeElement === document.body && part.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
  changes.observe(part, { childList: true, subtree: true });
  for (const type of ['keydown', 'pointerdown', 'focusin'])
    window.addEventListener(type, () => (isAwaited = false), { signal, capture: true, passive: true });
  part.addEventListener('click', ({ target }) => (isAwaited = mayTakeItselfAway(target)), { signal, capture: true });
  return () => {
    life.abort();
    changes.disconnect();
  };
}

/** A way on. An arrow of a row goes at its end, too, but the row stays, and the browser goes on from there. */
const mayTakeItselfAway = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button') !== null && target.closest('[data-to]') === null;
