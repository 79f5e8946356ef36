import type { Channel, ScheduleEntry } from '@livery/contract/channels/entities';
import { channelAccess } from '../channels/viewer-channels.ts';
import { archiveDays, LIVE, LIVE_WITHIN_SECONDS, type ChannelPosition } from '../schedule/position.ts';
import { realSpan } from '../schedule/programme.ts';
import { ERRORS_BEFORE_NOW, VITRINA_DELAY_SECONDS } from './constants.ts';

/** Without an archive a channel goes on while one is away: there is nothing to come back to. LIVE-019, LIVE-020 */
export const mayPause = (channel: Partial<Channel>): boolean => archiveDays(channel) > 0;

/** Whether pressing play leads to what is on air instead of to where it stopped. LIVE-018 */
export const playLeadsToNow = (playerErrors: number): boolean => playerErrors >= ERRORS_BEFORE_NOW;

/**
 * Where playback goes on once a recording has come to its end: at the next programme, across a hole of the schedule; with what is on air where the
 * recordings end. LIVE-016
 */
export function positionAfterEnd(schedule: readonly ScheduleEntry[], endedMs: number, nowMs: number): ChannelPosition {
  const next = schedule.map(realSpan).find(({ endMs }) => endMs > endedMs + END_TOLERANCE_MS);
  const startMs = Math.max(endedMs, next?.startMs ?? endedMs);
  if (nowMs - startMs <= LIVE_WITHIN_SECONDS * 1000) return LIVE;
  return { kind: 'archive', seconds: Math.ceil(startMs / 1000) };
}
/** Recordings end some frames before or after their programme. */
const END_TOLERANCE_MS = 5_000;

/** Whether a page of its own plays the channel: one is named, or there is no other way. LIVE-052 */
export const isVitrina = ({ vitrinaUrl, streamTypes = [] }: Partial<Channel>): boolean =>
  vitrinaUrl !== undefined || (streamTypes.length > 0 && streamTypes.every(({ type }) => type === 'vitrina'));

/** Whether the site's own player plays the channel for whoever watches. */
export const isPlayedHere = (channel: Channel): boolean => channelAccess(channel) === 'open' && !isVitrina(channel);

/** The moment of the schedule that is on the screen: a Vitrina picture is late. LIVE-053 */
export const scheduleTimeMs = (channel: Partial<Channel>, nowMs: number): number =>
  isVitrina(channel) ? nowMs - VITRINA_DELAY_SECONDS * 1000 : nowMs;

interface Visibility {
  readonly isVisible: boolean;
  readonly isMobile: boolean;
  readonly isPictureInPicture: boolean;
  readonly wantsToPlay: boolean;
  /** Hiding paused it, not the viewer. */
  readonly pausedByHiding: boolean;
}

/** What a page that hides or shows itself does to the picture. LIVE-043, LIVE-044, LIVE-045, LIVE-046 */
export function onVisibility({
  isVisible,
  isMobile,
  isPictureInPicture,
  wantsToPlay,
  pausedByHiding,
}: Visibility): 'pause' | 'play' | null {
  if (isVisible) return pausedByHiding && !wantsToPlay ? 'play' : null;
  return isMobile && !isPictureInPicture && wantsToPlay ? 'pause' : null;
}
