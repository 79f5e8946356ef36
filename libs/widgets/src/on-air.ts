import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { announcedSpan, PROGRESS_REFRESH_MS, programmeState, progressPercent } from '@livery/domain/schedule';
import { useFormats } from '@livery/i18n/react';
import { useNow } from './services.tsx';

/** What a broadcast is called: its episode's words after its programme's. */
export const broadcastTitle = ({ program, content, episode }: ScheduleEntry): string =>
  [program?.title ?? content?.title, episode?.title].filter(Boolean).join('. ');

/** What is on a channel now, as a card tells it; nothing once it is over. CHAN-043 */
export function useOnAir(
  entry: ScheduleEntry | null | undefined,
): { title: string; time: readonly [since: string, until: string]; percent: number } | null {
  const formats = useFormats();
  const nowMs = useNow(PROGRESS_REFRESH_MS);
  if (!entry || programmeState(entry, nowMs) !== 'live') return null;
  const { startMs, endMs } = announcedSpan(entry);
  return {
    title: broadcastTitle(entry),
    time: [formats.time(startMs), formats.time(endMs)],
    percent: progressPercent(entry, nowMs),
  };
}
