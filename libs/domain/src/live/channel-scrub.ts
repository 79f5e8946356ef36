import type { Channel, ScheduleEntry } from '@livery/contract/channels/entities';
import { scrubTarget } from '../controls/scrub.ts';
import { isInArchive, LIVE_WITHIN_SECONDS } from '../schedule/position.ts';
import { programmeAt } from '../schedule/programme-search.ts';
import { realSpan } from '../schedule/programme.ts';

interface Around {
  readonly channel: Partial<Channel>;
  readonly schedule: readonly ScheduleEntry[];
  readonly nowMs: number;
}

/**
 * Where a scrub of a channel's timeline leads, in Unix seconds: into what is live or recorded, and not into the last 5 s of a programme; null where
 * nothing may be watched. CTRL-050, CTRL-051
 */
export function channelScrub(seconds: number, { channel, schedule, nowMs }: Around): number | null {
  if (nowMs / 1000 - seconds <= LIVE_WITHIN_SECONDS) return seconds;
  const entry = programmeAt(schedule, seconds * 1000);
  if (!entry || !isInArchive(entry, channel, nowMs)) return null;
  const { startMs, endMs } = realSpan(entry);
  const target = scrubTarget(seconds - startMs / 1000, (endMs - startMs) / 1000);
  return target === null ? null : startMs / 1000 + target;
}
