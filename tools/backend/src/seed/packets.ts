import { CATEGORY } from './channel-lines.ts';
import { BASE_PACKETS } from './packet-lines-base.ts';
import { BUNDLE_PACKETS } from './packet-lines-bundles.ts';
import { PARTNER_PACKETS } from './packet-lines-partner.ts';
import type { ChannelChoice, PacketLine } from './packet-line.ts';
import type { SeedChannel } from '../world/channels.ts';
import type { SeedContent } from '../world/catalogue.ts';
import type { SeedPacket } from '../world/sales.ts';

const VIDEOS = 8;

const isBase = (channel: SeedChannel): boolean => channel.access !== 'extra';
const isForAdults = (channel: SeedChannel): boolean => channel.age === null || channel.age >= 18;

/** So many channels: what is free, then what the packet is about, then others in the order of the list. */
function around(channels: readonly SeedChannel[], categoryIds: readonly number[], count: number): SeedChannel[] {
  const place = ({ access, categoryIds: own }: SeedChannel) =>
    access === 'free' ? 0 : own.some((id) => categoryIds.includes(id)) ? 1 : 2;
  const chosen = channels
    .filter(isBase)
    .sort((a, b) => place(a) - place(b) || a.order - b.order)
    .slice(0, count);
  return chosen.sort((a, b) => a.order - b.order);
}

const ABOUT = {
  cinema: [CATEGORY.cinema],
  children: [CATEGORY.children, CATEGORY.knowledge],
  sport: [CATEGORY.sport],
} as const;

function choose(channels: readonly SeedChannel[], choice: ChannelChoice): readonly SeedChannel[] {
  switch (choice.kind) {
    case 'free':
      return channels.filter(({ access }) => access === 'free');
    case 'base':
      return channels.filter(isBase);
    case 'all':
      return channels.filter((channel) => !isForAdults(channel));
    case 'adult':
      return channels.filter(isForAdults);
    case 'these':
      return channels.filter(({ id }) => choice.ids.includes(id));
    case 'around':
      return around(channels, ABOUT[choice.about], choice.count);
  }
}

/** Films that show what a packet holds: the best known ones of its libraries that it opens. */
function videosOf(line: PacketLine, contents: readonly SeedContent[]): readonly number[] {
  return contents
    .filter(({ contentType, isLost, isAdult }) => contentType === 'movie' && !isLost && !isAdult)
    .filter(({ libraryId, access }) => {
      const isOpened = access === 'base' || (access === 'extra' && line.opensExtra === true);
      return line.libraryIds.includes(libraryId) && isOpened;
    })
    .sort((a, b) => b.popularity - a.popularity || a.id - b.id)
    .slice(0, VIDEOS)
    .map(({ id }) => id);
}

const LINES: readonly PacketLine[] = [...BASE_PACKETS, ...PARTNER_PACKETS, ...BUNDLE_PACKETS];

export function buildPackets(
  channels: readonly SeedChannel[],
  contents: readonly SeedContent[],
): readonly SeedPacket[] {
  return LINES.map((line) => {
    const { channels: choice, ...packet } = line;
    return {
      opensExtra: false,
      description: null,
      sale: 'open',
      benefits: [],
      design: null,
      bundle: null,
      packetIds: [],
      agreementId: null,
      keepsRenewal: false,
      afterRenewPacketId: null,
      rowSlug: null,
      ...packet,
      channelIds: choose(channels, choice).map(({ id }) => id),
      videoIds: videosOf(line, contents),
    };
  });
}
