import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { expect, it } from 'vitest';
import { blackoutAt, blackoutRules } from './blackout.ts';

const entry = (startSeconds: number, isCatchupAvailable: boolean) =>
  ({ id: startSeconds, startSeconds, durationSeconds: 100, isCatchupAvailable }) as ScheduleEntry;
const schedule = [entry(1000, true), entry(1100, false), entry(1200, true), entry(1900, false)];
const at = (seconds: number, nowSeconds = 2_000, safeAreaSeconds = 0) =>
  blackoutAt(schedule, seconds * 1000, nowSeconds * 1000, { safeAreaSeconds, liveWindowSeconds: 60 });

it('LIVE-011 what was shown without a right to the recording is a blackout from its first to its last moment', () => {
  expect([1099, 1100, 1199, 1200].map((seconds) => at(seconds) !== null)).toEqual([false, true, true, false]);
  expect(at(1150)).toEqual({ startMs: 1_100_000, endMs: 1_200_000 });
});

it('LIVE-011 within the live window nothing is', () => {
  expect([at(1939), at(1940)].map((found) => found !== null)).toEqual([true, false]);
});

it('LIVE-011 what is on air without a right to the recording is seen live, not from its beginning', () => {
  expect([at(1910, 1_999) !== null, at(1939, 1_999)]).toEqual([true, null]);
});

it('LIVE-013 the safe area widens both edges', () => {
  expect([1089, 1090, 1209, 1210].map((seconds) => at(seconds, 2_000, 10) !== null)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('LIVE-013 what a channel does not say of its blackouts, the platform does', () => {
  const platform = { safeAreaSeconds: 5, mattressUrl: 'https://all.test/m', screenshotUrl: 'https://all.test/s' };
  const channel = { safeAreaSeconds: 0, mattressUrl: 'https://one.test/m' };
  expect(blackoutRules(undefined, platform)).toEqual(platform);
  expect(blackoutRules(channel, platform)).toEqual({ ...channel, screenshotUrl: platform.screenshotUrl });
  expect(blackoutRules(undefined, undefined)).toEqual({ safeAreaSeconds: 0 });
});
