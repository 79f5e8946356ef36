import { createValue, type ReadonlyValue } from '@livery/value';
import type { MakeService } from '@livery/widgets/services';

/** Safari's own way to a television. */
interface WebkitVideo extends HTMLVideoElement {
  webkitShowPlaybackTargetPicker?(): void;
  readonly webkitCurrentPlaybackTargetIsWireless?: boolean;
}

/** Where the browser itself can show the element's picture: AirPlay, Remote Playback. */
export interface ElementScreen {
  readonly isConnected: boolean;
  /** The browser's own list of devices. Only inside a press of the viewer. */
  pick(): void;
}

export interface ElementScreens {
  /** `null` where there is no device, or no way to it. */
  readonly screen: ReadonlyValue<ElementScreen | null>;
  /** Follows this element, and no other: what it plays, the browser plays by itself, and can hand over. */
  watch(video: HTMLVideoElement): void;
  /** What plays cannot be handed over. */
  rest(): void;
}

/** The browser's way to other screens, for the element that plays. Other elements of the site (previews) stay where they are. */
export const elementScreens: MakeService<ElementScreens> = (_services, life) => {
  const screen = createValue<ElementScreen | null>(null);
  let watched: { readonly video: HTMLVideoElement; readonly stop: AbortController } | null = null;
  const rest = () => {
    watched?.stop.abort();
    // A managed media source does not open while its element may go to another screen.
    if (watched) watched.video.disableRemotePlayback = true;
    watched = null;
    screen.set(null);
  };
  life.addEventListener('abort', () => watched?.stop.abort(), { once: true });
  return {
    screen,
    rest,
    watch(video) {
      if (watched?.video === video || life.aborted) return;
      rest();
      watched = { video, stop: new AbortController() };
      video.disableRemotePlayback = false;
      const watch = hasAirPlay(video) ? watchAirPlay : watchRemotePlayback;
      watch(video, screen.set, watched.stop.signal);
    },
  };
};

export const hasAirPlay = (video: HTMLVideoElement): boolean => 'webkitShowPlaybackTargetPicker' in video;

type Tell = (screen: ElementScreen | null) => void;

function watchAirPlay(video: WebkitVideo, tell: Tell, signal: AbortSignal): void {
  let isThere = false;
  const pick = () => video.webkitShowPlaybackTargetPicker?.();
  function look() {
    const isConnected = video.webkitCurrentPlaybackTargetIsWireless === true;
    tell(isThere || isConnected ? { isConnected, pick } : null);
  }
  video.addEventListener(
    'webkitplaybacktargetavailabilitychanged',
    (event) => {
      isThere = (event as Event & { availability?: string }).availability === 'available';
      look();
    },
    { signal },
  );
  video.addEventListener('webkitcurrentplaybacktargetiswirelesschanged', look, { signal });
  // The next film on an element whose picture is there already.
  look();
}

function watchRemotePlayback({ remote }: HTMLVideoElement, tell: Tell, signal: AbortSignal): void {
  if (!remote) return;
  let isThere = false;
  const isConnected = () => remote.state !== 'disconnected';
  // Closing the list is no error, and neither is a device that does not come: the picture stays here.
  const pick = () => void remote.prompt().catch(look);
  function look() {
    tell(isThere || isConnected() ? { isConnected: isConnected(), pick } : null);
  }
  for (const change of ['connecting', 'connect', 'disconnect']) remote.addEventListener(change, look, { signal });
  remote
    .watchAvailability((isAvailable) => {
      if (signal.aborted) return;
      isThere = isAvailable;
      look();
    })
    // Media that the browser cannot hand over have no devices.
    .catch(look);
}
