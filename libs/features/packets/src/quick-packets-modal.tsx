import type { Packet } from '@livery/contract/packets/entities';
import { isOwned } from '@livery/domain/subscription';
import { useT } from '@livery/i18n/react';
import { SettingsSkeleton } from '@livery/ui-kit/account';
import { Button } from '@livery/ui-kit/actions';
import { Dialog } from '@livery/ui-kit/overlay';
import { Heading, Text } from '@livery/ui-kit/text';
import { PartProblem } from '@livery/widgets/load-problem';
import { useModals, type ModalProps, type ModalRequests } from '@livery/widgets/modals';
import type { SoldItem } from '@livery/widgets/page-part';
import styled from 'styled-components';
import { PacketCards } from './packet-cards.tsx';
import { useOwned } from './use-owned.ts';
import { usePacketsOf } from './use-packets.ts';

/** The packets that open a channel or a film, or end its advertising. PACK-054, NAV-069, PLAY-007, ADS-016 */
export default function QuickPacketsModal({ request, open, onClose }: ModalProps<ModalRequests['quick_packets']>) {
  const t = useT();
  const modals = useModals();
  const { data: packets, error, refetch } = usePacketsOf(request.item);
  return (
    <Dialog
      open={open}
      title={request.title}
      size="wide"
      onClose={onClose}
      actions={
        packets &&
        packets.length > 0 && (
          <Button onClick={() => modals.open('packets_channels', { packets, playAfter: request.item })}>
            {t('packets_see_channels')}
          </Button>
        )
      }
    >
      {error && !packets ? (
        <PartProblem error={error} onRetry={refetch} />
      ) : packets ? (
        <Offers packets={packets} {...request} onClose={onClose} />
      ) : (
        <SettingsSkeleton lines={3} />
      )}
    </Dialog>
  );
}

interface OffersProps extends Omit<ModalRequests['quick_packets'], 'title'> {
  packets: readonly Packet[];
  onClose: () => void;
}

function Offers({ packets, item, removesAds = false, onClose }: OffersProps) {
  const t = useT();
  const { factsOf } = useOwned();
  const owned = packets.filter((packet) => isOwned(factsOf(packet)));
  // Whoever sees advertising with a packet does not end it by that packet.
  const offered = removesAds ? packets.filter((packet) => !owned.includes(packet)) : packets;
  if (removesAds && offered.length === 0) return <AdsStay onClose={onClose} />;
  if (offered.length === 0) return <Text>{t(SOON[item.kind])}</Text>;
  const promise = removesAds ? 'packets_remove_ads' : 'packets_open_item';
  return (
    <>
      <Text>{t(owned.length > 0 && !removesAds ? 'message_packet_already_bought' : promise)}</Text>
      <PacketCards label={t('nav_packets')} packets={offered} playAfter={item} />
    </>
  );
}

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
`;

/** Nothing that is sold ends the advertising: the way on is back to what was watched, which goes on. ADS-016 */
function AdsStay({ onClose }: Pick<OffersProps, 'onClose'>) {
  const t = useT();
  return (
    <Words>
      <Heading level={3}>{t('packets_remove_ads_none')}</Heading>
      <Text>{t('packets_remove_ads_none_text')}</Text>
      <Button kind="primary" onClick={onClose}>
        {t('packets_watch_on')}
      </Button>
    </Words>
  );
}

const SOON = { channel: 'channel_soon', content: 'content_soon' } as const satisfies Record<SoldItem['kind'], string>;
