import type { ContentButton } from '@livery/contract/contents/entities';

/** How a provider sells: which calls list what is sold, and which one buys. */
export type SellsBy = 'offers' | 'purchases' | 'subscriptions';

export interface SellingFacts {
  /** `is_purchase_offers` of the configuration. PAY-019 */
  readonly isPurchaseOffers: boolean;
  /** The provider sells by purchase types. BRAND-008 */
  readonly hasPurchases: boolean;
}

/** The one place that decides it. CALL-052, CALL-054, CALL-062, CALL-067, CALL-069 */
export function sellsBy({ isPurchaseOffers, hasPurchases }: SellingFacts): SellsBy {
  if (isPurchaseOffers) return 'offers';
  return hasPurchases ? 'purchases' : 'subscriptions';
}

/** Which list of packets is asked for, and which packets sell a channel. CALL-012, CALL-013, CALL-052, CALL-054 */
export const listsPurchasePackets = (facts: SellingFacts): boolean => sellsBy(facts) !== 'subscriptions';

/** Whether a button of a film sells the film by itself; another one that asks for money leads to the packets that open it. PLAY-041, PAY-019, PACK-062 */
export const sellsAlone = (
  { buttonType, showOptions }: Pick<ContentButton, 'buttonType' | 'showOptions'>,
  by: SellsBy,
): boolean => buttonType === 'pay' && !showOptions && by === 'offers';
