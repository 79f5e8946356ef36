import type { ScheduleEntry } from '@livery/contract/channels/entities';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  archiveDays,
  isInArchive,
  stateOnChannel,
  neighbours,
  playablePosition,
  programmeAt,
  programmeState,
  programmeText,
  progressPercent,
  PROGRESS_REFRESH_MS,
  REFUSAL_TEXT,
  scheduleDays,
  scheduleRange,
  SHOWN_BEFORE_NOW,
  splitAtNow,
  startSecondsOf,
  streamSeconds,
} from './schedule.ts';

const NOW = 1_770_000_000;
const now = NOW * 1000;
const entry = (startSeconds: number, durationSeconds = 3600, more: Partial<ScheduleEntry> = {}): ScheduleEntry => ({
  id: startSeconds,
  startSeconds,
  durationSeconds,
  isCatchupAvailable: true,
  ...more,
});

describe('programmes', () => {
  it('LIVE-001 is live from its start until just before its end', () => {
    expect(programmeState(entry(NOW), now)).toBe('live');
    expect(programmeState(entry(NOW - 3600), now - 1)).toBe('live');
    expect(programmeState(entry(NOW - 3600), now)).not.toBe('live');
  });

  it('LIVE-002 LIVE-004 what has ended is archived with catch-up and blocked without', () => {
    expect(programmeState(entry(NOW - 3600), now)).toBe('archived');
    expect(programmeState(entry(NOW - 3600, 3600, { isCatchupAvailable: false }), now)).toBe('blocked');
  });

  it('LIVE-003 CHAN-037 CHAN-038 what cannot be played says why', () => {
    expect(programmeState(entry(NOW + 1), now)).toBe('future');
    expect(REFUSAL_TEXT).toMatchObject({
      future: 'error_schedule_from_future',
      blocked: 'error_schedule_copyright_banned',
      live: null,
    });
  });

  it('DATA-015 the real times decide what is on air', () => {
    const late = entry(NOW - 100, 3600, { realStartSeconds: NOW + 60, realDurationSeconds: 1800 });
    expect(programmeState(late, now)).toBe('future');
    expect(programmeState(late, now + 61_000)).toBe('live');
    expect(programmeState(late, now + 1_861_000)).toBe('archived');
  });

  it('LIVE-008 LIVE-016 LIVE-017 the programme at a moment and its neighbours', () => {
    const list = [entry(NOW - 3600), entry(NOW), entry(NOW + 3600)];
    expect(programmeAt(list, now - 1)?.id).toBe(NOW - 3600);
    expect(programmeAt(list, now)?.id).toBe(NOW);
    expect(programmeAt(list, now + 99_999_999)).toBeUndefined();
    expect(neighbours(list, list[1]!)).toMatchObject({ previous: { id: NOW - 3600 }, next: { id: NOW + 3600 } });
    expect(neighbours(list, list[0]!).previous).toBeUndefined();
  });

  it('CHAN-043 progress runs from 0 to 100 and is told anew every 7 s', () => {
    expect([
      progressPercent(entry(NOW - 1800), now),
      progressPercent(entry(NOW + 5), now),
      progressPercent(entry(NOW - 9999), now),
    ]).toEqual([50, 0, 100]);
    expect(progressPercent(entry(NOW, 0), now)).toBe(0);
    expect(PROGRESS_REFRESH_MS).toBe(7000);
  });
});

