/** STAT-026 */
const FIVE_MINUTES_SECONDS = 300;
/** STAT-024, STAT-025 */
const UPDATE_SECONDS = [120, 300, 600, 1_200, 1_800, 2_400, 3_000] as const;

export interface Milestone {
  readonly event: 'playback_update' | 'watch_5_minutes';
  readonly seconds: number;
}

const MILESTONES: readonly Milestone[] = [
  ...UPDATE_SECONDS.map((seconds) => ({ event: 'playback_update', seconds }) as const),
  { event: 'watch_5_minutes', seconds: FIVE_MINUTES_SECONDS } as const,
].sort((one, other) => one.seconds - other.seconds);

/** What is due of a playback of which `seconds` were watched, and `before` when it was last looked at. STAT-024..026 */
export const milestonesBetween = (before: number, seconds: number): readonly Milestone[] =>
  MILESTONES.filter((one) => one.seconds > before && one.seconds <= seconds);
