import { ROOMY_FROM_PX, SKIP_SECONDS, seekThumbnailSize, type SeekThumbnailSize } from '@livery/domain/controls';
import { useT } from '@livery/i18n/react';
import { isUnderWay } from '@livery/player-core/state';
import { IconButton } from '@livery/ui-kit/actions';
import {
  fullscreenEnterIcon,
  fullscreenExitIcon,
  pictureInPictureIcon,
  skipBackIcon,
  skipForwardIcon,
} from '@livery/ui-kit/icons';
import { PlayButton, VolumeSlider } from '@livery/ui-kit/player';
import { useSyncExternalStore } from 'react';
import { PagePart } from './page-part.tsx';
import { usePictureInPicture, videoOf } from './picture-in-picture.ts';
import { usePlayerCommands } from './player-commands.ts';
import { keyShortcuts, withKey, type ShortcutId } from './player-shortcuts.ts';
import { usePlayerHost, usePlayerState } from './player-stage.tsx';
import { useMediaQuery } from './services.tsx';

/** What a control with a key says of it. */
const keyed = (label: string, id: ShortcutId) => ({
  label,
  hint: withKey(label, id),
  'aria-keyshortcuts': keyShortcuts(id),
});

interface PlayerButtonsProps {
  readonly onSkip?: (seconds: number) => void;
  readonly onPlay?: () => void;
  /** What is to play is still being asked for: the player knows nothing of it yet. */
  readonly isAwaited?: boolean;
}

/** Play, skip, sound: what every player of the site has at the left of its bar. */
export function PlayerButtons({ onSkip, onPlay, isAwaited = false }: PlayerButtonsProps) {
  const t = useT();
  const commands = usePlayerCommands();
  const goesOn = usePlayerState(isUnderWay) ?? false;
  const isLoading =
    usePlayerState(({ lifecycle, playback }) => lifecycle === 'loading' || playback === 'buffering') ?? true;
  const volume = usePlayerState((state) => state.volume) ?? 1;
  const muted = usePlayerState((state) => state.muted) ?? false;
  return (
    <>
      <PlayButton
        playing={goesOn}
        busy={isAwaited || isLoading}
        shortcut={keyShortcuts('play')}
        hint={withKey(t(goesOn ? 'player_pause' : 'player_play'), 'play')}
        onClick={onPlay ?? commands.togglePlay}
      />
      {onSkip && (
        <>
          <IconButton
            icon={skipBackIcon}
            {...keyed(t('player_skip_back', { count: SKIP_SECONDS }), 'skipBack')}
            data-control="skip-back"
            onClick={() => onSkip(-SKIP_SECONDS)}
          />
          <IconButton
            icon={skipForwardIcon}
            {...keyed(t('player_skip_forward', { count: SKIP_SECONDS }), 'skipForward')}
            onClick={() => onSkip(SKIP_SECONDS)}
          />
        </>
      )}
      <VolumeSlider
        volume={volume}
        muted={muted}
        shortcut={keyShortcuts('mute')}
        hint={withKey(t(muted ? 'player_unmute' : 'player_mute'), 'mute')}
        onVolume={commands.setVolume}
        onMuted={commands.toggleMuted}
      />
    </>
  );
}

/** A window of its own for the picture; nothing where the browser has none. CTRL-010, CTRL-011 */
export function PictureInPictureButton() {
  const t = useT();
  const { controls, pictureWindow } = usePlayerHost();
  const { togglePictureInPicture } = usePlayerCommands();
  const isVideoOut = usePictureInPicture(videoOf(controls));
  const isOpen = pictureWindow ? pictureWindow.isOpen() : isVideoOut;
  if (isOpen === null) return null;
  return (
    <IconButton
      icon={pictureInPictureIcon}
      {...keyed(t(isOpen ? 'player_pip_exit' : 'player_pip_enter'), 'pictureInPicture')}
      data-control="picture-in-picture"
      onClick={togglePictureInPicture}
    />
  );
}

const onFullscreen = (tell: () => void) => {
  document.addEventListener('fullscreenchange', tell);
  return () => document.removeEventListener('fullscreenchange', tell);
};

/** Whether something fills the screen. */
export const useFullscreen = (): boolean =>
  useSyncExternalStore(onFullscreen, () => document.fullscreenElement !== null);

const ROOMY = `(min-width: ${ROOMY_FROM_PX}px)`;
const PHONE = '(max-width: 767px)';

/** How large a thumbnail stands over the line of time here. CTRL-054 */
export function useThumbnailSize({ fillsWindow }: { fillsWindow: boolean }): SeekThumbnailSize {
  const isFullscreen = useFullscreen();
  const isRoomy = useMediaQuery(ROOMY);
  const isPhone = useMediaQuery(PHONE);
  const windowWidthPx = isRoomy ? ROOMY_FROM_PX : 0;
  return seekThumbnailSize({ fillsWindow: fillsWindow || isFullscreen, isFullscreen, isPhone, windowWidthPx });
}

/** Leads to another screen. A phone's bar has no room for it: there it stands in the head, as in the players of phones. */
export function OtherScreens({ place }: { readonly place: 'head' | 'bar' }) {
  const isPhone = useMediaQuery(PHONE);
  return isPhone === (place === 'head') && <PagePart name="otherScreens" />;
}

/** Where else the picture may be: a window of its own, another screen, the whole screen. The end of every player's bar. */
export function ScreenButtons() {
  return (
    <>
      <OtherScreens place="bar" />
      <PictureInPictureButton />
      <FullscreenButton />
    </>
  );
}

export function FullscreenButton() {
  const t = useT();
  const { pictureWindow } = usePlayerHost();
  const { toggleFullscreen } = usePlayerCommands();
  const isFull = useFullscreen();
  // A window of its own cannot fill the screen.
  if (pictureWindow?.isOpen()) return null;
  return (
    <IconButton
      icon={isFull ? fullscreenExitIcon : fullscreenEnterIcon}
      {...keyed(t(isFull ? 'player_fullscreen_exit' : 'player_fullscreen_enter'), 'fullscreen')}
      onClick={toggleFullscreen}
    />
  );
}
