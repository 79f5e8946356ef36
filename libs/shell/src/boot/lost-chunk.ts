const KEY = 'livery.reloaded_for';

/**
 * A deploy removes the chunks that an open page has not loaded yet. The page then loads itself anew, in place; once for each
 * address, so that a chunk that is really missing does not reload for ever. Without a connection only a worker can
 * bring the page back: where there is none, nothing is loaded anew, which would end at the browser's own page.
 */
export function reloadOnLostChunk(
  signal: AbortSignal,
  {
    target = window as EventTarget,
    store = sessionStorage as Pick<Storage, 'getItem' | 'setItem'>,
    reload = () => location.reload(),
    address = () => location.href,
    comesBack = () => navigator.onLine || !!navigator.serviceWorker?.controller,
  } = {},
): void {
  target.addEventListener(
    'vite:preloadError',
    (event) => {
      if (!comesBack() || store.getItem(KEY) === address()) return;
      store.setItem(KEY, address());
      event.preventDefault();
      reload();
    },
    { signal },
  );
}
