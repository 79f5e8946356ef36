import { channelAccess, cheapestPacket, type ViewerChannel } from '@livery/domain/channels';
import { useT } from '@livery/i18n/react';
import { useMoney } from '@livery/widgets/money';
import { usePacketsByItem } from '@livery/widgets/use-packets';
import { useIsGuest } from './use-is-guest.ts';

/** What opens a channel that somebody has not bought. */
export interface ChannelOffer {
  /** What it costs; without a price that it has to be bought. */
  readonly price: string;
  /** The packet that sells it, by name. */
  readonly packet: string | undefined;
}

/** What opens a channel to whoever has signed in and not bought it. CHAN-067, CHAN-068, CHAN-069, PLAY-015 */
export function useOffer(channel: ViewerChannel): ChannelOffer | undefined {
  const t = useT();
  const money = useMoney();
  const isGuest = useIsGuest();
  const isLocked = !isGuest && channelAccess(channel) === 'notPurchased';
  const { data, error } = usePacketsByItem(isLocked ? { kind: 'channel', id: channel.id } : null);
  if (!isLocked || (!data && !error)) return undefined;
  const { name, priceMinor } = cheapestPacket(data ?? []) ?? {};
  const price = priceMinor ? t('watch_from_price', { price: money(priceMinor) }) : t('channel_not_purchased');
  return { price, packet: name };
}
