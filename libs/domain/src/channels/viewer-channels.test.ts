import type { Channel, ChannelCategory, ScheduleEntry } from '@livery/contract/channels/entities';
import { describe, expect, it } from 'vitest';
import {
  addressOf,
  channelAccess,
  channelsOfCategory,
  defaultCategory,
  findBySlugOrId,
  freeChannels,
  isAdultCategory,
  listedProgramme,
  mergeChannels,
  offeredCategories,
} from './viewer-channels.ts';
import { aChannel } from './testing/a-channel.ts';

const category = (id: number, more: Partial<ChannelCategory> = {}): ChannelCategory => ({
  id,
  name: `Category ${id}`,
  channelIds: [],
  tags: [],
  ...more,
});
const entry = (channelId: number): ScheduleEntry => ({
  id: channelId * 10,
  channelId,
  startSeconds: 0,
  durationSeconds: 60,
  isCatchupAvailable: true,
});
const merged = (...channels: Channel[]) => mergeChannels({ channels, currentSchedules: [] }, undefined);

it('CHAN-043 what is on a channel is what the list of programmes says, else what the channel itself says', () => {
  const channels = [aChannel(1), aChannel(2, { currentSchedule: entry(2) }), aChannel(3)];
  const list = { channels, currentSchedules: [entry(1)] };
  expect([1, 2, 3].map((id) => listedProgramme(list, id))).toEqual([entry(1), entry(2), null]);
});

describe('mergeChannels', () => {
  it('CALL-006 CALL-007 joins data, the viewer’s flags and what is on air by channel id', () => {
    const [first, second] = mergeChannels(
      { channels: [aChannel(1), aChannel(2)], currentSchedules: [entry(2)] },
      {
        channels: [aChannel(2, { name: 'other name', isPurchased: true, isFavored: true, favorite: { priority: 3 } })],
        currentSchedules: [],
      },
    );
    expect(first).toMatchObject({ isPurchased: false, onAir: null });
    expect(second).toMatchObject({
      name: 'Channel 2',
      isPurchased: true,
      isFavored: true,
      favorite: { priority: 3 },
      onAir: { id: 20 },
    });
  });

  it('CALL-006 CALL-007 a refusal is the viewer’s own, and what is on air stands in the schedule, else with the channel', () => {
    const accessError = 'Not in your country.';
    const common = aChannel(1, {
      isAvailable: true,
      accessError,
      favorite: { priority: 1 },
      currentSchedule: entry(1),
    });
    const all = { channels: [common], currentSchedules: [] };
    const own = aChannel(1, { isAvailable: false, isFavored: false });
    const [mine] = mergeChannels(all, { channels: [{ ...own, accessError: 'Too young.' }], currentSchedules: [] });
    expect(mine).toMatchObject({ isAvailable: false, accessError: 'Too young.', onAir: { id: 10 } });
    const [anybody] = mergeChannels({ ...all, currentSchedules: [{ ...entry(1), id: 77 }] }, undefined);
    expect(anybody).toMatchObject({ isAvailable: true, accessError, onAir: { id: 77 } });
  });

  it('CHAN-056 hides channels that call themselves 4k, uhd or ultra hd', () => {
    const names = merged(
      aChannel(1, { name: 'Sport 4K' }),
      aChannel(2, { name: 'uHd Nature' }),
      aChannel(3, { name: 'ULTRA HD' }),
      aChannel(4, { name: 'Ultra' }),
    );
    expect(names.map(({ id }) => id)).toEqual([4]);
  });

  it('keeps hidden channels out', () => {
    expect(merged(aChannel(1, { isHidden: true }))).toEqual([]);
  });
});

