import type { Player } from '@livery/player-core';
import { PlayerHostProvider, type PlayerHost as Host } from '@livery/widgets/player-stage';
import { lazy, Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';

/** The layer comes when the first page wants a player, and stays for the life of the page. */
const PlayerLayer = lazy(() => import('./player-layer.tsx'));

interface Props {
  /** Address of the player library's worker file: the policy forbids workers made of Blobs. */
  hlsWorkerPath: string;
  children: ReactNode;
}

/** Owns the one video element of the site. See `PlayerHost` of widgets for what pages may do with it. */
export function PlayerHost({ hlsWorkerPath, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [player, setPlayer] = useState<Player | null>(null);
  const [controls, setControls] = useState<HTMLElement | null>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(false);

  const cover = useCallback((next: HTMLElement, signal: AbortSignal) => {
    setWanted(true);
    setPlace(next);
    // A page that comes after may have taken over already.
    signal.addEventListener('abort', () => setPlace((current) => (current === next ? null : current)), { once: true });
  }, []);
  const toggleFullscreen = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void box.current?.requestFullscreen?.().catch(() => undefined);
  }, []);

  const host = useMemo<Host>(
    () => ({ player, controls, cover, toggleFullscreen }),
    [player, controls, cover, toggleFullscreen],
  );
  return (
    <PlayerHostProvider value={host}>
      {children}
      {wanted && (
        <Suspense>
          <PlayerLayer
            box={box}
            place={place}
            hlsWorkerPath={hlsWorkerPath}
            onPlayer={setPlayer}
            onControls={setControls}
          />
        </Suspense>
      )}
    </PlayerHostProvider>
  );
}
