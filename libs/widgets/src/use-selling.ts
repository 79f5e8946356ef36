import { listsPurchasePackets, sellsBy, type SellsBy } from '@livery/domain/packets';
import { selectSession, sessionNetwork } from '@livery/domain/session';
import { useConfiguration } from './use-configuration.ts';
import { useSelector } from 'react-redux';

export interface Selling {
  readonly by: SellsBy;
  /** Purchase packets are asked for instead of packets. CALL-052, CALL-054 */
  readonly listsPurchases: boolean;
}

/** How the viewer's provider sells. */
export function useSelling(): Selling {
  const { isPurchaseOffers } = useConfiguration();
  const hasPurchases = sessionNetwork(useSelector(selectSession))?.provider?.hasPurchases ?? false;
  const facts = { isPurchaseOffers, hasPurchases };
  return { by: sellsBy(facts), listsPurchases: listsPurchasePackets(facts) };
}
