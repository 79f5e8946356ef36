import { pictureInPictureOf, type PictureInPicture } from '@livery/widgets/picture-in-picture';
import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';

/** Windows that stay above all others and hold a document of ours; Chromium has them. */
interface PictureWindows {
  requestWindow(size: { width: number; height: number }): Promise<Window>;
}
const pictureWindows = (): PictureWindows | undefined =>
  (globalThis as { documentPictureInPicture?: PictureWindows }).documentPictureInPicture;

const SIZE = { width: 480, height: 270 };

export interface PictureWindow {
  /** The document that the surface is in, while that is not the page's. */
  readonly document: Document | null;
  /** Opens and closes it; null where the browser has none. */
  readonly control: PictureInPicture | null;
}

/**
 * Keeps `surface`, which holds the video and all that lies over it, in `slot` of the page or in a window of its own. Moving it stops nothing: the
 * element is in a document at every moment in which the browser looks.
 */
export function usePictureWindow(surface: HTMLElement, slot: RefObject<HTMLElement | null>): PictureWindow {
  const [open, setOpen] = useState<Window | null>(null);

  useLayoutEffect(() => {
    const target = open ? open.document.body : slot.current;
    if (surface.parentElement !== target) target?.append(surface);
  }, [open, surface, slot]);
  useLayoutEffect(() => () => open?.close(), [open]);

  const control = useMemo<PictureInPicture | null>(() => {
    const windows = pictureWindows();
    if (!windows) return null;
    return {
      isOpen: () => open !== null,
      async toggle() {
        if (open) return open.close();
        const made = await windows.requestWindow(SIZE).catch(() => null);
        // Refused: what every browser has is better than nothing.
        if (!made) return pictureInPictureOf(surface.querySelector('video'))?.toggle();
        dress(made.document);
        made.addEventListener('pagehide', () => {
          // Before its document goes, and with it all that is in it.
          slot.current?.append(surface);
          setOpen(null);
        });
        setOpen(made);
      },
    };
  }, [open, surface, slot]);

  return { document: open?.document ?? null, control };
}

/** Gives a new window the looks of the page. The policy wants styles to be files: they are linked anew, not copied. */
function dress(target: Document): void {
  const { documentElement: page } = document;
  for (const { name, value } of page.attributes) if (name !== 'style') target.documentElement.setAttribute(name, value);
  target.documentElement.style.cssText = page.style.cssText;
  target.title = document.title;
  for (const sheet of document.querySelectorAll<HTMLElement>('link[rel="stylesheet"], style')) {
    const copy = sheet.cloneNode(true) as HTMLElement;
    if (sheet instanceof HTMLLinkElement) (copy as HTMLLinkElement).href = sheet.href;
    target.head.append(copy);
  }
}
