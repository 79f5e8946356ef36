/** BOOT-031, BOOT-032 */
export const RESIZE_THROTTLE_MS = 100;
export const SCROLL_THROTTLE_MS = 16;

/** What counts as an interaction that may bring the session back: click, touch, key. SES-023 */
const INTERACTIONS = ['click', 'touchstart', 'keydown'] as const;

/** Calls `listener` at each click, touch or key press, before the page's own handlers see it. */
export function onInteraction(listener: () => void, signal: AbortSignal, target: EventTarget = window): void {
  for (const type of INTERACTIONS) target.addEventListener(type, listener, { signal, capture: true, passive: true });
}

export function watchVisibility(
  listener: (visible: boolean) => void,
  signal: AbortSignal,
  page: Document = document,
): void {
  page.addEventListener('visibilitychange', () => listener(page.visibilityState === 'visible'), { signal });
}

/** At most one call each `waitMs`: the first at once, the last one never lost. */
export function throttle(run: () => void, waitMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const fire = () => {
    run();
    timer = setTimeout(() => {
      timer = undefined;
      if (again) {
        again = false;
        fire();
      }
    }, waitMs);
  };
  return () => {
    if (timer === undefined) fire();
    else again = true;
  };
}
