import { systemClock, type PlayerServices } from '@livery/player-core/services';
import type { Services } from './services.tsx';

/** The world of this page, as a player sees it. */
export const playerServices = ({ clock, storage, network }: Pick<Services, 'clock' | 'storage' | 'network'>) =>
  ({
    clock: { ...systemClock, now: clock.now },
    storage,
    network: { isOnline: network.online.get, onChange: network.online.subscribe },
  }) satisfies Partial<PlayerServices>;
