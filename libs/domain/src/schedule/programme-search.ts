import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { realSpan } from './programme.ts';

/**
 * The programme at a moment, by exact times. Real times may overlap by some seconds: then it is the one that began later, as the server has it.
 * LIVE-008
 */
export function programmeAt(entries: readonly ScheduleEntry[], wallTimeMs: number): ScheduleEntry | undefined {
  let latest: ScheduleEntry | undefined;
  let latestStartMs = -Infinity;
  for (const entry of entries) {
    const { startMs, endMs } = realSpan(entry);
    if (startMs > wallTimeMs || wallTimeMs >= endMs || startMs < latestStartMs) continue;
    latest = entry;
    latestStartMs = startMs;
  }
  return latest;
}

/** The programmes just before and just after one. LIVE-016, LIVE-017 */
export function neighbours(
  entries: readonly ScheduleEntry[],
  entry: ScheduleEntry,
): { previous?: ScheduleEntry; next?: ScheduleEntry } {
  const index = entries.findIndex(({ id }) => id === entry.id);
  const [previous, next] = [entries[index - 1], entries[index + 1]];
  return { ...(index > 0 && previous && { previous }), ...(index >= 0 && next && { next }) };
}
