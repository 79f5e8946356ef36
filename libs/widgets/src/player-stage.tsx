import type { PlayerState } from '@livery/player-core/state';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { usePlayerBus } from './player-bus.ts';
import { usePlayerHost } from './player-host.ts';

export { PlayerHostProvider, usePlayerHost, type PlayerHostHandle } from './player-host.ts';

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

/** The place that a page keeps free for the player. `pinned`: it stays with the window while the page scrolls. */
function Place({ id, pinned = false }: { id?: string; pinned?: boolean | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const { cover } = usePlayerHost();
  useLayoutEffect(() => {
    if (!place.current) return;
    const stop = new AbortController();
    cover(place.current, stop.signal, id);
    return () => stop.abort();
  }, [cover, id]);
  return <div ref={place} data-player-place={pinned ? 'viewport' : 'page'} />;
}

/** What lies over the picture: controls, offers. */
export function PlayerControls({ children }: { children: ReactNode }) {
  const { controls } = usePlayerHost();
  return controls && createPortal(children, controls);
}

/** The player on a page that it does not outlive, with the page's own controls over the picture. */
export function PlayerStage({ pinned, children }: { pinned?: boolean; children: ReactNode }) {
  return (
    <>
      <Place pinned={pinned} />
      <PlayerControls>{children}</PlayerControls>
    </>
  );
}

interface PersistentPlayerProps {
  id: string;
  pinned?: boolean;
  /** What plays it. Without it what is on already is only given its place. */
  children?: ReactNode;
}

/**
 * The player on a page that it may outlive: `children` are drawn by the host, above the routes, for as long as it plays. What they know of
 * the page comes with their properties, and stays as it was once the page has gone.
 */
export function PersistentPlayer({ id, pinned, children }: PersistentPlayerProps) {
  const { persistent } = usePlayerHost();
  const { pathname, search } = useLocation();
  const draw = persistent?.draw;
  useLayoutEffect(() => {
    if (children) draw?.({ id, address: pathname + search, element: children });
  });
  return (
    <>
      <Place id={id} pinned={pinned} />
      {!persistent && children}
    </>
  );
}

/** Something else is wanted here: what plays in the mini player makes room for it. `id`: of what the calling page is about, if any. */
export function useCloseMiniPlayer(id: string | null): void {
  const { persistent } = usePlayerHost();
  const current = persistent?.current ?? null;
  const end = persistent?.end;
  useLayoutEffect(() => {
    if (current !== null && current !== id) end?.();
  }, [current, id, end]);
}

/** Whether the page has gone, and what plays goes on without it. */
export function useIsAlone(): boolean {
  const { persistent } = usePlayerHost();
  return persistent !== undefined && persistent.place === null;
}

/** Said in the player's place, where there is no picture to lay over it. What has come to this does not go on alone. */
export function InsteadOfPicture({ children }: { children: ReactNode }) {
  const { persistent } = usePlayerHost();
  const { hasNoPicture } = usePlayerBus();
  useLayoutEffect(() => {
    hasNoPicture.set(true);
    return () => hasNoPicture.set(false);
  }, [hasNoPicture]);
  if (!persistent) return children;
  return persistent.place && createPortal(children, persistent.place);
}
