import { SIGNS_OF_LIFE } from './later.ts';

/** The page is in use while its last sign of a viewer is at most this old. BOOT-044 */
export const ACTIVE_FOR_MS = 1_800_000;
/** BOOT-031, BOOT-032 */
export const RESIZE_THROTTLE_MS = 100;
export const SCROLL_THROTTLE_MS = 16;

/** What counts as an interaction that may bring the session back: click, touch, key. SES-023 */
const INTERACTIONS = ['click', 'touchstart', 'keydown'] as const;

/** Calls `listener` at each click, touch or key press, before the page's own handlers see it. */
export function onInteraction(listener: () => void, signal: AbortSignal, target: EventTarget = window): void {
  for (const type of INTERACTIONS) target.addEventListener(type, listener, { signal, capture: true, passive: true });
}

export function onVisibility(
  listener: (visible: boolean) => void,
  signal: AbortSignal,
  page: Document = document,
): void {
  page.addEventListener('visibilitychange', () => listener(page.visibilityState === 'visible'), { signal });
}

/** Whether somebody is there. What plays counts, too: it needs no finger. BOOT-044 */
export function createActivity(signal: AbortSignal, now: () => number = Date.now, target: EventTarget = window) {
  let lastMs = now();
  const touch = () => {
    lastMs = now();
  };
  const options = { signal, capture: true, passive: true };
  for (const type of [...SIGNS_OF_LIFE, 'timeupdate']) target.addEventListener(type, touch, options);
  return { isActive: () => now() - lastMs <= ACTIVE_FOR_MS };
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
