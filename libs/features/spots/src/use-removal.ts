import { modalStands } from '@livery/widgets/modal-stands';
import { useModals } from '@livery/widgets/modals';
import { usePlayerBus } from '@livery/widgets/player-bus';
import { usePlayerHost } from '@livery/widgets/player-stage';
import { useServices } from '@livery/widgets/services';
import { useValue } from '@livery/value/react';

/**
 * Shows what switches advertising off: the packets of what plays, which waits meanwhile, also behind the dialogues that follow. Null where nothing is
 * sold. ADS-016
 */
export function useRemoval(): (() => void) | null {
  const services = useServices();
  const modals = useModals();
  const { player } = usePlayerHost();
  const playing = useValue(usePlayerBus().playing);
  const id = playing?.channelId ?? playing?.contentId;
  if (!playing || id === undefined || !services.siteMap.isModal('quick_packets')) return null;
  const kind = playing.channelId === undefined ? 'content' : 'channel';
  return () => {
    const goesOn = player?.state.wantsToPlay ?? false;
    player?.pause();
    modals.open('quick_packets', { item: { kind, id }, title: playing.title, removesAds: true });
    if (!goesOn) return;
    // What was bought ends the advertising, and with it what is drawn here.
    const wait = new AbortController();
    services.get(modalStands).subscribe((stands) => {
      if (stands) return;
      wait.abort();
      void player?.play();
    }, wait.signal);
  };
}
