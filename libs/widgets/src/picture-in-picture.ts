import { useEffect, useState } from 'react';

/** Safari's own way, on phones the only one. */
interface WebkitVideo extends HTMLVideoElement {
  webkitSupportsPresentationMode?(mode: 'picture-in-picture'): boolean;
  webkitSetPresentationMode?(mode: 'picture-in-picture' | 'inline'): void;
  webkitPresentationMode?: string;
}

/** Browsers tell of the window before it is there; so long after, what they say is true. CTRL-042 */
export const PICTURE_IN_PICTURE_CHECK_MS = 150;

export interface PictureInPicture {
  isOpen(): boolean;
  toggle(): Promise<void>;
}

/** The player's element, seen from where the page's controls are drawn. */
export const videoOf = (controls: HTMLElement | null): HTMLVideoElement | null =>
  controls?.parentElement?.querySelector('video') ?? null;

/** The small window of a video; null where the browser has none. CTRL-010, CTRL-011 */
export function pictureInPictureOf(video: WebkitVideo | null): PictureInPicture | null {
  if (!video) return null;
  if (document.pictureInPictureEnabled && !video.disablePictureInPicture) return standard(video);
  return video.webkitSupportsPresentationMode?.('picture-in-picture') ? webkit(video) : null;
}

const standard = (video: HTMLVideoElement): PictureInPicture => ({
  isOpen: () => document.pictureInPictureElement === video,
  async toggle() {
    // Refused without a picture, or without a press of the viewer: then it stays as it was.
    const change = document.pictureInPictureElement ? document.exitPictureInPicture() : video.requestPictureInPicture();
    await Promise.resolve(change).catch(() => undefined);
  },
});

const webkit = (video: WebkitVideo): PictureInPicture => ({
  isOpen: () => video.webkitPresentationMode === 'picture-in-picture',
  async toggle() {
    video.webkitSetPresentationMode?.(
      video.webkitPresentationMode === 'picture-in-picture' ? 'inline' : 'picture-in-picture',
    );
  },
});

const CHANGES = ['enterpictureinpicture', 'leavepictureinpicture', 'webkitpresentationmodechanged'];

/** Whether the picture has a window of its own; null where it can have none. CTRL-042 */
export function usePictureInPicture(video: HTMLVideoElement | null): boolean | null {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!video) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setOpen(pictureInPictureOf(video)?.isOpen() ?? false), PICTURE_IN_PICTURE_CHECK_MS);
    };
    for (const change of CHANGES) video.addEventListener(change, check, { signal: stop.signal });
    check();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [video]);
  return pictureInPictureOf(video) ? isOpen : null;
}