describe('positions', () => {
  const channel = { archivedDays: 3 };

  it('CHAN-009 NAV-007 the ts of an address means one second later', () => {
    expect(startSecondsOf('1700000000')).toBe(1_700_000_001);
  });

  it.each([null, '', 'abc', '-5', '1e9', '1.5', '99999999999999'])('CHAN-010 the ts "%s" is no time', (ts) => {
    expect(startSecondsOf(ts)).toBeNull();
  });

  it('LIVE-005 LIVE-006 what was stored as 0 is live', () => {
    expect(startSecondsOf('0')).toBeNull();
  });

  it('LIVE-005 LIVE-009 LIVE-010 up to 30 s behind now is live, more is the archive', () => {
    expect(playablePosition(NOW - 30, channel, now)).toEqual({ kind: 'live' });
    expect(playablePosition(NOW - 31, channel, now)).toEqual({ kind: 'archive', seconds: NOW - 31 });
    expect(playablePosition(NOW + 500, channel, now)).toEqual({ kind: 'live' });
    expect(playablePosition(null, channel, now)).toEqual({ kind: 'live' });
  });

  it('LIVE-006 a channel without archive days is always live', () => {
    expect(playablePosition(NOW - 5000, { archivedDays: 0 }, now)).toEqual({ kind: 'live' });
    expect(playablePosition(NOW - 5000, {}, now)).toEqual({ kind: 'live' });
  });

  it('a moment before the archive begins means its beginning', () => {
    expect(playablePosition(NOW - 30 * 86_400, channel, now)).toEqual({ kind: 'archive', seconds: NOW - 3 * 86_400 });
  });

  it('LIVE-007 stream times are rounded down to 10 s', () => {
    expect(streamSeconds(NOW + 7, undefined)).toBe(NOW);
    expect(streamSeconds(NOW + 10, undefined)).toBe(NOW + 10);
  });

  it('LIVE-007 LIVE-008 rounding never leaves the programme', () => {
    const odd = entry(NOW + 5);
    expect(streamSeconds(NOW + 6, odd)).toBe(NOW + 6);
    expect(streamSeconds(NOW + 16, odd)).toBe(NOW + 10);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 3600 }), (start, offset) => {
        const programme = entry(NOW + start);
        const asked = streamSeconds(NOW + start + offset, programme);
        expect(asked).toBeGreaterThanOrEqual(NOW + start);
        expect(asked).toBeLessThanOrEqual(NOW + start + offset);
      }),
    );
  });

  it('LIVE-007 LIVE-008 CHAN-009 a link to a programme plays that programme, by however much the one before overruns', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 59 }),
        fc.integer({ min: 0, max: 900 }),
        fc.boolean(),
        (start, by, turned) => {
          const before = entry(NOW - 3600, 3600, { realDurationSeconds: 3600 + start + by });
          const asked = entry(NOW, 3600, { realStartSeconds: NOW + start });
          const schedule = turned ? [asked, before] : [before, asked];
          const seconds = startSecondsOf(String(NOW + start)) ?? 0;
          const programme = programmeAt(schedule, seconds * 1000);
          expect(programme?.id).toBe(asked.id);
          expect(streamSeconds(seconds, programme)).toBeGreaterThanOrEqual(NOW + start);
        },
      ),
    );
  });

  it('CHAN-040 a programme plays from the archive if it has started, is kept and is not too old', () => {
    expect(isInArchive(entry(NOW - 3600), channel, now)).toBe(true);
    expect(isInArchive(entry(NOW + 1), channel, now)).toBe(false);
    expect(isInArchive(entry(NOW - 3600, 60, { isCatchupAvailable: false }), channel, now)).toBe(false);
    expect(isInArchive(entry(NOW - 4 * 86_400), channel, now)).toBe(false);
    expect(isInArchive(entry(NOW - 4 * 86_400), { ...channel, availableArchivedDays: 7 }, now)).toBe(true);
    expect(isInArchive(entry(NOW - 2 * 86_400), { ...channel, availableArchivedDays: 1 }, now)).toBe(false);
  });

  it.each([
    [{ availableArchivedDays: 2, realArchivedDays: 5, archivedDays: 9 }, 2],
    [{ availableArchivedDays: 0, realArchivedDays: 5, archivedDays: 9 }, 0],
    [{ realArchivedDays: 5, archivedDays: 9 }, 5],
    [{ archivedDays: 9 }, 9],
    [{}, 0],
  ])(
    'CHAN-040 of the depths that a channel tells the viewer’s own counts, then the one kept, then the one promised: %j',
    (depths, days) => {
      expect(archiveDays(depths)).toBe(days);
      expect(isInArchive(entry(NOW - days * 86_400), depths, now)).toBe(true);
      expect(isInArchive(entry(NOW - days * 86_400 - 1), depths, now)).toBe(false);
    },
  );

  it('CHAN-040 LIVE-002 LIVE-004 what has left the archive of its channel is as good as blocked', () => {
    const state = (startSeconds: number, durationSeconds?: number) =>
      stateOnChannel(entry(startSeconds, durationSeconds), channel, now);
    expect([state(NOW - 7200, 60), state(NOW - 4 * 86_400, 60), state(NOW - 60, 3600), state(NOW + 60, 60)]).toEqual([
      'archived',
      'blocked',
      'live',
      'future',
    ]);
  });
});

