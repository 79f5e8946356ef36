import { watchVisibility } from '@livery/platform/page';
import type { Player } from '@livery/player-core';
import { goesOnHidden } from '@livery/widgets/background-playback';
import { useServices } from '@livery/widgets/services';
import { useEffect } from 'react';

/** A phone that goes into the pocket stops playing, unless the picture is elsewhere: in a window of its own, on another device. BOOT-043 */
export function usePauseWhenHidden(player: Player | null, surface: HTMLElement): void {
  const { mobileBrowser } = useServices().environment;
  useEffect(() => {
    if (!player || !mobileBrowser) return;
    const stop = new AbortController();
    watchVisibility((visible) => {
      if (!visible && !goesOnHidden(player, surface.querySelector('video'))) player.pause();
    }, stop.signal);
    return () => stop.abort();
  }, [player, surface, mobileBrowser]);
}
