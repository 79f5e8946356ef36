/** CTRL-027, CTRL-028 */
export const VOLUME_STEP = 0.05;
/** CTRL-048 */
const DEFAULT_VOLUME_PERCENT = 100;

/** A volume between silence and all there is; what is no number is all there is. CTRL-047 */
export const clampVolume = (volume: number): number =>
  Number.isFinite(volume) ? Math.min(1, Math.max(0, volume)) : DEFAULT_VOLUME_PERCENT / 100;

/** The volume after `steps` presses (negative: down), without the crumbs of binary fractions. */
export const steppedVolume = (volume: number, steps: number): number =>
  Math.round(clampVolume(volume + steps * VOLUME_STEP) * 100) / 100;

/** As viewers read it: 0 to 100, and 100 where nothing was set. CTRL-048 */
export const volumePercent = (volume?: number | null): number =>
  Math.round(clampVolume(volume ?? DEFAULT_VOLUME_PERCENT / 100) * 100);
