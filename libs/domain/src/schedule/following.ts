import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { realSpan } from './programme.ts';
import { neighbours, programmeAt } from './programme-search.ts';

/**
 * The programme that is told about once playback has come to this moment: the one of the moment, and in a hole of the schedule the next
 * after the current one's end or the previous before its start. Without any it stays. LIVE-008, LIVE-016, LIVE-017
 */
export function programmeFollowing(
  entries: readonly ScheduleEntry[],
  current: ScheduleEntry,
  wallTimeMs: number,
): ScheduleEntry {
  const { startMs, endMs } = realSpan(current);
  if (wallTimeMs >= startMs && wallTimeMs < endMs) return current;
  const { previous, next } = neighbours(entries, current);
  return programmeAt(entries, wallTimeMs) ?? (wallTimeMs < startMs ? previous : next) ?? current;
}
