/** How a playback came to begin, as it is counted. STAT-032 */
export const START_TYPES = ['live', 'archive', 'vod', 'trailer', 'next', 'resume'] as const;
export type StartType = (typeof START_TYPES)[number];

/** Of a film or an episode: what follows by itself is `next`, also where it was left before. STAT-032 */
export const startTypeOfFilm = ({
  startSeconds,
  followsEpisode,
}: {
  startSeconds: number;
  followsEpisode: boolean;
}): StartType => (followsEpisode ? 'next' : startSeconds > 0 ? 'resume' : 'vod');
