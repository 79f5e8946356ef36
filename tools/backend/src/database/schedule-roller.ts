import { lt, sql } from 'drizzle-orm';
import type { World } from '../world/world.ts';
import { insertRows } from './insert-rows.ts';
import type { Database } from './open-database.ts';
import { channels, scheduleDays, schedules } from './schema/broadcast.ts';

const DAY_SECONDS = 86_400;
/** The guide shows three days back even where the archive is shorter (CHAN-028), and three days ahead (CALL-011). */
const MIN_PAST_DAYS = 3;
const FUTURE_DAYS = 3;
/** A UTC day more on each side: the viewer's own day begins up to 14 hours earlier or later. */
const MARGIN_DAYS = 1;

/** `2026-11-21` of the day with this number since 1970. */
const dateOf = (utcDay: number) => new Date(utcDay * DAY_SECONDS * 1000).toISOString().slice(0, 10);

/**
 * Makes sure that schedules stand for every channel from its archive days ago to three days ahead, and drops what fell
 * out of every archive. Ids are the world's own, so a day written twice is the same day.
 * @returns the number of channel days that were missing.
 */
export async function rollSchedules(db: Database, loadWorld: () => Promise<World>, nowMs: number): Promise<number> {
  const today = Math.floor(nowMs / 1000 / DAY_SECONDS);
  const known = await db.select({ id: channels.id, archivedDays: channels.archivedDays }).from(channels);
  const written = await db
    .select({ channelId: scheduleDays.channelId, days: sql<string[]>`array_agg(${scheduleDays.utcDay}::text)` })
    .from(scheduleDays)
    .groupBy(scheduleDays.channelId);
  const daysOf = new Map(written.map(({ channelId, days }) => [channelId, new Set(days)]));

  const missing: { channelId: number; utcDay: number }[] = [];
  let oldestDay = today;
  for (const { id, archivedDays } of known) {
    const firstDay = today - Math.max(archivedDays, MIN_PAST_DAYS) - MARGIN_DAYS;
    oldestDay = Math.min(oldestDay, firstDay);
    for (let utcDay = firstDay; utcDay <= today + FUTURE_DAYS + MARGIN_DAYS; utcDay += 1) {
      if (!daysOf.get(id)?.has(dateOf(utcDay))) missing.push({ channelId: id, utcDay });
    }
  }
  if (missing.length === 0) return 0;

  const world = await loadWorld();
  await db.transaction(async (transaction) => {
    await insertRows(
      transaction,
      schedules,
      missing.flatMap(({ channelId, utcDay }) =>
        world
          .programmesOf(channelId, utcDay)
          .map(({ program, ...programme }) => ({ ...programme, programId: program.id })),
      ),
    );
    await insertRows(
      transaction,
      scheduleDays,
      missing.map(({ channelId, utcDay }) => ({ channelId, utcDay: dateOf(utcDay) })),
    );
    await transaction.delete(scheduleDays).where(lt(scheduleDays.utcDay, dateOf(oldestDay)));
    await transaction.delete(schedules).where(lt(schedules.startSeconds, (oldestDay - 1) * DAY_SECONDS));
  });
  return missing.length;
}
