import type { Packet } from '@livery/contract/packets/entities';

/** Channels of this category are not shown in the list of a packet. PACK-029 */
const HIDDEN_CATEGORY_ID = 20;
/** Up to so many channels the list is short. PACK-031, PACK-033 */
const SHORT_LIST = 31;
/** From so many channels on there are no videos: a packet of 31 has neither. PACK-032, PACK-033 */
const NO_VIDEOS_FROM = 31;

type Held = Pick<Packet, 'channels' | 'channelsCount' | 'videos'>;

/** The channels that the page of a packet lists. PACK-029 */
export const listedChannels = ({ channels }: Pick<Held, 'channels'>): Held['channels'] =>
  channels.filter(({ categoryIds }) => !categoryIds.includes(HIDDEN_CATEGORY_ID));

/** What the server counts, else what it lists. PACK-064 */
export const channelsCount = ({ channels, channelsCount: counted }: Pick<Held, 'channels' | 'channelsCount'>): number =>
  counted ?? channels.length;

export const hasShortList = (packet: Held): boolean => channelsCount(packet) <= SHORT_LIST;

export const shownVideos = (packet: Held): Held['videos'] =>
  channelsCount(packet) < NO_VIDEOS_FROM ? packet.videos : [];

/** Whether everything in a packet is for adults: then it is shown as bought to whoever may watch it. */
export const isAdultPacket = ({ channels }: Pick<Held, 'channels'>, adultCategoryIds: ReadonlySet<number>): boolean =>
  channels.length > 0 && channels.every(({ categoryIds }) => categoryIds.some((id) => adultCategoryIds.has(id)));

/** Channels of one packet that another one does not have. */
export function channelsMore<Channel extends { readonly id: number }>(
  more: readonly Channel[],
  less: readonly Channel[],
): readonly Channel[] {
  const known = new Set(less.map(({ id }) => id));
  return more.filter(({ id }) => !known.has(id));
}
