import type { ScheduleEntry } from '@livery/contract/channels/entities';

/** What a broadcast is called: its episode's words after its programme's. */
export const broadcastTitle = ({ program, content, episode }: ScheduleEntry): string =>
  [program?.title ?? content?.title, episode?.title].filter(Boolean).join('. ');

/** A broadcast in time: what the archive holds and what is on air go by the real times where the server knows them. DATA-015 */
export interface Span {
  startMs: number;
  endMs: number;
}

/** The announced times, for display. DATA-015 */
export const announcedSpan = ({ startSeconds, durationSeconds }: ScheduleEntry): Span => ({
  startMs: startSeconds * 1000,
  endMs: (startSeconds + durationSeconds) * 1000,
});

/** The real times, for the archive and for what is on air. DATA-015 */
export function realSpan({
  startSeconds,
  durationSeconds,
  realStartSeconds,
  realDurationSeconds,
}: ScheduleEntry): Span {
  const start = realStartSeconds ?? startSeconds;
  return { startMs: start * 1000, endMs: (start + (realDurationSeconds ?? durationSeconds)) * 1000 };
}

export type ProgrammeState = 'live' | 'archived' | 'future' | 'blocked';

/** LIVE-001..004 */
export function programmeState(entry: ScheduleEntry, nowMs: number): ProgrammeState {
  const { startMs, endMs } = realSpan(entry);
  if (nowMs < startMs) return 'future';
  if (nowMs < endMs) return 'live';
  return entry.isCatchupAvailable ? 'archived' : 'blocked';
}

/** How far a programme has come, 0 to 100. */
export function progressPercent(entry: ScheduleEntry, nowMs: number): number {
  const { startMs, endMs } = realSpan(entry);
  if (endMs <= startMs) return 0;
  return Math.min(100, Math.max(0, ((nowMs - startMs) / (endMs - startMs)) * 100));
}

/** Progress of the running programme is told anew this often. CHAN-043 */
export const PROGRESS_REFRESH_MS = 7_000;
