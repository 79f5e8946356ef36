import { useT } from '@livery/i18n/react';
import { episodesIcon } from '@livery/ui-kit/icons';
import { PlayerMenu, type PlayerMenuSection } from '@livery/ui-kit/player';
import { usePlayerSay } from '@livery/widgets/player-say';
import { episodeName } from './episode-name.ts';
import type { SeriesOfEpisode } from './use-series.ts';

interface Props {
  series: SeriesOfEpisode;
  currentId: number;
  onPlay: (contentId: number) => void;
}

/** The seasons of the series, and in each its episodes: another one plays in the same player. CTRL-015, PLAY-044 */
export function EpisodesMenu({ series, currentId, onPlay }: Props) {
  const t = useT();
  const say = usePlayerSay();
  if (series.episodes.length < 2) return null;
  const seasons = [...new Set(series.episodes.map(({ season = 1 }) => season))].sort((one, other) => one - other);
  const sections = seasons.map((season): PlayerMenuSection => ({
    id: String(season),
    label: t('content_season', { number: season }),
    choices: series.episodes
      .filter((episode) => (episode.season ?? 1) === season)
      .map((episode) => ({
        id: String(episode.id),
        label: episodeName(episode) ?? t('content_episode', { number: episode.series ?? 1 }),
        chosen: episode.id === currentId,
      })),
  }));
  const choose = (_season: string, id: string) => {
    const episode = series.episodes.find((one) => String(one.id) === id);
    // CONT-042: it says so instead of playing.
    if (episode?.isAnnouncement) say(t('warning_episode_is_announcement'));
    else if (episode && episode.id !== currentId) onPlay(episode.id);
  };
  return (
    <PlayerMenu icon={episodesIcon} label={t('content_episodes')} sections={sections} opensAtChoice onChoose={choose} />
  );
}