describe('days', () => {
  const dayOf = (ms: number) => String(Math.floor(ms / 86_400_000));

  it('CALL-011 asks for 72 h back and ahead at least, the same for a whole hour', () => {
    const { startSeconds, endSeconds } = scheduleRange(now);
    expect(startSeconds).toBeLessThanOrEqual(NOW - 72 * 3600);
    expect(endSeconds).toBeGreaterThanOrEqual(NOW + 72 * 3600);
    const hour = Math.floor(NOW / 3600) * 3_600_000;
    expect(scheduleRange(hour)).toEqual(scheduleRange(hour + 3_599_999));
  });

  it('CHAN-028 CALL-011 asks back as far as the archive reaches, three days at least and a month at most', () => {
    const daysBack = (archiveDays: number) => Math.floor((NOW - scheduleRange(now, archiveDays).startSeconds) / 86_400);
    expect([0, 1, 3, 7, 365].map(daysBack)).toEqual([3, 3, 3, 7, 27]);
  });

  it('CHAN-029 sorts broadcasts into the days on which they start', () => {
    const days = scheduleDays([entry(90_000), entry(100), entry(86_000, 9000)], dayOf);
    expect(days.map(({ id, entries }) => [id, entries.map((item) => item.id)])).toEqual([
      ['0', [100, 86_000]],
      ['1', [90_000]],
    ]);
  });

  it('CHAN-029 a week of broadcasts asks for the day of few moments', () => {
    const week = Array.from({ length: 7 * 96 }, (_, index) => entry(index * 900, 900));
    const asked = vi.fn(dayOf);
    const days = scheduleDays(week, asked);
    expect(days.map(({ entries }) => entries.length)).toEqual(Array(7).fill(96));
    expect(asked.mock.calls.length).toBeLessThan(100);
  });

  it('begins the list of today three broadcasts before the one on air, and other days at their beginning', () => {
    const today = [-5, -4, -3, -2, -1, 0, 1].map((hour) => entry(NOW + hour * 3600));
    const { earlier, shown } = splitAtNow(today, now);
    expect([earlier.length, shown.length]).toEqual([2, 5]);
    expect(shown[SHOWN_BEFORE_NOW]?.startSeconds).toBe(NOW);
    expect(splitAtNow(today.slice(0, 5), now)).toEqual({ earlier: [], shown: today.slice(0, 5) });
    expect(splitAtNow(today.slice(4), now).earlier).toEqual([]);
  });

  it('begins the list of today three broadcasts before the next where nothing is on air', () => {
    const withHole = [-5, -4, -3, -2, -1, 1, 2].map((hour) => entry(NOW + hour * 3600));
    const { earlier, shown } = splitAtNow(withHole, now);
    expect([earlier.length, shown.length]).toEqual([2, 5]);
    expect(shown[SHOWN_BEFORE_NOW]?.startSeconds).toBe(NOW + 3600);
  });
});

it('CHAN-042 the first link of a description goes, with its words; later ones keep theirs', () => {
  expect(programmeText('About <a href="https://example.com">a shop</a> a city.')).toBe('About a city.');
  expect(programmeText('<A\nhref="#">one</A> then <a href="#">two</a> <b>bold</b>')).toBe('then two bold');
  expect(programmeText('No link here')).toBe('No link here');
});
