import { contentsApi } from '@livery/api-client/contents';
import { playDecision, playedId, streamSource } from '@livery/domain/playback';
import { selectSession, sessionKind } from '@livery/domain/session';
import { useT } from '@livery/i18n/react';
import { Spinner } from '@livery/ui-kit/feedback';
import { addresses, idOfSegment } from '@livery/widgets/addresses';
import { isEmbedded } from '@livery/domain/embedded';
import { embeddedAddresses } from '@livery/widgets/embedded-addresses';
import { LoadProblem } from '@livery/widgets/load-problem';
import NothingHere from '@livery/widgets/nothing-here';
import { PersistentPlayer, useCloseMiniPlayer, usePlayerHost } from '@livery/widgets/player-stage';
import { useGate } from '@livery/widgets/use-gate';
import { isFirstHistoryEntry } from '@livery/widgets/back-navigation';
import { useArrivalType } from '@livery/widgets/navigation-type';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { ContentHead } from './content-head.tsx';
import { NotConfirmed, NotPlayed } from './not-played.tsx';
import { useContentInLibrary } from './use-library-of-address.ts';
import { usePlayGate } from './use-play-gate.ts';
import { useSeries } from './use-series.ts';
import { Cinema, Waiting } from './watch-layout.tsx';
import { isAnnounced, persistentIdOf, Watching, type CameFrom, type KnownFilm } from './watching.tsx';

/** The full player of a film or episode. CONT-069..072 */
export default function WatchPage() {
  const { id: segment = '' } = useParams();
  const id = idOfSegment(segment);
  return id === null ? <NothingHere kind="content" /> : <WatchById key={id} id={id} />;
}

function WatchById({ id }: { id: number }) {
  const persistentId = persistentIdOf(id);
  const { persistent } = usePlayerHost();
  const [isOn] = useState(persistent?.current === persistentId);
  useCloseMiniPlayer(persistentId);
  return isOn ? <GoingOn id={id} /> : <Beginning id={id} />;
}

/** It has been playing in the mini player: it has only to be given its place again, and nothing is asked that was asked before. */
function GoingOn({ id }: { id: number }) {
  const { data: content } = contentsApi.useGetContentQuery({ id });
  return (
    <Cinema>
      {content && <ContentHead content={content} />}
      <PersistentPlayer pinned id={persistentIdOf(id)} />
    </Cinema>
  );
}

function Beginning({ id }: { id: number }) {
  const [sinceMs, setSinceMs] = useState(() => performance.now());
  const content = contentsApi.useGetContentQuery({ id });
  const film = useContentInLibrary(content.data);
  const series = useSeries(film);
  // What was watched since the last visit decides where it begins.
  const meta = contentsApi.useGetContentMetaQuery({ id }, { refetchOnMountOrArgChange: true });
  // Asked again later, by a purchase in another tab for one, it must not take the picture away.
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked && meta.data && !meta.isFetching) setIsAsked(true);
  const error = content.error ?? meta.error;
  if (error && !(film && meta.data)) {
    const retry = () => {
      // Who looked at an error was not waiting for the stream.
      setSinceMs(performance.now());
      void content.refetch();
      void meta.refetch();
    };
    return <LoadProblem error={error} kind="content" onRetry={retry} />;
  }
  if (!film || !meta.data || !isAsked || series === 'loading') return <Wait />;
  const playing = playedId(film, meta.data);
  if (playing !== film.id) return <NextEpisode id={playing} />;
  return <Guarded content={film} meta={meta.data} series={series} sinceMs={sinceMs} />;
}

function Wait() {
  const t = useT();
  return (
    <Waiting data-page-picture>
      <Spinner label={t('status_loading')} />
    </Waiting>
  );
}

/** A series is watched by its episodes: its address leads on to the one that comes next. */
function NextEpisode({ id }: { id: number }) {
  const { state, search, pathname } = useLocation();
  const watch = isEmbedded(pathname) ? embeddedAddresses.watch : addresses.watch;
  return <Navigate to={watch(id) + search} replace state={state} />;
}

