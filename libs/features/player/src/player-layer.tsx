import { readUrl } from '@livery/contract/schema';
import { refusesSoundFirst } from '@livery/domain/controls';
import { useT } from '@livery/i18n/react';
import { createPlayer, type Player } from '@livery/player-core';
import { bufferLimitsFor } from '@livery/player-core/buffer-limits';
import { PictureElsewhere, PlayerNotice } from '@livery/ui-kit/player';
import { useValue } from '@livery/value/react';
import { consent } from '@livery/widgets/consent';
import { PagePart } from '@livery/widgets/page-part';
import { usePlayerBus } from '@livery/widgets/player-bus';
import { usePlayerHost } from '@livery/widgets/player-host';
import { playerServices } from '@livery/widgets/player-services';
import { useDeviceSettings } from '@livery/widgets/player-settings';
import { usePlayerState } from '@livery/widgets/player-stage';
import { useServices } from '@livery/widgets/services';
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { toggleFilledScreen } from './fill-screen.ts';
import { MiniPlayerOverlay } from './mini-player-overlay.tsx';
import { PlayerBox, Controls, Cues, InPlaceOfPicture, OverPicture, PlayerPicture } from './player-box.tsx';
import type { MadeByLayer, PersistentState } from './player-host.tsx';
import { PlayerMessages } from './player-messages.tsx';
import { useControlsAutoHide } from './use-controls-auto-hide.ts';
import { useMiniPlayerCorner } from './use-mini-player-corner.ts';
import { useLeavePage } from './use-leave-page.ts';
import { useExtensions } from './use-extensions.ts';
import { useFilledScreen } from './use-filled-screen.ts';
import { useGestures } from './use-gestures.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useKeys } from './use-keys.ts';
import { useLostTracks } from './use-lost-tracks.ts';
import { useMediaSession } from './use-media-session.ts';
import { usePauseWhenHidden } from './use-pause-when-hidden.ts';
import { usePictureWindow } from './use-picture-window.ts';
import { usePlace, whereIs } from './use-place.ts';
import { useRemembering } from './use-remembering.ts';
import { useSleepTimer } from './use-sleep-timer.ts';
import { useTabOrder } from './use-tab-order.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** The page's place names it as its own. */
const BOX_ID = 'player';

interface LayerProps {
  /** What it lies over, and what plays. */
  stage: PersistentState;
  goesOn: RefObject<() => boolean>;
  hlsWorkerPath: string;
  onMade: (made: MadeByLayer) => void;
}

