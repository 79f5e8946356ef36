import type { PacketChannel, SubPacket } from '@livery/contract/packets/entities';
import { channelsMore, hasShortList, listedChannels } from '@livery/domain/packets';
import { useT } from '@livery/i18n/react';
import { SettingsSkeleton } from '@livery/ui-kit/account';
import { RadioGroup } from '@livery/ui-kit/forms';
import { Dialog } from '@livery/ui-kit/overlay';
import { PacketChannels } from '@livery/ui-kit/packets';
import { Heading, Text } from '@livery/ui-kit/text';
import { PartProblem } from '@livery/widgets/load-problem';
import type { ModalProps, ModalRequests } from '@livery/widgets/modals';
import { useState } from 'react';
import { channelTiles } from './channel-tiles.ts';
import { PacketActions } from './packet-actions.tsx';
import { useOwned } from './use-owned.ts';
import { usePacket } from './use-packets.ts';

/** Packets, and the channels of the one that is chosen. PACK-038, PACK-055, NAV-070 */
export default function PacketsChannelsModal({
  request,
  open,
  onClose,
}: ModalProps<ModalRequests['packets_channels']>) {
  const t = useT();
  const { packets, chosenId, playAfter } = request;
  const [id, setId] = useState(String(chosenId ?? packets[0]?.id ?? ''));
  const chosen = packets.find((packet) => String(packet.id) === id);
  const { factsOf } = useOwned();
  return (
    <Dialog
      open={open}
      title={t('packets_channels_title')}
      size="wide"
      onClose={onClose}
      actions={chosen && <PacketActions packet={chosen} facts={factsOf(chosen)} playAfter={playAfter} />}
    >
      {packets.length > 1 && (
        <RadioGroup
          label={t('nav_packets')}
          hideLabel
          look="segments"
          options={packets.map((packet) => ({ id: String(packet.id), label: packet.name }))}
          value={id}
          onChange={setId}
        />
      )}
      {chosen ? (
        <Channels key={chosen.id} packet={chosen} before={packets[packets.indexOf(chosen) - 1]} />
      ) : (
        <Text>{t('channel_soon')}</Text>
      )}
    </Dialog>
  );
}

/** The list of packets comes without their channels: the packet itself is asked. */
function Channels({ packet, before }: { readonly packet: SubPacket; readonly before: SubPacket | undefined }) {
  const t = useT();
  const { data, error, refetch } = usePacket({ kind: 'own', id: packet.id });
  if (error && !data) return <PartProblem error={error} onRetry={refetch} />;
  if (!data) return <SettingsSkeleton lines={4} />;
  const channels = listedChannels(data);
  return (
    <>
      {before && <More channels={channels} before={before} />}
      <PacketChannels
        label={t('packets_channels_title')}
        channels={channelTiles(channels)}
        compact={hasShortList(data)}
      />
    </>
  );
}

/** The channels that the packet before does not have; nothing until that is known. */
function More({ channels, before }: { readonly channels: readonly PacketChannel[]; readonly before: SubPacket }) {
  const t = useT();
  const { data } = usePacket({ kind: 'own', id: before.id });
  const more = data ? channelsMore(channels, listedChannels(data)) : [];
  if (more.length === 0) return null;
  const label = t('packet_more_than', { packet: before.name });
  return (
    <section>
      <Heading level={3} size="card">
        {label}
      </Heading>
      <PacketChannels label={label} channels={channelTiles(more)} compact />
    </section>
  );
}
