import type { ScheduleEntry } from '@livery/contract/channels/entities';
import type { Wire } from '@livery/contract/schema';
import { eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { localisedText } from '../catalogue/localised-text.ts';
import type { Database } from '../database/open-database.ts';
import { channels, programs, schedules } from '../database/schema/broadcast.ts';
import { contents } from '../database/schema/catalogue.ts';
import type { Language } from '../world/localised.ts';

const DAY_SECONDS = 86_400;

/** A broadcast with what it shows, of `schedules` with its channel, programme and, where there is one, content. */
export const broadcastColumns = (language: Language | Placeholder) => ({
  schedule: schedules,
  archivedDays: channels.archivedDays,
  program: {
    id: programs.id,
    title: localisedText(programs.title, language),
    description: localisedText(programs.description, language),
    parentId: programs.parentId,
    age: programs.age,
    motionRating: programs.motionRating,
  },
  content: {
    id: contents.id,
    slug: contents.slug,
    title: localisedText(contents.title, language),
    contentType: contents.contentType,
  },
});

/** Broadcasts with what they show; the caller adds which. */
export const selectBroadcasts = (db: Database, language: Language) =>
  db
    .select(broadcastColumns(language))
    .from(schedules)
    .innerJoin(channels, eq(channels.id, schedules.channelId))
    .innerJoin(programs, eq(programs.id, schedules.programId))
    .leftJoin(contents, eq(contents.id, schedules.contentId))
    .$dynamic();

export type Broadcast = Awaited<ReturnType<typeof selectBroadcasts>>[number];

/** Whether the archive holds a broadcast: the rights allow it, and it is not older than the channel's archive. */
export function isInArchive(
  { schedule, archivedDays }: Pick<Broadcast, 'schedule' | 'archivedDays'>,
  nowSeconds: number,
): boolean {
  return (
    schedule.isCatchupAvailable &&
    archivedDays > 0 &&
    schedule.realStartSeconds >= nowSeconds - archivedDays * DAY_SECONDS
  );
}

/** For queries over `schedules` and `channels`: the archive holds it now. */
export const isArchived = (nowSeconds: SQL) => sql`(${schedules.isCatchupAvailable} and ${channels.archivedDays} > 0
  and ${schedules.realStartSeconds} >= ${nowSeconds} - ${channels.archivedDays} * ${sql.raw(String(DAY_SECONDS))})`;

/** For queries over `schedules` and `channels`: it is not over, or the archive holds it. */
export const isWithinReach = (nowSeconds: SQL) =>
  sql`(${schedules.startSeconds} + ${schedules.durationSeconds} > ${nowSeconds} or ${isArchived(nowSeconds)})`;

export function wireBroadcast(broadcast: Broadcast, language: Language, nowMs: number): Wire<typeof ScheduleEntry> {
  const { schedule, program, content } = broadcast;
  const startsAt = new Date(schedule.startSeconds * 1000).toISOString();
  return {
    id: schedule.id,
    channel_id: schedule.channelId,
    timestamp: schedule.startSeconds,
    real_timestamp: schedule.realStartSeconds,
    duration: schedule.durationSeconds,
    real_duration: schedule.realDurationSeconds,
    date: startsAt.slice(0, 10),
    start_at: startsAt,
    program: {
      id: program.id,
      title: program.title,
      description: program.description,
      parent_id: program.parentId,
      age: program.age,
      ...(program.motionRating !== null && { motion_rating: { text: program.motionRating } }),
    },
    ...(content && {
      content_id: content.id,
      content: { id: content.id, slug: content.slug, title: content.title, content_type: content.contentType },
    }),
    ...(schedule.episode && {
      episode: {
        title: schedule.episode.title[language],
        subtitle: schedule.episode.subtitle[language],
        season: schedule.episode.season,
        series: schedule.episode.series,
      },
    }),
    is_catchup_available: isInArchive(broadcast, Math.floor(nowMs / 1000)),
  };
}
