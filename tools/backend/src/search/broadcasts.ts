import { BROADCAST_PLACES, type BroadcastPlace } from '@livery/contract/search/entities';
import { plainText } from '@livery/contract/search/plain-text';
import { and, eq, lte, sql, type Placeholder, type SQL, type SQLChunk } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { broadcastColumns, isArchived, type Broadcast } from '../broadcast/schedule-entries.ts';
import { isChannelWithin } from '../catalogue/channel-cards.ts';
import type { Database } from '../database/open-database.ts';
import { channels, programs, schedules } from '../database/schema/broadcast.ts';
import { contents } from '../database/schema/catalogue.ts';
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
import type { Language } from '../world/localised.ts';
import type { Asker } from './suggestions.ts';

/** The nearest names that broadcasts are looked up of. */
const MOST_PROGRAMS = 100;
const MOST_CHANNELS = 20;
/** Nothing that is on air began longer ago. */
const LONGEST_SECONDS = 86_400;

type Page = { offset: number; limit: number; place?: BroadcastPlace | undefined };
type FindBroadcasts = (
  text: string,
  page: Page,
  asker: Asker,
) => Promise<{ found: Broadcast[]; more: BroadcastPlace[] }>;

/**
 * Prepares finding broadcasts by programme or channel: in turn one on air, one to come, one of the archive. What is on air began last
 * first, what comes the soonest first, what was the latest first.
 */
export function prepareFindBroadcasts(db: Database): FindBroadcasts {
  const holders = (column: PgColumn) => holding(column, PREPARED_PATTERNS);
  const prepare = (places: readonly BroadcastPlace[]) =>
    selectFound(db, places, holders, PREPARED).prepare(`find_broadcasts_${places.join('_')}`);
  const prepared = {
    all: prepare(BROADCAST_PLACES),
    ...(Object.fromEntries(BROADCAST_PLACES.map((place) => [place, prepare([place])])) as Record<
      BroadcastPlace,
      ReturnType<typeof prepare>
    >),
  };

  return async (text, { offset, limit, place }, { viewer, language, nowSeconds }) => {
    const plain = plainText(text);
    const asked = {
      language,
      age: ageLimit(viewer),
      category: categoryLimit(viewer),
      nowSeconds,
      offset,
      limit,
      // One more tells that there is more.
      most: offset + limit + 1,
    };
    const openIds = viewer.rights.flatMap(({ channelIds }) => [...channelIds]);
    const held = await prepared[place ?? 'all'].execute({ ...patternsOf(plain), ...asked, openIds });
    if ((held[0]?.names ?? 0) >= FEW || !mayHaveTypos(plain)) return pageOf(held);
    const matchOf = await chooseMatch(db, text, [
      { searchText: programs.searchText, where: isProgramWithin(asked.age) },
      { searchText: channels.searchText, where: isChannelWithin(asked.age, asked.category) },
    ]);
    const places = place ? [place] : BROADCAST_PLACES;
    return pageOf(await selectFound(db, places, matchOf, { ...asked, openIds: sql.param(openIds) }));
  };
}

type Line = { section: number; turn: number; size: number };

const pageOf = <Found extends Broadcast & Line>(found: Found[]) => ({ found, more: placesWithMore(found) });

/** A page goes round the places in turn: the last line of each says whether that one goes on. */
const placesWithMore = (lines: readonly Line[]): BroadcastPlace[] =>
  BROADCAST_PLACES.filter((_, section) => {
    const last = lines.findLast((line) => line.section === section);
    return last !== undefined && last.size > last.turn;
  });

/** What a query is asked with, as values or by their names. */
type Asked = Record<'age' | 'nowSeconds' | 'offset' | 'limit' | 'most', number | Placeholder> & {
  language: Language | Placeholder;
  category: number | null | Placeholder;
  /** Channels that the viewer has bought. */
  openIds: SQLChunk;
};
const PREPARED: Asked = {
  language: sql.placeholder('language'),
  age: sql.placeholder('age'),
  category: sql.placeholder('category'),
  nowSeconds: sql.placeholder('nowSeconds'),
  offset: sql.placeholder('offset'),
  limit: sql.placeholder('limit'),
  most: sql.placeholder('most'),
  openIds: sql.placeholder('openIds'),
};

const isProgramWithin = (age: number | Placeholder) => lte(sql`coalesce(${programs.age}, ${UNKNOWN_AGE})`, age);

function selectFound(
  db: Database,
  places: readonly BroadcastPlace[],
  matchOf: (column: PgColumn) => TextMatch,
  asked: Asked,
) {
  const { language, age, category, limit, offset } = asked;
  const program = matchOf(programs.searchText);
  const channel = matchOf(channels.searchText);
  // Of a programme that was named the age is known already.
  const ofPrograms = sectionsOf(sql`${schedules.programId} = n.id`, places, asked);
  const ofChannels = sectionsOf(
    sql`${schedules.channelId} = n.id and exists (
      select 1 from ${programs} where ${programs.id} = ${schedules.programId} and ${isProgramWithin(age)})`,
    places,
    asked,
  );
  // The page is taken before what it shows is joined to it.
  const page = sql`(
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
    select found.*,
      row_number() over (partition by section order by away, id) as turn,
      count(*) over (partition by section) as size,
      (select count(*) from named_programs) + (select count(*) from named_channels) as names
    from found order by turn, section limit ${limit}::int offset ${offset}::int
  ) f`;
  return db
    .select({
      ...broadcastColumns(language),
      section: sql<number>`f.section`,
      turn: sql<number>`f.turn::int`,
      size: sql<number>`f.size::int`,
      names: sql<number>`f.names::int`,
    })
    .from(page)
    .innerJoin(schedules, sql`${schedules.id} = f.id`)
    .innerJoin(channels, eq(channels.id, schedules.channelId))
    .innerJoin(programs, eq(programs.id, schedules.programId))
    .leftJoin(contents, eq(contents.id, schedules.contentId))
    .orderBy(sql`f.turn`, sql`f.section`);
}

/** Of one programme or channel the first of each place, each by its index: `away` is how far it is from now. */
function sectionsOf(
  which: SQL,
  places: readonly BroadcastPlace[],
  { age, category, nowSeconds, most, openIds }: Asked,
): SQL {
  const now = sql`${nowSeconds}::int`;
  const start = schedules.startSeconds;
  const end = sql`${start} + ${schedules.durationSeconds}`;
  const longest = sql.raw(String(LONGEST_SECONDS));
  const whereOf: Readonly<Record<BroadcastPlace, readonly [SQL, 'asc' | 'desc']>> = {
    live: [sql`${start} <= ${now} and ${start} > ${now} - ${longest} and ${end} > ${now}`, 'desc'],
    coming: [sql`${start} > ${now}`, 'asc'],
    // The archive of a channel plays only for those who have it.
    archive: [
      sql`${start} <= ${now} and ${end} <= ${now} and ${isArchived(now)} and ${channels.isAvailable}
        and (${channels.access} = 'free' or ${channels.id} = any(${openIds}::int[]))`,
      'desc',
    ],
  };
  const section = (place: BroadcastPlace) => {
    const [where, direction] = whereOf[place];
    return sql`(
    select ${schedules.id}, ${sql.raw(String(BROADCAST_PLACES.indexOf(place)))} as section, abs(${start} - ${now}) as away
    from ${schedules}
      join ${channels} on ${channels.id} = ${schedules.channelId} and ${isChannelWithin(age, category)}
    where ${which} and ${where} order by ${start} ${sql.raw(direction)}, ${schedules.id} limit ${most}::int)`;
  };
  return sql.join(places.map(section), sql` union all `);
}
