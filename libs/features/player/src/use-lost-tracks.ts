import { useT } from '@livery/i18n/react';
import type { Player } from '@livery/player-core';
import { usePlayerBus } from '@livery/widgets/player-bus';
import { nameOfTrack } from '@livery/widgets/track-names';
import { useEffect } from 'react';

/** Says when subtitles or a sound track cannot be had: the picture goes on without a pause. */
export function useLostTracks(player: Player | null): void {
  const t = useT();
  const bus = usePlayerBus();
  useEffect(() => {
    if (!player) return;
    const stop = new AbortController();
    player.on(
      'trackLost',
      ({ kind, track }) => bus.showOsd(t(`player_notice_${kind}_lost`, { label: nameOfTrack(track, t) })),
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, [bus, player, t]);
}
