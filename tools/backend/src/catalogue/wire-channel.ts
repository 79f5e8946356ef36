import type { Channel } from '@livery/contract/channels/entities';
import type { Wire } from '@livery/contract/schema';
import type { MediaAddresses } from '../http/media-addresses.ts';
import { VITRINA_CHANNEL_ID } from '../seed/channel-lines.ts';
import type { Language } from '../world/localised.ts';
import type { SeedChannel } from '../world/channels.ts';

/**
 * What is the same for every viewer of a channel: the made part of its card. What is empty or no is left out, as every
 * list has some sixty of them.
 */
export function wireChannel(
  channel: SeedChannel & { readonly stillColor?: string | undefined },
  media: MediaAddresses,
  language: Language,
): Wire<typeof Channel> {
  // A tile in the channel's own colours, which stands on a light and on a dark ground alike.
  const logo = media.picture('channel', channel.logoKey);
  const still = media.picture('cover', channel.coverKey);
  const isVitrina = channel.id === VITRINA_CHANNEL_ID;
  return {
    id: channel.id,
    slug: channel.slug,
    name: channel.name[language],
    description: channel.description[language],
    cover: { full: logo, light_bg: logo, dark_bg: logo, bg: still, color_bg: still, color: channel.stillColor },
    archived_days: channel.archivedDays,
    real_archived_days: channel.archivedDays,
    available_archived_days: channel.archivedDays,
    stream_types: [{ type: isVitrina ? 'vitrina' : 'hls' }],
    aspect_ratio: channel.aspectRatio,
    ...(channel.age !== null && { age: channel.age }),
    ...(channel.parentId !== null && { parent_id: channel.parentId }),
    ...(!channel.isAvailable && { is_available: false, access_error: channel.accessError?.[language] ?? null }),
    ...(channel.isHd && { is_hd: true }),
    ...(channel.is4k && { is_4k: true }),
    ...(channel.isFree && { is_free: true }),
    ...(channel.isHidden && { is_hidden: true }),
    ...(channel.isFixed && { is_fixed: true }),
    ...(isVitrina && { vitrinaUrl: media.vitrina(media.key(channel.mediaKey, channel.id)) }),
    ...(channel.overlayIconKey !== null && { overlay_icon: media.icon(channel.overlayIconKey) }),
  };
}
