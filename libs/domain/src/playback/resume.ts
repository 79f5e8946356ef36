/** A place nearer to the start than this is none. PLAY-016 */
export const RESUME_FROM_SECONDS = 10;
/** A place further on is not believed. PLAY-017 */
export const RESUME_UNTIL_SECONDS = 12_600;
const WATCHED_PERCENT = 100;

/** The resume point (bookmark) of continue watching: a film begins where it was left, or at 0. PLAY-016..019 */
export function resumePosition({ seconds, watchPercentage }: { seconds: number; watchPercentage: number }): number {
  const isPlace =
    seconds >= RESUME_FROM_SECONDS && seconds <= RESUME_UNTIL_SECONDS && watchPercentage !== WATCHED_PERCENT;
  return isPlace ? seconds : 0;
}
