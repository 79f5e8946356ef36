import type { ScheduleEntry } from '@livery/contract/channels/entities';
import type { Wire } from '@livery/contract/schema';
import { sql } from 'drizzle-orm';
import { channels, schedules } from '../database/schema/broadcast.ts';
import type { Services } from '../http/services.ts';
import type { Language } from '../seed/localised.ts';
import { selectBroadcasts, wireBroadcast } from './schedule-entries.ts';

export type ReadOnAir = (
  channelIds: readonly number[] | 'all',
  language: Language,
) => Promise<ReadonlyMap<number, Wire<typeof ScheduleEntry>>>;

/**
 * Reads what some channels (or all) show now, by channel. Without descriptions: lists show titles, and the schedule of a
 * channel has the rest.
 */
export function prepareReadOnAir({ db, clock }: Services): ReadOnAir {
  const ids = sql.placeholder('channelIds');
  // The latest start of each channel by its index, in place of everything that began before now.
  const query = selectBroadcasts(db, sql.placeholder('language'))
    .where(
      sql`${schedules.id} in (
        select latest.id from ${channels} c, lateral (
          select s.id from ${schedules} s
          where s.channel_id = c.id and s.start_seconds <= ${sql.placeholder('nowSeconds')}::int
          order by s.start_seconds desc limit 1
        ) latest
        where ${ids}::int[] is null or c.id = any(${ids}::int[])
      )`,
    )
    .prepare('read_on_air');

  return async (channelIds, language) => {
    const nowMs = clock();
    const found = await query.execute({
      channelIds: channelIds === 'all' ? null : channelIds,
      nowSeconds: Math.floor(nowMs / 1000),
      language,
    });
    return new Map(
      found.map((broadcast) => {
        const { program, ...entry } = wireBroadcast(broadcast, language, nowMs);
        const { description: _description, ...titled } = program ?? { title: '' };
        return [broadcast.schedule.channelId, { ...entry, program: titled }];
      }),
    );
  };
}
