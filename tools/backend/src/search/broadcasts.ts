import { plainText } from '@livery/contract/search/plain-text';
import { and, inArray, lte, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isArchived, selectBroadcasts, type Broadcast } from '../broadcast/schedule-entries.ts';
import { isChannelWithin } from '../catalogue/channel-cards.ts';
import type { Database } from '../database/open-database.ts';
import { channels, programs, schedules } from '../database/schema/broadcast.ts';
import {
  chooseMatch,
  FEW,
  holding,
  mayHaveTypos,
  patternsOf,
  PREPARED_PATTERNS,
  type TextMatch,
} from '../database/search-text.ts';
import { ageLimit, categoryLimit, UNKNOWN_AGE } from '../session/entitlement.ts';
import type { Asker } from './suggestions.ts';

/** The nearest names that broadcasts are looked up of. */
const MOST_PROGRAMS = 100;
const MOST_CHANNELS = 20;
/** Nothing that is on air began longer ago. */
const LONGEST_SECONDS = 86_400;

type Page = { offset: number; limit: number };
type FindBroadcasts = (text: string, page: Page, asker: Asker) => Promise<Broadcast[]>;

/** Prepares finding broadcasts by programme or channel: on air first, then to come, the soonest first, then in the archive, the latest first. */
export function prepareFindBroadcasts(db: Database): FindBroadcasts {
  const holders = selectIds(db, (column) => holding(column, PREPARED_PATTERNS), PREPARED).prepare('find_broadcasts');

  const findIds = async (text: string, { offset, limit }: Page, { viewer, nowSeconds }: Asker) => {
    const plain = plainText(text);
    const asked = {
      age: ageLimit(viewer),
      category: categoryLimit(viewer),
      nowSeconds,
      offset,
      limit,
      most: offset + limit,
    };
    const held = await holders.execute({ ...patternsOf(plain), ...asked });
    if ((held[0]?.names ?? 0) >= FEW || !mayHaveTypos(plain)) return held;
    const matchOf = await chooseMatch(db, text, [
      { searchText: programs.searchText, where: isProgramWithin(asked.age) },
      { searchText: channels.searchText, where: isChannelWithin(asked.age, asked.category) },
    ]);
    return selectIds(db, matchOf, asked);
  };

  return async (text, page, asker) => {
    const ids = (await findIds(text, page, asker)).map(({ id }) => id);
    if (ids.length === 0) return [];
    const found = await selectBroadcasts(db, asker.language).where(inArray(schedules.id, ids));
    const byId = new Map(found.map((broadcast) => [broadcast.schedule.id, broadcast]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
}

/** What a query is asked with, as values or by their names. */
type Asked = Record<'age' | 'nowSeconds' | 'offset' | 'limit' | 'most', number | Placeholder> & {
  category: number | null | Placeholder;
};
const PREPARED: Asked = {
  age: sql.placeholder('age'),
  category: sql.placeholder('category'),
  nowSeconds: sql.placeholder('nowSeconds'),
  offset: sql.placeholder('offset'),
  limit: sql.placeholder('limit'),
  most: sql.placeholder('most'),
};

const isProgramWithin = (age: number | Placeholder) => lte(sql`coalesce(${programs.age}, ${UNKNOWN_AGE})`, age);

function selectIds(db: Database, matchOf: (column: PgColumn) => TextMatch, asked: Asked) {
  const { age, category, limit, offset } = asked;
  const program = matchOf(programs.searchText);
  const channel = matchOf(channels.searchText);
  // Of a programme that was named the age is known already.
  const ofPrograms = sectionsOf(sql`${schedules.programId} = n.id`, asked);
  const ofChannels = sectionsOf(
    sql`${schedules.channelId} = n.id and exists (
      select 1 from ${programs} where ${programs.id} = ${schedules.programId} and ${isProgramWithin(age)})`,
    asked,
  );
  return db
    .select({ id: sql<number>`f.id`, names: sql<number>`f.names::int` })
    .from(
      sql`(
        with named_programs as materialized (
          select ${programs.id} from ${programs} where ${and(program.condition, isProgramWithin(age))}
          order by ${program.distance}, ${programs.id} limit ${sql.raw(String(MOST_PROGRAMS))}
        ), named_channels as materialized (
          select ${channels.id} from ${channels} where ${and(channel.condition, isChannelWithin(age, category))}
          order by ${channel.distance}, ${channels.position} limit ${sql.raw(String(MOST_CHANNELS))}
        ), found as (
          select b.* from named_programs n cross join lateral (${ofPrograms}) b
          union select b.* from named_channels n cross join lateral (${ofChannels}) b
        )
        select found.*, (select count(*) from named_programs) + (select count(*) from named_channels) as names from found
      ) f`,
    )
    .orderBy(sql`f.section`, sql`f.away`, sql`f.id`)
    .limit(limit)
    .offset(offset);
}

/** Of one programme or channel the first of each section, each by its index: `away` is how far it is from now. */
function sectionsOf(which: SQL, { age, category, nowSeconds, most }: Asked): SQL {
  const now = sql`${nowSeconds}::int`;
  const start = schedules.startSeconds;
  const end = sql`${start} + ${schedules.durationSeconds}`;
  const longest = sql.raw(String(LONGEST_SECONDS));
  const section = (number: number, where: SQL, direction: 'asc' | 'desc') => sql`(
    select ${schedules.id}, ${sql.raw(String(number))} as section, abs(${start} - ${now}) as away
    from ${schedules}
      join ${channels} on ${channels.id} = ${schedules.channelId} and ${isChannelWithin(age, category)}
    where ${which} and ${where} order by ${start} ${sql.raw(direction)} limit ${most}::int)`;
  return sql.join(
    [
      section(0, sql`${start} <= ${now} and ${start} > ${now} - ${longest} and ${end} > ${now}`, 'desc'),
      section(1, sql`${start} > ${now}`, 'asc'),
      section(2, sql`${start} <= ${now} and ${end} <= ${now} and ${isArchived(now)}`, 'desc'),
    ],
    sql` union all `,
  );
}
