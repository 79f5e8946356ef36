import type { packetsEndpoints } from '@livery/contract/packets/endpoints';
import type { Packet } from '@livery/contract/packets/entities';
import type { Wire } from '@livery/contract/schema';
import { eq } from 'drizzle-orm';
import { channels } from '../database/schema/broadcast.ts';
import { contents } from '../database/schema/catalogue.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { Services } from '../http/services.ts';
import { channelsOf, readLibraries, readPacketChannels, readVideos } from '../packets/packet-contents.ts';
import { currencyOf, readOwnProvider, sellsTo, soldBy } from '../packets/providers.ts';
import { readShelf, type PacketRow, type Shelf } from '../packets/shelf.ts';
import { wireBrief, wirePacket, type Reader } from '../packets/wire-packet.ts';
import { wirePeriods } from '../packets/wire-periods.ts';
import { LANDING } from '../seed/landing.ts';
import { packetsWithoutSpots } from '../spots/stream-spots.ts';
import type { Language } from '../world/localised.ts';
import { isChannelFor, isChannelOpen, isContentOpen } from '../session/entitlement.ts';
import { findProvider, wireProvider, type ProviderRow } from '../session/read-provider.ts';
import type { Viewer } from '../session/viewer.ts';
import { offersHandlers } from './offers.ts';
import { paymentsHandlers } from './payments.ts';
import { purchasesHandlers } from './purchases.ts';

/** A list shows the channels of a packet with so many at most; of others it has their number. PACK-031 */
const LISTED_CHANNELS = 31;

type Asked = { readonly viewer: Viewer; readonly language: Language };

