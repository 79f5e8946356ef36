import { callApi } from '@livery/api-client';
import { channelsEndpoints } from '@livery/contract/channels/endpoints';
import { STREAM_QUERY } from '@livery/domain/live';
import { createPlayer, type Player } from '@livery/player-core';
import { SMALL_BUFFER } from '@livery/player-core/buffer-limits';
import { systemClock } from '@livery/player-core/services';
import { useServices } from '@livery/widgets/services';
import { useEffect, useRef, useState } from 'react';

interface Props {
  channelId: number;
  muted: boolean;
  shown: boolean;
  /** Whether there is a picture now. */
  onShown: (isShown: boolean) => void;
}

/** A look into a channel, on a small player of its own. What goes wrong is not said: the still stays. CHAN-064, CHAN-071, LIVE-034 */
export default function ZoomPreview({ channelId, muted, shown, onShown }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [player, setPlayer] = useState<Player | null>(null);
  const { clock, storage, network } = useServices();

  useEffect(() => {
    if (!video.current) return;
    const stop = new AbortController();
    const { signal } = stop;
    const made = createPlayer({
      element: video.current,
      limits: SMALL_BUFFER,
      services: { clock: { ...systemClock, now: clock.now }, storage, network },
    });
    setPlayer(made);
    made.subscribe(({ stats, error }) => stats.firstFrameMs !== null && error === null, onShown, { signal });
    void previewAddress(channelId, signal).then((url) => (url ? made.load({ kind: 'live', url }, { signal }) : null));
    return () => {
      stop.abort();
      onShown(false);
      void made.dispose();
    };
  }, [channelId, clock, storage, network, onShown]);

  useEffect(() => player?.setMuted(muted), [player, muted]);
  return (
    <video
      ref={video}
      muted
      playsInline
      disableRemotePlayback
      aria-hidden
      tabIndex={-1}
      data-shown={shown || undefined}
    />
  );
}

async function previewAddress(id: number, signal: AbortSignal): Promise<string | undefined> {
  const { data } = await callApi(
    channelsEndpoints.getChannelStream,
    { id, ...STREAM_QUERY.preview, forceHttps: location.protocol === 'https:' },
    { signal },
  );
  return data?.hlsMbr ?? data?.hls;
}
