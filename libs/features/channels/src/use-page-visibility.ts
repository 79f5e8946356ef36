import { onVisibility } from '@livery/domain/live';
import { goesOnHidden } from '@livery/widgets/background-playback';
import { videoOf } from '@livery/widgets/picture-in-picture';
import { usePlayerHost } from '@livery/widgets/player-stage';
import { useServices } from '@livery/widgets/services';
import { useEffect } from 'react';

/** A phone's hidden page pauses the channel, and the seen one goes on with what hiding had paused. LIVE-043..046 */
export function usePageVisibility(): void {
  const { player, controls } = usePlayerHost();
  const { mobileBrowser } = useServices().environment;
  useEffect(() => {
    if (!player) return;
    const stop = new AbortController();
    let pausedByHiding = false;
    const follow = () => {
      const act = onVisibility({
        isVisible: document.visibilityState === 'visible',
        isMobile: mobileBrowser,
        isPictureInPicture: goesOnHidden(player, videoOf(controls)),
        wantsToPlay: player.state.wantsToPlay,
        pausedByHiding,
      });
      pausedByHiding = act === 'pause';
      if (act === 'pause') player.pause();
      if (act === 'play') void player.play();
    };
    // On the way down: whatever else pauses on the event comes after this has seen that it played.
    addEventListener('visibilitychange', follow, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [player, controls, mobileBrowser]);
}
