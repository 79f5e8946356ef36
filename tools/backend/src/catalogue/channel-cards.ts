import type { Channel } from '@livery/contract/channels/entities';
import type { Wire } from '@livery/contract/schema';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { readOnAir } from '../broadcast/on-air.ts';
import type { Database } from '../database/open-database.ts';
import { channels } from '../database/schema/broadcast.ts';
import { favourites } from '../database/schema/viewers.ts';
import { containing } from '../database/search-text.ts';
import type { Services } from '../http/services.ts';
import type { Language } from '../seed/localised.ts';
import { ageLimit, isOpen, UNKNOWN_AGE } from '../session/entitlement.ts';
import type { Viewer } from '../session/viewer.ts';
import { localisedText, localisedTextOrNull } from './localised-text.ts';

const channelColumns = (language: Language) => ({
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

/** Channels as this viewer may see them, with the viewer's own mark. */
export function selectChannels(db: Database, selection: ChannelSelection, viewer: Viewer, language: Language) {
  const { ids, text } = selection;
  return db
    .select(channelColumns(language))
    .from(channels)
    .leftJoin(favourites, and(eq(favourites.channelId, channels.id), eq(favourites.profileId, viewer.profileId)))
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
  const logo = media.image('logo', channel.logoKey);
  const still = media.image('cover', channel.coverKey);
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
    overlay_icon: channel.overlayIconKey && media.image('icon', channel.overlayIconKey),
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

/** Channels for rows, each with what it shows now. */
export async function readChannelCards(
  services: Services,
  ids: readonly number[],
  viewer: Viewer,
  language: Language,
): Promise<Map<number, Wire<typeof Channel>>> {
  if (ids.length === 0) return new Map();
  const [found, onAir] = await Promise.all([
    selectChannels(services.db, { ids }, viewer, language),
    readOnAir(services, ids, language),
  ]);
  const current = new Map(onAir.map((broadcast) => [broadcast.channel_id, broadcast]));
  return new Map(
    found.map((channel) => [
      channel.id,
      { ...wireChannel(channel, viewer, services), description: null, current_schedule: current.get(channel.id) },
    ]),
  );
}
