import type { ChannelCategory } from '@livery/contract/channels/entities';
import { isAdultChannel } from '../schedule/adult.ts';
import {
  channelAccess,
  channelsOfCategory,
  FAVOURITES_CATEGORY_ID,
  isAllChannels,
  type ViewerChannel,
} from './viewer-channels.ts';

/** What else the viewer could watch now: channels of the same kind, then those that follow in the list. Nobody is led to what is for adults. */
export function relatedChannels<T extends ViewerChannel>(
  channel: T,
  all: readonly T[],
  categories: readonly ChannelCategory[],
  count: number,
): readonly T[] {
  const kind = categories.find(
    (category) =>
      category.id !== FAVOURITES_CATEGORY_ID && !isAllChannels(category) && category.channelIds.includes(channel.id),
  );
  const ofKind = new Set(kind && channelsOfCategory(all, kind).map(({ id }) => id));
  const at = all.findIndex(({ id }) => id === channel.id);
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))].filter(
    (one) => one.onAir !== null && channelAccess(one) === 'open' && !isAdultChannel(one, 'adult'),
  );
  return [...others.filter(({ id }) => ofKind.has(id)), ...others.filter(({ id }) => !ofKind.has(id))].slice(0, count);
}
