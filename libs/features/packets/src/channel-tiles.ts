import type { PacketChannel } from '@livery/contract/packets/entities';
import { addresses } from '@livery/widgets/addresses';
import { pictureOf } from '@livery/widgets/pictures';

/** Channels of a packet as the kit draws them: each leads to its page. */
export const channelTiles = (channels: readonly PacketChannel[]) =>
  channels.map((channel) => ({
    id: channel.id,
    name: channel.name,
    href: addresses.channel(channel),
    logo: pictureOf(channel.cover?.colorBg ?? channel.cover?.full, 'wide'),
  }));
