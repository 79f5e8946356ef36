/** CTRL-035 */
const DOUBLE_TAP_MS = 500;
/** A tap takes visible controls away after so long: the second tap of a double one comes before. CTRL-044 */
export const HIDE_AFTER_TAP_MS = 200;
/** A pinch that has paused for so long is over. CTRL-041 */
const PINCH_RESET_MS = 500;
/** Fingers tremble: what moves the distance by less than this share of it is no pinch. */
const PINCH_SHARE = 0.15;

/** Where on the picture: the left fifth, the right fifth, and what is between. CTRL-036…038 */
export type TapZone = 'left' | 'middle' | 'right';
export interface Tap {
  readonly atMs: number;
  readonly zone: TapZone;
}

export function tapZone(x: number, width: number): TapZone {
  if (x < width / 5) return 'left';
  return x > (width * 4) / 5 ? 'right' : 'middle';
}

export type TapOutcome = 'toggleControls' | 'skipBack' | 'skipForward' | 'toggleFullscreen';
const DOUBLE: Readonly<Record<TapZone, TapOutcome>> = {
  left: 'skipBack',
  middle: 'toggleFullscreen',
  right: 'skipForward',
};

/**
 * What a touch of the picture means, and the tap to remember for the next one. The third and every further touch at a side goes on skipping;
 * a double tap in the middle is used up. CTRL-035…038
 */
export function afterTap(
  before: Tap | null,
  tap: Tap,
): { readonly outcome: TapOutcome; readonly remembered: Tap | null } {
  const isDouble = before !== null && before.zone === tap.zone && tap.atMs - before.atMs <= DOUBLE_TAP_MS;
  if (!isDouble) return { outcome: 'toggleControls', remembered: tap };
  return { outcome: DOUBLE[tap.zone], remembered: tap.zone === 'middle' ? null : tap };
}

/** `fill` cuts the edges of the picture off so that it fills the screen. */
export type PictureFit = 'contain' | 'fill';

export interface Pinch {
  readonly startDistance: number;
  readonly movedAtMs: number;
}

/**
 * Two fingers at `distance` from each other: the pinch as it is now, and the fit that it asks for. Only a screen held across has edges to
 * give away. CTRL-039, CTRL-040, CTRL-041
 */
export function afterPinch(
  before: Pinch | null,
  { distance, atMs, isLandscape }: { distance: number; atMs: number; isLandscape: boolean },
): { readonly pinch: Pinch | null; readonly fit: PictureFit | null } {
  if (!isLandscape) return { pinch: null, fit: null };
  const goesOn = before !== null && atMs - before.movedAtMs < PINCH_RESET_MS;
  const startDistance = goesOn ? before.startDistance : distance;
  const share = startDistance > 0 ? distance / startDistance - 1 : 0;
  const fit = share > PINCH_SHARE ? 'fill' : share < -PINCH_SHARE ? 'contain' : null;
  return { pinch: { startDistance, movedAtMs: atMs }, fit };
}
