import { profilesApi } from '@livery/api-client/profiles';
import { readAudioOrder } from '@livery/domain/account/languages';
import { STORED } from '@livery/domain/stored-keys';
import type { Player } from '@livery/player-core';
import { usePlayerBus } from '@livery/widgets/player-bus';
import { useDeviceSettings, viewerSettings } from '@livery/widgets/player-settings';
import { useServices } from '@livery/widgets/services';
import { useEffect, useRef } from 'react';

/** The player begins as loud as it was left, and with the tracks and the speed that its viewer likes. CTRL-049 */
export function useRemembering(player: Player | null): void {
  const { storage } = useServices();
  const bus = usePlayerBus();
  const [device, changeDevice] = useDeviceSettings();
  const { data: profile } = profilesApi.useGetActiveProfileQuery();
  const atStart = useRef(device);

  useEffect(() => {
    if (!player) return;
    const stop = new AbortController();
    player.setVolume(atStart.current.volume);
    if (atStart.current.muted) player.setMuted(true);
    player.subscribe(
      ({ volume }) => volume,
      // What a television is set to is its own.
      (volume) => player.state.output === null && changeDevice({ volume }),
      { signal: stop.signal },
    );
    player.subscribe(
      ({ muted }) => muted,
      // A silence that the browser imposed is not the viewer's.
      (muted) => player.state.output === null && player.state.autoplay !== 'muted' && changeDevice({ muted }),
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, [player, changeDevice]);

  const { quality } = device;
  const profileId = profile?.id ?? null;
  useEffect(() => {
    if (!player) return;
    const prefer = () => {
      const seriesId = bus.playing.get()?.seriesId ?? null;
      const { audio, text, speed } = viewerSettings(storage, { profileId, seriesId });
      player.prefer({
        ...(audio !== undefined && { audio }),
        audioOrder: readAudioOrder(storage.get(STORED.audioOrder)),
        ...(text !== undefined && { text }),
        ...(speed !== undefined && { speed }),
        height: quality,
      });
    };
    prefer();
    return bus.playing.subscribe(prefer);
  }, [bus, player, storage, profileId, quality]);
}
