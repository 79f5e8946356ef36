/** So near to the end of a list its next page is asked. ROWS-073 */
export const NEAR_END_PX = 1000;
/** So far from the end it can be asked again. ROWS-074 */
export const REARM_PX = 1150;

/** Whether the next page is due at this distance from the end, and whether it can be due again. */
export function endOfList(
  isArmed: boolean,
  distancePx: number,
): { readonly isArmed: boolean; readonly isDue: boolean } {
  if (!isArmed) return { isArmed: distancePx >= REARM_PX, isDue: false };
  return distancePx <= NEAR_END_PX ? { isArmed: false, isDue: true } : { isArmed: true, isDue: false };
}
