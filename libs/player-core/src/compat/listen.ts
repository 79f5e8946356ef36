/**
 * `addEventListener` that ends with `signal`. The platform's own `signal` option is unknown to Chromium before 88 (television
 * sets of 2022 run 85), which would ignore it without a word and leak.
 */
export function listen(target: EventTarget, type: string, handle: (event: Event) => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  target.addEventListener(type, handle);
  signal.addEventListener('abort', () => target.removeEventListener(type, handle), { once: true });
}
