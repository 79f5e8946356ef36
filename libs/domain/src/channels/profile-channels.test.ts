import type { ChannelCategory } from '@livery/contract/channels/entities';
import { expect, it } from 'vitest';
import type { ViewerChannel } from './viewer-channels.ts';
import { categoriesFor, categoryChoice, channelsFor, firstCategory, isMadeForChildren } from './profile-channels.ts';

const channel = (id: number, age?: number) => ({ id, ...(age !== undefined && { age }) }) as ViewerChannel;
const category = (id: number, channelIds: number[], tags: ChannelCategory['tags'] = []) =>
  ({ id, name: String(id), channelIds, tags }) as ChannelCategory;

const channels = [channel(1, 0), channel(2, 12), channel(3, 13), channel(4)];
const categories = [category(2, []), category(7, [1]), category(10, [3])];
const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

it('CHAN-060 PROF-028 a child sees the channels of the children’s category, none above 12 and none of unknown age', () => {
  const made = [category(2, []), category(7, [1, 3, 4])];
  expect(ids(channelsFor(channels, 'child', made))).toEqual([1]);
  expect(ids(channelsFor(channels, 'adult', made))).toEqual([1, 2, 3, 4]);
});

it('CHAN-059 CHAN-060 in a service without a children’s category a child sees what is up to 12', () => {
  for (const without of [[], [category(2, [])], [category(7, [])]]) {
    expect(ids(channelsFor(channels, 'child', without))).toEqual([1, 2]);
  }
});

it('CHAN-060 a channel of which the id alone is known is for children where it is named among theirs', () => {
  expect([1, 2, 3].map((id) => isMadeForChildren(id, categories))).toEqual([true, false, false]);
  expect(isMadeForChildren(1, [category(2, [1])])).toBe(false);
});

it('CHAN-044 CHAN-046 one category that holds something is no choice', () => {
  expect(ids(categoryChoice(categories, channels, 'adult'))).toEqual([2, 7, 10]);
  expect(categoryChoice([category(2, []), category(5, [99])], channels, 'adult')).toEqual([]);
});

it('CHAN-045 a child chooses no category', () => {
  expect(categoryChoice(categories, channels, 'child')).toEqual([]);
});

it('CHAN-051 a category for adults does not exist in a child’s profile', () => {
  const offered = [...categories, category(11, [1], ['is_adult'])];
  expect([ids(categoriesFor(offered, 'adult')), ids(categoriesFor(offered, 'child'))]).toEqual([
    [2, 7, 10, 11],
    [2, 7, 10],
  ]);
});

it('CHAN-047 CHAN-049 the first category is all channels, a child’s is the one for children', () => {
  expect([firstCategory(categories, 'adult').id, firstCategory(categories, 'child').id]).toEqual([2, 7]);
  expect(firstCategory([category(2, [])], 'child').id).toBe(2);
});
