import type { ScheduleEntry } from '@livery/contract/channels/entities';
import type { Wire } from '@livery/contract/schema';
import { sql } from 'drizzle-orm';
import { channels, schedules } from '../database/schema/broadcast.ts';
import type { Services } from '../http/services.ts';
import type { Language } from '../seed/localised.ts';
import { selectBroadcasts, wireBroadcast } from './schedule-entries.ts';

/**
 * What some channels (or all) show now, one broadcast each. Without descriptions: lists show titles, and the schedule of
 * a channel has the rest.
 */
export async function readOnAir(
  { db, clock }: Services,
  channelIds: readonly number[] | 'all',
  language: Language,
): Promise<(Wire<typeof ScheduleEntry> & { channel_id: number })[]> {
  const nowMs = clock();
  const nowSeconds = Math.floor(nowMs / 1000);
  const which = channelIds === 'all' ? sql`true` : sql`c.id = any(${sql.param(channelIds)}::int[])`;
  // The latest start of each channel by its index, in place of everything that began before now.
  const found = await selectBroadcasts(db, language).where(
    sql`${schedules.id} in (
      select latest.id from ${channels} c, lateral (
        select s.id from ${schedules} s where s.channel_id = c.id and s.start_seconds <= ${nowSeconds}::int
        order by s.start_seconds desc limit 1
      ) latest
      where ${which}
    )`,
  );
  return found.map((broadcast) => {
    const wire = wireBroadcast(broadcast, language, nowMs);
    return {
      ...wire,
      channel_id: broadcast.schedule.channelId,
      program: wire.program && { ...wire.program, description: null },
    };
  });
}
