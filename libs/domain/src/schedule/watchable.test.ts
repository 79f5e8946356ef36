import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { expect, it } from 'vitest';
import { watchableAnew, watchableFrom } from './watchable.ts';

const NOW = 1_770_000_000;
const HOUR = 3_600;
const DAY = 24 * HOUR;
const channel = { archivedDays: 3 };
const entry = (startSeconds: number, more: Partial<ScheduleEntry> = {}): ScheduleEntry => ({
  ...{ id: 1, startSeconds, durationSeconds: HOUR, isCatchupAvailable: true },
  ...more,
});
const NOT_KEPT = { isCatchupAvailable: false };
/** From where it is watched, and from where anew; a number is a beginning in the archive. */
const ways = (programme: ScheduleEntry, on: typeof channel = channel) =>
  [watchableFrom, watchableAnew].map((rule) => {
    const from = rule(programme, on, NOW * 1000);
    return from?.kind === 'archive' ? from.seconds : (from?.kind ?? null);
  });

it('CHAN-031 what is over is watched from its beginning, in one way', () => {
  expect(ways(entry(NOW - 2 * HOUR))).toEqual([NOW - 2 * HOUR, null]);
  expect(ways(entry(NOW - HOUR)), 'just over').toEqual([NOW - HOUR, null]);
});

it('CHAN-031 CHAN-040 what is on is watched as it is now, and anew where the archive holds its beginning', () => {
  expect(ways(entry(NOW - 60))).toEqual(['live', NOW - 60]);
  expect(ways(entry(NOW)), 'just begun').toEqual(['live', NOW]);
  expect(ways(entry(NOW - 60, NOT_KEPT))).toEqual(['live', null]);
  expect(ways(entry(NOW - 60), { archivedDays: 0 })).toEqual(['live', null]);
});

it('CHAN-037 CHAN-038 CHAN-040 what has yet to begin, is not kept, or has left the archive, is not watched', () => {
  expect(ways(entry(NOW + 1)), 'to come').toEqual([null, null]);
  expect(ways(entry(NOW - 2 * HOUR, NOT_KEPT)), 'not kept').toEqual([null, null]);
  expect(ways(entry(NOW - 3 * DAY)), 'as old as the archive').toEqual([NOW - 3 * DAY, null]);
  expect(ways(entry(NOW - 3 * DAY - 1)), 'older').toEqual([null, null]);
});

it('DATA-015 the real times decide, and the real beginning is named', () => {
  const late = { realStartSeconds: NOW - 30 * 60, realDurationSeconds: HOUR };
  expect(ways(entry(NOW - 2 * HOUR, late)), 'overruns').toEqual(['live', NOW - 30 * 60]);
  expect(ways(entry(NOW - HOUR, { ...late, realDurationSeconds: 60 })), 'over').toEqual([NOW - 30 * 60, null]);
  expect(ways(entry(NOW - 60, { realStartSeconds: NOW + 60 })), 'is late').toEqual([null, null]);
});
