import type { ScheduleEntry } from '@livery/contract/channels/entities';
import type { BroadcastPlace } from '@livery/contract/search/entities';
import { mayPlayFromArchive } from '../channels/archive-access.ts';
import type { ViewerChannel } from '../channels/viewer-channels.ts';
import { CHILD_AGE, type ProfileRole } from '../schedule/adult.ts';
import { programmeState, realSpan } from '../schedule/programme.ts';

/** A found broadcast, and what one press on it does: plays the channel, plays from the archive, or opens the channel that will show it, at its line of the schedule. */
export interface FoundBroadcast {
  readonly entry: ScheduleEntry;
  readonly channel: ViewerChannel;
  readonly place:
    { readonly kind: 'live' } | { readonly kind: 'archive' | 'coming'; /** When it begins. */ readonly ts: number };
}

function placeOf(entry: ScheduleEntry, channel: ViewerChannel, nowMs: number): FoundBroadcast['place'] | null {
  const state = programmeState(entry, nowMs);
  if (state === 'live') return { kind: 'live' };
  const ts = Math.floor(realSpan(entry).startMs / 1000);
  if (state === 'future') return { kind: 'coming', ts };
  if (!mayPlayFromArchive(entry, channel, nowMs)) return null;
  return { kind: 'archive', ts };
}

/** What of the server's answer this viewer can do something with: on a channel of theirs, not over without an archive, fit for a child. FIND-014 */
export function foundBroadcasts(
  entries: readonly ScheduleEntry[],
  channels: readonly ViewerChannel[],
  role: ProfileRole,
  nowMs: number,
): readonly FoundBroadcast[] {
  const byId = new Map(channels.map((channel) => [channel.id, channel]));
  return entries.flatMap((entry) => {
    const channel = entry.channelId === undefined ? undefined : byId.get(entry.channelId);
    const place = channel && placeOf(entry, channel, nowMs);
    if (!channel || !place || (role === 'child' && !isForChildren(entry))) return [];
    return [{ entry, channel, place }];
  });
}

const isForChildren = ({ program }: ScheduleEntry) => (program?.age ?? Number.POSITIVE_INFINITY) <= CHILD_AGE;

/** Of found broadcasts those of one place, each once: pages of a list that moves with the time repeat some. */
export function broadcastsAt(found: readonly FoundBroadcast[], place: BroadcastPlace): readonly FoundBroadcast[] {
  const byId = new Map(found.map((broadcast) => [broadcast.entry.id, broadcast]));
  return [...byId.values()].filter(({ place: { kind } }) => kind === place);
}
