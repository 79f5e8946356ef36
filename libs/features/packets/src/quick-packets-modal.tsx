import type { Packet } from '@livery/contract/packets/entities';
import { isOwned } from '@livery/domain/subscription';
import { useT } from '@livery/i18n/react';
import { SettingsSkeleton } from '@livery/ui-kit/account';
import { Button } from '@livery/ui-kit/actions';
import { Dialog } from '@livery/ui-kit/overlay';
import { Text } from '@livery/ui-kit/text';
import { PartProblem } from '@livery/widgets/load-problem';
import { useModals, type ModalProps, type ModalRequests } from '@livery/widgets/modals';
import type { SoldItem } from '@livery/widgets/page-part';
import { PacketCards } from './packet-cards.tsx';
import { useOwned } from './use-owned.ts';
import { usePacketsOf } from './use-packets.ts';

/** The packets that open a channel or a film. PACK-054, NAV-069, PLAY-007 */
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
          <Button onClick={() => modals.open('packets_channels', { packets })}>{t('packets_see_channels')}</Button>
        )
      }
    >
      {error && !packets ? (
        <PartProblem error={error} onRetry={refetch} />
      ) : packets ? (
        <Offers packets={packets} item={request.item} />
      ) : (
        <SettingsSkeleton lines={3} />
      )}
    </Dialog>
  );
}

function Offers({ packets, item }: { packets: readonly Packet[]; item: SoldItem }) {
  const t = useT();
  const { factsOf } = useOwned();
  if (packets.length === 0) return <Text>{t('channel_soon')}</Text>;
  const isBought = packets.some((packet) => isOwned(factsOf(packet)));
  return (
    <>
      <Text>{t(isBought ? 'message_packet_already_bought' : 'packets_open_item')}</Text>
      <PacketCards label={t('nav_packets')} packets={packets} playAfter={item} />
    </>
  );
}
