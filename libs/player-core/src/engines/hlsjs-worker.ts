import type Hls from 'hls.js';

/** So long an engine that has gone keeps the library's worker alive for the next one. */
const WORKER_KEPT_MS = 3_000;
let leaving: Hls | null = null;

/**
 * Takes hls.js off its element. Its worker ends with its last user and is slow to start (50 to 90 ms of each zap): the last engine that had
 * media stays a user until the next has taken its place, without element and without loading anything.
 */
export function leaveElement(hls: Hls, hasWorker: boolean): void {
  hls.stopLoad();
  hls.detachMedia();
  if (!hasWorker) return hls.destroy();
  leaving?.destroy();
  leaving = hls;
  setTimeout(() => {
    if (leaving !== hls) return;
    hls.destroy();
    leaving = null;
  }, WORKER_KEPT_MS);
}
