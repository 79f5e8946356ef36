import { callApi } from '@livery/api-client';
import { contentStreamsEndpoints } from '@livery/contract/contents/streams';
import { createPlayer, type Player } from '@livery/player-core';
import { SMALL_BUFFER } from '@livery/player-core/buffer-limits';
import { systemClock } from '@livery/player-core/services';
import { useServices } from '@livery/widgets/services';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

const Picture = styled.video`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  border-radius: inherit;
  opacity: 0;
  pointer-events: none;
  transition: opacity var(--motion-normal) linear;

  &[data-shown] {
    opacity: 1;
  }
`;

interface Props {
  trailerId: number;
  muted?: boolean;
  /** Whether there is a picture now. */
  onShown?: (isShown: boolean) => void;
}

/** A trailer over a picture, on a small player of its own. What goes wrong is not said, and at its end the picture is back. CONT-018, CONT-020 */
export default function TrailerPicture({ trailerId, muted = true, onShown }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [player, setPlayer] = useState<Player | null>(null);
  const [isShown, setIsShown] = useState(false);
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
    made.subscribe(
      ({ stats, error, playback }) => stats.firstFrameMs !== null && error === null && playback !== 'ended',
      setIsShown,
      { signal },
    );
    void callApi(contentStreamsEndpoints.getTrailerStream, { id: trailerId }, { signal }).then(({ data }) => {
      if (data?.hls && !signal.aborted) void made.load({ kind: 'vod', url: data.hls }, { signal });
    });
    return () => {
      stop.abort();
      void made.dispose();
    };
  }, [trailerId, clock, storage, network]);

  useEffect(() => player?.setMuted(muted), [player, muted]);
  useEffect(() => onShown?.(isShown), [onShown, isShown]);
  useEffect(() => () => onShown?.(false), [onShown]);
  return (
    <Picture
      ref={video}
      muted
      playsInline
      disableRemotePlayback
      aria-hidden
      tabIndex={-1}
      data-shown={isShown || undefined}
    />
  );
}
