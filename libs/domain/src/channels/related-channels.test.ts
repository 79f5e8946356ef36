import type { Channel, ChannelCategory } from '@livery/contract/channels/entities';
import { expect, it } from 'vitest';
import { relatedChannels } from './related-channels.ts';
import { aChannel } from './testing/a-channel.ts';
import { ALL_CHANNELS_CATEGORY_ID, FAVOURITES_CATEGORY_ID, type ViewerChannel } from './viewer-channels.ts';

const channel = (id: number, more: Partial<Channel> & { onAir?: null } = {}): ViewerChannel => ({
  ...aChannel(id, { age: 12, isPurchased: true }),
  onAir: { id: id * 10, channelId: id, startSeconds: 0, durationSeconds: 60, isCatchupAvailable: true },
  ...more,
});
const category = (id: number, ...channelIds: number[]): ChannelCategory => ({ id, name: '', channelIds, tags: [] });
const idsOf = (channels: readonly ViewerChannel[]) => channels.map(({ id }) => id);

const all = [1, 2, 3, 4, 5, 6].map((id) => channel(id));
const news = category(6, 3, 5, 1);

it('leads to the same kind first, then to what follows in the list and comes round', () => {
  expect(idsOf(relatedChannels(all[2]!, all, [news], 5))).toEqual([5, 1, 4, 6, 2]);
  expect(idsOf(relatedChannels(all[2]!, all, [news], 3))).toEqual([5, 1, 4]);
  expect(idsOf(relatedChannels(all[4]!, all, [], 9)), 'of no kind').toEqual([6, 1, 2, 3, 4]);
});

it('takes neither all channels nor favourites for a kind', () => {
  const everything = category(ALL_CHANNELS_CATEGORY_ID, 1, 2, 3, 4, 5, 6);
  const favourites = category(FAVOURITES_CATEGORY_ID, 2, 6);
  expect(idsOf(relatedChannels(all[1]!, all, [favourites, everything, category(7, 2, 5)], 2))).toEqual([5, 3]);
});

it('leads nobody to what cannot be watched, shows nothing, or is for adults', () => {
  const some = [
    channel(1),
    channel(2, { isPurchased: false }),
    channel(3, { isAvailable: false }),
    channel(4, { onAir: null }),
    channel(5, { age: 18 }),
    channel(6, { age: undefined }),
    channel(7),
  ];
  expect(idsOf(relatedChannels(some[0]!, some, [category(8, 1, 2, 3, 4, 5, 6)], 9))).toEqual([7]);
  expect(idsOf(relatedChannels(some[4]!, some, [category(10, 5, 6)], 9)), 'from one for adults').toEqual([7, 1]);
});

it('of a channel that is not in the list, tells what is', () => {
  expect(idsOf(relatedChannels(channel(9), all, [], 2))).toEqual([1, 2]);
});
