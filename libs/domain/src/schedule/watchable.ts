import type { Channel, ScheduleEntry } from '@livery/contract/channels/entities';
import { isInArchive, LIVE, stateOnChannel, type ChannelPosition } from './position.ts';
import { programmeState, realSpan } from './programme.ts';

/** A link names a programme by its beginning. CHAN-009, DATA-015 */
const beginningOf = (entry: ScheduleEntry): ChannelPosition => ({
  kind: 'archive',
  seconds: realSpan(entry).startMs / 1000,
});

/**
 * From where a programme is watched on its channel: what is on as it is now, what is over from its beginning; null where it cannot be. Whether the
 * channel is open to the viewer is asked beside it. CHAN-031, CHAN-037, CHAN-038, CHAN-040
 */
export function watchableFrom(entry: ScheduleEntry, channel: Partial<Channel>, nowMs: number): ChannelPosition | null {
  const state = stateOnChannel(entry, channel, nowMs);
  if (state === 'live') return LIVE;
  return state === 'archived' ? beginningOf(entry) : null;
}

/** The beginning of what still runs, where the archive holds that. CHAN-040 */
export const watchableAnew = (
  entry: ScheduleEntry,
  channel: Partial<Channel>,
  nowMs: number,
): ChannelPosition | null =>
  programmeState(entry, nowMs) === 'live' && isInArchive(entry, channel, nowMs) ? beginningOf(entry) : null;
