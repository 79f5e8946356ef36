import type { ScheduleEntry } from '@livery/contract/channels/entities';
import type { ViewerChannel } from '../channels/viewer-channels.ts';
import type { AccessRequest } from '../gate/access-request.ts';
import type { ChannelPosition } from '../schedule/position.ts';
import { programmeAt } from '../schedule/programme-search.ts';

/** What stands before the picture: the channel and the programme that it would open with. CHAN-061, LIVE-059 */
export function accessRequestAt(
  position: ChannelPosition,
  { channel, schedule, nowMs }: { channel: ViewerChannel; schedule: readonly ScheduleEntry[]; nowMs: number },
): AccessRequest {
  const atMs = position.kind === 'live' ? nowMs : position.seconds * 1000;
  // The list tells what is on now before the schedule is there.
  const known = [...schedule, ...(channel.onAir ? [channel.onAir] : [])];
  const programme = programmeAt(known, atMs) ?? null;
  return { action: position.kind === 'live' ? 'channel' : 'program', channel, programme };
}