/** The one video element with all that lies over it: subtitles, messages, the page's controls. Comes with the player's library. */
export default memo(function PlayerLayer({ stage: { place, content }, goesOn, hlsWorkerPath, onMade }: LayerProps) {
  const t = useT();
  const { persistent } = usePlayerHost();
  const bus = usePlayerBus();
  const hasNoPicture = useValue(bus.hasNoPicture);
  const isCovered = useValue(bus.isCovered);
  const [device, changeDevice] = useDeviceSettings();
  const slot = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [controls, setControls] = useState<HTMLElement | null>(null);
  const player = usePlayerOn(video, hlsWorkerPath);
  // A node of its own: what React draws into it keeps hearing its events, wherever it is put.
  const [surface] = useState(() => document.createElement('div'));
  const pictureWindow = usePictureWindow(surface, slot);
  const { control: windowControl } = pictureWindow;
  const isInWindow = pictureWindow.document !== null;
  const where = whereIs({ hasPlace: place !== null, hasContent: content !== null, hasNoPicture, isInWindow });
  const corner = where === 'corner' && device.corner !== 'off' ? device.corner : null;
  const isWhole = where === 'page' || where === 'window';

  useLayoutEffect(() => {
    const toggleFullscreen = () => toggleFilledScreen(box.current);
    onMade({ player, controls, pictureWindow: windowControl, toggleFullscreen });
  }, [player, controls, windowControl, onMade]);
  useExtensions(player);
  useLeavePage(goesOn, { player, content, isInWindow });
  const elsewhere = usePlayerState(({ output }) => output);
  // There is no picture that controls could stand in the way of.
  const { idle, toggle } = useControlsAutoHide(box, isWhole && elsewhere === null);
  useKeys({
    active: isWhole,
    window: pictureWindow.document,
    onCloseMiniPlayer: corner === null ? undefined : persistent?.end,
  });
  useGestures(box, { active: isWhole, onToggleControls: toggle });
  useMiniPlayerCorner(box, { corner, onCorner: useCallback((next) => changeDevice({ corner: next }), [changeDevice]) });
  useRemembering(player);
  useMediaSession(player);
  usePauseWhenHidden(player, surface);
  useWakeLock();
  useSleepTimer(player);
  useLostTracks(player);
  const isFramed = usePictureRatio(surface);
  useFilledScreen(player, box);
  usePlace(box, { where, place, corner });
  useTabOrder(box, where === 'page' ? place : null);
  useKeptFocus(box);
  useEffect(() => {
    // Nothing is left that a window could show.
    if (isInWindow && where === 'nowhere') void windowControl?.toggle();
  }, [isInWindow, where, windowControl]);

  return (
    <>
      <div ref={slot} />
      {createPortal(
        <PlayerBox
          ref={box}
          id={BOX_ID}
          hidden={where === 'nowhere'}
          data-idle={(isWhole && elsewhere === null && idle) || undefined}
          data-framed={(isWhole && isFramed) || undefined}
          role="region"
          aria-label={t(corner === null ? 'player_label' : 'player_corner_label')}
        >
          <PlayerPicture ref={video} playsInline disableRemotePlayback tabIndex={-1} />
          {elsewhere !== null && !isCovered && (
            <InPlaceOfPicture>
              <PagePart name="shownElsewhere" device={elsewhere} />
            </InPlaceOfPicture>
          )}
          {isWhole && !isCovered && <PlayerMessages />}
          <Controls ref={setControls} hidden={!isWhole} data-rests={isCovered || undefined} />
          {isWhole && !isCovered && <DueSubtitles />}
          {isWhole && <Notices />}
          <OverPicture>
            <PagePart name="overPicture" />
          </OverPicture>
          {corner !== null && content && <MiniPlayerOverlay address={content.address} onClose={persistent?.end} />}
        </PlayerBox>,
        surface,
      )}
      {isInWindow &&
        place &&
        !hasNoPicture &&
        createPortal(
          <PictureElsewhere
            text={t('player_pip_elsewhere')}
            backLabel={t('player_pip_exit')}
            onBack={() => void windowControl?.toggle()}
          />,
          place,
        )}
    </>
  );
});

/** The player of an element, for as long as the layer is there. */
function usePlayerOn(video: RefObject<HTMLVideoElement | null>, hlsWorkerPath: string): Player | null {
  const services = useServices();
  const [player, setPlayer] = useState<Player | null>(null);
  const startsSilently = refusesSoundFirst(services.environment.os);
  useEffect(() => {
    if (!video.current) return;
    const made = createPlayer({
      element: video.current,
      startsSilently,
      limits: bufferLimitsFor((navigator as { deviceMemory?: number }).deviceMemory),
      services: {
        ...playerServices(services),
        sendsClientData: () => services.switches.clientData && services.get(consent).get() === 'given',
        hlsWorkerPath: readUrl(hlsWorkerPath, location.href)?.href ?? hlsWorkerPath,
      },
    });
    setPlayer(made);
    return () => {
      setPlayer(null);
      void made.dispose();
    };
  }, [video, services, startsSilently, hlsWorkerPath]);
  return player;
}

/** Gives the frame its width by height; false where the picture has its own. ENG-060 */
function usePictureRatio(surface: HTMLElement): boolean {
  const ratio = useValue(usePlayerBus().playing)?.pictureRatio ?? null;
  useLayoutEffect(() => surface.style.setProperty('--picture-ratio', String(ratio ?? '')), [surface, ratio]);
  return ratio !== null;
}

function DueSubtitles() {
  const cues = usePlayerState((state) => state.cues) ?? [];
  const [{ subtitles }] = useDeviceSettings();
  return <Cues lines={cues.map(({ text }) => text)} appearance={subtitles} />;
}

/** How long a notice of a word or two is shown. */
const NOTICE_MS = 1_200;

function Notices() {
  const bus = usePlayerBus();
  const notice = useValue(bus.osd);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => bus.osd.set(null), notice.forMs ?? NOTICE_MS);
    return () => clearTimeout(timer);
  }, [bus, notice]);
  return <PlayerNotice text={notice?.text ?? null} />;
}
