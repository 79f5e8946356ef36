import type { ScheduleEntry } from '@livery/contract/channels/entities';

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

/** Why a programme cannot be played; null when it can. CHAN-037, CHAN-038 */
export const REFUSAL_TEXT = {
  live: null,
  archived: null,
  future: 'error_schedule_from_future',
  blocked: 'error_schedule_copyright_banned',
} as const satisfies Record<ProgrammeState, string | null>;

/**
 * The programme at a moment, by exact times. Real times may overlap by some seconds: then it is the one that began later, as the server has it.
 * LIVE-008
 */
export function programmeAt(entries: readonly ScheduleEntry[], wallTimeMs: number): ScheduleEntry | undefined {
  let latest: ScheduleEntry | undefined;
  let latestStartMs = -Infinity;
  for (const entry of entries) {
    const { startMs, endMs } = realSpan(entry);
    if (startMs > wallTimeMs || wallTimeMs >= endMs || startMs < latestStartMs) continue;
    latest = entry;
    latestStartMs = startMs;
  }
  return latest;
}

/** The programmes just before and just after one. LIVE-016, LIVE-017 */
export function neighbours(
  entries: readonly ScheduleEntry[],
  entry: ScheduleEntry,
): { previous?: ScheduleEntry; next?: ScheduleEntry } {
  const index = entries.findIndex(({ id }) => id === entry.id);
  const [previous, next] = [entries[index - 1], entries[index + 1]];
  return { ...(index > 0 && previous && { previous }), ...(index >= 0 && next && { next }) };
}

/** How far a programme has come, 0 to 100. */
export function progressPercent(entry: ScheduleEntry, nowMs: number): number {
  const { startMs, endMs } = realSpan(entry);
  if (endMs <= startMs) return 0;
  return Math.min(100, Math.max(0, ((nowMs - startMs) / (endMs - startMs)) * 100));
}

/** Progress of the running programme is told anew this often. CHAN-043 */
export const PROGRESS_REFRESH_MS = 7_000;

/** The first link of a description, with its words, leads out of the product: it is left out. Other markup is no text either. CHAN-042 */
export const programmeText = (description: string): string =>
  description
    .replace(/<a\b[^>]*>[\s\S]*?<\/a\s*>/i, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
