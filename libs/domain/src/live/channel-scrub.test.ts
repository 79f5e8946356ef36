import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { expect, it } from 'vitest';
import { channelScrub } from './channel-scrub.ts';

const entry = (startSeconds: number, isCatchupAvailable: boolean) =>
  ({ id: startSeconds, startSeconds, durationSeconds: 100, isCatchupAvailable }) as ScheduleEntry;
const schedule = [entry(1000, true), entry(1100, false), entry(1300, true), entry(1400, true)];
const scrub = (seconds: number, archivedDays = 3) =>
  channelScrub(seconds, { channel: { archivedDays }, schedule, nowMs: 1_490_000 });

it('CTRL-050 a scrub of a channel ends 5 s before the end of the programme that it leads into', () => {
  expect([scrub(1000), scrub(1050), scrub(1096), scrub(1399), scrub(1400)]).toEqual([1000, 1050, 1095, 1395, 1400]);
});

it('CTRL-051 a scrub into what was not recorded, into a hole, or where nothing is kept has no effect', () => {
  expect([scrub(1150), scrub(1250), scrub(900), scrub(1050, 0), scrub(Number.NaN)]).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

it('CTRL-051 the present is always there', () => {
  expect([scrub(1460), scrub(1490), scrub(1490, 0)]).toEqual([1460, 1490, 1490]);
});
