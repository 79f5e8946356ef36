import { onVisibility } from '@livery/platform/page';
import { usePlayerHost } from '@livery/widgets/player-host';
import { useServices } from '@livery/widgets/services';
import { useEffect } from 'react';

/** A phone that goes into the pocket stops playing, unless the picture has a window of its own. BOOT-043 */
export function PauseWhenHidden(): null {
  const { player } = usePlayerHost();
  const { mobileBrowser } = useServices().environment;
  useEffect(() => {
    if (!player || !mobileBrowser) return;
    const stop = new AbortController();
    onVisibility((visible) => {
      if (!visible && !document.pictureInPictureElement) player.pause();
    }, stop.signal);
    return () => stop.abort();
  }, [player, mobileBrowser]);
  return null;
}
