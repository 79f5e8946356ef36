import type { ApiError } from '@livery/api-client';
import { packetsApi } from '@livery/api-client/packets';
import type { SubPacket, PurchaseType } from '@livery/contract/packets/entities';
import { periodOffers, type PeriodOffer } from '@livery/domain/packets';
import { enablingRefusal, type SubscriptionRefusal } from '@livery/domain/subscription';
import { useServices } from '@livery/widgets/services';
import { useRightsChanged } from '@livery/widgets/rights-changed';
import { useSelling } from './use-selling.ts';

/** What came of a purchase. */
export type Outcome =
  | { readonly kind: 'bought' }
  /** The server has taken it and has not decided yet. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'refused'; readonly refusal: SubscriptionRefusal; readonly error: ApiError };

export interface Purchase {
  /** Undefined until they are known; one without a type where the packet is subscribed to as it is. */
  readonly offers: readonly PeriodOffer[] | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
  readonly isBusy: boolean;
  /** Pays from the account's balance. CALL-062, CALL-067 */
  readonly buy: (type: PurchaseType | undefined) => Promise<Outcome>;
}

/** The periods of a packet, and the call that buys it. */
export function usePurchase(packet: SubPacket): Purchase {
  const { by } = useSelling();
  const { clock } = useServices();
  const rightsChanged = useRightsChanged();
  const hasTypes = by === 'purchases';
  const { data, error, refetch } = packetsApi.useGetPurchasePeriodsQuery({ id: packet.id }, { skip: !hasTypes });
  const [purchase, purchasing] = packetsApi.usePurchaseMutation();
  const [subscribe, subscribing] = packetsApi.useSubscribeMutation();

  async function buy(type: PurchaseType | undefined): Promise<Outcome> {
    const { data: transaction, error: refused } = await (type
      ? purchase({ purchaseTypeId: type.id })
      : subscribe({ packetId: packet.id, paytype: 'async' }));
    if (!transaction) return refusedOutcome(refused as ApiError);
    if (transaction.status === 'error') return { kind: 'failed', text: transaction.statusDescription ?? '' };
    if (transaction.status !== 'complete') return { kind: 'pending' };
    rightsChanged();
    return { kind: 'bought' };
  }

  return {
    offers: hasTypes ? data && periodOffers(data.purchaseperiods, clock.now()) : [],
    error,
    refetch,
    isBusy: purchasing.isLoading || subscribing.isLoading,
    buy,
  };
}

function refusedOutcome(error: ApiError): Outcome {
  const refusal = error.kind === 'http' ? enablingRefusal(error) : ({ kind: 'other' } as const);
  return { kind: 'refused', refusal, error };
}
