import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { playerDesk, type NowPlaying, type PlayerActions } from './player-desk.ts';

/**
 * Offers a page's actions to whoever asks for them: keys, gestures, the system's own controls. The player's layer does the asking, once for all
 * pages.
 */
export function usePlayerKeys(actions: PlayerActions): void {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    // Asked anew each time, so that what is possible now is what is offered.
    const offered = new Proxy({} as PlayerActions, {
      get: (_, name: keyof PlayerActions) => latest.current[name],
      has: (_, name: keyof PlayerActions) => latest.current[name] !== undefined,
    });
    playerDesk.actions.set(offered);
    return () => {
      if (playerDesk.actions.get() === offered) playerDesk.actions.set(null);
    };
  }, []);
}

/** Says what plays while the calling page is there. */
export function useNowPlaying(playing: NowPlaying | null): void {
  const text = JSON.stringify(playing);
  const latest = useEffectEvent(() => playing);
  useEffect(() => {
    const said = latest();
    playerDesk.playing.set(said);
    return () => {
      if (playerDesk.playing.get() === said) playerDesk.playing.set(null);
    };
  }, [text]);
}
