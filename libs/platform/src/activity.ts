import { ACTIVITY_EVENTS } from './later.ts';

/** The page is in use while the last activity of its viewer is at most this old. BOOT-044 */
export const ACTIVE_FOR_MS = 1_800_000;

/** Whether somebody is there. What plays counts, too: it needs no finger. BOOT-044 */
export function createActivity(signal: AbortSignal, now: () => number = Date.now, target: EventTarget = window) {
  let lastMs = now();
  const touch = () => {
    lastMs = now();
  };
  const options = { signal, capture: true, passive: true };
  for (const type of [...ACTIVITY_EVENTS, 'timeupdate']) target.addEventListener(type, touch, options);
  return { isActive: () => now() - lastMs <= ACTIVE_FOR_MS };
}
