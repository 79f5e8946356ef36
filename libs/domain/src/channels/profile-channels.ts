import type { ChannelCategory } from '@livery/contract/channels/entities';
import { isAdultChannel, type ProfileRole } from '../schedule/adult.ts';
import {
  CHILD_CATEGORY_ID,
  defaultCategory,
  isAdultCategory,
  offeredCategories,
  type ViewerChannel,
} from './viewer-channels.ts';

/** What a profile may see at all. A child's has nothing above 12, in no list and under no address. CHAN-060 */
export const channelsFor = <T extends ViewerChannel>(channels: readonly T[], role: ProfileRole): readonly T[] =>
  role === 'child' ? channels.filter((channel) => !isAdultChannel(channel, role)) : channels;

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
