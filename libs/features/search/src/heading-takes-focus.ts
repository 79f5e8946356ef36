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
  part.addEventListener('click', () => (isAwaited = true), { signal, capture: true });
  return () => {
    life.abort();
    changes.disconnect();
  };
}
