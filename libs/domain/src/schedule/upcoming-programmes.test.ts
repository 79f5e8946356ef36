import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { expect, it } from 'vitest';
import { afterNow, upcomingProgrammes, ofEvening } from './upcoming-programmes.ts';

const HOUR_SECONDS = 3_600;
const NOON_SECONDS = 1_800_000_000;
const at = (hour: number) => NOON_SECONDS + (hour - 12) * HOUR_SECONDS;

let lastId = 0;
/** A programme of a channel, from one hour of the day to another. */
const entry = (channelId: number, from: number, to: number): ScheduleEntry =>
  ({
    id: (lastId += 1),
    channelId,
    startSeconds: at(from),
    durationSeconds: (to - from) * HOUR_SECONDS,
    isCatchupAvailable: true,
  }) as ScheduleEntry;
const evening = (nowHour: number) => ofEvening(at(18) * 1000, at(nowHour) * 1000);

it('by day the evening is what begins at six or later', () => {
  expect([entry(1, 17, 19), entry(1, 18, 19), entry(1, 25, 26), entry(1, 26, 27)].map(evening(14))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('in the evening also what is on now, whenever it began, but nothing that is over', () => {
  expect([entry(1, 17, 20), entry(1, 18, 19), entry(1, 20, 21)].map(evening(19.5))).toEqual([true, false, true]);
});

it('what comes next has not begun', () => {
  expect([entry(1, 18, 20), entry(1, 19, 20), entry(1, 20, 21)].map(afterNow(at(19) * 1000))).toEqual([
    false,
    false,
    true,
  ]);
});

it('lets each channel speak before any speaks twice, at another time each, in order of time', () => {
  const [first, , second, , third] = [
    entry(1, 18, 19),
    entry(2, 18, 20),
    entry(1, 19, 20),
    entry(3, 18, 21),
    entry(2, 20, 22),
  ] as const;
  const entries = [entry(3, 21, 22), third, second, first];
  expect(upcomingProgrammes(entries, { fits: () => true, count: 3 }).map(({ channelId }) => channelId)).toEqual([
    1, 2, 3,
  ]);
  expect(upcomingProgrammes(entries, { fits: () => true, count: 4 })).toEqual([first, second, third, entries[0]]);
  expect(upcomingProgrammes([first, entry(2, 18, 19), third], { fits: () => true, count: 2 })).toEqual([first, third]);
});

it('tells of no weather forecast', () => {
  expect(upcomingProgrammes([entry(1, 18, 18.2), entry(2, 19, 19.25)], { fits: () => true, count: 3 })).toHaveLength(1);
});

it('has nothing to tell of nothing', () => {
  expect(upcomingProgrammes([], { fits: () => true, count: 3 })).toEqual([]);
  expect(upcomingProgrammes([entry(1, 18, 19)], { fits: () => false, count: 3 })).toEqual([]);
});
