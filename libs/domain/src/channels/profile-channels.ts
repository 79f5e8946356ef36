import type { ChannelCategory } from '@livery/contract/channels/entities';
import { isAdultChannel, type ProfileRole } from '../schedule/adult.ts';
import {
  CHILD_CATEGORY_ID,
  defaultCategory,
  isAdultCategory,
  offeredCategories,
  type ViewerChannel,
} from './viewer-channels.ts';

/** The channels that are made for children, by id; null in a service that has no such category. */
function madeForChildren(categories: readonly ChannelCategory[]): ReadonlySet<number> | null {
  const ids = categories.find(({ id }) => id === CHILD_CATEGORY_ID)?.channelIds ?? [];
  return ids.length > 0 ? new Set(ids) : null;
}

/**
 * What a profile may see at all, in lists, rows, steps to the next channel and addresses alike. A child has the channels of the children's
 * category, none of them above 12; where a service has no such category, whatever is up to 12. CHAN-060, PROF-028
 */
export function channelsFor<T extends Pick<ViewerChannel, 'id' | 'age'>>(
  channels: readonly T[],
  role: ProfileRole,
  categories: readonly ChannelCategory[],
): readonly T[] {
  if (role === 'adult') return channels;
  const made = madeForChildren(categories);
  return channels.filter((channel) => !isAdultChannel(channel, role) && (made === null || made.has(channel.id)));
}

/** Whether a child may be led to a channel of which the id alone is known: only to one that is made for children. */
export const isMadeForChildren = (channelId: number, categories: readonly ChannelCategory[]): boolean =>
  madeForChildren(categories)?.has(channelId) ?? false;

/** Fewer categories than this are no choice. CHAN-044 */
const FEWEST_CATEGORIES = 2;

/** The categories to choose from: none for a child, none where there is one only. CHAN-044, CHAN-045, CHAN-046, CHAN-051 */
export function categoryChoice(
  categories: readonly ChannelCategory[],
  channels: readonly ViewerChannel[],
  role: ProfileRole,
): readonly ChannelCategory[] {
  if (role === 'child') return [];
  const offered = offeredCategories(categories, channels);
  return offered.length < FEWEST_CATEGORIES ? [] : offered;
}

/** What a profile may open: a child's has no category for adults, under no address. CHAN-051 */
export const categoriesFor = (categories: readonly ChannelCategory[], role: ProfileRole): readonly ChannelCategory[] =>
  role === 'child' ? categories.filter((category) => !isAdultCategory(category)) : categories;

/** The category that opens without being named. CHAN-047, CHAN-049, CHAN-051 */
export const firstCategory = (categories: readonly ChannelCategory[], role: ProfileRole): ChannelCategory =>
  (role === 'child' ? categories.find(({ id }) => id === CHILD_CATEGORY_ID) : undefined) ?? defaultCategory(categories);
