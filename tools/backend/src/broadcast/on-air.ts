import { sql } from 'drizzle-orm';
import { localisedText } from '../catalogue/localised-text.ts';
import { channels, programs, schedules } from '../database/schema/broadcast.ts';
import type { Services } from '../http/services.ts';
import type { Language } from '../seed/localised.ts';

const DAY_SECONDS = 86_400;

/** Broadcasts by channel, each as the JSON text of a schedule entry; of the channels that are named, or of all (null). */
export type ReadOnAir = (
  channelIds: readonly number[] | null,
  language: Language,
) => Promise<ReadonlyMap<number, string>>;

/**
 * Reads what channels show now. Every list of channels needs it, so the database writes the texts; without descriptions,
 * as lists show titles and the schedule of a channel has the rest.
 */
export function prepareReadOnAir({ db, clock }: Services): ReadOnAir {
  const ids = sql.placeholder('channelIds');
  const now = sql`${sql.placeholder('nowSeconds')}::int`;
  const language = sql.placeholder('language');
  const query = db
    .select({
      channelId: channels.id,
      text: sql<string>`json_strip_nulls(json_build_object(
        'id', s.id,
        'channel_id', s.channel_id,
        'timestamp', s.start_seconds,
        'duration', s.duration_seconds,
        'real_timestamp', s.real_start_seconds,
        'real_duration', s.real_duration_seconds,
        'program', json_build_object(
          'id', ${programs.id}, 'title', ${localisedText(programs.title, language)}, 'age', ${programs.age}),
        'content_id', s.content_id,
        'episode', case when s.episode is not null then json_build_object(
          'title', s.episode->'title'->>${language}, 'subtitle', s.episode->'subtitle'->>${language},
          'season', s.episode->'season', 'series', s.episode->'series') end,
        'is_catchup_available', s.is_catchup_available and ${channels.archivedDays} > 0
          and s.real_start_seconds >= ${now} - ${channels.archivedDays} * ${sql.raw(String(DAY_SECONDS))}
      ))::text`,
    })
    .from(channels)
    // The latest start of each channel by its index, in place of everything that began before now.
    .innerJoin(
      sql`lateral (
        select * from ${schedules} latest
        where latest.channel_id = ${channels.id} and latest.start_seconds <= ${now}
        order by latest.start_seconds desc limit 1
      ) s`,
      sql`(${ids}::int[] is null or ${channels.id} = any(${ids}::int[]))`,
    )
    .innerJoin(programs, sql`${programs.id} = s.program_id`)
    .prepare('read_on_air');

  return async (channelIds, inLanguage) => {
    const nowSeconds = Math.floor(clock() / 1000);
    const found = await query.execute({ channelIds, nowSeconds, language: inLanguage });
    return new Map(found.map(({ channelId, text }) => [channelId, text]));
  };
}
