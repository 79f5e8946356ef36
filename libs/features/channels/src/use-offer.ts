import { packetsApi } from '@livery/api-client/packets';
import { channelAccess, cheapestPacket, type ViewerChannel } from '@livery/domain/channels';
import { selectSession, sessionNetwork } from '@livery/domain/session';
import { useT } from '@livery/i18n/react';
import { useMoney } from '@livery/widgets/money';
import { useSelector } from 'react-redux';
import { useIsGuest } from './use-is-guest.ts';

/** What opens a channel that somebody has not bought. */
export interface Offer {
  /** What it costs; without a price that it has to be bought. */
  readonly price: string;
  /** The packet that sells it, by name. */
  readonly packet: string | undefined;
}

/** What opens a channel to whoever has signed in and not bought it. CHAN-067, CHAN-068, CHAN-069, PLAY-015 */
export function useOffer(channel: ViewerChannel): Offer | undefined {
  const t = useT();
  const money = useMoney();
  const isGuest = useIsGuest();
  const { hasPurchases } = sessionNetwork(useSelector(selectSession))?.provider ?? {};
  const isLocked = !isGuest && channelAccess(channel) === 'notPurchased';
  const { id } = channel;
  const full = packetsApi.useGetChannelPacketsQuery({ id }, { skip: !isLocked || !hasPurchases });
  const short = packetsApi.useGetChannelPacketsShortQuery({ id }, { skip: !isLocked || hasPurchases === true });
  if (!isLocked) return undefined;
  const { data, error } = hasPurchases ? full : short;
  if (!data && !error) return undefined;
  const { name, priceMinor } = cheapestPacket(data?.packets ?? []) ?? {};
  const price = priceMinor ? t('watch_from_price', { price: money(priceMinor) }) : t('channel_not_purchased');
  return { price, packet: name };
}
