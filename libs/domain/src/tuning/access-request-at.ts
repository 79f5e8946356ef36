import type { ScheduleEntry } from '@livery/contract/channels/entities';
import type { ViewerChannel } from '../channels/viewer-channels.ts';
import type { AccessRequest } from '../gate/access-request.ts';
import type { ChannelPosition } from '../schedule/position.ts';
import { programmeAt } from '../schedule/programme-search.ts';

interface KnownOf {
  readonly channel: ViewerChannel;
  readonly schedule: readonly ScheduleEntry[];
}

/** What is on at a moment: the list tells what is on now before the schedule is there. */
export const knownProgrammeAt = ({ channel, schedule }: KnownOf, wallTimeMs: number): ScheduleEntry | undefined =>
  programmeAt(channel.onAir ? [...schedule, channel.onAir] : schedule, wallTimeMs);

/** What stands before the picture: the channel and the programme that it would open with. CHAN-061, LIVE-059 */
export function accessRequestAt(
  position: ChannelPosition,
  { nowMs, ...known }: KnownOf & { readonly nowMs: number },
): AccessRequest {
  const atMs = position.kind === 'live' ? nowMs : position.seconds * 1000;
  const programme = knownProgrammeAt(known, atMs) ?? null;
  return { action: position.kind === 'live' ? 'channel' : 'program', channel: known.channel, programme };
}
