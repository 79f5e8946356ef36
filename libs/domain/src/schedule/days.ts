import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { announcedSpan, programmeState } from './programme.ts';

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

/** How many broadcasts before the one on air a list of today begins with. */
export const SHOWN_BEFORE_NOW = 3;

/** A day's list in two parts: what was over some broadcasts ago, and all from there on. A day without the present is in the second. */
export function splitAtNow(
  entries: readonly ScheduleEntry[],
  nowMs: number,
): { earlier: readonly ScheduleEntry[]; shown: readonly ScheduleEntry[] } {
  const onAir = entries.findIndex((entry) => programmeState(entry, nowMs) === 'live');
  const from = Math.max(0, onAir - SHOWN_BEFORE_NOW);
  return { earlier: entries.slice(0, from), shown: entries.slice(from) };
}
