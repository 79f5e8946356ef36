import { boxFillsScreen } from '@livery/widgets/box-fills-screen';

/** Phones of Apple fill the screen with nothing but a video, by a way of their own. */
export interface AppleVideo extends HTMLVideoElement {
  readonly webkitDisplayingFullscreen?: boolean;
  webkitEnterFullscreen?(): void;
}

/** They tell of it on the video itself. */
export const APPLE_FILLED = { begins: 'webkitbeginfullscreen', ends: 'webkitendfullscreen' } as const;

/** The box with the picture fills the screen; where no box can, the picture alone. Refused without a press of the viewer: then it stays as it was. */
export function fillScreen(box: HTMLElement | null): void {
  if (box && boxFillsScreen(box)) return void box.requestFullscreen().catch(() => undefined);
  try {
    box?.querySelector<AppleVideo>('video')?.webkitEnterFullscreen?.();
  } catch {
    // No picture yet.
  }
}

export function toggleFilledScreen(box: HTMLElement | null): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else fillScreen(box);
}
