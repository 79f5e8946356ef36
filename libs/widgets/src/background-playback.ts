import type { Player } from '@livery/player-core';

/** Safari's own words for where the picture is. */
interface WebkitVideo extends HTMLVideoElement {
  readonly webkitPresentationMode?: string;
  readonly webkitCurrentPlaybackTargetIsWireless?: boolean;
}

/** Another device plays it, or its picture has a window or a screen of its own: it goes on while the page is hidden. LIVE-044, CAST-010 */
export const goesOnHidden = ({ state }: Player, video: WebkitVideo | null): boolean =>
  state.output !== null ||
  !!document.pictureInPictureElement ||
  !!video?.webkitCurrentPlaybackTargetIsWireless ||
  video?.webkitPresentationMode === 'picture-in-picture' ||
  video?.remote?.state === 'connected';
