import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { expect, it } from 'vitest';
import { programmeFollowing } from './following.ts';

const entry = (startSeconds: number, durationSeconds: number, more: Partial<ScheduleEntry> = {}): ScheduleEntry => ({
  id: startSeconds,
  startSeconds,
  durationSeconds,
  isCatchupAvailable: true,
  ...more,
});
/** 100 to 200, 200 to 300, a hole, 350 to 400. */
const schedule = [entry(100, 100), entry(200, 100), entry(350, 50)] as const;
const following = (current: ScheduleEntry, seconds: number) => programmeFollowing(schedule, current, seconds * 1000).id;

it('LIVE-016 comes to the next programme at the end of the current one', () => {
  expect([following(schedule[0], 199.999), following(schedule[0], 200)]).toEqual([100, 200]);
});

it('LIVE-017 comes to the previous programme before the start of the current one', () => {
  expect([following(schedule[1], 200), following(schedule[1], 199.999)]).toEqual([200, 100]);
});

it('LIVE-008 finds the programme of a far jump by the exact moment', () => {
  expect([following(schedule[0], 399), following(schedule[2], 101)]).toEqual([350, 100]);
});

it('LIVE-016 LIVE-017 knows what is next and what was before in a hole of the schedule', () => {
  expect([following(schedule[1], 320), following(schedule[2], 320)]).toEqual([350, 200]);
});

it('stays with a programme that has no neighbour', () => {
  expect([following(schedule[0], 0), following(schedule[2], 999)]).toEqual([100, 350]);
  expect(programmeFollowing([], schedule[0], 999_000)).toBe(schedule[0]);
});

it('DATA-015 follows the real times', () => {
  const late = entry(200, 100, { realStartSeconds: 230 });
  expect(programmeFollowing([schedule[0], late], schedule[0], 215_000).id).toBe(200);
  expect(programmeFollowing([schedule[0], late], late, 215_000).id).toBe(100);
});
