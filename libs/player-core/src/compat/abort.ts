/**
 * A controller that ends when any of `parents` ends. Instead of `AbortSignal.any`, which Chromium 109, Firefox 115 and Safari 16
 * do not have.
 */
export function childController(...parents: readonly (AbortSignal | undefined)[]): AbortController {
  const child = new AbortController();
  for (const parent of parents) {
    if (parent?.aborted) child.abort();
    const forward = () => child.abort();
    parent?.addEventListener('abort', forward, { once: true });
    child.signal.addEventListener('abort', () => parent?.removeEventListener('abort', forward), { once: true });
  }
  return child;
}
