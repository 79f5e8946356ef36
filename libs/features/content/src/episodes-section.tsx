import { contentsApi } from '@livery/api-client/contents';
import type { Content, Episode } from '@livery/contract/contents/entities';
import { episodeState, seasonToOpen, type ComingDay, type EpisodeState } from '@livery/domain/catalogue';
import type { PlainKey } from '@livery/i18n';
import { useFormats, useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { EpisodeCard } from '@livery/ui-kit/cards';
import { SeasonChoice } from '@livery/ui-kit/content';
import { Row, RowSkeleton } from '@livery/ui-kit/rows';
import { addresses } from '@livery/widgets/addresses';
import { pictureOf } from '@livery/widgets/pictures';
import { useNow } from '@livery/widgets/services';
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
  const { data: meta } = contentsApi.useGetContentMetaQuery({ id: series.id });
  const [chosen, setChosen] = useState<number | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (!data) return <RowSkeleton cards="episode" />;
  const seasons = [...new Set(data.episodes.map(({ season = 1 }) => season))].sort((a, b) => a - b);
  const season = chosen ?? seasonToOpen(data.episodes, meta?.nextToPlay?.id) ?? 1;
  const episodes = data.episodes.filter((episode) => (episode.season ?? 1) === season);
  if (episodes.length === 0) return null;
  const shown = isOpen ? episodes : episodes.slice(0, FIRST_EPISODES);
  return (
    <Row
      title={t('content_episodes')}
      cards="episode"
      rowKey={`episodes-${series.id}-${season}`}
      action={
        <>
          {seasons.length > 1 && (
            <SeasonChoice
              label={t('content_seasons')}
              seasons={seasons}
              chosen={season}
              nameOf={(number) => t('content_season', { number })}
              onChoose={setChosen}
            />
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

/** Often enough for "today" to become a thing of yesterday. */
const DAY_REFRESH_MS = 60_000;

const WEEKDAYS = [
  'episode_comes_sunday',
  'episode_comes_monday',
  'episode_comes_tuesday',
  'episode_comes_wednesday',
  'episode_comes_thursday',
  'episode_comes_friday',
  'episode_comes_saturday',
] as const satisfies readonly PlainKey[];

function EpisodeOf({ episode }: { episode: Episode }) {
  const t = useT();
  const formats = useFormats();
  const toast = useToast();
  const nowMs = useNow(DAY_REFRESH_MS);
  const { id, series, title, images, durationSeconds, isAnnouncement } = episode;
  const state = episodeState(episode, nowMs);
  return (
    <EpisodeCard
      number={series}
      title={[series && `${series}.`, title].filter(Boolean).join(' ') || t('content_episode', { number: series ?? 1 })}
      picture={pictureOf(images[0]?.src, 'wide')}
      duration={durationSeconds ? formats.duration(durationSeconds) : undefined}
      meta={told(state)}
      percent={state.kind === 'begun' ? state.percent : undefined}
      watched={state.kind === 'watched'}
      announced={isAnnouncement}
      focusKey={`episode-${id}`}
      // CONT-042: it says so instead of playing.
      {...(isAnnouncement
        ? { onOpen: () => toast(t('warning_episode_is_announcement')) }
        : { href: addresses.watch(id) })}
    />
  );

  function told(state: EpisodeState): string | undefined {
    if (state.kind === 'watched') return t('episode_watched');
    if (state.kind === 'announced') return comes(state.day);
    const left = state.kind === 'begun' && state.minutesLeft;
    return left ? t('episode_left', { left: formats.duration(left * MINUTE_SECONDS) }) : undefined;
  }

  function comes(day: ComingDay): string {
    if (day.kind === 'weekday') return t(WEEKDAYS[day.weekday] ?? 'badge_soon');
    if (day.kind === 'date') return t('episode_comes_on', { day: formats.dayName(day.atMs, nowMs) });
    return t(COMES[day.kind]);
  }
}

const COMES = {
  today: 'episode_comes_today',
  tomorrow: 'episode_comes_tomorrow',
  unknown: 'badge_soon',
} as const;
const MINUTE_SECONDS = 60;
