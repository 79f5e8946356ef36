import { onVisibility } from '@livery/platform/page';
import { goesOnHidden } from '@livery/widgets/background-playback';
import { usePlayerHost, videoOf } from '@livery/widgets/player-host';
import { useServices } from '@livery/widgets/services';
import { useEffect } from 'react';

/** A phone that goes into the pocket stops playing, unless the picture is elsewhere: in a window of its own, on another device. BOOT-043 */
export function PauseWhenHidden(): null {
  const { player, controls } = usePlayerHost();
  const { mobileBrowser } = useServices().environment;
  useEffect(() => {
    if (!player || !mobileBrowser) return;
    const stop = new AbortController();
    onVisibility((visible) => {
      if (!visible && !goesOnHidden(player, videoOf(controls))) player.pause();
    }, stop.signal);
    return () => stop.abort();
  }, [player, controls, mobileBrowser]);
  return null;
}
