import { Row } from '@livery/contract/catalogue/entities';
import { Channel, ScheduleEntry } from '@livery/contract/channels/entities';
import { decode } from '@livery/contract/schema';
import type { FoundBroadcast } from '@livery/domain/search';
import { expect, it } from 'vitest';
import { chosenOf } from './chosen.ts';

const rowOf = (wire: object) => {
  const row = decode(Row, wire);
  if (!row.ok) throw new Error('not a row');
  return row.value;
};
const broadcastOf = (id: number, wire: object): FoundBroadcast => {
  const channel = decode(Channel, { id: 5, name: 'Спорт' });
  const entry = decode(ScheduleEntry, { id, channel_id: 5, timestamp: 1_770_000_000, duration: 3600, ...wire });
  if (!channel.ok || !entry.ok) throw new Error('not a broadcast');
  return { entry: entry.value, channel: { ...channel.value, onAir: null }, place: { kind: 'live' } };
};

const FOUND = {
  rows: [
    rowOf({ id: 41, template: 'content-v', contents: [{ id: 1, title: 'Перевал', content_type: 'movie' }] }),
    rowOf({ id: 42, template: 'channel', channels: [{ id: 1, name: 'Горы' }] }),
    rowOf({ id: 44, template: 'person', persons: [{ id: 1, name: 'Перевалова' }] }),
  ],
  broadcasts: [
    broadcastOf(1, { program: { id: 9, title: 'Новости' } }),
    broadcastOf(2, { content: { id: 3, title: 'Степь', content_type: 'movie' } }),
    broadcastOf(3, {}),
  ],
};

it.each([
  ['content-1', 'Перевал', 'movie'],
  ['channel-1', 'Горы', 'channel'],
  ['person-1', 'Перевалова', 'person'],
  ['broadcast-1', 'Новости', 'broadcast'],
  // One of a film, of which the schedule names no programme.
  ['broadcast-2', 'Степь', 'broadcast'],
])('SRCH-014 SRCH-015 what was chosen is recorded by its own name: %s', (key, title, contentType) => {
  expect(chosenOf(key, 'пер', FOUND)).toEqual({ title, text: 'пер', contentType, objectId: Number(key.at(-1)) });
});

it.each([['broadcast-3'], ['content-7'], ['menu'], [null]])(
  'SRCH-014 what nothing was found of is not recorded: %s',
  (key) => {
    expect(chosenOf(key, 'пер', FOUND)).toBeNull();
  },
);
