/** So far, or so fast, and the sheet is let go. */
const FAR_PX = 96;
const FAST_PX_PER_MS = 0.6;

/** Whether a pull down means "away with it". */
export function letsGo({ byPx, overMs }: { readonly byPx: number; readonly overMs: number }): boolean {
  return byPx > FAR_PX || (byPx > 24 && byPx / Math.max(1, overMs) > FAST_PX_PER_MS);
}
