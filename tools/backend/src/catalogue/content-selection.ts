import { plainText } from '@livery/contract/search/plain-text';
import { and, asc, desc, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { contents, genres, searchedTitles } from '../database/schema/catalogue.ts';
import type { Language } from '../world/localised.ts';
import {
  FEW,
  holding,
  mayHaveTypos,
  patternsOf,
  readMeant,
  resembling,
  type TextMatch,
} from '../database/search-text.ts';
import {
  facetConditions,
  matchOfList,
  searchedCondition,
  wholeCondition,
  type ContentList,
  type ContentSource,
} from './content-filters.ts';
import { localisedText } from './localised-text.ts';
import type { CardGenre } from './wire-card.ts';

/** The facts of a card, for lists of seasons and episodes; rows take made cards (made-cards.ts). */
export const cardColumns = (language: Language | Placeholder) => ({
  id: contents.id,
  slug: contents.slug,
  contentType: contents.contentType,
  season: contents.season,
  series: contents.series,
  parentId: contents.parentId,
  title: localisedText(contents.title, language),
  year: contents.year,
  age: contents.age,
  motionRating: contents.motionRating,
  isAdult: contents.isAdult,
  isCartoon: contents.isCartoon,
  durationSeconds: contents.durationSeconds,
  ratingImdb: contents.ratingImdb,
  ratingKinopoisk: contents.ratingKinopoisk,
  libraryId: contents.libraryId,
  artworkKey: contents.artworkKey,
  genres: sql<CardGenre[]>`(
    select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name->>${language})), '[]')
    from ${genres} g where g.id = any(${contents.genreIds})
  )`,
});

export type ContentSelection = ContentList & { offset: number; limit: number };

type SelectedIds = { ids: number[]; total: number };

/** One page of a list, and how many the whole list has (0 beyond its end). */
export async function selectContentIds(db: Database, selection: ContentSelection): Promise<SelectedIds> {
  if (selection.text === undefined) return selectListed(db, selection);
  const { searchText } = searchedTitles;
  const plain = plainText(selection.text);
  const held = await selectFound(db, selection, holding(searchText, patternsOf(plain)));
  // Mostly that is all. What is left may have a typing error, or is a page beyond the end.
  if (held.total >= FEW || !mayHaveTypos(plain)) return held;
  // Where nothing is filtered and the page is the first, what was found is all that holds the text.
  const isWhole = selection.offset === 0 && !Object.values(facetConditions(selection.filters)).some(Boolean);
  const match = isWhole ? resembling(searchText, plain, await readMeant(db, plain)) : await matchOfList(db, selection);
  return match ? selectFound(db, selection, match) : held;
}

const TOTAL = sql<number>`(count(*) over ())::int`;

const selectedIds = (found: readonly { id: number; total: number }[]): SelectedIds => ({
  ids: found.map(({ id }) => id),
  total: found[0]?.total ?? 0,
});

async function selectListed(db: Database, { offset, limit, ...list }: ContentSelection): Promise<SelectedIds> {
  const found = await db
    .select({ id: contents.id, total: TOTAL })
    .from(contents)
    .where(and(wholeCondition(list), ...Object.values(facetConditions(list.filters))))
    .orderBy(...ownOrder(list.from, contents, desc(contents.year)))
    .limit(limit)
    .offset(offset);
  return selectedIds(found);
}

async function selectFound(
  db: Database,
  { offset, limit, ...list }: ContentSelection,
  { condition, distance }: TextMatch,
): Promise<SelectedIds> {
  const year = sql`(select ${contents.year} from ${contents} where ${contents.id} = ${searchedTitles.id})`;
  const found = await db
    .select({ id: searchedTitles.id, total: TOTAL })
    .from(searchedTitles)
    .where(and(condition, searchedCondition(list, ...Object.values(facetConditions(list.filters)))))
    .orderBy(distance, ...ownOrder(list.from, searchedTitles, desc(year)))
    .limit(limit)
    .offset(offset);
  return selectedIds(found);
}

function ownOrder(from: ContentSource, of: typeof contents | typeof searchedTitles, newest: SQL): SQL[] {
  if ('ids' in from) return [sql`array_position(${sql.param(from.ids)}::int[], ${of.id})`];
  return [from.order === 'popular' ? desc(of.popularity) : newest, asc(of.id)];
}
