import type { Channel, ScheduleEntry } from '@livery/contract/channels/entities';
import type { Wire } from '@livery/contract/schema';
import { and, asc, eq, lte, sql, type Placeholder } from 'drizzle-orm';
import { prepareReadOnAir } from '../broadcast/on-air.ts';
import type { Database } from '../database/open-database.ts';
import { channels } from '../database/schema/broadcast.ts';
import { favourites } from '../database/schema/viewers.ts';
import { containing } from '../database/search-text.ts';
import type { Services } from '../http/services.ts';
import type { Language } from '../seed/localised.ts';
import { ageLimit, isOpen, UNKNOWN_AGE } from '../session/entitlement.ts';
import type { Viewer } from '../session/viewer.ts';
import { localisedText, localisedTextOrNull } from './localised-text.ts';

const channelColumns = (language: Language | Placeholder) => ({
  id: channels.id,
  slug: channels.slug,
  name: localisedText(channels.name, language),
  description: localisedText(channels.description, language),
  age: channels.age,
  parentId: channels.parentId,
  isHd: channels.isHd,
  is4k: channels.is4k,
  isFree: channels.isFree,
  isHidden: channels.isHidden,
  isFixed: channels.isFixed,
  isAvailable: channels.isAvailable,
  accessError: localisedTextOrNull(channels.accessError, language),
  access: channels.access,
  archivedDays: channels.archivedDays,
  aspectRatio: channels.aspectRatio,
  overlayIconKey: channels.overlayIconKey,
  logoKey: channels.logoKey,
  coverKey: channels.coverKey,
  favouriteId: favourites.id,
});

export type ChannelSelection = {
  /** Exactly these, in this order; else all in the order of the list. */
  ids?: readonly number[];
  text?: string | undefined;
};

const channelQuery = (db: Database, language: Language | Placeholder, profileId: number | Placeholder) =>
  db
    .select(channelColumns(language))
    .from(channels)
    .leftJoin(favourites, and(eq(favourites.channelId, channels.id), eq(favourites.profileId, profileId)));

/** Channels as this viewer may see them, with the viewer's own mark. */
export function selectChannels(db: Database, selection: ChannelSelection, viewer: Viewer, language: Language) {
  const { ids, text } = selection;
  return channelQuery(db, language, viewer.profileId)
    .where(
      and(
        ids && sql`${channels.id} = any(${sql.param(ids)}::int[])`,
        text ? sql`${channels.searchText} like ${containing(text)}` : undefined,
        lte(sql`coalesce(${channels.age}, ${UNKNOWN_AGE})`, ageLimit(viewer)),
      ),
    )
    .orderBy(ids ? sql`array_position(${sql.param(ids)}::int[], ${channels.id})` : asc(channels.position));
}

export type ChannelRow = Awaited<ReturnType<typeof selectChannels>>[number];

/** Whether the viewer may watch, and the viewer's mark: what differs between two viewers of the same channel. */
export const wireViewerFlags = (channel: ChannelRow, viewer: Viewer, nowMs: number) => ({
  is_purchased: isOpen(channel.access, viewer, nowMs),
  is_favored: channel.favouriteId !== null,
  ...(channel.favouriteId !== null && { favorite: { priority: channel.favouriteId } }),
});

export function wireChannel(channel: ChannelRow, viewer: Viewer, { media, clock }: Services): Wire<typeof Channel> {
  const logo = media.picture('channel', channel.logoKey);
  const still = media.picture('cover', channel.coverKey);
  return {
    id: channel.id,
    slug: channel.slug,
    name: channel.name,
    description: channel.description,
    age: channel.age,
    parent_id: channel.parentId,
    cover: { full: logo, light_bg: logo, dark_bg: logo, bg: still, color_bg: still },
    is_available: channel.isAvailable,
    access_error: channel.accessError,
    ...wireViewerFlags(channel, viewer, clock()),
    is_hd: channel.isHd,
    is_4k: channel.is4k,
    overlay_icon: channel.overlayIconKey && media.icon(channel.overlayIconKey),
    archived_days: channel.archivedDays,
    real_archived_days: channel.archivedDays,
    available_archived_days: channel.archivedDays,
    stream_types: [{ type: 'hls' }],
    aspect_ratio: channel.aspectRatio,
    is_free: channel.isFree,
    is_hidden: channel.isHidden,
    is_fixed: channel.isFixed,
  };
}

/** A channel as it stands in a row: what a card shows and what decides about playing; nothing that is empty or no. */
function wireChannelCard(
  channel: ChannelRow,
  onAir: Wire<typeof ScheduleEntry> | undefined,
  viewer: Viewer,
  { media, clock }: Services,
): Wire<typeof Channel> {
  const logo = media.picture('channel', channel.logoKey);
  return {
    id: channel.id,
    slug: channel.slug,
    name: channel.name,
    cover: { light_bg: logo, dark_bg: logo, color_bg: media.picture('cover', channel.coverKey) },
    ...wireViewerFlags(channel, viewer, clock()),
    archived_days: channel.archivedDays,
    ...(channel.age !== null && { age: channel.age }),
    ...(!channel.isAvailable && { is_available: false, access_error: channel.accessError }),
    ...(channel.isHd && { is_hd: true }),
    ...(channel.is4k && { is_4k: true }),
    ...(channel.isFree && { is_free: true }),
    ...(channel.isHidden && { is_hidden: true }),
    ...(channel.overlayIconKey && { overlay_icon: media.icon(channel.overlayIconKey) }),
    ...(onAir && { current_schedule: onAir }),
  };
}

export type ReadChannelCards = (
  ids: readonly number[],
  viewer: Viewer,
  language: Language,
) => Promise<ReadonlyMap<number, string>>;

/** Reads channels for rows, each with what it shows now, as JSON texts by id. */
export function prepareReadChannelCards(services: Services): ReadChannelCards {
  const query = channelQuery(services.db, sql.placeholder('language'), sql.placeholder('profileId'))
    .where(
      and(
        sql`${channels.id} = any(${sql.placeholder('ids')}::int[])`,
        lte(sql`coalesce(${channels.age}, ${UNKNOWN_AGE})`, sql.placeholder('ageLimit')),
      ),
    )
    .prepare('read_channel_cards');
  const readOnAir = prepareReadOnAir(services);

  return async (ids, viewer, language) => {
    if (ids.length === 0) return new Map();
    const [found, onAir] = await Promise.all([
      query.execute({ ids, language, profileId: viewer.profileId, ageLimit: ageLimit(viewer) }),
      readOnAir(ids, language),
    ]);
    return new Map(
      found.map((channel) => [
        channel.id,
        JSON.stringify(wireChannelCard(channel, onAir.get(channel.id), viewer, services)),
      ]),
    );
  };
}
