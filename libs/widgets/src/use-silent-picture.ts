import { createPlayer, type Player } from '@livery/player-core';
import { SMALL_BUFFER } from '@livery/player-core/buffer-limits';
import type { Source } from '@livery/player-core/source';
import { useEffect, useRef, useState } from 'react';
import { playerServices } from './player-services.ts';
import { useServices } from './services.tsx';

interface Wish {
  /** What to play; the same function is the same picture. Null where there is nothing. */
  readonly sourceOf: (signal: AbortSignal) => Promise<Source | null>;
  readonly muted: boolean;
}

/**
 * A look into a channel or a trailer, on a small player of its own that nobody commands. What goes wrong is not said: there is just no picture.
 * @returns what the `<video>` takes, and whether its picture moves
 */
export function useSilentPicture({ sourceOf, muted }: Wish) {
  const video = useRef<HTMLVideoElement>(null);
  const [player, setPlayer] = useState<Player | null>(null);
  const [isShown, setIsShown] = useState(false);
  const services = useServices();

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
      if (source && !signal.aborted) void made.load(source, { signal });
    });
    return () => {
      stop.abort();
      setIsShown(false);
      void made.dispose();
    };
  }, [sourceOf, services]);

  useEffect(() => player?.setMuted(muted), [player, muted]);
  const attributes = {
    ref: video,
    muted: true,
    playsInline: true,
    disableRemotePlayback: true,
    'aria-hidden': true,
    tabIndex: -1,
  } as const;
  return { attributes, isShown };
}
