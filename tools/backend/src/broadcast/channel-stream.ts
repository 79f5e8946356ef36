import type { Stream } from '@livery/contract/channels/stream';
import type { Wire } from '@livery/contract/schema';
import { and, desc, eq, gt, lte, or, sql } from 'drizzle-orm';
import { channels, schedules } from '../database/schema/broadcast.ts';
import { channelHistories, playbacks } from '../database/schema/viewers.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/services.ts';
import { PROTECTED_CHANNEL_ID } from '../seed/channel-lines.ts';
import type { Language } from '../world/localised.ts';
import { isChannelFor, isChannelOpen } from '../session/entitlement.ts';
import type { Viewer } from '../session/viewer.ts';
import { streamSpots } from '../spots/stream-spots.ts';
import { protectStream } from './protect-stream.ts';
import { isInArchive, selectBroadcasts } from './schedule-entries.ts';

type ChannelRow = typeof channels.$inferSelect;

type Wish = {
  /** Unix seconds of an archive position. */
  ts?: number | undefined;
  /** Only looked at: nobody is counted as watching. */
  preview?: boolean | undefined;
  forceHttps?: boolean | undefined;
  /** Remembered as a channel that was watched. */
  history?: boolean | undefined;
};

const CHANNEL_PROTECTION = { scheme: 'cenc', formats: ['hls', 'dash'] } as const;

/** A position this close to now is live (LIVE-009). */
const LIVE_SECONDS = 30;

/**
 * The address of a channel for this viewer: live, or from a moment of the archive to the end of the programme.
 * @throws ApiError not_found, not_available, child_profile, permission_denied, future_time, archive_unavailable, copyright_banned
 */
export async function openChannelStream(
  services: Services,
  channelId: number,
  wish: Wish,
  viewer: Viewer,
  language: Language,
): Promise<Wire<typeof Stream>> {
  const { db, clock, media } = services;
  const nowMs = clock();
  const [channel] = await db.select().from(channels).where(eq(channels.id, channelId));
  if (!channel) throw new ApiError('not_found');
  refuseUnlessAllowed(channel, viewer);

  const { hls, info } = await locate(services, channel, wish.ts, Math.floor(nowMs / 1000), language);
  const reachable = (address: string) => (wish.forceHttps ? address.replace(/^http:/, 'https:') : address);
  const protection = channelId === PROTECTED_CHANNEL_ID && protectStream(hls, media.origin, CHANNEL_PROTECTION);
  const stream = {
    ...(protection ? { drm: protection } : { hls: reachable(hls) }),
    img: reachable(media.thumbnails('live', media.key(channel.mediaKey, channel.id))),
    stream_info: info,
    trackers: [],
    playback_points: [],
    packshots: [],
  };
  // Nobody is measured, and nothing is advertised, where a channel is only looked at. ADS-032
  if (wish.preview) return stream;

  if (wish.history) {
    const watchedAt = new Date(nowMs);
    await db
      .insert(channelHistories)
      .values({ profileId: viewer.profileId, channelId, watchedAt })
      .onConflictDoUpdate({ target: [channelHistories.profileId, channelHistories.channelId], set: { watchedAt } });
  }
  const [playback] = await db
    .insert(playbacks)
    .values({ userId: viewer.userId, profileId: viewer.profileId, channelId, startedAt: new Date(nowMs) })
    .returning({ id: playbacks.id });
  return { ...stream, stat: playback, ...streamSpots(services, viewer, { kind: 'channel', id: channelId }) };
}

function refuseUnlessAllowed(channel: ChannelRow, viewer: Viewer): void {
  if (!channel.isAvailable) {
    throw new ApiError('not_available', { ...(channel.accessError && { message: channel.accessError }) });
  }
  if (!isChannelFor(viewer, channel)) throw new ApiError('child_profile');
  if (!isChannelOpen(channel, viewer)) throw new ApiError('permission_denied');
}

const realEnd = sql`${schedules.realStartSeconds} + ${schedules.realDurationSeconds}`;
const announcedEnd = sql`${schedules.startSeconds} + ${schedules.durationSeconds}`;

async function locate(
  { db, media }: Services,
  channel: ChannelRow,
  ts: number | undefined,
  nowSeconds: number,
  language: Language,
) {
  const channelKey = media.key(channel.mediaKey, channel.id);
  if (ts !== undefined && ts > nowSeconds) throw new ApiError('future_time');
  if (ts === undefined || nowSeconds - ts < LIVE_SECONDS) {
    return { hls: media.live(channelKey), info: { kind: 'live' } };
  }
  // What was really on air then, the later one where two overlap; in a pause before a late start, what was announced.
  const wasOnAir = and(lte(schedules.realStartSeconds, ts), gt(realEnd, ts));
  const wasAnnounced = and(lte(schedules.startSeconds, ts), gt(announcedEnd, ts));
  const [broadcast] = await selectBroadcasts(db, language)
    .where(and(eq(schedules.channelId, channel.id), or(wasOnAir, wasAnnounced)))
    .orderBy(sql`${wasOnAir} desc`, desc(schedules.realStartSeconds))
    .limit(1);
  if (!broadcast) throw new ApiError('archive_unavailable');
  if (!isInArchive(broadcast, nowSeconds)) {
    throw new ApiError(broadcast.schedule.isCatchupAvailable ? 'archive_unavailable' : 'copyright_banned');
  }
  const { realStartSeconds, realDurationSeconds } = broadcast.schedule;
  const end = realStartSeconds + realDurationSeconds;
  const info = { kind: 'archive', schedule_id: broadcast.schedule.id, start: ts, end };
  return end <= nowSeconds
    ? { hls: media.programme(channelKey, ts, end), info }
    : { hls: media.archive(channelKey, ts), info };
}
