/** STAT-024, STAT-025; STAT-026 in the row of five minutes that comes second. */
const MILESTONES = [
  [120, 'playback_update'],
  [300, 'playback_update'],
  [300, 'watch_5_minutes'],
  [600, 'playback_update'],
  [1_200, 'playback_update'],
  [1_800, 'playback_update'],
  [2_400, 'playback_update'],
  [3_000, 'playback_update'],
] as const;

/** What is due of a playback of which `ms` were watched, and `beforeMs` when it was last looked at. STAT-024..026 */
export const milestonesBetween = (beforeMs: number, ms: number) =>
  MILESTONES.filter(([seconds]) => seconds * 1000 > beforeMs && seconds * 1000 <= ms);
