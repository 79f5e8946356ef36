import { useT } from '@livery/i18n/react';
import { IconButton } from '@livery/ui-kit/actions';
import { fullscreenEnterIcon, fullscreenExitIcon, skipBackIcon, skipForwardIcon } from '@livery/ui-kit/icons';
import { PlayButton, VolumeSlider } from '@livery/ui-kit/player';
import { useSyncExternalStore } from 'react';
import { usePlayerCommands } from './player-commands.ts';
import { usePlayerState } from './player-stage.tsx';

const SKIP_SECONDS = 10;

/** Play, skip, sound: what every player of the site has at the left of its bar. */
export function PlayerButtons({ onSkip, onPlay }: { onSkip?: (seconds: number) => void; onPlay?: () => void }) {
  const t = useT();
  const commands = usePlayerCommands();
  const wantsToPlay = usePlayerState((state) => state.wantsToPlay) ?? false;
  const busy = usePlayerState(({ lifecycle, playback }) => lifecycle === 'loading' || playback === 'buffering') ?? true;
  const volume = usePlayerState((state) => state.volume) ?? 1;
  const muted = usePlayerState((state) => state.muted) ?? false;
  return (
    <>
      <PlayButton playing={wantsToPlay} busy={busy} onClick={onPlay ?? commands.togglePlay} />
      {onSkip && (
        <>
          <IconButton
            icon={skipBackIcon}
            label={t('player_skip_back', { count: SKIP_SECONDS })}
            onClick={() => onSkip(-SKIP_SECONDS)}
          />
          <IconButton
            icon={skipForwardIcon}
            label={t('player_skip_forward', { count: SKIP_SECONDS })}
            onClick={() => onSkip(SKIP_SECONDS)}
          />
        </>
      )}
      <VolumeSlider volume={volume} muted={muted} onVolume={commands.setVolume} onMuted={commands.toggleMuted} />
    </>
  );
}

const onFullscreen = (tell: () => void) => {
  document.addEventListener('fullscreenchange', tell);
  return () => document.removeEventListener('fullscreenchange', tell);
};

export function FullscreenButton() {
  const t = useT();
  const { toggleFullscreen } = usePlayerCommands();
  const isFull = useSyncExternalStore(onFullscreen, () => document.fullscreenElement !== null);
  return (
    <IconButton
      icon={isFull ? fullscreenExitIcon : fullscreenEnterIcon}
      label={t(isFull ? 'player_fullscreen_exit' : 'player_fullscreen_enter')}
      onClick={toggleFullscreen}
    />
  );
}
