/** Where ads are shown: over the content's picture, in an element of its own. */
export interface SpotScreen {
  readonly video: HTMLVideoElement;
  /** The ad is there: the content's picture goes. ADS-018 */
  cover(): void;
  /** The content's picture is back, and nothing of the ad is left. */
  close(): void;
}

/** The element stands behind the content's in the document and looks as it does, wherever the player is put. */
export function openSpotScreen(content: HTMLVideoElement): SpotScreen {
  const video = content.ownerDocument.createElement('video');
  video.className = content.className;
  video.playsInline = true;
  video.disableRemotePlayback = true;
  video.disablePictureInPicture = true;
  video.tabIndex = -1;
  video.style.visibility = 'hidden';
  content.after(video);
  return {
    video,
    cover() {
      video.style.visibility = '';
      content.style.visibility = 'hidden';
    },
    close() {
      content.style.visibility = '';
      video.pause();
      video.removeAttribute('src');
      video.load();
      video.remove();
    },
  };
}
