import type { Packet } from '@livery/contract/packets/entities';
import { channelsCount, FREE_PACKET_ID, isAdultPacket, type PacketRef } from '@livery/domain/packets';
import type { PlayAfter } from '@livery/domain/payment';
import { isOwned } from '@livery/domain/subscription';
import type { Translate } from '@livery/i18n';
import { useT } from '@livery/i18n/react';
import { Button } from '@livery/ui-kit/actions';
import { PacketList, Price } from '@livery/ui-kit/packets';
import { packetAddress } from './packet-address.ts';
import { PacketActions } from './packet-actions.tsx';
import { useAdultCategoryIds } from './use-adult-cover.ts';
import { useOwned } from './use-owned.ts';
import { usePriceText } from './use-price-text.ts';

interface Props {
  readonly label: string;
  readonly packets: readonly Packet[];
  readonly refOf?: (packet: Packet) => PacketRef;
  /** What plays once one of them is bought. */
  readonly playAfter?: PlayAfter;
}

/** Packets that are chosen by name and price. */
export function PacketCards({ label, packets, refOf = ({ id }) => ({ kind: 'own', id }), playAfter }: Props) {
  const t = useT();
  const { price } = usePriceText();
  const { factsOf } = useOwned();
  const adultIds = useAdultCategoryIds();
  return (
    <PacketList
      label={label}
      packets={packets.map((packet) => {
        const facts = factsOf(packet);
        const has = isOwned(facts);
        // A packet for adults says on its page, after the PIN, that it is bought.
        const isCovered = has && isAdultPacket(packet, adultIds);
        const owned = has && !isCovered;
        const { amount, period, instead, trial } = price(packet);
        return {
          id: packet.id,
          title: packet.name,
          ...(packet.id !== FREE_PACKET_ID && { href: packetAddress(refOf(packet)) }),
          detail: detailOf(t, packet),
          price: (
            <Price
              amount={amount}
              period={period}
              {...(instead && { instead })}
              {...(trial && !has && { note: trial })}
              size="small"
            />
          ),
          mark: owned ? t('subscription_active') : packet.design?.cornerBadge,
          tone: owned ? ('owned' as const) : packet.isAvailable ? undefined : ('unavailable' as const),
          action: isCovered ? (
            <Button wide href={packetAddress(refOf(packet))}>
              {t('action_details')}
            </Button>
          ) : (
            <PacketActions packet={packet} facts={facts} packetRef={refOf(packet)} look="card" playAfter={playAfter} />
          ),
        };
      })}
    />
  );
}

/** How many channels, how fast, and what else in a few words. PACK-050, PACK-064 */
function detailOf(t: Translate, packet: Packet): string {
  const count = channelsCount(packet);
  return [
    count > 0 && t('packet_channels_count', { count }),
    packet.bundle?.internetSpeed && speedWords(t, packet.bundle.internetSpeed),
    packet.short,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Servers say it with its unit, or the number alone. */
const speedWords = (t: Translate, speed: string): string =>
  /^\d+$/.test(speed) ? t('packet_speed', { speed }) : speed;
