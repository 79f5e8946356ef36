import { isEmbedded } from '@livery/domain/embedded';
import { usePlayerBus } from '@livery/widgets/player-bus';
import { usePlayerHost } from '@livery/widgets/player-host';
import { useEffect, useEffectEvent } from 'react';

/** These have an Escape of their own, and so has whoever writes. CTRL-030 */
const ON_TOP = 'dialog[open], [aria-expanded="true"], input:focus, textarea:focus';

/** Escape leads back also from a channel that does not play: the player hears its keys beside a picture only. CTRL-029 */
export function useLeaveByEscape(leave: () => void): void {
  const { actions } = usePlayerBus();
  const { persistent } = usePlayerHost();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isEmbedded(location.pathname)) return;
    const isMiniPlayer = persistent !== undefined && persistent.current !== null && persistent.place === null;
    if (isMiniPlayer || actions.get()?.leave || document.fullscreenElement || document.querySelector(ON_TOP)) return;
    event.preventDefault();
    leave();
  });
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener('keydown', (event) => onKey(event), { signal: stop.signal });
    return () => stop.abort();
  }, []);
}
