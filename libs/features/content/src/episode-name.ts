import type { Episode } from '@livery/contract/contents/entities';

/** "2. Снег в мае": as much as is known of it. */
export const episodeName = (episode: Pick<Episode, 'series' | 'title'> | undefined): string | undefined =>
  (episode && [episode.series && `${episode.series}.`, episode.title].filter(Boolean).join(' ')) || undefined;
