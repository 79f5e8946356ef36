import { contentsApi } from '@livery/api-client/contents';
import type { Content, ContentMeta } from '@livery/contract/contents/entities';
import { playDecision, resumePosition } from '@livery/domain/playback';
import { useT } from '@livery/i18n/react';
import { Spinner } from '@livery/ui-kit/feedback';
import { addresses, idOfSegment } from '@livery/widgets/addresses';
import { LoadProblem, NothingHere } from '@livery/widgets/load-problem';
import { PageTitle } from '@livery/widgets/page-title';
import { playerDesk } from '@livery/widgets/player-desk';
import { useNowPlaying } from '@livery/widgets/player-keys';
import { PlayerStage, usePlayerHost } from '@livery/widgets/player-stage';
import { useWatchReport } from '@livery/widgets/use-watch-report';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
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

/** What went before in the same player, for the gate: the title, by the history entry that it was replaced in. */
interface CameFrom {
  after?: number;
}

function WatchById({ id }: { id: number }) {
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

/** Whether going back would leave the site: a link led here, or this page was loaded anew. */
const nothingLiesBefore = (key: string): boolean =>
  key === 'default' || (history.state as { idx?: number } | null)?.idx === 0;

/** Who may not play it, is told why; what stands before it, is asked. Only then the stream is. */
function Guarded({ content, meta: current, series }: Props) {
  // Reports of this very viewing change the answer; they must not start the film anew.
  const [meta] = useState(current);
  // Of the arrival: a dialogue over the page has an address of its own.
  const [{ key, state }] = useState(useLocation());
  const [isFirstPage] = useState(() => nothingLiesBefore(key));
  const navigate = useNavigate();
  const decision = playDecision(content.id, meta);
  const gate = usePlayGate(content, {
    after: (state as CameFrom | null)?.after ?? null,
    isPlayable: decision.kind === 'play',
  });
  const isShut = gate === 'shut';
  const goBack = useEffectEvent(() => {
    if (isFirstPage) void navigate(addresses.content(content), { replace: true });
    else void navigate(-1);
  });
  useEffect(() => {
    if (isShut) goBack();
  }, [isShut]);

  if (decision.kind === 'refuse') return <NotPlayed content={content} refusal={decision.reason} />;
  if (decision.kind === 'offer') return <NotPlayed content={content} refusal="notPurchased" />;
  return gate === 'open' ? (
    <Watching content={content} meta={meta} series={series} isFirstPage={isFirstPage} />
  ) : (
    <Wait />
  );
}

function Watching({ content, meta, series, isFirstPage }: Props & { isFirstPage: boolean }) {
  const navigate = useNavigate();
  const { toggleFullscreen } = usePlayerHost();
  const startSeconds = resumePosition({
    seconds: meta.history?.seconds ?? 0,
    watchPercentage: meta.watchPercentage ?? 0,
  });
  const leave = () => {
    // Over there nothing fills the screen. PLAY-024
    if (document.fullscreenElement) toggleFullscreen();
    if (isFirstPage) void navigate(addresses.content(content), { replace: true });
    else void navigate(-1);
  };
  const play = (id: number) =>
    void navigate(addresses.watch(id), { replace: true, state: { after: content.id } satisfies CameFrom });
  const next = meta.nextToPlay && meta.nextToPlay.id !== content.id ? meta.nextToPlay.id : null;
  const goOn = () => {
    if (playerDesk.sleep.get() === 'atEnd') {
      playerDesk.sleep.set(null);
      leave();
    } else if (next === null) leave();
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

  if (playback.error) return <NotPlayed content={content} error={playback.error} onRetry={playback.retry} />;
  return (
    <Cinema>
      <PageTitle title={content.title} />
      <PlayerStage pinned>
        <FilmControls
          content={content}
          series={series}
          playback={playback}
          resumedAt={startSeconds}
          onBack={leave}
          onPlay={play}
          nextId={next}
          onOver={goOn}
        />
      </PlayerStage>
    </Cinema>
  );
}