describe('categories', () => {
  const channels = merged(
    aChannel(1, { isFavored: true, favorite: { priority: 2 } }),
    aChannel(2, { isFavored: true, favorite: { priority: 1 } }),
    aChannel(3),
  );

  it('CHAN-047 category 2 is all channels and the default', () => {
    expect(channelsOfCategory(channels, category(2)).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(defaultCategory([category(5), category(2)]).id).toBe(2);
  });

  it('CHAN-051 a category tagged for start-up opens first, one tagged all_channels holds all', () => {
    expect(defaultCategory([category(2), category(5, { tags: ['startup'] })]).id).toBe(5);
    expect(channelsOfCategory(channels, category(9, { tags: ['all_channels'] })).length).toBe(3);
  });

  it('CHAN-047 a service without categories has that of all channels, under the address that means it', () => {
    const everything = defaultCategory([]);
    expect([everything.id, addressOf(everything)]).toEqual([2, 'all']);
    expect(channelsOfCategory(channels, everything).length).toBe(3);
  });

  it('CHAN-051 a category tagged is_adult is for adults, any other is not', () => {
    expect([category(10, { tags: ['is_adult'] }), category(10)].map(isAdultCategory)).toEqual([true, false]);
  });

  it('CHAN-048 CHAN-076 category 1000 holds the favourites by their priority', () => {
    expect(channelsOfCategory(channels, category(1000)).map(({ id }) => id)).toEqual([2, 1]);
  });

  it('CHAN-076 favourites without a priority stand behind those that have one', () => {
    const unranked = merged(
      aChannel(1, { isFavored: true }),
      aChannel(2, { isFavored: true, favorite: { priority: 1 } }),
    );
    expect(channelsOfCategory(unranked, category(1000)).map(({ id }) => id)).toEqual([2, 1]);
  });

  it('CHAN-076 DATA-009 a favourite that is fixed keeps its place at the top', () => {
    const favourite = (id: number, priority: number, isFixed = false) =>
      aChannel(id, { isFavored: true, favorite: { priority }, isFixed });
    const sorted = channelsOfCategory(merged(favourite(1, 1), favourite(2, 2), favourite(3, 3, true)), category(1000));
    expect(sorted.map(({ id }) => id)).toEqual([3, 1, 2]);
  });

  it('CHAN-046 a category without channels is not offered', () => {
    const offered = offeredCategories(
      [category(2), category(5, { channelIds: [99] }), category(6, { channelIds: [3] })],
      channels,
    );
    expect(offered.map(({ id }) => id)).toEqual([2, 6]);
  });
});

describe('addresses', () => {
  const items = [aChannel(1, { slug: 'khabar' }), aChannel(2), aChannel(3, { slug: '2' })];

  it('CHAN-006 CHAN-007 find by slug first, then by number', () => {
    expect(findBySlugOrId(items, 'khabar')?.id).toBe(1);
    expect(findBySlugOrId(items, '1')?.id).toBe(1);
    expect(findBySlugOrId(items, '2')?.id).toBe(3);
    expect(findBySlugOrId(items, 'nothing')).toBeUndefined();
    expect(findBySlugOrId(items, '1.0')).toBeUndefined();
  });

  it('name the slug, else the id', () => {
    expect(items.map(addressOf)).toEqual(['khabar', '2', '2']);
  });
});

it('LIVE-032 LIVE-035 a channel is open, to be bought, or unavailable', () => {
  expect(channelAccess(aChannel(1, { isPurchased: true }))).toBe('open');
  expect(channelAccess(aChannel(1, { isFree: true }))).toBe('open');
  expect(channelAccess(aChannel(1))).toBe('notPurchased');
  expect(channelAccess(aChannel(1, { isPurchased: true, isAvailable: false }))).toBe('unavailable');
  expect(channelAccess(aChannel(1, { isPurchased: true, accessError: 'closed' }))).toBe('unavailable');
});

it('CHAN-078 free channels are available, free and not hidden', () => {
  const channels = [
    aChannel(1),
    aChannel(2, { isFree: true }),
    aChannel(3, { isFree: true, isAvailable: false }),
    aChannel(4, { isFree: true, isHidden: true }),
    aChannel(5, { isFree: true, isPurchased: true }),
  ];
  expect(freeChannels(channels).map(({ id }) => id)).toEqual([2, 5]);
});
