import { packetsApi } from '@livery/api-client/packets';
import type { Packet } from '@livery/contract/packets/entities';
import { shownPackets } from '@livery/domain/packets';
import { selectSession, sessionNetwork } from '@livery/domain/session';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { SoldItem } from './page-part.tsx';
import { useSelling } from './use-selling.ts';

/** What a screen draws of something that it asks for. */
export interface Asked<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** Everything that the server lists for the viewer's provider; what of it is shown is `soldByProvider`. CALL-052, CALL-054 */
export function usePackets({ skip = false } = {}): Asked<readonly Packet[]> {
  const { listsPurchases } = useSelling();
  const plain = packetsApi.useGetPacketsQuery(undefined, { skip: skip || listsPurchases });
  const purchase = packetsApi.useGetPurchasePacketsQuery(undefined, { skip: skip || !listsPurchases });
  const { data, error, refetch } = listsPurchases ? purchase : plain;
  return { data: data?.packets, error, refetch };
}

/** The packets that open a channel or a film, by name and price; of nothing none. CALL-012, CALL-013, CALL-034, PROV-005, PROV-006 */
export function usePacketsByItem(item: SoldItem | null): Asked<readonly Packet[]> {
  const { listsPurchases } = useSelling();
  const { kind, id } = item ?? { kind: null, id: 0 };
  const isChannel = kind === 'channel';
  const channel = packetsApi.useGetChannelPacketsQuery({ id }, { skip: !isChannel || !listsPurchases });
  const short = packetsApi.useGetChannelPacketsShortQuery({ id }, { skip: !isChannel || listsPurchases });
  const content = packetsApi.useGetContentPacketsQuery({ id }, { skip: kind !== 'content' });
  const ofChannel = listsPurchases ? channel : short;
  const { data, error, refetch } = isChannel ? ofChannel : content;
  const providerId = sessionNetwork(useSelector(selectSession))?.provider?.id ?? 0;
  const shown = useMemo(() => data && shownPackets(data.packets, providerId), [data, providerId]);
  return { data: shown, error, refetch };
}
