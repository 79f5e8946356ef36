import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { HOUR_MS } from '@livery/value/durations';
import { announcedSpan, realSpan } from './programme.ts';

/** The schedule is asked for so many hours back and ahead at least. CALL-011 */
export const SCHEDULE_REACH_HOURS = 72;
/** Further back than this nobody looks day by day, and servers answer for a month at once. */
const MOST_HOURS_BACK = 27 * 24;

/**
 * The stretch to ask for, back as far as the archive reaches, by whole hours so that a page asks once an hour and not once a second. CALL-011,
 * CHAN-028
 */
export function scheduleRange(nowMs: number, archiveDays = 0): { startSeconds: number; endSeconds: number } {
  const hour = Math.floor(nowMs / HOUR_MS) * HOUR_MS;
  const hoursBack = Math.min(MOST_HOURS_BACK, Math.max(SCHEDULE_REACH_HOURS, archiveDays * 24));
  return {
    startSeconds: (hour - hoursBack * HOUR_MS) / 1000,
    endSeconds: (hour + (SCHEDULE_REACH_HOURS + 1) * HOUR_MS) / 1000,
  };
}

export interface ScheduleDay {
  /** By the viewer's calendar, `2026-03-05`. */
  id: string;
  entries: readonly ScheduleEntry[];
}

/**
 * The broadcasts by the day on which they start, in order of time. CHAN-029
 * @param dayOf slow, as calendars are: it is asked for a few moments of each day, not for every broadcast
 */
export function scheduleDays(entries: readonly ScheduleEntry[], dayOf: (wallTimeMs: number) => string): ScheduleDay[] {
  const startOf = (entry: ScheduleEntry) => announcedSpan(entry).startMs;
  const inOrder = [...entries].sort((a, b) => startOf(a) - startOf(b));
  const dayAt = (index: number) => dayOf(startOf(inOrder[index]!));
  const days: ScheduleDay[] = [];
  for (let from = 0; from < inOrder.length;) {
    const id = dayAt(from);
    let [last, after] = [from, inOrder.length];
    while (after - last > 1) {
      const middle = (last + after) >> 1;
      if (dayAt(middle) === id) last = middle;
      else after = middle;
    }
    days.push({ id, entries: inOrder.slice(from, after) });
    from = after;
  }
  return days;
}

/** How many broadcasts before the one on air a list of today begins with. */
export const SHOWN_BEFORE_NOW = 3;

/**
 * A day's list in two parts: what was over some broadcasts before the one on air, or in a hole of the schedule before the next, and all from
 * there on. A day without the present is in the second.
 */
export function splitAtNow(
  entries: readonly ScheduleEntry[],
  nowMs: number,
): { earlier: readonly ScheduleEntry[]; shown: readonly ScheduleEntry[] } {
  const present = entries.findIndex((entry) => realSpan(entry).endMs > nowMs);
  const from = Math.max(0, present - SHOWN_BEFORE_NOW);
  return { earlier: entries.slice(0, from), shown: entries.slice(from) };
}
