import { contentsApi } from '@livery/api-client/contents';
import type { Content, ContentMeta } from '@livery/contract/contents/entities';
import { isNearEnd, playDecision, resumePosition, whatFollows } from '@livery/domain/playback';
import { addresses } from '@livery/widgets/addresses';
import { isEmbedded } from '@livery/domain/embedded';
import { embeddedAddresses } from '@livery/widgets/embedded-addresses';
import { usePlayerBus } from '@livery/widgets/player-bus';
import { useNowPlaying } from '@livery/widgets/player-keys';
import { InsteadOfPicture, PlayerControls, useIsAlone, usePlayerHost } from '@livery/widgets/player-stage';
import { useBackFromPlayer } from '@livery/widgets/back-navigation';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FilmControls } from './film-controls.tsx';
import { NotPlayed } from './not-played.tsx';
import { useFilmPlayback } from './use-film-playback.ts';
import { usePlayGate } from './use-play-gate.ts';
import { useSeries, type SeriesOfEpisode } from './use-series.ts';

/** What is known of a film or episode before it plays. */
export interface KnownFilm {
  content: Content;
  meta: ContentMeta;
  series: SeriesOfEpisode | null;
}

/** What went before in the same player: the title, by the history entry that it was replaced in, for the gate. */
export interface CameFrom {
  readonly after: number;
  /** It came by itself: nobody chose it. */
  readonly byItself: boolean;
}

/** The film or episode as the player's host knows it. */
export const persistentIdOf = (contentId: number): string => `content-${contentId}`;

/** An episode whose day is still to come. CONT-042 */
export const isAnnounced = (content: Content, series: SeriesOfEpisode | null): boolean =>
  series?.episodes.find(({ id }) => id === content.id)?.isAnnouncement ?? false;

/** Where it begins. A place so near to the end is none: the next episode would come at once. PLAY-016..019, PLAY-021 */
function startOf({ durationSeconds = NaN }: Content, { history: left, watchPercentage = 0 }: ContentMeta): number {
  const positionSeconds = resumePosition({ seconds: left?.seconds ?? 0, watchPercentage });
  return isNearEnd({ positionSeconds, durationSeconds, hasEnded: false }) ? 0 : positionSeconds;
}

interface Watched extends KnownFilm {
  /** Since when the viewer has waited for it, by the page's clock that only goes forward. */
  readonly wantedAtMs: number;
  readonly cameFrom?: CameFrom | null;
}

/** The film itself: it is watched on its page, and in the mini player when the viewer has gone on. */
export function Watching({ content, meta, series, wantedAtMs, cameFrom = null }: Watched) {
  const navigate = useNavigate();
  const { player, persistent } = usePlayerHost();
  const isAlone = useIsAlone();
  const { sleep, watchedFrom } = usePlayerBus();
  const startSeconds = startOf(content, meta);
  const leave = useBackFromPlayer(addresses.content(content));
  /** It is over, and nothing goes on in the mini player. */
  const finish = () => {
    if (isAlone) persistent?.end();
    else {
      player?.pause();
      if (!isEmbedded(location.pathname)) leave();
    }
  };
  const play = (id: number, byItself = false) => {
    const { pathname, search } = location;
    const address = isEmbedded(pathname) ? embeddedAddresses.watch(id, search) : addresses.watch(id);
    const from: CameFrom = { after: content.id, byItself };
    if (isAlone) persistent?.draw({ id: persistentIdOf(id), address, element: <Following id={id} cameFrom={from} /> });
    else void navigate(address, { replace: true, state: from });
  };
  const following = whatFollows(meta);
  const next = following.kind === 'play' && following.contentId !== content.id ? following.contentId : null;
  /** The viewer says that it is over, wherever it stands. PLAY-035 */
  const setWatched = () =>
    player && watchedFrom.set({ contentId: content.id, seconds: player.state.position.mediaTime });
  /** It is over, by itself or because the viewer says so. PLAY-023, PLAY-024, PLAY-035 */
  const end = (followedBy: number | null) => {
    const isLast = sleep.get() === 'atEnd' || followedBy === null;
    if (sleep.get() === 'atEnd') sleep.set(null);
    if (isLast) finish();
    else play(followedBy, true);
  };
  const goOn = () => end(next);
  const playback = useFilmPlayback(content, {
    startSeconds,
    wantedAtMs,
    seriesId: series?.id ?? null,
    followsEpisode: cameFrom?.byItself ?? false,
    onEnd: goOn,
  });
  useNowPlaying({
    title: series?.title ?? content.title,
    subtitle: series ? content.title : undefined,
    artwork: content.cover?.src16x9,
    contentId: content.id,
    libraryId: content.libraryId,
    seriesId: series?.id,
  });

  if (playback.error) {
    return (
      <InsteadOfPicture>
        <NotPlayed content={content} error={playback.error} onRetry={playback.retry} />
      </InsteadOfPicture>
    );
  }
  return (
    <PlayerControls>
      <FilmControls
        content={content}
        series={series}
        playback={playback}
        resumedAt={startSeconds}
        onBack={isEmbedded(location.pathname) ? undefined : leave}
        onPlay={(id) => play(id)}
        nextId={next}
        onOver={goOn}
        onFinish={() => end(null)}
        onWatched={setWatched}
      />
    </PlayerControls>
  );
}

/** The next episode in the mini player, where there is no page to say or to sell anything: what does not play by itself ends the show. PLAY-023 */
function Following({ id, cameFrom }: { id: number; cameFrom: CameFrom }) {
  const [sinceMs] = useState(() => performance.now());
  const { persistent } = usePlayerHost();
  const content = contentsApi.useGetContentQuery({ id });
  const series = useSeries(content.data);
  const meta = contentsApi.useGetContentMetaQuery({ id }, { refetchOnMountOrArgChange: true });
  const hasFailed = content.isError || meta.isError;
  useEffect(() => {
    if (hasFailed) persistent?.end();
  }, [hasFailed, persistent]);
  if (!content.data || !meta.data || meta.isFetching || series === 'loading') return null;
  return <IfItMay content={content.data} meta={meta.data} series={series} cameFrom={cameFrom} sinceMs={sinceMs} />;
}

interface Follows extends KnownFilm {
  readonly cameFrom: CameFrom;
  readonly sinceMs: number;
}

function IfItMay({ content, meta: current, series, cameFrom, sinceMs }: Follows) {
  const [meta] = useState(current);
  const { persistent } = usePlayerHost();
  const plays = playDecision(content.id, meta).kind === 'play' && meta.streamUsing !== 'content_schedule';
  const isPlayable = plays && !isAnnounced(content, series);
  const { state: gate, wantedAtMs } = usePlayGate(content, { after: cameFrom.after, isPlayable, sinceMs });
  const isOver = !isPlayable || gate === 'shut';
  useEffect(() => {
    if (isOver) persistent?.end();
  }, [isOver, persistent]);
  return (
    gate === 'open' && (
      <Watching content={content} meta={meta} series={series} cameFrom={cameFrom} wantedAtMs={wantedAtMs} />
    )
  );
}
