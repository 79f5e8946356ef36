import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { localisedText } from '../catalogue/localised-text.ts';
import { channels, programs, schedules } from '../database/schema/broadcast.ts';

const DAY_SECONDS = 86_400;

/**
 * What a channel shows now, as a piece of a query over `channels`: `join` sideways, then select `text`, the JSON text of a
 * schedule entry. Every list of channels needs it, so the database writes it; without descriptions, as lists show titles
 * and the schedule of a channel has the rest.
 */
export function onAir(nowSeconds: Placeholder, language: Placeholder): { join: SQL; text: SQL<string> } {
  const now = sql`${nowSeconds}::int`;
  return {
    // The latest start of each channel by its index, in place of everything that began before now.
    join: sql`lateral (
      select * from ${schedules} latest
      where latest.channel_id = ${channels.id} and latest.start_seconds <= ${now}
      order by latest.start_seconds desc limit 1
    ) s join ${programs} on ${programs.id} = s.program_id`,
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
  };
}
