import { useT } from '@livery/i18n/react';
import type { Player } from '@livery/player-core';
import { useValue } from '@livery/value/react';
import { usePlayerBus } from '@livery/widgets/player-bus';
import { useEffect } from 'react';

/** Pauses when the time that the viewer chose is over. */
export function useSleepTimer(player: Player | null): void {
  const t = useT();
  const bus = usePlayerBus();
  const sleep = useValue(bus.sleep);
  useEffect(() => {
    if (!player || sleep === null || sleep === 'atEnd') return;
    const timer = setTimeout(
      () => {
        player.pause();
        bus.sleep.set(null);
        bus.showOsd(t('player_sleep_over'));
      },
      Math.max(0, sleep.atMs - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [bus, player, sleep, t]);
}
