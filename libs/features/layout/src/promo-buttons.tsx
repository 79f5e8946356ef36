import { packetsApi } from '@livery/api-client/packets';
import { STORED } from '@livery/domain/stored-keys';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { addresses } from '@livery/widgets/addresses';
import { useServices } from '@livery/widgets/services';
import type { FrameFacts } from './frame-facts.ts';
import { OfferPlace } from './offer-place.tsx';
import { asksForPackets, asksForPurchases, promoDays, trialPacketId } from './promo-offers.ts';
import { TARGETS } from './reach.ts';

/** What is offered to this viewer for nothing or for less. NAV-090..096 */
export default function PromoButtons({ facts }: { facts: FrameFacts }) {
  const t = useT();
  const { storage } = useServices();
  const { data: sold } = packetsApi.useGetPacketsQuery(undefined, { skip: !asksForPackets(facts) });
  const { data: bought } = packetsApi.useGetSubscriptionsQuery(undefined, { skip: !asksForPurchases(facts) });
  const offers = { packets: sold?.packets, hasPurchases: bought && bought.subscriptions.length > 0 };
  const days = promoDays(facts, offers);
  const packetId = trialPacketId(facts, offers);
  const expectedDays = promoDays(facts, { packets: undefined, hasPurchases: false });
  return (
    <>
      {packetId !== null && (
        <Button kind="tinted" size="small" focusKey="trial" href={addresses.packet(packetId)}>
          {t('header_promo_packet')}
        </Button>
      )}
      {!sold && asksForPackets(facts) && <OfferPlace text={t('header_promo_packet')} />}
      {days !== null && (
        <Button
          kind="tinted"
          size="small"
          href={TARGETS.signIn}
          onClick={() => storage.set(STORED.promoDays, String(days))}
        >
          {t('header_promo_days', { count: days })}
        </Button>
      )}
      {!bought && expectedDays !== null && <OfferPlace text={t('header_promo_days', { count: expectedDays })} />}
    </>
  );
}
