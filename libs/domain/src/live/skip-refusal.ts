import type { Channel, ScheduleEntry } from '@livery/contract/channels/entities';
import { archiveDays } from '../schedule/position.ts';
import { programmeAt } from '../schedule/programme-search.ts';

export type SkipRefusal = 'noArchive' | 'noProgramme' | 'future' | 'nothingThere';

interface Around {
  readonly channel: Partial<Channel>;
  readonly schedule: readonly ScheduleEntry[];
  readonly positionMs: number;
  readonly nowMs: number;
}

/** Why one may not skip to a moment; null when one may. LIVE-021, LIVE-022, LIVE-023, LIVE-024 */
export function skipRefusal(targetMs: number, { channel, schedule, positionMs, nowMs }: Around): SkipRefusal | null {
  if (archiveDays(channel) === 0) return 'noArchive';
  if (!programmeAt(schedule, positionMs)) return 'noProgramme';
  if (targetMs > nowMs) return 'future';
  return programmeAt(schedule, targetMs) ? null : 'nothingThere';
}
