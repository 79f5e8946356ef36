import { createPlayer, type Player } from '@livery/player-core';
import { SMALL_BUFFER } from '@livery/player-core/buffer-limits';
import type { Source } from '@livery/player-core/source';
import { useEffect, useRef, useState } from 'react';
import { playerServices } from './player-services.ts';
import { useServices } from './services.tsx';
import { useSilentStage } from './silent-stage.ts';

interface SilentPicture {
  /** What to play; the same function is the same picture. Null where there is nothing. */
  readonly sourceOf: (signal: AbortSignal) => Promise<Source | null>;
  readonly muted: boolean;
  /** Nobody sees it now: it stands still until they do. */
  readonly isPaused?: boolean;
}

/**
 * A look into a channel or a trailer, on a small player of its own that nobody commands. One plays at a time. What goes wrong is not said: there is
 * just no picture.
 * @returns what the `<video>` takes, whether it has a picture, and whether that moves
 */
export function useSilentPicture({ sourceOf, muted, isPaused = false }: SilentPicture) {
  const video = useRef<HTMLVideoElement>(null);
  const [player, setPlayer] = useState<Player | null>(null);
  const [isShown, setIsShown] = useState(false);
  const services = useServices();
  const plays = useSilentStage(!isPaused);
  const playsNow = useRef(plays);

  useEffect(() => {
    if (!video.current) return;
    const stop = new AbortController();
    const { signal } = stop;
    const made = createPlayer({
      element: video.current,
      limits: SMALL_BUFFER,
      services: playerServices(services),
    });
    setPlayer(made);
    made.subscribe(
      ({ stats, error, playback }) => stats.firstFrameMs !== null && error === null && playback !== 'ended',
      setIsShown,
      { signal },
    );
    void sourceOf(signal).then((source) => {
      if (source && !signal.aborted) void made.load(source, { signal, autoplay: playsNow.current });
    });
    return () => {
      stop.abort();
      setIsShown(false);
      void made.dispose();
    };
  }, [sourceOf, services]);

  useEffect(() => player?.setMuted(muted), [player, muted]);
  useEffect(() => {
    if (playsNow.current === plays) return;
    playsNow.current = plays;
    if (!plays) player?.pause();
    // What has ended would begin anew.
    else if (player?.state.source && player.state.playback !== 'ended') void player.play();
  }, [player, plays]);
  const attributes = {
    ref: video,
    muted: true,
    playsInline: true,
    disableRemotePlayback: true,
    'aria-hidden': true,
    tabIndex: -1,
  } as const;
  return { attributes, isShown, plays };
}
