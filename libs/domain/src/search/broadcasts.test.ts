import { Channel, ScheduleEntry } from '@livery/contract/channels/entities';
import { decode } from '@livery/contract/schema';
import { expect, it } from 'vitest';
import { broadcastsAt, foundBroadcasts } from './broadcasts.ts';

const NOW = 1_770_000_000;
const HOUR = 3600;

const channelOf = (id: number, wire: object = {}) => {
  const channel = decode(Channel, { id, name: `Channel ${id}`, is_purchased: true, archived_days: 3, ...wire });
  if (!channel.ok) throw new Error('not a channel');
  return { ...channel.value, onAir: null };
};
const entryOf = (id: number, startsIn: number, wire: object = {}) => {
  const entry = decode(ScheduleEntry, {
    id,
    channel_id: 1,
    timestamp: NOW + startsIn,
    duration: HOUR,
    program: { title: 'News', age: 6 },
    is_catchup_available: true,
    ...wire,
  });
  if (!entry.ok) throw new Error('not a broadcast');
  return entry.value;
};

const LIVE = entryOf(1, -HOUR / 2);
const COMING = entryOf(2, HOUR);
const PAST = entryOf(3, -2 * HOUR);
const found = (entries: Parameters<typeof foundBroadcasts>[0], channel = channelOf(1)) =>
  foundBroadcasts(entries, [channel], 'adult', NOW * 1000);

it('FIND-012 a press on a found broadcast plays what is on, opens what comes at its line, plays what was from its beginning', () => {
  expect(found([LIVE, COMING, PAST]).map(({ place }) => place)).toEqual([
    { kind: 'live' },
    { kind: 'coming', ts: NOW + HOUR },
    { kind: 'archive', ts: NOW - 2 * HOUR },
  ]);
});

it('FIND-012 what was and cannot be played, and what is on no channel of the viewer, is not found', () => {
  expect(found([PAST], channelOf(1, { is_purchased: false }))).toEqual([]);
  expect(found([PAST], channelOf(1, { archived_days: 0 }))).toEqual([]);
  expect(found([entryOf(4, -2 * HOUR, { is_catchup_available: false })])).toEqual([]);
  expect(found([entryOf(5, 0, { channel_id: 2 }), entryOf(6, 0, { channel_id: undefined })])).toEqual([]);
});

it('FIND-014 a child finds no broadcast above twelve, nor one of no known age', () => {
  const ages = [6, 12, 16, undefined].map((age, index) => entryOf(index + 1, 0, { program: { title: 'News', age } }));
  const ofChild = foundBroadcasts(ages, [channelOf(1)], 'child', NOW * 1000);
  expect(ofChild.map(({ entry }) => entry.program?.age)).toEqual([6, 12]);
});

it('FIND-012 broadcasts of one place keep their order, each once', () => {
  const all = found([LIVE, PAST, COMING, entryOf(7, -5 * HOUR), PAST]);
  expect(broadcastsAt(all, 'archive').map(({ entry }) => entry.id)).toEqual([3, 7]);
  expect(broadcastsAt(all, 'live').map(({ entry }) => entry.id)).toEqual([1]);
  expect(broadcastsAt([], 'coming')).toEqual([]);
});
