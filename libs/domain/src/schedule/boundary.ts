import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { realSpan } from './programme.ts';

/** The next moment at which another programme begins or the current one ends: one timer is enough for a whole schedule. */
export function nextBoundaryMs(entries: readonly ScheduleEntry[], wallTimeMs: number): number | null {
  let next: number | null = null;
  for (const entry of entries) {
    const { startMs, endMs } = realSpan(entry);
    for (const edge of [startMs, endMs]) if (edge > wallTimeMs && (next === null || edge < next)) next = edge;
  }
  return next;
}
