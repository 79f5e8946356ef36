import { contentsApi } from '@livery/api-client/contents';
import { useT } from '@livery/i18n/react';
import { Spinner } from '@livery/ui-kit/feedback';
import { addresses, idOfSegment } from '@livery/widgets/addresses';
import { LoadProblem, NothingHere } from '@livery/widgets/load-problem';
import { PageTitle } from '@livery/widgets/page-title';
import { PlayerStage } from '@livery/widgets/player-stage';
import { useWatchReport } from '@livery/widgets/use-watch-report';
import type { Content, ContentMeta } from '@livery/contract/contents/entities';
import { resumePosition } from '@livery/domain/playback';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { FilmControls } from './film-controls.tsx';
import { useFilmPlayback } from './use-film-playback.ts';
import { Cinema, Waiting } from './watch-layout.tsx';

/** The full player of a film or episode. CONT-069..072 */
export default function WatchPage() {
  const { id: segment = '' } = useParams();
  const id = idOfSegment(segment);
  return id === null ? <NothingHere kind="content" /> : <WatchById key={id} id={id} />;
}

function WatchById({ id }: { id: number }) {
  const t = useT();
  const content = contentsApi.useGetContentQuery({ id });
  // What was watched since the last visit decides where it begins.
  const meta = contentsApi.useGetContentMetaQuery({ id }, { refetchOnMountOrArgChange: true });
  const error = content.error ?? meta.error;
  if (error && !(content.data && meta.data)) {
    return <LoadProblem error={error} kind="content" onRetry={() => (void content.refetch(), void meta.refetch())} />;
  }
  if (!content.data || !meta.data || meta.isFetching) {
    return (
      <Waiting>
        <Spinner label={t('status_loading')} />
      </Waiting>
    );
  }
  if (meta.data.isLost && !meta.data.isAvailable) return <NothingHere kind="content" />;
  return <Watching content={content.data} meta={meta.data} />;
}

function Watching({ content, meta: current }: { content: Content; meta: ContentMeta }) {
  // Reports of this very viewing change the answer; they must not start the film anew.
  const [meta] = useState(current);
  const navigate = useNavigate();
  const { key } = useLocation();
  const startSeconds = resumePosition({
    seconds: meta.history?.seconds ?? 0,
    watchPercentage: meta.watchPercentage ?? 0,
  });
  const leave = () => (key === 'default' ? navigate(addresses.content(content), { replace: true }) : navigate(-1));
  const next = meta.nextToPlay && meta.nextToPlay.id !== content.id ? meta.nextToPlay.id : null;
  const goNext = next === null ? null : () => void navigate(addresses.watch(next), { replace: true });
  const playback = useFilmPlayback(content, { startSeconds, onEnd: goNext ?? (() => void leave()) });
  useWatchReport(playback.statId, { resumable: true });

  if (playback.error) return <LoadProblem error={playback.error} kind="content" onRetry={playback.retry} />;
  return (
    <Cinema>
      <PageTitle title={content.title} />
      <PlayerStage pinned>
        <FilmControls content={content} resumedAt={startSeconds} onBack={() => void leave()} onNext={goNext} />
      </PlayerStage>
    </Cinema>
  );
}
