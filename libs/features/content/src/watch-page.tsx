import { contentsApi } from '@livery/api-client/contents';
import type { Content, ContentMeta } from '@livery/contract/contents/entities';
import { playDecision, resumePosition, streamSource } from '@livery/domain/playback';
import { useT } from '@livery/i18n/react';
import { Spinner } from '@livery/ui-kit/feedback';
import { addresses, idOfSegment } from '@livery/widgets/addresses';
import { LoadProblem, NothingHere } from '@livery/widgets/load-problem';
import { PageTitle } from '@livery/widgets/page-title';
import { playerDesk } from '@livery/widgets/player-desk';
import { useNowPlaying } from '@livery/widgets/player-keys';
import {
  InsteadOfPicture,
  PlayerControls,
  PlayerShow,
  useIsAlone,
  useOnlyShow,
  usePlayerHost,
} from '@livery/widgets/player-stage';
import { useWatchReport } from '@livery/widgets/use-watch-report';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { FilmControls } from './film-controls.tsx';
import { NotPlayed } from './not-played.tsx';
import { useFilmPlayback } from './use-film-playback.ts';
import { usePlayGate } from './use-play-gate.ts';
import { useSeries, type SeriesOfEpisode } from './use-series.ts';
import { Cinema, Waiting } from './watch-layout.tsx';

/** The full player of a film or episode. CONT-069..072 */
export default function WatchPage() {
  const { id: segment = '' } = useParams();
  const id = idOfSegment(segment);
  return id === null ? <NothingHere kind="content" /> : <WatchById key={id} id={id} />;
}

/** The film or episode as the player's host knows it. */
const showIdOf = (contentId: number): string => `content-${contentId}`;

/** What went before in the same player, for the gate: the title, by the history entry that it was replaced in. */
interface CameFrom {
  after?: number;
}

function WatchById({ id }: { id: number }) {
  const showId = showIdOf(id);
  const { shows } = usePlayerHost();
  const [isOn] = useState(shows?.current === showId);
  useOnlyShow(showId);
  return isOn ? <GoingOn id={id} /> : <Beginning id={id} />;
}

/** It has been playing in the corner: it has only to be given its place again, and nothing is asked that was asked before. */
function GoingOn({ id }: { id: number }) {
  const { data: content } = contentsApi.useGetContentQuery({ id });
  return (
    <Cinema>
      {content && <PageTitle title={content.title} />}
      <PlayerShow pinned id={showIdOf(id)} />
    </Cinema>
  );
}

function Beginning({ id }: { id: number }) {
  const content = contentsApi.useGetContentQuery({ id });
  const series = useSeries(content.data);
  // What was watched since the last visit decides where it begins.
  const meta = contentsApi.useGetContentMetaQuery({ id }, { refetchOnMountOrArgChange: true });
  const error = content.error ?? meta.error;
  if (error && !(content.data && meta.data)) {
    return <LoadProblem error={error} kind="content" onRetry={() => (void content.refetch(), void meta.refetch())} />;
  }
  if (!content.data || !meta.data || meta.isFetching || series === 'loading') return <Wait />;
  return <Guarded content={content.data} meta={meta.data} series={series} />;
}

function Wait() {
  const t = useT();
  return (
    <Waiting>
      <Spinner label={t('status_loading')} />
    </Waiting>
  );
}

interface Props {
  content: Content;
  meta: ContentMeta;
  series: SeriesOfEpisode | null;
}

/** Whether going back would leave the site: a link led here. */
const nothingLiesBefore = (): boolean => !(history.state as { idx?: number } | null)?.idx;

