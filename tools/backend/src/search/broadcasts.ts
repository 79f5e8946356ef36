import { BROADCAST_PLACES, type BroadcastPlace } from '@livery/contract/search/entities';
import { plainText } from '@livery/contract/search/plain-text';
import { and, eq, lte, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { broadcastColumns, isArchived, type Broadcast } from '../broadcast/schedule-entries.ts';
import { isChannelListedWithin } from '../catalogue/channel-cards.ts';
import type { Database } from '../database/open-database.ts';
import { channels, programs, schedules } from '../database/schema/broadcast.ts';
import { contents } from '../database/schema/catalogue.ts';
import {
  FEW,
  holding,
  mayHaveTypos,
  patternsOf,
  PREPARED_PATTERNS,
  readMeant,
  resembling,
  type TextMatch,
} from '../database/search-text.ts';
import type { Services } from '../http/services.ts';
import { ageLimit, categoryLimit, UNKNOWN_AGE } from '../session/entitlement.ts';
import type { Asker } from './suggestions.ts';

/** The nearest names that broadcasts are looked up of. */
const MOST_PROGRAMS = 100;
const MOST_CHANNELS = 20;
/** Nothing that is on air began longer ago. */
const LONGEST_SECONDS = 86_400;
/** Of many names the nearest hours mostly fill a page; what lies further is looked up only where they do not. */
const MANY_NAMES = 20;
const NEAR_SECONDS = 6 * 3_600;
const ANY_SECONDS = 2 ** 30;
/** Which names a text finds depends on nothing but the catalogue. */
const NAMES_KEPT_MS = 60_000;

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
export function prepareFindBroadcasts({
  db,
  memory,
  searches,
}: Pick<Services, 'db' | 'memory' | 'searches'>): FindBroadcasts {
  const findNamed = prepareFindNamed(db);
  const prepare = (places: readonly BroadcastPlace[]) =>
    selectFound(db, places).prepare(`find_broadcasts_${places.join('_')}`);
  const prepared = {
    all: prepare(BROADCAST_PLACES),
    ...(Object.fromEntries(BROADCAST_PLACES.map((place) => [place, prepare([place])])) as Record<
      BroadcastPlace,
      ReturnType<typeof prepare>
    >),
  };

  const findAll: FindBroadcasts = async (text, { offset, limit, place }, { viewer, language, nowSeconds }) => {
    const limits = { age: ageLimit(viewer), category: categoryLimit(viewer) };
    const key = JSON.stringify(['named', text, ...Object.values(limits)]);
    const { programIds, channelIds } = await memory.share(
      viewer.catalogueRevision,
      key,
      () => findNamed(plainText(text), limits),
      NAMES_KEPT_MS,
    );
    const most = offset + limit + 1; // One more tells that there is more.
    const find = async (reach: number) =>
      pageOf(
        await prepared[place ?? 'all'].execute({
          ...limits,
          ...{ language, nowSeconds, offset, limit, most, reach, programIds, channelIds },
          openIds: viewer.rights.flatMap((right) => [...right.channelIds]),
        }),
      );
    if (programIds.length + channelIds.length <= MANY_NAMES) return find(ANY_SECONDS);
    const near = await find(NEAR_SECONDS);
    // What is on air is always looked up as a whole.
    const far = (place ? [place] : BROADCAST_PLACES).filter((one) => one !== 'live');
    return far.every((one) => near.more.includes(one)) ? near : find(ANY_SECONDS);
  };
  return (text, page, asker) => searches.run(asker, () => findAll(text, page, asker));
}

type Limits = { age: number; category: number | null };
type Named = { programIds: number[]; channelIds: number[] };

/** Prepares finding programmes and channels by their names, the nearest ones. */
function prepareFindNamed(db: Database): (plain: string, limits: Limits) => Promise<Named> {
  const holders = selectNamed(db, (column) => holding(column, PREPARED_PATTERNS), {
    age: sql.placeholder('age'),
    category: sql.placeholder('category'),
  }).prepare('named_in_schedule');
  const namedOf = (found: readonly { id: number; isChannel: boolean }[]) => ({
    programIds: found.flatMap(({ id, isChannel }) => (isChannel ? [] : id)),
    channelIds: found.flatMap(({ id, isChannel }) => (isChannel ? id : [])),
  });
  return async (plain, limits) => {
    const held = await holders.execute({ ...patternsOf(plain), ...limits });
    if (held.length >= FEW || !mayHaveTypos(plain)) return namedOf(held);
    const meant = await readMeant(db, plain);
    return namedOf(await selectNamed(db, (column) => resembling(column, plain, meant), limits));
  };
}

function selectNamed(
  db: Database,
  matchOf: (column: PgColumn) => TextMatch,
  { age, category }: { age: number | Placeholder; category: number | null | Placeholder },
) {
  const program = matchOf(programs.searchText);
  const channel = matchOf(channels.searchText);
  return db.select({ id: sql<number>`n.id`, isChannel: sql<boolean>`n.is_channel` }).from(sql`(
    (select ${programs.id}, false as is_channel from ${programs} where ${and(program.condition, isProgramWithin(age))}
      order by ${program.distance}, ${programs.id} limit ${sql.raw(String(MOST_PROGRAMS))})
    union all
    (select ${channels.id}, true from ${channels} where ${and(channel.condition, isChannelListedWithin(age, category))}
      order by ${channel.distance}, ${channels.position} limit ${sql.raw(String(MOST_CHANNELS))})
  ) n`);
}

type Line = { section: number; turn: number; size: number };

const pageOf = <Found extends Broadcast & Line>(found: Found[]) => ({ found, more: placesWithMore(found) });

/** A page goes round the places in turn: the last line of each says whether that one goes on. */
const placesWithMore = (lines: readonly Line[]): BroadcastPlace[] =>
  BROADCAST_PLACES.filter((_, section) => {
    const last = lines.findLast((line) => line.section === section);
    return last !== undefined && last.size > last.turn;
  });

const value = (name: string) => sql.placeholder(name);
const isProgramWithin = (age: number | Placeholder) => lte(sql`coalesce(${programs.age}, ${UNKNOWN_AGE})`, age);

function selectFound(db: Database, places: readonly BroadcastPlace[]) {
  // Of a programme that was named the age is known already.
  const ofPrograms = sectionsOf(sql`${schedules.programId} = n.id`, places);
  const ofChannels = sectionsOf(
    sql`${schedules.channelId} = n.id and exists (
      select 1 from ${programs} where ${programs.id} = ${schedules.programId} and ${isProgramWithin(value('age'))})`,
    places,
  );
  // The page is taken before what it shows is joined to it.
  const page = sql`(
    with found as (
      select b.* from unnest(${value('programIds')}::int[]) n(id) cross join lateral (${ofPrograms}) b
      union select b.* from unnest(${value('channelIds')}::int[]) n(id) cross join lateral (${ofChannels}) b
    )
    select found.*,
      row_number() over (partition by section order by away, id) as turn,
      count(*) over (partition by section) as size
    from found order by turn, section limit ${value('limit')}::int offset ${value('offset')}::int
  ) f`;
  return db
    .select({
      ...broadcastColumns(value('language')),
      section: sql<number>`f.section`,
      turn: sql<number>`f.turn::int`,
      size: sql<number>`f.size::int`,
    })
    .from(page)
    .innerJoin(schedules, sql`${schedules.id} = f.id`)
    .innerJoin(channels, eq(channels.id, schedules.channelId))
    .innerJoin(programs, eq(programs.id, schedules.programId))
    .leftJoin(contents, eq(contents.id, schedules.contentId))
    .orderBy(sql`f.turn`, sql`f.section`);
}

/** Of one programme or channel the first of each place, each by its index: `away` is how far it is from now. */
function sectionsOf(which: SQL, places: readonly BroadcastPlace[]): SQL {
  const now = sql`${value('nowSeconds')}::int`;
  const reach = sql`${value('reach')}::int`;
  const start = schedules.startSeconds;
  const end = sql`${start} + ${schedules.durationSeconds}`;
  const longest = sql.raw(String(LONGEST_SECONDS));
  const whereOf: Readonly<Record<BroadcastPlace, readonly [SQL, 'asc' | 'desc']>> = {
    live: [sql`${start} <= ${now} and ${start} > ${now} - ${longest} and ${end} > ${now}`, 'desc'],
    coming: [sql`${start} > ${now} and ${start} < ${now}::bigint + ${reach}`, 'asc'],
    // The archive of a channel plays only for those who have it.
    archive: [
      sql`${start} <= ${now} and ${start} > ${now} - ${reach} and ${end} <= ${now} and ${isArchived(now)} and ${channels.isAvailable}
        and (${channels.access} = 'free' or ${channels.id} = any(${value('openIds')}::int[]))`,
      'desc',
    ],
  };
  const section = (place: BroadcastPlace) => {
    const [where, direction] = whereOf[place];
    return sql`(
    select ${schedules.id}, ${sql.raw(String(BROADCAST_PLACES.indexOf(place)))} as section, abs(${start} - ${now}) as away
    from ${schedules}
      join ${channels} on ${channels.id} = ${schedules.channelId} and ${isChannelListedWithin(value('age'), value('category'))}
    where ${which} and ${where} order by ${start} ${sql.raw(direction)}, ${schedules.id} limit ${value('most')}::int)`;
  };
  return sql.join(places.map(section), sql` union all `);
}
