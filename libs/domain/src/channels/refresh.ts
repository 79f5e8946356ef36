/** The list is asked again after a random time between these, so that a million open pages do not ask at once. LIVE-041 */
export const REFRESH_FIRST_MS = 60_000;
const REFRESH_LAST_MS = 120_000;

/** @param random from 0 to 1. LIVE-041 */
export const refreshDelayMs = (random: number): number =>
  Math.round(REFRESH_FIRST_MS + random * (REFRESH_LAST_MS - REFRESH_FIRST_MS));
