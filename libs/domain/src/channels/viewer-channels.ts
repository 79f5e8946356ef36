import type { Channel, ChannelCategory, ChannelList, ScheduleEntry } from '@livery/contract/channels/entities';
import { isListed } from './listed.ts';

/** Ids with a fixed meaning. CHAN-047..049 */
export const ALL_CHANNELS_CATEGORY_ID = 2;
export const FAVOURITES_CATEGORY_ID = 1000;
export const CHILD_CATEGORY_ID = 7;

/** The channel that is on the air for the holiday. CHAN-080 */
export const NEW_YEAR_CHANNEL_ID = 3929;

/** A channel as this viewer has it, with what is on air. */
export interface ViewerChannel extends Channel {
  onAir: ScheduleEntry | null;
}

/**
 * The channels of the service with the viewer's own flags and the programmes on air. CALL-006, CALL-007
 * Without the viewer's list (a guest whose call failed) the flags of the common one stand.
 */
export function mergeChannels(all: ChannelList, own: ChannelList | undefined): ViewerChannel[] {
  const ownById = new Map(own?.channels.map((channel) => [channel.id, channel]));
  const onAirById = new Map(all.currentSchedules.map((entry) => [entry.channelId, entry]));
  return all.channels.filter(isListed).map((channel) => {
    const flags = ownById.get(channel.id) ?? channel;
    return {
      ...channel,
      isPurchased: flags.isPurchased,
      isFavored: flags.isFavored,
      isAvailable: flags.isAvailable,
      ...(flags.favorite && { favorite: flags.favorite }),
      ...(flags.accessError && { accessError: flags.accessError }),
      onAir: onAirById.get(channel.id) ?? channel.currentSchedule ?? null,
    };
  });
}

/** What the list says is on a channel; null where it does not know. CHAN-043 */
export const listedProgramme = ({ channels, currentSchedules }: ChannelList, channelId: number): ScheduleEntry | null =>
  currentSchedules.find((entry) => entry.channelId === channelId) ??
  channels.find(({ id }) => id === channelId)?.currentSchedule ??
  null;

/** What is fixed keeps its place at the top. CHAN-076, DATA-009 */
const byFavouritePriority = (a: Channel, b: Channel) =>
  Number(b.isFixed) - Number(a.isFixed) ||
  (a.favorite?.priority ?? Number.MAX_SAFE_INTEGER) - (b.favorite?.priority ?? Number.MAX_SAFE_INTEGER);

/** The channels of a category, in its order; favourites by their priority, CHAN-076. */
export function channelsOfCategory<T extends Channel>(channels: readonly T[], category: ChannelCategory): T[] {
  if (category.id === FAVOURITES_CATEGORY_ID)
    return channels.filter(({ isFavored }) => isFavored).sort(byFavouritePriority);
  if (isAllChannels(category)) return [...channels];
  const byId = new Map(channels.map((channel) => [channel.id, channel]));
  return category.channelIds.flatMap((id) => byId.get(id) ?? []);
}

/** CHAN-047, CHAN-051 */
export const isAllChannels = ({ id, tags }: ChannelCategory): boolean =>
  id === ALL_CHANNELS_CATEGORY_ID || tags.includes('all_channels');

/** Categories worth offering: an empty one is none. CHAN-046 */
export const offeredCategories = (
  categories: readonly ChannelCategory[],
  channels: readonly ViewerChannel[],
): ChannelCategory[] => categories.filter((category) => channelsOfCategory(channels, category).length > 0);

/** A service without categories has one: all of its channels. */
const EVERYTHING: ChannelCategory = {
  id: ALL_CHANNELS_CATEGORY_ID,
  slug: 'all',
  name: '',
  channelIds: [],
  tags: ['all_channels'],
};

/** The category opened without being named: the one tagged for start-up, else all channels. CHAN-047, CHAN-051 */
export const defaultCategory = (categories: readonly ChannelCategory[]): ChannelCategory =>
  categories.find(({ tags }) => tags.includes('startup')) ??
  categories.find(isAllChannels) ??
  categories[0] ??
  EVERYTHING;

/** What is in it is for adults: whoever opens it is asked as for one of its channels. CHAN-051 */
export const isAdultCategory = ({ tags }: ChannelCategory): boolean => tags.includes('is_adult');

interface Addressed {
  id: number;
  slug?: string | undefined;
}

/** By slug or numeric id, as addresses name channels and categories. CHAN-003, CHAN-004, CHAN-006, CHAN-007 */
export const findBySlugOrId = <T extends Addressed>(items: readonly T[], slugOrId: string): T | undefined =>
  items.find(({ slug }) => slug === slugOrId) ??
  (/^\d+$/.test(slugOrId) ? items.find(({ id }) => id === Number(slugOrId)) : undefined);

/** How an address names it. */
export const addressOf = ({ slug, id }: Addressed): string => slug ?? String(id);

/** What anybody may watch without a subscription. CHAN-078 */
export const freeChannels = <T extends Channel>(channels: readonly T[]): readonly T[] =>
  channels.filter(({ isAvailable, isFree, isHidden }) => isAvailable && isFree && !isHidden);

/**
 * Entitlement: a channel is open to this viewer, has to be bought, or is unavailable. This is what the channel list says; a stream that is refused later is
 * `StreamRefusal`. LIVE-032, LIVE-035
 */
export type ChannelAccess = 'open' | 'notPurchased' | 'unavailable';

export function channelAccess({ isAvailable, isPurchased, isFree, accessError }: Channel): ChannelAccess {
  if (!isAvailable || accessError) return 'unavailable';
  return isPurchased || isFree ? 'open' : 'notPurchased';
}
