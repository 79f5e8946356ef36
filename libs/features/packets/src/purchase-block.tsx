import { contentsApi } from '@livery/api-client/contents';
import type { Packet } from '@livery/contract/packets/entities';
import { cheapestPacket } from '@livery/domain/channels';
import { channelsCount, hasTrial, offeredPromoDays, PURCHASE_BLOCK_POLL_MS, sellsAlone } from '@livery/domain/packets';
import { isChildWatching } from '@livery/domain/profiles';
import { selectSession, sessionKind, sessionNetwork } from '@livery/domain/session';
import { isForSale } from '@livery/domain/subscription';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { PriceBlock, PurchaseBlock as Block } from '@livery/ui-kit/packets';
import { problemText } from '@livery/widgets/load-problem';
import { useModals } from '@livery/widgets/modals';
import type { PageParts } from '@livery/widgets/page-part';
import { useToSignIn } from '@livery/widgets/to-sign-in';
import { useSelling } from '@livery/widgets/use-selling';
import { useSelector } from 'react-redux';
import { AskGrownUp } from './ask-grown-up.tsx';
import { packetAddress } from './packet-address.ts';
import { useBuy } from './use-buy.ts';
import { useNotForSaleText } from './subscription-status-text.ts';
import { type Owned, useOwned } from './use-owned.ts';
import { usePacketsOf } from './use-packets.ts';
import { usePollUntilComplete } from './use-poll-until-complete.ts';
import { usePriceText } from './use-price-text.ts';

/** What stands in place of a channel or a film that has not been bought: what opens it, what that costs, and the way to it. PACK-035…PACK-039 */
export default function PurchaseBlock(props: PageParts['purchaseBlock']) {
  const isGuest = sessionKind(useSelector(selectSession)) !== 'loggedIn';
  return isGuest ? <ForGuest {...props} /> : <ForMember {...props} />;
}

/** PACK-035 */
function ForGuest({ title }: PageParts['purchaseBlock']) {
  const t = useT();
  const toSignIn = useToSignIn();
  const days = offeredPromoDays(sessionNetwork(useSelector(selectSession))?.promoDays);
  return (
    <Block
      title={title}
      text={days === null ? t('purchase_guest') : t('purchase_guest_days', { count: days })}
      actions={
        <Button kind="primary" onClick={() => void toSignIn()}>
          {t('action_sign_in')}
        </Button>
      }
    />
  );
}

/** PACK-036, PACK-037, PACK-038, PACK-039, PACK-062 */
function ForMember({ item, title }: PageParts['purchaseBlock']) {
  const t = useT();
  const modals = useModals();
  const buy = useBuy();
  const isChild = useSelector(isChildWatching);
  const whyNot = useNotForSaleText();
  const { factsOf, isComing } = useOwned();
  const { price } = usePriceText();
  const isSoldAlone = useIsSoldAlone(item);
  const {
    data: packets,
    error,
    refetch,
  } = usePollUntilComplete(usePacketsOf(item), { everyMs: PURCHASE_BLOCK_POLL_MS });
  if (!packets || isComing) {
    const failure = error ? { text: problemText(t, error), onRetry: () => void refetch() } : undefined;
    return <Block title={title} loading={!error} failure={failure} />;
  }
  const packet = packetToOffer(packets, factsOf);
  if (!packet) return <Block title={title} text={t(item.kind === 'channel' ? 'channel_soon' : 'content_soon')} />;
  const facts = factsOf(packet);
  const { amount, period, instead, trial } = price(packet);
  const limit = channelsCount(packet) === 1 ? 'purchase_only_channel' : 'purchase_only_packet';
  return (
    <Block
      title={packet.name}
      text={isForSale(facts) ? (packet.short ?? t('purchase_opens', { title })) : whyNot(facts)}
      note={(item.kind === 'content' && !isSoldAlone) || limit === 'purchase_only_channel' ? t(limit) : undefined}
      price={<PriceBlock amount={amount} period={period} instead={instead} trial={trial} size="normal" />}
      actions={
        <>
          {isForSale(facts) && isChild ? (
            <AskGrownUp />
          ) : isForSale(facts) ? (
            <Button
              kind="primary"
              focusKey={hasTrial(packet) ? 'trial' : undefined}
              onClick={() => buy({ packet, playAfter: item })}
            >
              {t(hasTrial(packet) ? 'purchase_try' : 'subscription_enable')}
            </Button>
          ) : (
            <Button kind="primary" href={packetAddress({ kind: 'own', id: packet.id })}>
              {t('action_details')}
            </Button>
          )}
          {packets.length > 1 && (
            <Button onClick={() => modals.open('packets_channels', { packets, chosenId: packet.id, playAfter: item })}>
              {t('purchase_all_options')}
            </Button>
          )}
        </>
      }
    />
  );
}

/** What the viewer has of it already, though it does not open it now; else the cheapest that can be bought; else the cheapest. CHAN-067, SUBS-034 */
function packetToOffer(packets: readonly Packet[], factsOf: Owned['factsOf']): Packet | null {
  const isHeld = (packet: Packet) => {
    const { owned, future } = factsOf(packet);
    return owned !== null || future !== null;
  };
  const forSale = packets.filter((packet) => isForSale(factsOf(packet)));
  return packets.find(isHeld) ?? cheapestPacket(forSale) ?? cheapestPacket(packets);
}

/** Whether a film is sold without a packet, too: its page has the button for it. */
function useIsSoldAlone({ kind, id }: PageParts['purchaseBlock']['item']): boolean {
  const { data: meta } = contentsApi.useGetContentMetaQuery({ id }, { skip: kind !== 'content' });
  const { by } = useSelling();
  return meta?.buttons.some((button) => sellsAlone(button, by)) ?? false;
}
