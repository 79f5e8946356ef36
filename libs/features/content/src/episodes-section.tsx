import { contentsApi } from '@livery/api-client/contents';
import type { Content, Episode } from '@livery/contract/contents/entities';
import { useFormats, useT } from '@livery/i18n/react';
import { Button, Chip, ChipBar } from '@livery/ui-kit/actions';
import { EpisodeCard } from '@livery/ui-kit/cards';
import { Row, RowSkeleton } from '@livery/ui-kit/rows';
import { addresses } from '@livery/widgets/addresses';
import { pictureOf } from '@livery/widgets/pictures';
import { useToast } from '@livery/widgets/toasts';
import { useState } from 'react';

/** So many episodes at first. CONT-038 */
const FIRST_EPISODES = 25;
/** Asked for anew only when what is known is older than this. CONT-040 */
const FRESH_SECONDS = 10;

/** The episodes of a series, season by season. CONT-032 */
export function EpisodesSection({ series }: { series: Content }) {
  const t = useT();
  const { data } = contentsApi.useGetEpisodesQuery({ id: series.id }, { refetchOnMountOrArgChange: FRESH_SECONDS });
  const [chosen, setChosen] = useState<number | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (!data) return <RowSkeleton cards="wide" />;
  const seasons = [...new Set(data.episodes.map(({ season = 1 }) => season))].sort((a, b) => a - b);
  const season = chosen ?? seasons[0] ?? 1;
  const episodes = data.episodes.filter((episode) => (episode.season ?? 1) === season);
  if (episodes.length === 0) return null;
  const shown = isOpen ? episodes : episodes.slice(0, FIRST_EPISODES);
  return (
    <Row
      title={t('content_episodes')}
      cards="wide"
      rowKey={`episodes-${series.id}-${season}`}
      action={
        <>
          {seasons.length > 1 && (
            <ChipBar label={t('content_seasons')}>
              {seasons.map((number) => (
                <Chip key={number} selected={number === season} onClick={() => setChosen(number)}>
                  {t('content_season', { number })}
                </Chip>
              ))}
            </ChipBar>
          )}
          {shown.length < episodes.length && (
            <Button kind="ghost" size="small" onClick={() => setIsOpen(true)}>
              {t('content_show_all')}
            </Button>
          )}
        </>
      }
    >
      {shown.map((episode) => (
        <EpisodeOf key={episode.id} episode={episode} />
      ))}
    </Row>
  );
}

function EpisodeOf({ episode }: { episode: Episode }) {
  const t = useT();
  const formats = useFormats();
  const toast = useToast();
  const { id, series, title, images, durationSeconds, histories, isAnnouncement } = episode;
  const percent = histories[0]?.watchPercentage ?? 0;
  return (
    <EpisodeCard
      title={[series && `${series}.`, title].filter(Boolean).join(' ') || t('content_episode', { number: series ?? 1 })}
      picture={pictureOf(images[0]?.src, 'wide')}
      duration={durationSeconds ? formats.duration(durationSeconds) : undefined}
      meta={isAnnouncement ? t('badge_soon') : undefined}
      percent={percent}
      watched={percent === 100}
      announced={isAnnouncement}
      focusKey={`episode-${id}`}
      // CONT-042: it says so instead of playing.
      {...(isAnnouncement
        ? { onOpen: () => toast(t('warning_episode_is_announcement')) }
        : { href: addresses.watch(id) })}
    />
  );
}
