import type { Channel, ScheduleEntry } from '@livery/contract/channels/entities';
import { DAY_MS } from '@livery/value/durations';
import { programmeState, realSpan, type ProgrammeState } from './programme.ts';

/** Nearer to now than this is live; exactly so far back is still live. LIVE-005 */
export const LIVE_WITHIN_SECONDS = 30;
/** The archive is addressed in steps of this. LIVE-007 */
const STREAM_STEP_SECONDS = 10;
/** A link names a programme's start; one second later belongs to it, and not to the programme before. CHAN-009 */
const INTO_PROGRAMME_SECONDS = 1;

/** The days that a viewer may go back on a channel. CHAN-040 */
export const archiveDays = ({ availableArchivedDays, realArchivedDays, archivedDays }: Partial<Channel>): number =>
  availableArchivedDays ?? realArchivedDays ?? archivedDays ?? 0;

/**
 * What `ts` of an address says: Unix seconds, one later than written; null for anything that is no time, and for 0, which means live. CHAN-009,
 * CHAN-010, LIVE-005
 */
export function startSecondsOf(ts: string | null): number | null {
  if (ts === null || !/^\d{1,12}$/.test(ts) || Number(ts) === 0) return null;
  return Number(ts) + INTO_PROGRAMME_SECONDS;
}

/** Where a channel is watched: `live`, or a moment of its archive in Unix seconds. */
export type ChannelPosition = { kind: 'live' } | { kind: 'archive'; seconds: number };
export const LIVE: ChannelPosition = { kind: 'live' };

/**
 * A wished moment as it can be played: within 30 s of now, in the future, or on a channel without archive it means live; further back than the archive
 * reaches it means the archive's beginning. LIVE-005, LIVE-006, LIVE-009, LIVE-010
 */
export function playablePosition(seconds: number | null, channel: Partial<Channel>, nowMs: number): ChannelPosition {
  const nowSeconds = nowMs / 1000;
  if (seconds === null || archiveDays(channel) === 0 || nowSeconds - seconds <= LIVE_WITHIN_SECONDS) return LIVE;
  const oldest = Math.ceil((nowMs - archiveDays(channel) * DAY_MS) / 1000);
  return { kind: 'archive', seconds: Math.max(seconds, oldest) };
}

/** The moment the stream is asked for: rounded down to 10 s, unless that fell before the start of its programme. LIVE-007, LIVE-008 */
export function streamSeconds(seconds: number, programme: ScheduleEntry | undefined): number {
  const rounded = Math.floor(seconds / STREAM_STEP_SECONDS) * STREAM_STEP_SECONDS;
  return programme && rounded * 1000 < realSpan(programme).startMs ? seconds : rounded;
}

/** Whether the archive holds a programme: started, kept, and not too old. CHAN-040 */
export function isInArchive(entry: ScheduleEntry, channel: Partial<Channel>, nowMs: number): boolean {
  const { startMs } = realSpan(entry);
  return startMs <= nowMs && entry.isCatchupAvailable && nowMs - startMs <= archiveDays(channel) * DAY_MS;
}

/** The state of a programme on its channel: what has left the archive is as good as blocked. CHAN-040 */
export function stateOnChannel(entry: ScheduleEntry, channel: Partial<Channel>, nowMs: number): ProgrammeState {
  const state = programmeState(entry, nowMs);
  return state === 'archived' && !isInArchive(entry, channel, nowMs) ? 'blocked' : state;
}