/** Who may not play it, is told why; what stands before it, is asked. Only then the stream is. */
function Guarded({ content, meta: current, series, sinceMs }: KnownFilm & { sinceMs: number }) {
  // Reports of this very viewing change the answer; they must not start the film anew.
  const [begun, setBegun] = useState(current);
  // What has been bought meanwhile plays by itself. PLAY-008
  const isBought =
    playDecision(content.id, begun).kind === 'offer' && playDecision(content.id, current).kind === 'play';
  if (isBought) setBegun(current);
  const meta = isBought ? current : begun;
  const cameFrom = useCameFrom();
  const [isFirstPage] = useState(isFirstHistoryEntry);
  const navigate = useNavigate();
  const decision = playDecision(content.id, meta);
  const isOnAir = meta.streamUsing === 'content_schedule';
  const {
    state: gate,
    wantedAtMs,
    retry,
  } = usePlayGate(content, {
    sinceMs,
    after: cameFrom?.after ?? null,
    isPlayable: decision.kind === 'play' && !isOnAir && !isAnnounced(content, series),
  });
  const isShut = gate === 'shut';
  const goBack = useEffectEvent(() => {
    // There is nothing to go back to: what is said in its place asks again. CONT-009
    if (isEmbedded(location.pathname)) return;
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
  if (decision.kind === 'offer') return <Offered content={content} />;
  if (gate === 'shut' && isEmbedded(location.pathname)) return <NotConfirmed content={content} onRetry={retry} />;
  if (gate !== 'open') return <Wait />;
  return (
    <Cinema>
      <ContentHead content={content} />
      <PersistentPlayer pinned id={persistentIdOf(content.id)}>
        <Watching content={content} meta={meta} series={series} cameFrom={cameFrom} wantedAtMs={wantedAtMs} />
      </PersistentPlayer>
    </Cinema>
  );
}

/**
 * What played before, where it went over into this one. Of the arrival: a dialogue over the page has an address of its own. History keeps it, but who loads the page again,
 * or comes back to it, begins anew. STAT-032
 */
function useCameFrom(): CameFrom | null {
  const arrivalType = useArrivalType();
  const { state } = useLocation();
  const [cameFrom] = useState(arrivalType === 'POP' ? null : (state as CameFrom | null));
  return cameFrom;
}

/** What has to be bought: the packets that open it are offered to whoever has signed in, and stand there when that is closed. PLAY-005…PLAY-007 */
function Offered({ content }: Pick<KnownFilm, 'content'>) {
  const gate = useGate();
  const isMember = sessionKind(useSelector(selectSession)) === 'loggedIn';
  const { id, age, isAdult, title } = content;
  useEffect(() => {
    if (!isMember) return;
    const stop = new AbortController();
    const toBuy = { kind: 'content', id, title } as const;
    void gate.pass({ action: 'vod', content: { id, age, isAdult }, toBuy }, { signal: stop.signal });
    return () => stop.abort();
  }, [gate, isMember, id, age, isAdult, title]);
  return <NotPlayed content={content} refusal="notPurchased" />;
}

/** What was on a channel is watched there, from its beginning: the channel knows its archive and who may watch it. PLAY-014, PLAY-015, PLAY-038 */
function FromArchive({ content, meta }: Omit<KnownFilm, 'series'>) {
  const { data, error, refetch } = contentsApi.useGetSourcesQuery({ id: content.id });
  const { pathname, search } = useLocation();
  if (error && !data) return <LoadProblem error={error} kind="content" onRetry={refetch} />;
  if (!data) return <Wait />;
  const source = streamSource(meta, { libraryId: content.libraryId, catchups: data.catchups });
  if (source?.kind !== 'catchup') return <NotPlayed content={content} refusal="unavailable" />;
  const { channelId, startAtMs } = source.catchup;
  const ts = Math.floor(startAtMs / 1000);
  const channel = isEmbedded(pathname)
    ? embeddedAddresses.channel(channelId, ts, search)
    : addresses.channel({ id: channelId }, { ts });
  return <Navigate to={channel} replace />;
}
