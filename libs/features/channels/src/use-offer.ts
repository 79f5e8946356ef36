import { packetsApi } from '@livery/api-client/packets';
import { channelAccess, lowestPriceMinor, type ViewerChannel } from '@livery/domain/channels';
import { selectSession, sessionNetwork } from '@livery/domain/session';
import { useT } from '@livery/i18n/react';
import { useMoney } from '@livery/widgets/money';
import { useSelector } from 'react-redux';
import { useIsGuest } from './use-is-guest.ts';

/** What watching costs whoever has signed in and not bought it. CHAN-067, CHAN-068, CHAN-069, PLAY-015 */
export function useOffer(channel: ViewerChannel): string | undefined {
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
  const price = data && lowestPriceMinor(data.packets);
  if (typeof price === 'number') return t('watch_from_price', { price: money(price) });
  return data || error ? t('channel_not_purchased') : undefined;
}
