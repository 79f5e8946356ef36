import type { Content } from '@livery/contract/contents/entities';
import { scrubTarget, SKIP_SECONDS } from '@livery/domain/controls';
import { activePoint, hasOwnButton, hasTimeline, outcomeOf } from '@livery/domain/playback';
import { useFormats, useT } from '@livery/i18n/react';
import { Button, IconButton } from '@livery/ui-kit/actions';
import { Badge } from '@livery/ui-kit/feedback';
import { backIcon, nextIcon, previousIcon } from '@livery/ui-kit/icons';
import { TitleLettering } from '@livery/ui-kit/pictures';
import { PlayerOverlay, Timeline } from '@livery/ui-kit/player';
import { ageLabel, contentMeta } from '@livery/widgets/content-facts';
import { FromStart } from '@livery/widgets/from-start';
import { LatePicture } from '@livery/widgets/late-picture';
import { pictureOf, titlePictureOf, wideOf } from '@livery/widgets/pictures';
import { OtherScreens, PlayerButtons, ScreenButtons, useThumbnailSize } from '@livery/widgets/player-buttons';
import { usePlayerCommands } from '@livery/widgets/player-commands';
import { usePlayerKeys } from '@livery/widgets/player-keys';
import { keyShortcuts, withKey } from '@livery/widgets/player-shortcuts';
import { usePlayerSkips } from '@livery/widgets/player-skips';
import { usePlayerHost, usePlayerState } from '@livery/widgets/player-stage';
import { TrackMenus } from '@livery/widgets/track-menus';
import { episodeName } from './episode-name.ts';
import { EpisodesMenu } from './episodes-menu.tsx';
import { NextEpisode } from './next-episode.tsx';
import { pointText } from './point-text.ts';
import type { FilmPlayback } from './use-film-playback.ts';
import type { SeriesOfEpisode } from './use-series.ts';
import { useSeekThumbnails } from './use-seek-thumbnails.ts';

interface Props {
  content: Content;
  series: SeriesOfEpisode | null;
  playback: FilmPlayback;
  resumedAt: number;
  nextId: number | null;
  /** The way back, where there is one. */
  onBack: (() => void) | undefined;
  /** Another episode in the same player. */
  onPlay: (contentId: number) => void;
  /** It is over: what follows, follows. */
  onOver: () => void;
  /** It is over, and nothing follows. */
  onFinish: () => void;
  /** The viewer says that it is watched, in its credits or earlier; it is told before what the press leads to. */
  onWatched: () => void;
}

/** What lies over a film: where it is, and what can be done with it. */
export function FilmControls(props: Props) {
  const { content, series, playback, resumedAt, nextId, onBack, onPlay, onOver, onWatched } = props;
  const t = useT();
  const isPackshot = playback.item?.kind === 'packshot';
  const place = useFilmPlace(content, resumedAt);
  const commands = usePlayerCommands();
  const goNext = nextId === null ? undefined : () => onPlay(nextId);
  const previousId = previousEpisode(series, content.id);
  usePlayerKeys({
    ...commands,
    ...(onBack && { leave: onBack }),
    skip: place.skip,
    toStart: () => place.seek(0),
    next: goNext,
    ...(previousId !== null && { previous: () => onPlay(previousId) }),
  });
  const age = ageLabel(content);

  return (
    <>
      <LatePicture source={stillOf(playback.item) ?? wideOf(content)} />
      <PlayerOverlay
        start={onBack && <IconButton icon={backIcon} label={t('player_back')} focusKey="back" onClick={onBack} />}
        title={
          <TitleLettering
            title={series?.title ?? content.title}
            picture={series ? series.lettering : titlePictureOf(content)}
          />
        }
        subtitle={series ? episodeLine(t, content) : contentMeta(content)}
        actions={
          <>
            {age && <Badge tone="outline">{age}</Badge>}
            {series && <EpisodesMenu series={series} currentId={content.id} onPlay={onPlay} />}
            <OtherScreens place="head" />
            <TrackMenus />
          </>
        }
        aside={
          !isPackshot && (
            <>
              {resumedAt > 0 && <FromStart onPress={() => place.seek(0)} />}
              <PointButton {...props} place={place} />
              {nextId !== null && <NextEpisode series={series} nextId={nextId} onGo={onOver} onPress={onWatched} />}
            </>
          )
        }
        timeline={<FilmTimeline playback={playback} place={place} />}
        controls={<PlayerButtons onSkip={place.skip} isAwaited={playback.stream === null} />}
        time={place.time}
        timeNote={place.length}
        end={
          <>
            <EpisodeButton to="previous" series={series} id={previousId} onPlay={onPlay} />
            <EpisodeButton to="next" series={series} id={nextId} onPlay={onPlay} />
            <ScreenButtons />
          </>
        }
      />
    </>
  );
}

/** What comes before the film may have a picture of its own. PLAY-013 */
const stillOf = (item: FilmPlayback['item']) =>
  item?.kind === 'packshot' ? pictureOf(item.packshot.img, 'wide') : null;

