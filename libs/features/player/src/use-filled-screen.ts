import { afterFilling, IGNORE_PAUSE_MS } from '@livery/domain/controls';
import type { Player } from '@livery/player-core';
import { useServices } from '@livery/widgets/services';
import { useEffect, type RefObject } from 'react';

/** Takes back what systems do by themselves when a picture fills the screen: iOS leaves it at once, and pauses. ENG-025, ENG-026 */
export function useFilledScreen(player: Player | null, box: RefObject<HTMLElement | null>): void {
  const isIos = useServices().environment.os.name === 'iOS';
  useEffect(() => {
    if (!player) return;
    const stop = new AbortController();
    let filledAtMs = -Infinity;
    let pausedByHand = false;
    const sinceFilledMs = () => performance.now() - filledAtMs;
    const onChange = () => {
      if (document.fullscreenElement) filledAtMs = performance.now();
      else if (afterFilling('left', { sinceFilledMs: sinceFilledMs(), isIos }) === 'undo')
        void box.current?.requestFullscreen?.().catch(() => undefined);
    };
    const onPress = () => (pausedByHand = true);
    document.addEventListener('fullscreenchange', onChange, { signal: stop.signal });
    // A press after the screen was filled is a wish.
    for (const type of ['pointerdown', 'keydown'])
      document.addEventListener(
        type,
        () => {
          if (sinceFilledMs() < IGNORE_PAUSE_MS) onPress();
        },
        { signal: stop.signal, capture: true },
      );
    player.subscribe(
      ({ wantsToPlay }) => wantsToPlay,
      (wants) => {
        const isUndone = afterFilling('paused', { sinceFilledMs: sinceFilledMs(), isIos }) === 'undo';
        if (!wants && isUndone && !pausedByHand) void player.play();
        pausedByHand = false;
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, [player, box, isIos]);
}
