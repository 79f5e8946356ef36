import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type NowPlaying, type PlayerActions, usePlayerBus } from './player-bus.ts';

/**
 * Offers a page's actions to whoever asks for them: keys, gestures, the system's own controls. The player's layer does the asking, once for all
 * pages.
 */
export function usePlayerKeys(actions: PlayerActions): void {
  const bus = usePlayerBus();
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
    bus.actions.set(offered);
    return () => {
      if (bus.actions.get() === offered) bus.actions.set(null);
    };
  }, [bus]);
}

/** Says what plays while the calling page is there. */
export function useNowPlaying(playing: NowPlaying | null): void {
  const bus = usePlayerBus();
  const text = JSON.stringify(playing);
  const latest = useEffectEvent(() => playing);
  useEffect(() => {
    const said = latest();
    bus.playing.set(said);
    return () => {
      if (bus.playing.get() === said) bus.playing.set(null);
    };
  }, [bus, text]);
}
