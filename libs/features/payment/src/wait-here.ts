import type { NetworkStatus } from '@livery/platform/network';

/**
 * Waits while the page is seen and online. Whoever was away waits no longer when they come back, and the time away does not count.
 * Rejects when the signal aborts.
 * @returns how long it has waited, in ms
 */
export function waitHere(ms: number, { online }: Pick<NetworkStatus, 'online'>, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const sinceMs = performance.now();
    const isHere = () => document.visibilityState === 'visible' && online.get();
    const life = new AbortController();
    let waitedMs: number | null = null;

    const stopWaiting = () => {
      clearTimeout(timer);
      waitedMs ??= performance.now() - sinceMs;
    };
    const follow = () => {
      if (!isHere()) return stopWaiting();
      if (waitedMs === null) return;
      life.abort();
      resolve(waitedMs);
    };
    const timer = setTimeout(() => {
      stopWaiting();
      follow();
    }, ms);
    life.signal.addEventListener('abort', () => clearTimeout(timer));
    life.signal.addEventListener('abort', online.subscribe(follow));
    document.addEventListener('visibilitychange', follow, { signal: life.signal });
    signal.addEventListener(
      'abort',
      () => {
        life.abort();
        reject(signal.reason as Error);
      },
      { signal: life.signal },
    );
    follow();
  });
}
