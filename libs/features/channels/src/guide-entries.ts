import type { ScheduleEntry } from '@livery/contract/channels/entities';
import type { ViewerChannel } from '@livery/domain/channels';
import { announcedSpan, isInArchive, programmeState, realSpan } from '@livery/domain/schedule';
import type { GuideEntry } from '@livery/ui-kit/channels';
import { addresses } from '@livery/widgets/addresses';
import { broadcastTitle } from '@livery/widgets/on-air';

const STATES = { live: 'live', future: 'future', archived: 'past', blocked: 'blocked' } as const;

/** A channel's broadcasts as the guide draws them: with where a press leads, if anywhere. */
export const guideEntries = (
  entries: readonly ScheduleEntry[],
  channel: ViewerChannel,
  category: string,
  nowMs: number,
): GuideEntry[] =>
  entries.map((entry) => {
    // It stands where it was announced; what plays goes by when it really ran. DATA-015
    const { startMs, endMs } = announcedSpan(entry);
    const state = programmeState(entry, nowMs);
    const shown = state === 'archived' && !isInArchive(entry, channel, nowMs) ? 'blocked' : state;
    const plays = shown === 'live' || shown === 'archived';
    const ts = shown === 'live' ? undefined : realSpan(entry).startMs / 1000;
    return {
      id: entry.id,
      title: broadcastTitle(entry),
      startMs,
      endMs,
      state: STATES[shown],
      ...(plays && { href: addresses.channel(channel, { category, ts }) }),
    };
  });
