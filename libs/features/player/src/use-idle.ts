import { usePlayerState } from '@livery/widgets/player-stage';
import { useEffect, useState, type RefObject } from 'react';

/** Controls go after so long without a hand on them. */
export const CONTROLS_HIDE_MS = 5_000;

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Whether the viewer is only watching: the picture moves and nobody has touched the player for 5 s. */
export function useIdle(box: RefObject<HTMLElement | null>, active: boolean): boolean {
  const [resting, setResting] = useState(false);
  const playing = usePlayerState(({ playback }) => playback === 'playing');

  useEffect(() => {
    const element = box.current;
    if (!element || !active) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stir = () => {
      setResting(false);
      clearTimeout(timer);
      timer = setTimeout(() => setResting(true), CONTROLS_HIDE_MS);
    };
    for (const type of SIGNS) element.addEventListener(type, stir, { signal: stop.signal, passive: true });
    stir();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [box, active]);

  return resting && Boolean(playing);
}