/** What is sold, by whom, and for how much. */
export function packetsHandlers(services: Services): Handlers<typeof packetsEndpoints> {
  const { db, media } = services;

  const getPackets = async (asked: Asked) => ({ packets: await writeList(asked, () => true) });
  const getPacket = async ({ params, ...asked }: Asked & { params: { id: number } }) => {
    const { shelf, own, shared } = await readShop(asked.viewer);
    const packet = shelf.find(params.id);
    // What the viewer has is shown, whoever sold it.
    const isKnown =
      packet &&
      (sellsTo(own, shared, packet) || asked.viewer.book.subscriptions.some((one) => one.packetId === packet.id));
    if (!isKnown) throw new ApiError('not_found');
    return writeOne(packet, readerOf(asked, shelf, own), asked.viewer);
  };

  return {
    ...purchasesHandlers(services),
    ...offersHandlers(services),
    ...paymentsHandlers(services),
    getPackets,
    getPurchasePackets: getPackets,
    getPacket,
    getPurchasePacket: getPacket,

    async getChannelPackets({ params, viewer, language }) {
      const holds = await holdsChannel(params.id, viewer);
      return { packets: await writeList({ viewer, language }, holds) };
    },

    async getChannelPacketsShort({ params, viewer, language }) {
      const holds = await holdsChannel(params.id, viewer);
      const { shelf, own, shared } = await readShop(viewer);
      const reader = readerOf({ viewer, language }, shelf, own);
      return {
        packets: soldBy(shelf, own, shared)
          .filter(holds)
          .map((packet) => wireBrief(packet, reader)),
      };
    },

    async getContentPackets({ params, viewer, language }) {
      const [content] = await db.select().from(contents).where(eq(contents.id, params.id));
      if (!content) throw new ApiError('not_found');
      const { access, libraryId } = content;
      const isOpen = isContentOpen(content, viewer);
      const quiet = isOpen ? packetsWithoutSpots(services, viewer, { kind: 'content', id: params.id }) : null;
      return {
        packets: await writeList({ viewer, language }, ({ id, libraryIds, opensExtra }) => {
          if (quiet) return quiet.includes(id);
          const isOpened = access === 'base' || (access === 'extra' && opensExtra);
          return isOpened && libraryIds.includes(libraryId);
        }),
      };
    },

    async getPurchasePeriods({ params, viewer }) {
      const { shelf, own, shared } = await readShop(viewer);
      const packet = shelf.find(params.id);
      if (!packet || !sellsTo(own, shared, packet)) throw new ApiError('not_found');
      return { purchaseperiods: wirePeriods(packet, currencyOf(own), viewer.book) };
    },

    async getProviderInfo({ params, viewer, language }) {
      const provider = await findProvider(db, params.id);
      if (!provider) throw new ApiError('not_found');
      const shelf = await readShelf(services, viewer.catalogueRevision);
      const reader = readerOf({ viewer, language }, shelf, provider);
      const sold = await writeAll(soldBy(shelf, provider), reader, viewer);
      const isBundle = ({ bundle }: Wire<typeof Packet>) => bundle?.is_bundle === true;
      const { hero, features, devices } = LANDING;
      const wireBlock = ({ iconKey, title, text }: (typeof features)[number]) => ({
        icon: media.icon(iconKey),
        title: title[language],
        text: text[language],
      });
      return {
        provider_data: wireProvider(provider, media, language),
        packets: sold.filter((packet) => !isBundle(packet)),
        bundles: sold.filter(isBundle),
        hero: {
          title: hero.title[language],
          text: hero.text[language],
          image: media.picture('hero', hero.artworkKey),
        },
        features: features.map(wireBlock),
        devices: devices.map(wireBlock),
      };
    },

    async getProviderPacket({ params, viewer, language }) {
      const { packet, reader } = await findOfProvider(params.providerId, params.id, { viewer, language });
      return writeOne(packet, reader, viewer);
    },

    async getBundlePacket({ params, viewer, language }) {
      const { packet: bundle, reader } = await findOfProvider(params.providerId, params.bundleId, { viewer, language });
      const packet = bundle.sale.packetIds.includes(params.id) ? reader.shelf.find(params.id) : undefined;
      if (!packet || bundle.kind !== 'bundle') throw new ApiError('not_found');
      return writeOne(packet, reader, viewer);
    },
  };

  async function readShop(viewer: Viewer) {
    const [shelf, providers] = await Promise.all([
      readShelf(services, viewer.catalogueRevision),
      readOwnProvider(db, viewer),
    ]);
    return { shelf, ...providers };
  }

  /** Prices are those of the provider that is asked about. */
  function readerOf({ viewer, language }: Asked, shelf: Shelf, provider: ProviderRow): Reader {
    return { shelf, book: viewer.book, currency: currencyOf(provider), media, language };
  }

  async function writeList(asked: Asked, isAsked: (packet: PacketRow) => boolean) {
    const { shelf, own, shared } = await readShop(asked.viewer);
    return writeAll(soldBy(shelf, own, shared).filter(isAsked), readerOf(asked, shelf, own), asked.viewer);
  }

  async function writeAll(found: readonly PacketRow[], reader: Reader, viewer: Viewer): Promise<Wire<typeof Packet>[]> {
    const short = found.filter(({ channelIds }) => channelIds.length <= LISTED_CHANNELS);
    const listed = await readPacketChannels(services, short, viewer, reader.language);
    return found.map((packet) => ({
      ...wirePacket(packet, reader),
      ...(short.includes(packet) && { channels: channelsOf(packet, listed) }),
    }));
  }

  async function writeOne(packet: PacketRow, reader: Reader, viewer: Viewer): Promise<Wire<typeof Packet>> {
    const [listed, videos, libraries] = await Promise.all([
      readPacketChannels(services, [packet], viewer, reader.language),
      readVideos(services, packet, viewer, reader.language),
      readLibraries(services, packet, reader.language),
    ]);
    return { ...wirePacket(packet, reader), channels: channelsOf(packet, listed), videos, libraries };
  }

  /** Which packets sell a channel; none sells a free one. */
  async function holdsChannel(channelId: number, viewer: Viewer): Promise<(packet: PacketRow) => boolean> {
    const [channel] = await db.select().from(channels).where(eq(channels.id, channelId));
    if (!channel || !isChannelFor(viewer, channel)) throw new ApiError('not_found');
    const isOpen = isChannelOpen(channel, viewer);
    const quiet = isOpen ? packetsWithoutSpots(services, viewer, { kind: 'channel', id: channelId }) : null;
    return ({ id, channelIds }) =>
      quiet ? quiet.includes(id) : channel.access !== 'free' && channelIds.includes(channel.id);
  }

  async function findOfProvider(providerId: number, packetId: number, asked: Asked) {
    const provider = await findProvider(db, String(providerId));
    const shelf = await readShelf(services, asked.viewer.catalogueRevision);
    const packet = shelf.find(packetId);
    if (!provider || !packet || !provider.packetIds.includes(packet.id)) throw new ApiError('not_found');
    return { packet, reader: readerOf(asked, shelf, provider) };
  }
}
