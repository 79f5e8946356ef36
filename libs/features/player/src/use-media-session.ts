import { SKIP_SECONDS } from '@livery/domain/controls';
import type { Player } from '@livery/player-core';
import { isUnderWay, type PlayerState } from '@livery/player-core/state';
import { useValue } from '@livery/value/react';
import { usePlayerBus } from '@livery/widgets/player-bus';
import { useEffect } from 'react';

/** Lock screens, headphones, and the small window of the picture show what plays and drive it. */
export function useMediaSession(player: Player | null): void {
  const bus = usePlayerBus();
  const playing = useValue(bus.playing);
  useEffect(() => {
    const session = navigator.mediaSession;
    if (!session || !player || !playing || typeof MediaMetadata === 'undefined') return;
    const { title, subtitle = '', artwork } = playing;
    session.metadata = new MediaMetadata({ title, artist: subtitle, ...(artwork && { artwork: [{ src: artwork }] }) });

    // What lies over the picture cannot be passed over from here.
    const unlessCovered =
      (act: MediaSessionActionHandler): MediaSessionActionHandler =>
      (details) =>
        void (bus.isCovered.get() || act(details));
    const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
      // As any other press of "play": a page may know better than to begin again at the same place. LIVE-018
      play: () => (isUnderWay(player.state) ? void player.play() : bus.actions.get()?.togglePlay()),
      pause: () => bus.actions.get()?.togglePlay(),
      seekbackward: unlessCovered(({ seekOffset }) => bus.actions.get()?.skip?.(-(seekOffset ?? SKIP_SECONDS))),
      seekforward: unlessCovered(({ seekOffset }) => bus.actions.get()?.skip?.(seekOffset ?? SKIP_SECONDS)),
      seekto: unlessCovered(({ seekTime }) => {
        if (player.state.content === 'vod' && seekTime !== undefined) void player.seek({ mediaTime: seekTime });
      }),
      nexttrack: unlessCovered(() => bus.actions.get()?.next?.()),
      previoustrack: unlessCovered(() => bus.actions.get()?.previous?.()),
    };
    const names = Object.keys(handlers) as MediaSessionAction[];
    for (const name of names) handle(session, name, handlers[name] ?? null);

    const stop = new AbortController();
    const show = showingOn(session);
    player.subscribe((state) => state, show, { signal: stop.signal });
    show(player.state);
    return () => {
      stop.abort();
      for (const name of names) handle(session, name, null);
      session.metadata = null;
      session.playbackState = 'none';
    };
  }, [bus, player, playing]);
}

/** Browsers refuse actions that they do not know. */
function handle(session: MediaSession, name: MediaSessionAction, run: MediaSessionActionHandler | null): void {
  try {
    session.setActionHandler(name, run);
  } catch {
    // Then the system has no button for it.
  }
}

/** Tells the system how the player stands, each second once. */
function showingOn(session: MediaSession) {
  let shown = '';
  return (state: PlayerState): void => {
    session.playbackState = isUnderWay(state) ? 'playing' : 'paused';
    const { durationSeconds, position, playbackRate } = state;
    const told = `${durationSeconds} ${Math.floor(position.mediaTime)} ${playbackRate}`;
    if (told === shown) return;
    shown = told;
    // A channel has no length: its place is nobody's business but ours.
    if (durationSeconds === null) session.setPositionState?.();
    else
      session.setPositionState?.({
        duration: durationSeconds,
        position: Math.min(Math.max(0, position.mediaTime), durationSeconds),
        playbackRate,
      });
  };
}
