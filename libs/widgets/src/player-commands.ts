import { useMemo } from 'react';
import { usePlayerHost } from './player-stage.tsx';

/** What buttons and keys ask of the player, whatever page it is on. */
export function usePlayerCommands() {
  const { player, toggleFullscreen } = usePlayerHost();
  return useMemo(
    () => ({
      togglePlay: () => (player?.state.wantsToPlay ? player.pause() : void player?.play()),
      toggleMuted: () => player?.setMuted(!player.state.muted),
      setVolume: (volume: number) => {
        player?.setMuted(false);
        player?.setVolume(volume);
      },
      changeVolume: (step: number) => {
        if (!player) return;
        player.setMuted(false);
        player.setVolume(Math.min(1, Math.max(0, player.state.volume + step)));
      },
      toggleFullscreen,
    }),
    [player, toggleFullscreen],
  );
}
