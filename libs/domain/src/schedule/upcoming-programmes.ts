import type { ScheduleEntry } from '@livery/contract/channels/entities';
import { HOUR_MS } from '@livery/value/durations';
import { announcedSpan, programmeState } from './programme.ts';

/** Of many channels as many programmes as a short list holds. */
interface Wanted {
  /** Which programmes may be told about. */
  fits: (entry: ScheduleEntry) => boolean;
  count: number;
}

/** Before this hour the evening has not begun. */
export const EVENING_HOUR = 18;
/** A late evening goes on past midnight. */
const EVENING_HOURS = 8;
/** Weather and announcements are nothing to plan an evening by. */
const WORTH_TELLING_SECONDS = 15 * 60;
/** Programmes that begin within such a time of each other begin together. */
const TOGETHER_SECONDS = 10 * 60;

/** Programmes of the evening that begins at `eveningMs`; once it has begun, also what is on now. */
export const ofEvening =
  (eveningMs: number, nowMs: number) =>
  (entry: ScheduleEntry): boolean => {
    const { startMs, endMs } = announcedSpan(entry);
    if (endMs <= nowMs || startMs >= eveningMs + EVENING_HOURS * HOUR_MS) return false;
    return startMs >= eveningMs || (nowMs >= eveningMs && programmeState(entry, nowMs) === 'live');
  };

/** Programmes that have yet to begin. */
export const afterNow =
  (nowMs: number) =>
  (entry: ScheduleEntry): boolean =>
    announcedSpan(entry).startMs > nowMs;

/**
 * A short list out of the schedules of many channels, in order of time. Each channel speaks once before any speaks twice, and no
 * two programmes of the first round begin together.
 */
export function upcomingProgrammes(entries: readonly ScheduleEntry[], { fits, count }: Wanted): ScheduleEntry[] {
  const inTime = entries
    .filter((entry) => entry.durationSeconds >= WORTH_TELLING_SECONDS && fits(entry))
    .sort((a, b) => a.startSeconds - b.startSeconds);
  const channels = new Set<number | undefined>();
  let lastSeconds = -Infinity;
  const firstRound = inTime.filter(({ channelId, startSeconds }) => {
    if (channels.has(channelId) || startSeconds - lastSeconds < TOGETHER_SECONDS) return false;
    channels.add(channelId);
    lastSeconds = startSeconds;
    return true;
  });
  const others = inTime.filter((entry) => !firstRound.includes(entry));
  return [...firstRound, ...others].slice(0, count).sort((a, b) => a.startSeconds - b.startSeconds);
}
