import type { PacketChannel, PacketLibrary, PacketVideo } from '@livery/contract/packets/entities';
import type { Wire } from '@livery/contract/schema';
import { asc, inArray } from 'drizzle-orm';
import { channels } from '../database/schema/broadcast.ts';
import { contents, libraries } from '../database/schema/catalogue.ts';
import type { Services } from '../http/services.ts';
import type { Language } from '../world/localised.ts';
import { CHILD_AGE, isChannelFor, UNKNOWN_AGE } from '../session/entitlement.ts';
import type { Viewer } from '../session/viewer.ts';
import type { PacketRow } from './shelf.ts';

type Channels = ReadonlyMap<number, Wire<typeof PacketChannel>>;

/** The channels of these packets that are for this viewer at all, by id, in the order of the list. */
export async function readPacketChannels(
  { db, media }: Services,
  packets: readonly PacketRow[],
  viewer: Viewer,
  language: Language,
): Promise<Channels> {
  const ids = [...new Set(packets.flatMap(({ channelIds }) => channelIds))];
  const found = await db.select().from(channels).where(inArray(channels.id, ids)).orderBy(asc(channels.position));
  return new Map(
    found
      .filter((channel) => isChannelFor(viewer, channel))
      .map(({ id, name, slug, logoKey, coverKey, categoryIds }) => {
        const logo = media.picture('channel', logoKey);
        const still = media.picture('cover', coverKey);
        const cover = { full: logo, light_bg: logo, dark_bg: logo, bg: still, color_bg: still };
        return [id, { id, name: name[language], slug, cover, category_ids: categoryIds }];
      }),
  );
}

export const channelsOf = ({ channelIds }: PacketRow, all: Channels): Wire<typeof PacketChannel>[] => {
  const own = new Set(channelIds);
  return [...all.values()].filter(({ id }) => own.has(id));
};

export async function readVideos(
  { db, media }: Services,
  { sale }: PacketRow,
  viewer: Viewer,
  language: Language,
): Promise<Wire<typeof PacketVideo>[]> {
  const found = await db.select().from(contents).where(inArray(contents.id, sale.videoIds));
  return found
    .filter(({ age }) => !viewer.isChild || (age ?? UNKNOWN_AGE) <= CHILD_AGE)
    .sort((a, b) => sale.videoIds.indexOf(a.id) - sale.videoIds.indexOf(b.id))
    .map(({ id, title, slug, artworkKey }) => ({
      id,
      title: title[language],
      slug,
      image: media.poster(artworkKey, language),
    }));
}

export async function readLibraries(
  { db, media }: Services,
  { libraryIds }: PacketRow,
  language: Language,
): Promise<Wire<typeof PacketLibrary>[]> {
  const found = await db.select().from(libraries).where(inArray(libraries.id, libraryIds)).orderBy(asc(libraries.id));
  return found.map(({ id, title, logoKey }) => ({
    id,
    title: title[language],
    logo: media.picture('logo', logoKey),
  }));
}
