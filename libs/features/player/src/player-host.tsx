import type { Player } from '@livery/player-core';
import { useT } from '@livery/i18n/react';
import { PlayerHostProvider, type PlayerHost as Host } from '@livery/widgets/player-stage';
import { useServices } from '@livery/widgets/services';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { layOver } from './lay-over.ts';
import { PlayerMessages } from './player-messages.tsx';
import { Box, Controls, Picture } from './player-box.tsx';
import { Subtitles } from './subtitles.tsx';
import { useIdle } from './use-idle.ts';

interface Props {
  /** Address of the player library's worker file: the policy forbids workers made of Blobs. */
  hlsWorkerPath: string;
  children: ReactNode;
}

/** Owns the one video element of the site. See `PlayerHost` of widgets for what pages may do with it. */
export function PlayerHost({ hlsWorkerPath, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [controls, setControls] = useState<HTMLElement | null>(null);
  const [covered, setCovered] = useState(false);
  const { player, wanted } = usePlayerLibrary(video, hlsWorkerPath);

  const cover = useCallback(
    (place: HTMLElement, signal: AbortSignal) => {
      if (!box.current) return;
      layOver(box.current, place, signal);
      wanted();
      setCovered(true);
      signal.addEventListener('abort', () => setCovered(false), { once: true });
    },
    [wanted],
  );
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
      <Layer box={box} video={video} controls={setControls} covered={covered} />
    </PlayerHostProvider>
  );
}

interface LayerProps {
  box: RefObject<HTMLDivElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  controls: (element: HTMLElement | null) => void;
  covered: boolean;
}

/** Picture, subtitles, messages and the page's controls, one over the other. */
function Layer({ box, video, controls, covered }: LayerProps) {
  const t = useT();
  const idle = useIdle(box, covered);
  return (
    <Box ref={box} hidden={!covered} data-idle={idle || undefined} role="region" aria-label={t('player_label')}>
      <Picture ref={video} playsInline disableRemotePlayback tabIndex={-1} />
      <Subtitles />
      <PlayerMessages />
      <Controls ref={controls} />
    </Box>
  );
}

/** The player's library, loaded when the first page wants a player, and then kept for the life of the page. */
function usePlayerLibrary(video: RefObject<HTMLVideoElement | null>, hlsWorkerPath: string) {
  const { clock, storage, network } = useServices();
  const [player, setPlayer] = useState<Player | null>(null);
  const loading = useRef(false);

  const wanted = useCallback(() => {
    if (loading.current) return;
    loading.current = true;
    void Promise.all([import('@livery/player-core'), import('@livery/player-core/services')]).then(
      ([{ createPlayer }, { systemClock }]) => {
        if (!video.current) return;
        setPlayer(
          createPlayer({
            element: video.current,
            services: {
              clock: { ...systemClock, now: clock.now },
              storage,
              network,
              hlsWorkerPath: new URL(hlsWorkerPath, location.href).href,
            },
          }),
        );
      },
    );
  }, [video, clock, storage, network, hlsWorkerPath]);

  useEffect(() => () => void player?.dispose(), [player]);
  return { player, wanted };
}
