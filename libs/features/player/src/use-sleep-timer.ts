import { useT } from '@livery/i18n/react';
import type { Player } from '@livery/player-core';
import { useValue } from '@livery/value/react';
import { playerDesk, sayOnPlayer } from '@livery/widgets/player-desk';
import { useEffect } from 'react';

/** Pauses when the time that the viewer chose is over. */
export function useSleepTimer(player: Player | null): void {
  const t = useT();
  const sleep = useValue(playerDesk.sleep);
  useEffect(() => {
    if (!player || sleep === null || sleep === 'atEnd') return;
    const timer = setTimeout(
      () => {
        player.pause();
        playerDesk.sleep.set(null);
        sayOnPlayer(t('player_sleep_over'));
      },
      Math.max(0, sleep.atMs - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [player, sleep, t]);
}
