import { serviceWorkers } from '@livery/platform/service-workers';
import { isPage } from '../page-answer.ts';

const KEY = 'livery.reloaded_for';
/** A chunk that is lost again so soon after is really missing; later there was another deploy. */
const PAUSE_MS = 60_000;

/**
 * A deploy removes the chunks that an open page has not loaded yet. The page then loads itself anew, in place; once a minute at most
 * for each address, so that a chunk that is really missing does not reload for ever. Without a connection only a worker can
 * bring the page back: where there is none, nothing is loaded anew, which would end at the browser's own page. Neither is it where the browser keeps
 * nothing: the page could not know that it comes back. What somebody holds back on its way (a blocker) is not lost: the page would come back without it.
 */
export function reloadOnLostChunk(
  signal: AbortSignal,
  {
    target = window as EventTarget,
    store = () => sessionStorage as Pick<Storage, 'getItem' | 'setItem'>,
    reload = () => location.reload(),
    address = () => location.href,
    nowMs = Date.now,
    comesBack = () => navigator.onLine || !!serviceWorkers()?.controller,
    isGone = isGoneFromHost,
  } = {},
): void {
  const mayReload = () => comesBack() && !hasJustReloaded(store().getItem(KEY), address(), nowMs());
  const come = (isLost: boolean) => {
    if (!isLost || signal.aborted || !mayReload()) return;
    store().setItem(KEY, `${nowMs()} ${address()}`);
    reload();
  };
  const onLost = async (event: Event & { payload?: Error }) => {
    if (!mayReload()) return;
    const [chunk] = /https?:\S+/.exec(event.payload?.message ?? '') ?? [];
    come(!chunk || (await isGone(chunk)));
  };
  // Whatever is refused on the way, storage or network: the page stays.
  target.addEventListener('vite:preloadError', (event) => void onLost(event).catch(() => undefined), { signal });
}

async function isGoneFromHost(chunk: string): Promise<boolean> {
  const answer = await fetch(chunk, { method: 'HEAD', cache: 'no-store' });
  return !answer.ok || isPage(answer);
}

function hasJustReloaded(noted: string | null, address: string, nowMs: number): boolean {
  const [at = '', ...words] = noted?.split(' ') ?? [];
  return words.join(' ') === address && nowMs - Number(at) < PAUSE_MS;
}
