import type { Player } from '@livery/player-core';
import { createPlayer } from '@livery/player-core';
import { systemClock } from '@livery/player-core/services';
import { useT } from '@livery/i18n/react';
import { useServices } from '@livery/widgets/services';
import { useEffect, useRef, type RefObject } from 'react';
import { layOver } from './lay-over.ts';
import { Box, Controls, Picture } from './player-box.tsx';
import { PlayerMessages } from './player-messages.tsx';
import { Subtitles } from './subtitles.tsx';
import { useIdle } from './use-idle.ts';

export interface LayerProps {
  box: RefObject<HTMLDivElement | null>;
  /** What it lies over; null while no page has a player. */
  place: HTMLElement | null;
  hlsWorkerPath: string;
  onPlayer: (player: Player | null) => void;
  onControls: (element: HTMLElement | null) => void;
}

/** The one video element with all that lies over it: subtitles, messages, the page's controls. Comes with the player's library. */
export default function PlayerLayer({ box, place, hlsWorkerPath, onPlayer, onControls }: LayerProps) {
  const t = useT();
  const { clock, storage, network } = useServices();
  const video = useRef<HTMLVideoElement>(null);
  const idle = useIdle(box, place !== null);

  useEffect(() => {
    if (!video.current) return;
    const player = createPlayer({
      element: video.current,
      services: {
        clock: { ...systemClock, now: clock.now },
        storage,
        network,
        hlsWorkerPath: new URL(hlsWorkerPath, location.href).href,
      },
    });
    onPlayer(player);
    return () => {
      onPlayer(null);
      void player.dispose();
    };
  }, [clock, storage, network, hlsWorkerPath, onPlayer]);

  useEffect(() => {
    if (!place || !box.current) return;
    const stop = new AbortController();
    layOver(box.current, place, stop.signal);
    return () => stop.abort();
  }, [place, box]);

  return (
    <Box ref={box} hidden={place === null} data-idle={idle || undefined} role="region" aria-label={t('player_label')}>
      <Picture ref={video} playsInline disableRemotePlayback tabIndex={-1} />
      <Subtitles />
      <PlayerMessages />
      <Controls ref={onControls} />
    </Box>
  );
}
