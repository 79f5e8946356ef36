import type { ScheduleEntry } from '@livery/contract/channels/entities';
import {
  announcedSpan,
  broadcastTitle,
  PROGRESS_REFRESH_MS,
  programmeState,
  progressPercent,
} from '@livery/domain/schedule';
import { useFormats } from '@livery/i18n/react';
import { useNow } from './services.tsx';

export { broadcastTitle };

interface OnAir {
  title: string;
  time: readonly [since: string, until: string];
  percent: number;
}

/** What is on a channel at a moment, as a card tells it; nothing once it is over. */
export function onAirAt(
  entry: ScheduleEntry | null | undefined,
  nowMs: number,
  formats: { time: (wallTimeMs: number) => string },
): OnAir | null {
  if (!entry || programmeState(entry, nowMs) !== 'live') return null;
  const { startMs, endMs } = announcedSpan(entry);
  return {
    title: broadcastTitle(entry),
    time: [formats.time(startMs), formats.time(endMs)],
    percent: progressPercent(entry, nowMs),
  };
}

/** What is on a channel now. CHAN-043 */
export const useOnAir = (entry: ScheduleEntry | null | undefined): OnAir | null =>
  onAirAt(entry, useNow(PROGRESS_REFRESH_MS), useFormats());
