import { afterFilling, IGNORE_PAUSE_MS } from '@livery/domain/controls';
import type { Player } from '@livery/player-core';
import { useServices } from '@livery/widgets/services';
import { useEffect, type RefObject } from 'react';
import { APPLE_FILLED, fillScreen } from './fill-screen.ts';

/**
 * Takes back what systems do by themselves when a picture fills the screen: iOS leaves it at once, and pauses. ENG-025, ENG-026
 * Whatever fills and leaves the screen is told: a browser hears an Escape alone. STAT-009
 */
export function useFilledScreen(player: Player | null, box: RefObject<HTMLElement | null>): void {
  const { environment, events } = useServices();
  const isIos = environment.os.name === 'iOS';
  useEffect(() => {
    if (!player) return;
    const stop = new AbortController();
    let filledAtMs = -Infinity;
    let pausedByHand = false;
    let takenBackAtMs = -Infinity;
    const toggled = () => events.emit('command', { event: 'toggle_fullscreen' });
    const sinceFilledMs = () => performance.now() - filledAtMs;
    const onFilled = () => {
      filledAtMs = performance.now();
      pausedByHand = false;
      // What the viewer never left they have not come to.
      if (performance.now() - takenBackAtMs > IGNORE_PAUSE_MS) toggled();
    };
    const onLeft = () => {
      if (afterFilling('left', { sinceFilledMs: sinceFilledMs(), isIos }) !== 'undo') return toggled();
      takenBackAtMs = performance.now();
      fillScreen(box.current);
    };
    const onChange = () => (document.fullscreenElement ? onFilled() : onLeft());
    document.addEventListener('fullscreenchange', onChange, { signal: stop.signal });
    // These do not bubble; on the box they are heard of whichever video is in it.
    const options = { signal: stop.signal, capture: true };
    box.current?.addEventListener(APPLE_FILLED.begins, onFilled, options);
    box.current?.addEventListener(APPLE_FILLED.ends, onLeft, options);
    // A press after the screen was filled is a wish.
    for (const type of ['pointerdown', 'keydown'])
      document.addEventListener(
        type,
        () => {
          if (sinceFilledMs() < IGNORE_PAUSE_MS) pausedByHand = true;
        },
        { signal: stop.signal, capture: true },
      );
    player.subscribe(
      // What has ended is not paused.
      ({ wantsToPlay, source }) => source !== null && !wantsToPlay,
      (isPaused) => {
        const isUndone = afterFilling('paused', { sinceFilledMs: sinceFilledMs(), isIos }) === 'undo';
        if (isPaused && isUndone && !pausedByHand) void player.play();
        pausedByHand = false;
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, [player, box, events, isIos]);
}
