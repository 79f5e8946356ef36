import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { announcedSpan } from './programme.ts';

/** The schedule is asked for so many hours back and ahead. CALL-011 */
export const SCHEDULE_REACH_HOURS = 72;
const HOUR_MS = 3_600_000;

/** The stretch to ask for, by whole hours so that a page asks once an hour and not once a second. CALL-011 */
export function scheduleRange(nowMs: number): { startSeconds: number; endSeconds: number } {
  const hour = Math.floor(nowMs / HOUR_MS) * HOUR_MS;
  return {
    startSeconds: (hour - SCHEDULE_REACH_HOURS * HOUR_MS) / 1000,
    endSeconds: (hour + (SCHEDULE_REACH_HOURS + 1) * HOUR_MS) / 1000,
  };
}

export interface ScheduleDay {
  /** By the viewer's calendar, `2026-03-05`. */
  id: string;
  entries: readonly ScheduleEntry[];
}

/** The broadcasts by the day on which they start, in order of time. CHAN-029 */
export function scheduleDays(entries: readonly ScheduleEntry[], dayOf: (wallTimeMs: number) => string): ScheduleDay[] {
  const days = new Map<string, ScheduleEntry[]>();
  for (const entry of [...entries].sort((a, b) => a.startSeconds - b.startSeconds)) {
    const day = dayOf(announcedSpan(entry).startMs);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([id, list]) => ({ id, entries: list }));
}
