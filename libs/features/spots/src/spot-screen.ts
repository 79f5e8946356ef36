/** Where advertisements are shown: over the programme's picture, in an element of its own. */
export interface SpotScreen {
  readonly video: HTMLVideoElement;
  /** The advertisement is there: the programme's picture goes. ADS-018 */
  cover(): void;
  /** The programme's picture is back, and nothing of the advertisement is left. */
  close(): void;
}

/** The element stands behind the programme's in the document and looks as it does, wherever the player is put. */
export function openSpotScreen(programme: HTMLVideoElement): SpotScreen {
  const video = programme.ownerDocument.createElement('video');
  video.className = programme.className;
  video.playsInline = true;
  video.disableRemotePlayback = true;
  video.disablePictureInPicture = true;
  video.tabIndex = -1;
  video.style.visibility = 'hidden';
  programme.after(video);
  return {
    video,
    cover() {
      video.style.visibility = '';
      programme.style.visibility = 'hidden';
    },
    close() {
      programme.style.visibility = '';
      video.pause();
      video.removeAttribute('src');
      video.load();
      video.remove();
    },
  };
}
