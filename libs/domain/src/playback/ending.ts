/** Up to this length a video has neither a timeline nor an early end. PLAY-021, PLAY-022, PLAY-026 */
const SHORT_VIDEO_SECONDS = 20;
/** So long before its end a video counts as over. PLAY-021 */
const NEAR_END_SECONDS = 2;

/** Whether a video can be moved through; an unknown length cannot. PLAY-026 */
export const hasTimeline = (durationSeconds: number): boolean =>
  Number.isFinite(durationSeconds) && durationSeconds > SHORT_VIDEO_SECONDS;

/** Whether it is time for what follows. A short video is over when the player says so. PLAY-021, PLAY-022 */
export const isNearEnd = ({
  positionSeconds,
  durationSeconds,
  hasEnded,
}: {
  positionSeconds: number;
  durationSeconds: number;
  hasEnded: boolean;
}): boolean => hasEnded || (hasTimeline(durationSeconds) && positionSeconds >= durationSeconds - NEAR_END_SECONDS);

/** How much of a video was watched, 0 to 99: only the server says that it was watched to the end. PLAY-027, PLAY-028 */
export function playbackPercentage(positionSeconds: number, durationSeconds: number): number {
  const percent = (positionSeconds / durationSeconds) * 100;
  return Number.isFinite(percent) ? Math.min(99, Math.max(0, percent)) : 0;
}

/** The next episode, or the end of playback. PLAY-024, PLAY-025 */
export type Following = { readonly kind: 'play'; readonly contentId: number } | { readonly kind: 'finish' };

export const whatFollows = ({
  nextToPlay,
}: {
  readonly nextToPlay?: { readonly id: number } | undefined;
}): Following => (nextToPlay ? { kind: 'play', contentId: nextToPlay.id } : { kind: 'finish' });
