import type { Channel, ScheduleEntry } from '@livery/contract/channels/entities';
import { expect, it } from 'vitest';
import { mayPreview, STREAM_QUERY, zoomDelayMs } from './preview.ts';

const channel = { id: 1, age: 0, isAvailable: true, isPurchased: true } as Channel;
const NOW_S = 1_000_000;
const onAir = (more: Partial<ScheduleEntry> = {}) =>
  ({ startSeconds: NOW_S - 600, durationSeconds: 1_200, ...more }) as ScheduleEntry;
const looking = {
  channel,
  programme: onAir(),
  nowMs: NOW_S * 1000,
  role: 'adult',
  byPointer: true,
  wantsStillness: false,
  isSomethingOn: false,
} as const;

it('LIVE-033 LIVE-034 a channel is loaded in full or as a preview, which carries the flag and no history', () => {
  expect(STREAM_QUERY).toEqual({
    full: { type: 'hls', history: true },
    preview: { type: 'hls', preview: true, history: false },
  });
});

it('CHAN-073 a card zooms 30 ms after the pointer came', () => {
  expect([zoomDelayMs(null, 1_000), zoomDelayMs(0, 1_000)]).toEqual([30, 30]);
});

it('CHAN-074 a card zooms 200 ms after the pointer came directly from another one', () => {
  expect([zoomDelayMs(1_000, 1_000), zoomDelayMs(1_000, 1_150), zoomDelayMs(1_000, 1_151)]).toEqual([200, 200, 30]);
});

it('CHAN-064 an open channel is previewed', () => {
  expect(mayPreview(looking)).toBe(true);
});

it.each([
  ['for the keyboard’s focus', { byPointer: false }],
  ['where little movement or few bytes are wanted', { wantsStillness: true }],
  ['beside something that plays', { isSomethingOn: true }],
  ['of what is not bought', { channel: { ...channel, isPurchased: false } }],
  ['of what is not available', { channel: { ...channel, isAvailable: false } }],
  ['of a channel for adults', { channel: { ...channel, age: 18 } }],
  ['of a channel whose age nobody knows', { channel: { ...channel, age: undefined } }],
  ['of a channel above a child’s age', { role: 'child' as const, channel: { ...channel, age: 13 } }],
  ['of a programme for adults', { programme: onAir({ program: { title: '', age: 18 } }) }],
  ['of a programme that nobody knows', { programme: null }],
  ['after a programme that is over', { programme: onAir({ durationSeconds: 600 }) }],
  ['before a programme that is to come', { programme: onAir({ startSeconds: NOW_S + 1 }) }],
  ['of a channel that its own page plays', { channel: { ...channel, vitrinaUrl: 'https://vitrina.example' } }],
])('there is no preview %s', (_, change) => {
  expect(mayPreview({ ...looking, ...change })).toBe(false);
});
