import { packetsApi } from '@livery/api-client/packets';
import { STORED } from '@livery/domain/stored-keys';
import { useT } from '@livery/i18n/react';
import { addresses } from '@livery/widgets/addresses';
import { useServices } from '@livery/widgets/services';
import { usePackets } from '@livery/widgets/use-packets';
import type { FrameFacts } from './frame-facts.ts';
import { LINK_TARGETS } from './link-targets.ts';
import { asksForPackets, asksForPurchases, promoDays } from './promo-offers.ts';
import { trialPacketId } from './trial-packet.ts';

interface Offer {
  readonly label: string;
  readonly href: string;
  readonly onFollow?: () => void;
}

/** What is offered to this viewer for nothing or for less, one thing; null where there is nothing, or nobody wants to know. NAV-090..096 */
export function useTrialOffer(
  facts: FrameFacts,
  { isWanted }: { readonly isWanted: boolean },
): Offer | 'waiting' | null {
  const t = useT();
  const { storage } = useServices();
  const mayGetDays = isWanted && asksForPurchases(facts);
  const { data: bought } = packetsApi.useGetSubscriptionsQuery(undefined, { skip: !mayGetDays });
  const hasPurchases = bought && bought.subscriptions.length > 0;
  const days = isWanted ? promoDays(facts, { packets: undefined, hasPurchases }) : null;
  const mayGetPacket = isWanted && asksForPackets(facts) && days === null && !(mayGetDays && !bought);
  const { data: packets } = usePackets({ skip: !mayGetPacket });
  const packetId = isWanted ? trialPacketId(facts, { packets, hasPurchases }) : null;
  if (days !== null) {
    const onFollow = () => storage.set(STORED.promoDays, String(days));
    return { label: t('header_promo_days', { count: days }), href: LINK_TARGETS.signIn, onFollow };
  }
  if (packetId !== null) return { label: t('header_promo_packet'), href: addresses.packet(packetId) };
  return packets ? null : 'waiting';
}
