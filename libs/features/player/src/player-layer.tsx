import { createPlayer, type Player } from '@livery/player-core';
import { systemClock } from '@livery/player-core/services';
import { useT } from '@livery/i18n/react';
import { PlayerNotice } from '@livery/ui-kit/player';
import { playerDesk, useValue } from '@livery/widgets/player-desk';
import { useDeviceSettings } from '@livery/widgets/player-settings';
import { usePlayerHost, usePlayerState } from '@livery/widgets/player-stage';
import { useServices } from '@livery/widgets/services';
import { useEffect, useRef, type RefObject } from 'react';
import { refusesSoundFirst } from '@livery/domain/controls';
import { layOver } from './lay-over.ts';
import { Box, Controls, Cues, Picture } from './player-box.tsx';
import { PlayerMessages } from './player-messages.tsx';
import { useFilledScreen } from './use-filled-screen.ts';
import { useGestures } from './use-gestures.ts';
import { useIdle } from './use-idle.ts';
import { useKeys } from './use-keys.ts';
import { useMediaSession } from './use-media-session.ts';
import { useRemembering } from './use-remembering.ts';
import { useSleepTimer } from './use-sleep-timer.ts';
import { useWakeLock } from './use-wake-lock.ts';

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
  const { clock, storage, network, environment } = useServices();
  const { player } = usePlayerHost();
  const video = useRef<HTMLVideoElement>(null);
  const startsSilently = refusesSoundFirst(environment.os);
  const active = place !== null;
  const { idle, toggle } = useIdle(box, active);
  useKeys(active);
  useGestures(box, { active, onToggleControls: toggle });
  useRemembering(player);
  useMediaSession(player);
  useWakeLock();
  useSleepTimer(player);
  useFilledScreen(player, box);

  useEffect(() => {
    if (!video.current) return;
    const made = createPlayer({
      element: video.current,
      startsSilently,
      services: {
        clock: { ...systemClock, now: clock.now },
        storage,
        network,
        hlsWorkerPath: new URL(hlsWorkerPath, location.href).href,
      },
    });
    onPlayer(made);
    return () => {
      onPlayer(null);
      void made.dispose();
    };
  }, [clock, storage, network, startsSilently, hlsWorkerPath, onPlayer]);

  useEffect(() => {
    if (!place || !box.current) return;
    const stop = new AbortController();
    layOver(box.current, place, stop.signal);
    return () => stop.abort();
  }, [place, box]);

  return (
    <Box ref={box} hidden={!active} data-idle={idle || undefined} role="region" aria-label={t('player_label')}>
      <Picture ref={video} playsInline disableRemotePlayback tabIndex={-1} />
      <DueSubtitles />
      <PlayerMessages />
      <Controls ref={onControls} />
      <Notices />
    </Box>
  );
}

function DueSubtitles() {
  const cues = usePlayerState((state) => state.cues) ?? [];
  const [{ subtitles }] = useDeviceSettings();
  return <Cues lines={cues.map(({ text }) => text)} appearance={subtitles} />;
}

/** A word stands for so long. */
const NOTICE_MS = 1_200;

function Notices() {
  const notice = useValue(playerDesk.notice);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => playerDesk.notice.set(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return <PlayerNotice text={notice?.text ?? null} />;
}
