import type { Channel, ScheduleEntry } from '@livery/contract/channels/entities';
import { isInArchive } from '../schedule/position.ts';
import { channelAccess } from './viewer-channels.ts';

/** Whether this viewer may play a programme from the archive: it is there, and the channel is theirs. CHAN-040 */
export const mayPlayFromArchive = (entry: ScheduleEntry, channel: Channel, nowMs: number): boolean =>
  channelAccess(channel) === 'open' && isInArchive(entry, channel, nowMs);
