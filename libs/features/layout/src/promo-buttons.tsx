import { packetsApi } from '@livery/api-client/packets';
import { STORED } from '@livery/domain/stored-keys';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { addresses } from '@livery/widgets/addresses';
import { useServices } from '@livery/widgets/services';
import { usePackets } from '@livery/widgets/use-packets';
import type { FrameFacts } from './frame-facts.ts';
import { OfferPlaces } from './offer-place.tsx';
import { asksForPackets, asksForPurchases, promoDays } from './promo-offers.ts';
import { trialPacketId } from './trial-packet.ts';
import { LINK_TARGETS } from './link-targets.ts';

/** What is offered to this viewer for nothing or for less: one thing, so that the menu keeps its room. NAV-090..096 */
export default function PromoButtons({ facts }: { facts: FrameFacts }) {
  const t = useT();
  const { storage } = useServices();
  const mayGetDays = asksForPurchases(facts);
  const { data: bought } = packetsApi.useGetSubscriptionsQuery(undefined, { skip: !mayGetDays });
  const hasPurchases = bought && bought.subscriptions.length > 0;
  const days = promoDays(facts, { packets: undefined, hasPurchases });
  const mayGetPacket = asksForPackets(facts) && days === null && !(mayGetDays && !bought);
  const { data: packets } = usePackets({ skip: !mayGetPacket });
  const packetId = trialPacketId(facts, { packets, hasPurchases });
  if (days !== null) {
    const keepDays = () => storage.set(STORED.promoDays, String(days));
    return (
      <Button kind="tinted" size="small" focusKey="trial" href={LINK_TARGETS.signIn} onClick={keepDays}>
        {t('header_promo_days', { count: days })}
      </Button>
    );
  }
  if (packetId !== null) {
    return (
      <Button kind="tinted" size="small" focusKey="trial" href={addresses.packet(packetId)}>
        {t('header_promo_packet')}
      </Button>
    );
  }
  return packets ? null : <OfferPlaces facts={facts} />;
}
