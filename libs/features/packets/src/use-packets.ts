import { packetsApi } from '@livery/api-client/packets';
import type { Packet } from '@livery/contract/packets/entities';
import type { PacketRef } from '@livery/domain/packets';
import type { SoldItem } from '@livery/widgets/page-part';
import { useSelling } from '@livery/widgets/use-selling';

/** What a screen draws of something that it asks for. */
export interface Asked<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** Everything that the viewer's provider sells. CALL-052, CALL-054 */
export function usePackets(): Asked<readonly Packet[]> {
  const { listsPurchases } = useSelling();
  const plain = packetsApi.useGetPacketsQuery(undefined, { skip: listsPurchases });
  const purchase = packetsApi.useGetPurchasePacketsQuery(undefined, { skip: !listsPurchases });
  const { data, error, refetch } = listsPurchases ? purchase : plain;
  return { data: data?.packets, error, refetch };
}

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

/** The packets that open a channel or a film. CALL-012, CALL-013, CALL-034 */
export function usePacketsOf({ kind, id }: SoldItem): Asked<readonly Packet[]> {
  const { listsPurchases } = useSelling();
  const isChannel = kind === 'channel';
  const channel = packetsApi.useGetChannelPacketsQuery({ id }, { skip: !isChannel || !listsPurchases });
  const short = packetsApi.useGetChannelPacketsShortQuery({ id }, { skip: !isChannel || listsPurchases });
  const content = packetsApi.useGetContentPacketsQuery({ id }, { skip: isChannel });
  const ofChannel = listsPurchases ? channel : short;
  const { data, error, refetch } = isChannel ? ofChannel : content;
  return { data: data?.packets, error, refetch };
}
