import type { ContentButton } from '@livery/contract/contents/entities';

/** How a provider sells: which calls list what is sold, and which one buys. */
export type SellsBy = 'offers' | 'purchases' | 'subscriptions';

export interface Selling {
  readonly by: SellsBy;
  /** Purchase packets are asked for instead of packets. CALL-012, CALL-013, CALL-052, CALL-054 */
  readonly listsPurchases: boolean;
}

/** The one place that decides it, by the configuration and the viewer's provider. PAY-019, BRAND-008, CALL-062, CALL-067, CALL-069 */
export function sellingOf(
  { isPurchaseOffers }: { readonly isPurchaseOffers: boolean },
  provider: { readonly hasPurchases?: boolean } | null | undefined,
): Selling {
  if (isPurchaseOffers) return { by: 'offers', listsPurchases: true };
  return provider?.hasPurchases
    ? { by: 'purchases', listsPurchases: true }
    : { by: 'subscriptions', listsPurchases: false };
}

/** Whether a button of a film sells the film by itself; another one that asks for money leads to the packets that open it. PLAY-041, PAY-019, PACK-062 */
export const sellsAlone = (
  { buttonType, showOptions }: Pick<ContentButton, 'buttonType' | 'showOptions'>,
  by: SellsBy,
): boolean => buttonType === 'pay' && !showOptions && by === 'offers';
