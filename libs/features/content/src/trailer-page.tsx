import { callApi } from '@livery/api-client';
import { contentStreamsEndpoints } from '@livery/contract/contents/streams';
import { useT } from '@livery/i18n/react';
import { IconButton } from '@livery/ui-kit/actions';
import { closeIcon } from '@livery/ui-kit/icons';
import { PlayerOverlay } from '@livery/ui-kit/player';
import type { PlayedSubject } from '@livery/widgets/load-facts';
import { useServices } from '@livery/widgets/services';
import { streamCode } from '@livery/widgets/stream-code';
import { addresses, idOfSegment } from '@livery/widgets/addresses';
import NothingHere from '@livery/widgets/nothing-here';
import { PageHead } from '@livery/widgets/page-head';
import { OtherScreens, PlayerButtons, ScreenButtons } from '@livery/widgets/player-buttons';
import { usePlayerCommands } from '@livery/widgets/player-commands';
import { useNowPlaying, usePlayerKeys } from '@livery/widgets/player-keys';
import { PlayerStage, useCloseMiniPlayer, usePlayerHost } from '@livery/widgets/player-stage';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { Cinema } from './watch-layout.tsx';

/** A trailer whose source is not there yet is asked for again after so long. CONT-074 */
const RETRY_MS = 500;

/** A trailer, and the way back. CONT-073, CONT-075, CONT-076 */
export default function TrailerPage() {
  const { id: segment = '' } = useParams();
  const id = idOfSegment(segment);
  return id === null ? <NothingHere kind="content" /> : <Trailer key={id} id={id} />;
}

/** Its own id is no film's: whose trailer it is stands in the address, where one of our pages has led here. STAT-022 */
const countedTrailer = (contentId: number | null, libraryId: number | null): Omit<PlayedSubject, 'stream'> => ({
  kind: 'trailer',
  startType: 'trailer',
  channelId: null,
  contentId,
  contentParentId: null,
  libraryId,
  isZap: false,
});

function Trailer({ id }: { id: number }) {
  const t = useT();
  const navigate = useNavigate();
  const { key, search } = useLocation();
  const { player } = usePlayerHost();
  const { events } = useServices();
  const commands = usePlayerCommands();
  const [missing, setMissing] = useState(false);
  const close = () => void (key === 'default' ? navigate(addresses.home(), { replace: true }) : navigate(-1));
  useCloseMiniPlayer(null);
  usePlayerKeys({ ...commands, leave: close });
  useNowPlaying({ title: t('content_trailer') });

  const countedAs = useEffectEvent(() => {
    const named = new URLSearchParams(search);
    const idOf = (name: string) => idOfSegment(named.get(name) ?? '');
    return countedTrailer(idOf('content_id'), idOf('library_id'));
  });
  useEffect(() => {
    if (!player) return;
    const stop = new AbortController();
    const { signal } = stop;
    let timer: ReturnType<typeof setTimeout>;
    const wantedAtMs = performance.now();
    const start = async () => {
      const { data, error } = await callApi(contentStreamsEndpoints.getTrailerStream, { id }, { signal });
      if (signal.aborted) return;
      if (data?.hls)
        void player.load(
          { kind: 'vod', url: data.hls, contentId: `trailer-${id}` },
          { signal, facts: { subject: { ...countedAs(), stream: data }, wantedAtMs } },
        );
      else if (error?.kind === 'http') {
        setMissing(true);
        events.emit('streamFailed', { ...countedAs(), code: streamCode(error) });
      } else timer = setTimeout(() => void start(), RETRY_MS);
    };
    void start();
    player.on('ended', close, { signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
    // `close` belongs to the page, which lives as long as the trailer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [player, id]);

  if (missing) return <NothingHere kind="content" />;
  return (
    <Cinema>
      <PageHead title={t('content_trailer')} isPrivate />
      <PlayerStage pinned>
        <PlayerOverlay
          start={<IconButton icon={closeIcon} label={t('action_close')} onClick={close} />}
          title={t('content_trailer')}
          actions={<OtherScreens place="head" />}
          controls={<PlayerButtons />}
          end={<ScreenButtons />}
        />
      </PlayerStage>
    </Cinema>
  );
}
