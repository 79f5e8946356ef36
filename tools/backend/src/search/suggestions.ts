import type { Suggestion } from '@livery/contract/search/entities';
import type { Wire } from '@livery/contract/schema';
import { plainText } from '@livery/contract/search/plain-text';
import { and, inArray, lte, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isWithinReach } from '../broadcast/schedule-entries.ts';
import { isChannelListedWithin } from '../catalogue/channel-cards.ts';
import { localisedText } from '../catalogue/localised-text.ts';
import type { Database } from '../database/open-database.ts';
import { channels, programs, schedules } from '../database/schema/broadcast.ts';
import { contents, persons, searchedTitles, type ContentType } from '../database/schema/catalogue.ts';
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
import type { Language } from '../world/localised.ts';
import { ageLimit, categoryLimit, UNKNOWN_AGE } from '../session/entitlement.ts';
import type { Viewer } from '../session/viewer.ts';

export const SUGGESTION_LIMIT = 10;
/** Of the broadcast programmes that a text finds so many are looked up in the schedule. */
const LOOKED_UP_PROGRAMS = 50;
export const SUGGESTED_CONTENTS: ContentType[] = ['movie', 'series', 'program'];

type WireSuggestion = Wire<typeof Suggestion>;
export type Asker = { viewer: Viewer; language: Language; nowSeconds: number; isGone: () => boolean };

export const isContentWithin = (age: number | Placeholder, of: Record<'contentType' | 'age', PgColumn> = contents) =>
  and(inArray(of.contentType, SUGGESTED_CONTENTS), lte(sql`coalesce(${of.age}, ${UNKNOWN_AGE})`, age));

/** The first of each text, ten at most. */
export const eachOnce = (found: readonly WireSuggestion[]): WireSuggestion[] => {
  const byText = new Map(found.toReversed().map((suggestion) => [suggestion.text, suggestion]));
  return [...byText.values()].reverse().slice(0, SUGGESTION_LIMIT);
};

type SuggestNames = (text: string, asker: Asker) => Promise<WireSuggestion[]>;

/** What is shown on a channel moves with the time: a programme leaves the archive, and its name is suggested so long still. */
const KEPT_MS = 10_000;

/** Prepares looking for names: the nearest first, of those that are as near films and series, then channels, persons and broadcasts. */
export function prepareSuggestNames({ db, searches }: Pick<Services, 'db' | 'searches'>): SuggestNames {
  // Asked with every letter that is typed.
  const holders = selectNames(db, (column) => holding(column, PREPARED_PATTERNS), {
    language: sql.placeholder('language'),
    age: sql.placeholder('age'),
    category: sql.placeholder('category'),
    nowSeconds: sql.placeholder('nowSeconds'),
  }).prepare('suggest_names');

  const find = async (text: string, asked: Asking) => {
    const plain = plainText(text);
    const held = eachOnce(await holders.execute({ ...patternsOf(plain), ...asked }));
    if (held.length >= FEW || !mayHaveTypos(plain)) return held;
    const meant = await readMeant(db, plain);
    return eachOnce(await selectNames(db, (column) => resembling(column, plain, meant), asked));
  };

  return (text, { viewer, language, nowSeconds, isGone }) => {
    const asked = { language, age: ageLimit(viewer), category: categoryLimit(viewer) };
    const key = JSON.stringify(['suggested', text, ...Object.values(asked)]);
    const asker = { revision: viewer.catalogueRevision, isGone };
    return searches.share(asker, key, () => find(text, { ...asked, nowSeconds }), KEPT_MS);
  };
}

type Asking = { language: Language; age: number; category: number | null; nowSeconds: number };
type Asked = {
  language: Language | Placeholder;
  age: number | Placeholder;
  category: number | null | Placeholder;
  nowSeconds: number | Placeholder;
};

function selectNames(
  db: Database,
  matchOf: (column: PgColumn) => TextMatch,
  { language, age, category, nowSeconds }: Asked,
) {
  const title = matchOf(searchedTitles.searchText);
  const channel = matchOf(channels.searchText);
  const person = matchOf(persons.searchText);
  const program = matchOf(programs.searchText);
  const isOwnChannel = isChannelListedWithin(age, category);
  const first = sql.raw(`limit ${SUGGESTION_LIMIT}`);
  const scheduled = sql`exists (
    select 1 from ${schedules} join ${channels} on ${channels.id} = ${schedules.channelId}
    where ${schedules.programId} = p.id and ${isOwnChannel} and ${isWithinReach(sql`${nowSeconds}::int`)})`;
  const lists: SQL[] = [
    sql`select ${localisedText(contents.title, language)} as text, t.content_type as kind, t.distance, 0 as place, -t.popularity as rank
      from (
        select ${searchedTitles.id}, ${searchedTitles.contentType}, ${searchedTitles.popularity}, ${title.distance}::numeric as distance
        from ${searchedTitles} where ${title.condition} and ${isContentWithin(age, searchedTitles)}
        order by distance, ${searchedTitles.popularity} desc, ${searchedTitles.id} ${first}
      ) t join ${contents} on ${contents.id} = t.id order by t.distance, rank, t.id`,
    sql`select ${localisedText(channels.name, language)}, 'channel', ${channel.distance}::numeric as distance, 1, ${channels.position}
      from ${channels} where ${channel.condition} and ${isOwnChannel} order by distance, ${channels.position} ${first}`,
    sql`select ${localisedText(persons.name, language)}, 'person', ${person.distance}::numeric as distance, 2, ${persons.id}
      from ${persons} where ${person.condition} order by distance, ${persons.id} ${first}`,
    sql`select p.title, 'broadcast', p.distance, 3, p.id from (
        select ${programs.id}, ${localisedText(programs.title, language)} as title, ${program.distance}::numeric as distance
        from ${programs} where ${program.condition} and coalesce(${programs.age}, ${UNKNOWN_AGE}) <= ${age}
        order by distance, ${programs.id} ${sql.raw(`limit ${LOOKED_UP_PROGRAMS}`)}
      ) p where ${scheduled} order by p.distance, p.id ${first}`,
  ];
  const all = sql.join(
    lists.map((list) => sql`(${list})`),
    sql` union all `,
  );
  return db
    .select({ text: sql<string>`s.text`, kind: sql<NonNullable<WireSuggestion['kind']>>`s.kind` })
    .from(sql`(${all}) s`)
    .orderBy(sql`s.distance`, sql`s.place`, sql`s.rank`);
}