/** Who may not play it, is told why; what stands before it, is asked. Only then the stream is. */
function Guarded({ content, meta: current, series }: Props) {
  // Reports of this very viewing change the answer; they must not start the film anew.
  const [meta] = useState(current);
  // Of the arrival: a dialogue over the page has an address of its own.
  const [{ state }] = useState(useLocation());
  const [isFirstPage] = useState(nothingLiesBefore);
  const navigate = useNavigate();
  const decision = playDecision(content.id, meta);
  const isOnAir = meta.streamUsing === 'content_schedule';
  const gate = usePlayGate(content, {
    after: (state as CameFrom | null)?.after ?? null,
    isPlayable: decision.kind === 'play' && !isOnAir && !isAnnounced(content, series),
  });
  const isShut = gate === 'shut';
  const goBack = useEffectEvent(() => {
    if (isFirstPage) void navigate(addresses.content(content), { replace: true });
    else void navigate(-1);
  });
  useEffect(() => {
    if (isShut) goBack();
  }, [isShut]);

  if (isAnnounced(content, series)) return <NotPlayed content={content} refusal="announced" />;
  // CONT-071
  if (meta.isLost && !meta.isAvailable) return <NothingHere kind="content" />;
  if (decision.kind === 'refuse') return <NotPlayed content={content} refusal={decision.reason} />;
  if (isOnAir) return <FromArchive content={content} meta={meta} />;
  if (decision.kind === 'offer') return <NotPlayed content={content} refusal="notPurchased" />;
  if (gate !== 'open') return <Wait />;
  return (
    <Cinema>
      <PageTitle title={content.title} />
      <PlayerShow pinned id={showIdOf(content.id)}>
        <Watching content={content} meta={meta} series={series} />
      </PlayerShow>
    </Cinema>
  );
}

/** An episode whose day is still to come. CONT-042 */
const isAnnounced = (content: Content, series: SeriesOfEpisode | null): boolean =>
  series?.episodes.find(({ id }) => id === content.id)?.isAnnouncement ?? false;

/** What was on a channel is watched there, from its beginning: the channel knows its archive and who may watch it. PLAY-014, PLAY-015, PLAY-038 */
function FromArchive({ content, meta }: Omit<Props, 'series'>) {
  const { data, error, refetch } = contentsApi.useGetSourcesQuery({ id: content.id });
  if (error && !data) return <LoadProblem error={error} kind="content" onRetry={refetch} />;
  if (!data) return <Wait />;
  const source = streamSource(meta, { libraryId: content.libraryId, catchups: data.catchups });
  if (source?.kind !== 'catchup') return <NotPlayed content={content} refusal="unavailable" />;
  const { channelId, startAtMs } = source.catchup;
  return <Navigate to={addresses.channel({ id: channelId }, { ts: Math.floor(startAtMs / 1000) })} replace />;
}

/** Inside of another site there is nothing to go back to. CONT-008 */
const isEmbedded = (): boolean => location.pathname.includes('_embed');

/** The film itself: it is watched on its page, and in the corner when the viewer has gone on. */
function Watching({ content, meta, series }: Props) {
  const navigate = useNavigate();
  const { player, shows, toggleFullscreen } = usePlayerHost();
  const isAlone = useIsAlone();
  const startSeconds = resumePosition({
    seconds: meta.history?.seconds ?? 0,
    watchPercentage: meta.watchPercentage ?? 0,
  });
  const leave = () => {
    // Over there nothing fills the screen. PLAY-024
    if (document.fullscreenElement) toggleFullscreen();
    if (nothingLiesBefore()) void navigate(addresses.content(content), { replace: true });
    else void navigate(-1);
  };
  /** It is over, and nothing goes on in the corner. */
  const finish = () => {
    if (isAlone) shows?.end();
    else {
      player?.pause();
      if (!isEmbedded()) leave();
    }
  };
  // Alone it plays to its end: another one is for a page to ask about.
  const play = (id: number) =>
    !isAlone && void navigate(addresses.watch(id), { replace: true, state: { after: content.id } satisfies CameFrom });
  const next = meta.nextToPlay && meta.nextToPlay.id !== content.id ? meta.nextToPlay.id : null;
  const goOn = () => {
    if (playerDesk.sleep.get() === 'atEnd') {
      playerDesk.sleep.set(null);
      finish();
    } else if (next === null || isAlone) finish();
    else play(next);
  };
  const playback = useFilmPlayback(content, { startSeconds, onEnd: goOn });
  useWatchReport(playback.reel?.kind === 'main' ? playback.stream?.stat?.id : undefined, { resumable: true });
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
        onBack={isEmbedded() ? undefined : leave}
        onPlay={play}
        nextId={next}
        onOver={goOn}
      />
    </PlayerControls>
  );
}