const EPISODE_BUTTONS = {
  previous: { icon: previousIcon, word: 'player_previous_episode' },
  next: { icon: nextIcon, word: 'player_next_episode' },
} as const;

/** To the episode beside this one, by its name. CTRL-016 */
function EpisodeButton({
  to,
  series,
  id,
  onPlay,
}: Pick<Props, 'series' | 'onPlay'> & { to: keyof typeof EPISODE_BUTTONS; id: number | null }) {
  const t = useT();
  if (id === null) return null;
  const { icon, word } = EPISODE_BUTTONS[to];
  const name = episodeName(series?.episodes.find((episode) => episode.id === id));
  const label = [t(word), name].filter(Boolean).join(': ');
  return (
    <IconButton
      icon={icon}
      label={label}
      hint={withKey(label, to)}
      aria-keyshortcuts={keyShortcuts(to)}
      data-control={to}
      focusKey={`episode-${to}`}
      onClick={() => onPlay(id)}
    />
  );
}

const episodeLine = (t: ReturnType<typeof useT>, { season, series: number, title }: Content): string =>
  [season && t('content_season', { number: season }), number && t('content_episode', { number }), title]
    .filter(Boolean)
    .join(' · ');

function previousEpisode(series: SeriesOfEpisode | null, id: number): number | null {
  const index = series?.episodes.findIndex((episode) => episode.id === id) ?? -1;
  return series?.episodes[index - 1]?.id ?? null;
}

interface FilmPlace {
  position: number;
  duration: number;
  /** Where it stands, and how long it is: a phone has room for the first alone. */
  time: string;
  length: string;
  seek(seconds: number): void;
  skip(seconds: number): void;
}

/** Where the film is, and how to get elsewhere in it. CTRL-050 */
function useFilmPlace(content: Content, resumedAt: number): FilmPlace {
  const formats = useFormats();
  const { player } = usePlayerHost();
  const position = usePlayerState((state) => Math.floor(state.position.mediaTime)) ?? resumedAt;
  const duration = usePlayerState((state) => state.durationSeconds) ?? content.durationSeconds ?? 0;
  const seek = (seconds: number) => {
    const mediaTime = scrubTarget(seconds, duration);
    if (mediaTime !== null) void player?.seek({ mediaTime });
  };
  const skip = usePlayerSkips({ position: () => player?.state.position.mediaTime ?? null, seek });
  return {
    position,
    duration,
    seek,
    skip,
    time: formats.position(position),
    length: `/ ${formats.position(duration)}`,
  };
}

function FilmTimeline({ playback, place }: { playback: FilmPlayback; place: FilmPlace }) {
  const t = useT();
  const formats = useFormats();
  const { position, duration, seek } = place;
  const thumbnail = useSeekThumbnails(playback.stream, playback.item);
  const size = useThumbnailSize({ fillsWindow: true });
  // What comes before the film has none: its line of time is its own.
  const points = (playback.item?.kind === 'main' && playback.stream?.playbackPoints) || [];
  const highlights = points.filter(({ type }) => type === 'highlights');
  return (
    <Timeline
      startSeconds={0}
      endSeconds={duration}
      positionSeconds={position}
      availableUntilSeconds={duration}
      highlightSeconds={highlights.map(({ startMs }) => startMs / 1000)}
      valueText={t('player_timeline_value', {
        position: formats.position(position),
        duration: formats.position(duration),
      })}
      timeText={formats.position}
      thumbnail={thumbnail}
      size={size}
      stepSeconds={SKIP_SECONDS}
      disabled={!hasTimeline(duration)}
      onSeek={seek}
    />
  );
}

type PointProps = Pick<Props, 'playback' | 'nextId' | 'onPlay' | 'onFinish' | 'onWatched'> & { place: FilmPlace };

/** The button of the stretch that plays now: skip the opening, go on to the next. PLAY-029…035 */
function PointButton({ playback, place, nextId, onPlay, onFinish, onWatched }: PointProps) {
  const t = useT();
  const { player } = usePlayerHost();
  const points = playback.stream?.playbackPoints ?? [];
  const point = activePoint(points.filter(hasOwnButton), place.position * 1000);
  if (!point?.button) return null;
  const outcome = outcomeOf(point, nextId === null ? { kind: 'finish' } : { kind: 'play', contentId: nextId });
  const press = () => {
    // Not a scrub, which keeps clear of the last seconds: it would land in the stretch again.
    if (outcome?.kind === 'seek') void player?.seek({ mediaTime: outcome.positionMs / 1000 });
    if (outcome?.kind === 'play' || outcome?.kind === 'finish') onWatched();
    if (outcome?.kind === 'play') onPlay(outcome.contentId);
    if (outcome?.kind === 'finish') onFinish();
  };
  return (
    <Button kind="on-art" onClick={press}>
      {pointText(point.button, t)}
    </Button>
  );
}
