import { packetsApi } from '@livery/api-client/packets';
import type { Packet } from '@livery/contract/packets/entities';
import type { PacketRef } from '@livery/domain/packets';
import type { SoldItem } from '@livery/widgets/page-part';
import { type Asked, usePackets, usePacketsByItem } from '@livery/widgets/use-packets';
import { useSelling } from '@livery/widgets/use-selling';
import { useMemo } from 'react';

/** One packet by its address. CALL-053, CALL-055, CALL-060, CALL-061 */
export function usePacket(ref: PacketRef): Asked<Packet> {
  const { listsPurchases } = useSelling();
  const { kind, id } = ref;
  const providerId = kind === 'own' ? 0 : ref.providerId;
  const bundleId = kind === 'bundle' ? ref.bundleId : 0;
  const plain = packetsApi.useGetPacketQuery({ id }, { skip: kind !== 'own' || listsPurchases });
  const purchase = packetsApi.useGetPurchasePacketQuery({ id }, { skip: kind !== 'own' || !listsPurchases });
  const ofProvider = packetsApi.useGetProviderPacketQuery({ providerId, id }, { skip: kind !== 'provider' });
  const ofBundle = packetsApi.useGetBundlePacketQuery({ providerId, bundleId, id }, { skip: kind !== 'bundle' });
  const own = listsPurchases ? purchase : plain;
  const { data, error, refetch } = kind === 'own' ? own : kind === 'provider' ? ofProvider : ofBundle;
  return { data, error, refetch };
}

/**
 * The packets that open a channel or a film, with what may be done with them: the short list of a channel does not say that, the list of what is
 * sold does. SUBS-034
 */
export function usePacketsOf(item: SoldItem): Asked<readonly Packet[]> {
  const found = usePacketsByItem(item);
  const isShort = found.data?.some(({ subscription }) => !subscription) ?? false;
  const sold = usePackets({ skip: !isShort });
  const whole = useMemo(
    () => found.data?.map((packet) => sold.data?.find(({ id }) => id === packet.id) ?? packet),
    [found.data, sold.data],
  );
  return {
    // Without the whole list the short one stands: the page of the packet says more.
    data: isShort && !sold.data && !sold.error ? undefined : whole,
    error: found.error,
    refetch: isShort ? sold.refetch : found.refetch,
  };
}
