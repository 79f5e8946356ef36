import type { Player } from '@livery/player-core';
import type { PlayerState } from '@livery/player-core/state';
import { createContext, use, useEffect, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * The one player of the site. Its element stands above the routes and is laid over the place that the current page keeps free, because an
 * element that changes its parent stops playing.
 */
export interface PlayerHost {
  /** The player, once its library has come; null before. */
  player: Player | null;
  /** Where the page's controls are drawn: inside the player's own box, so that they follow it into fullscreen. */
  controls: HTMLElement | null;
  /** Lays the player over `place` until the signal aborts; then it falls silent. */
  cover(place: HTMLElement, signal: AbortSignal): void;
  toggleFullscreen(): void;
}

const PlayerHostContext = createContext<PlayerHost | null>(null);
export const PlayerHostProvider = PlayerHostContext.Provider;

export function usePlayerHost(): PlayerHost {
  const host = use(PlayerHostContext);
  if (!host) throw new Error('usePlayerHost() needs the <PlayerHost> of the shell above it.');
  return host;
}

const NOTHING = () => () => undefined;

/** A part of the player's state; null while there is no player. The selector must give the same value for the same state. */
export function usePlayerState<T>(selector: (state: PlayerState) => T): T | null {
  const { player } = usePlayerHost();
  const latest = useRef(selector);
  useEffect(() => {
    latest.current = selector;
  });
  return useSyncExternalStore(
    player
      ? (tell) => {
          const stop = new AbortController();
          player.subscribe((state) => latest.current(state), tell, { signal: stop.signal });
          return () => stop.abort();
        }
      : NOTHING,
    () => (player ? selector(player.state) : null),
  );
}

/** The place of the player on a page, with the page's own controls over the picture. `pinned`: it stays with the window while the page scrolls. */
export function PlayerStage({ pinned = false, children }: { pinned?: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const { cover, controls } = usePlayerHost();
  useLayoutEffect(() => {
    if (!place.current) return;
    const stop = new AbortController();
    cover(place.current, stop.signal);
    return () => stop.abort();
  }, [cover]);
  return (
    <>
      <div ref={place} data-player-place={pinned ? 'viewport' : 'page'} />
      {controls && createPortal(children, controls)}
    </>
  );
}
