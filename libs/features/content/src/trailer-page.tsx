import { callApi } from '@livery/api-client';
import { contentStreamsEndpoints } from '@livery/contract/contents/streams';
import { useT } from '@livery/i18n/react';
import { IconButton } from '@livery/ui-kit/actions';
import { closeIcon } from '@livery/ui-kit/icons';
import { PlayerOverlay } from '@livery/ui-kit/player';
import { addresses, idOfSegment } from '@livery/widgets/addresses';
import { NothingHere } from '@livery/widgets/load-problem';
import { PageTitle } from '@livery/widgets/page-title';
import { FullscreenButton, PictureInPictureButton, PlayerButtons } from '@livery/widgets/player-buttons';
import { usePlayerCommands } from '@livery/widgets/player-commands';
import { useNowPlaying, usePlayerKeys } from '@livery/widgets/player-keys';
import { PlayerStage, usePlayerHost } from '@livery/widgets/player-stage';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { Cinema } from './watch-layout.tsx';

/** A trailer, and the way back. CONT-073, CONT-075, CONT-076 */
export default function TrailerPage() {
  const { id: segment = '' } = useParams();
  const id = idOfSegment(segment);
  return id === null ? <NothingHere kind="content" /> : <Trailer key={id} id={id} />;
}

function Trailer({ id }: { id: number }) {
  const t = useT();
  const navigate = useNavigate();
  const { key } = useLocation();
  const { player } = usePlayerHost();
  const commands = usePlayerCommands();
  const [missing, setMissing] = useState(false);
  const close = () => void (key === 'default' ? navigate(addresses.home(), { replace: true }) : navigate(-1));
  usePlayerKeys({ ...commands, leave: close });
  useNowPlaying({ title: t('content_trailer') });

  useEffect(() => {
    if (!player) return;
    const stop = new AbortController();
    const { signal } = stop;
    void callApi(contentStreamsEndpoints.getTrailerStream, { id }, { signal }).then((result) => {
      if (signal.aborted) return;
      const url = result.data?.hls;
      if (url) void player.load({ kind: 'vod', url }, { signal });
      else setMissing(true);
    });
    player.on('ended', close, { signal });
    return () => stop.abort();
    // `close` belongs to the page, which lives as long as the trailer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [player, id]);

  if (missing) return <NothingHere kind="content" />;
  return (
    <Cinema>
      <PageTitle title={t('content_trailer')} />
      <PlayerStage pinned>
        <PlayerOverlay
          start={<IconButton icon={closeIcon} label={t('action_close')} onClick={close} />}
          title={t('content_trailer')}
          controls={<PlayerButtons />}
          end={
            <>
              <PictureInPictureButton />
              <FullscreenButton />
            </>
          }
        />
      </PlayerStage>
    </Cinema>
  );
}
