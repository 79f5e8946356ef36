import { and, inArray, lte, sql, type SQL } from 'drizzle-orm';
import { isArchived, selectBroadcasts, type Broadcast } from '../broadcast/schedule-entries.ts';
import { isChannelOf } from '../catalogue/channel-cards.ts';
import type { Database } from '../database/open-database.ts';
import { channels, programs, schedules } from '../database/schema/broadcast.ts';
import { chooseMatch } from '../database/search-text.ts';
import { ageLimit, UNKNOWN_AGE } from '../session/entitlement.ts';
import type { Viewer } from '../session/viewer.ts';
import type { Asker } from './suggestions.ts';

/** The nearest names that broadcasts are looked up of. */
const MOST_PROGRAMS = 100;
const MOST_CHANNELS = 20;
/** Nothing that is on air began longer ago. */
const LONGEST_SECONDS = 86_400;

type Page = { offset: number; limit: number };

const isProgramFor = (viewer: Viewer) => lte(sql`coalesce(${programs.age}, ${UNKNOWN_AGE})`, ageLimit(viewer));

/** Grown-ups need not look. */
const hasProgramFor = (viewer: Viewer) =>
  viewer.isChild
    ? sql`exists (select 1 from ${programs} where ${programs.id} = ${schedules.programId} and ${isProgramFor(viewer)})`
    : sql`true`;

/** Broadcasts whose programme or channel a text finds: on air, then to come, the soonest first, then in the archive, the latest first. */
export async function findBroadcasts(db: Database, text: string, page: Page, asker: Asker): Promise<Broadcast[]> {
  const ids = await findIds(db, text, page, asker);
  if (ids.length === 0) return [];
  const found = await selectBroadcasts(db, asker.language).where(inArray(schedules.id, ids));
  const byId = new Map(found.map((broadcast) => [broadcast.schedule.id, broadcast]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function findIds(db: Database, text: string, { offset, limit }: Page, { viewer, nowSeconds }: Asker) {
  const matchOf = await chooseMatch(db, text, [
    { searchText: programs.searchText, where: isProgramFor(viewer) },
    { searchText: channels.searchText, where: isChannelOf(viewer) },
  ]);
  const program = matchOf(programs.searchText);
  const channel = matchOf(channels.searchText);
  const most = offset + limit;
  const ofPrograms = sectionsOf(sql`${schedules.programId} = n.id`, viewer, nowSeconds, most);
  const ofChannels = sectionsOf(
    sql`${schedules.channelId} = n.id and ${hasProgramFor(viewer)}`,
    viewer,
    nowSeconds,
    most,
  );
  const found = await db
    .select({ id: sql<number>`f.id` })
    .from(
      sql`(
        with named_programs as materialized (
          select ${programs.id} from ${programs} where ${and(program.condition, isProgramFor(viewer))}
          order by ${program.distance}, ${programs.id} limit ${MOST_PROGRAMS}
        ), named_channels as materialized (
          select ${channels.id} from ${channels} where ${and(channel.condition, isChannelOf(viewer))}
          order by ${channel.distance}, ${channels.position} limit ${MOST_CHANNELS}
        )
        select b.* from named_programs n cross join lateral (${ofPrograms}) b
        union select b.* from named_channels n cross join lateral (${ofChannels}) b
      ) f`,
    )
    .orderBy(sql`f.section`, sql`f.away`, sql`f.id`)
    .limit(limit)
    .offset(offset);
  return found.map(({ id }) => id);
}

/** Of one programme or channel the first of each section, each by its index: `away` is how far it is from now. */
function sectionsOf(which: SQL, viewer: Viewer, nowSeconds: number, most: number): SQL {
  const now = sql`${nowSeconds}::int`;
  const start = schedules.startSeconds;
  const end = sql`${start} + ${schedules.durationSeconds}`;
  const section = (number: number, where: SQL, direction: 'asc' | 'desc') => sql`(
    select ${schedules.id}, ${sql.raw(String(number))} as section, abs(${start} - ${now}) as away
    from ${schedules}
      join ${channels} on ${channels.id} = ${schedules.channelId} and ${isChannelOf(viewer)}
    where ${which} and ${where} order by ${start} ${sql.raw(direction)} limit ${most})`;
  return sql.join(
    [
      section(0, sql`${start} <= ${now} and ${start} > ${now} - ${LONGEST_SECONDS}::int and ${end} > ${now}`, 'desc'),
      section(1, sql`${start} > ${now}`, 'asc'),
      section(2, sql`${start} <= ${now} and ${end} <= ${now} and ${isArchived(now)}`, 'desc'),
    ],
    sql` union all `,
  );
}
