import { useModals } from '@livery/widgets/modals';
import { usePlayerBus } from '@livery/widgets/player-bus';
import { usePlayerHost } from '@livery/widgets/player-stage';
import { useServices } from '@livery/widgets/services';
import { useValue } from '@livery/value/react';

/** Shows what switches advertising off: the packets of what plays, which waits meanwhile. Null where nothing is sold. ADS-016 */
export function useRemoval(): (() => void) | null {
  const { siteMap } = useServices();
  const modals = useModals();
  const { player } = usePlayerHost();
  const playing = useValue(usePlayerBus().playing);
  const id = playing?.channelId ?? playing?.contentId;
  if (!playing || id === undefined || !siteMap.isModal('quick_packets')) return null;
  const kind = playing.channelId === undefined ? 'content' : 'channel';
  return () => {
    const goesOn = player?.state.wantsToPlay ?? false;
    player?.pause();
    const request = { item: { kind, id }, title: playing.title, removesAds: true } as const;
    modals.open('quick_packets', request, () => goesOn && void player?.play());
  };
}
