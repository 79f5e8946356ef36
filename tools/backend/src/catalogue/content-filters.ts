import { and, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { contents, genres, searchedTitles, type ContentType } from '../database/schema/catalogue.ts';
import { chooseMatch, type TextMatch } from '../database/search-text.ts';
import { UNKNOWN_AGE } from '../session/entitlement.ts';

export type ContentFilters = {
  genre?: number | undefined;
  mainGenre?: number | undefined;
  country?: number | undefined;
  yearFrom?: number | undefined;
  yearTo?: number | undefined;
  /** Only what is rated higher. */
  ratingFrom?: number | undefined;
  libraryId?: number | undefined;
  contentType?: ContentType | undefined;
};

/** Exactly these, in this order; or all of some kinds (and of a genre with its subgenres) by popularity or year. */
export type ContentSource =
  | { ids: readonly number[] }
  | { contentTypes: readonly ContentType[]; genreId: number | null; order: 'popular' | 'new' };

/** Which contents a row has, before a page of it is taken. */
export type ContentList = {
  from: ContentSource;
  text?: string | undefined;
  filters: ContentFilters;
  ageLimit: number;
};

const of = <Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL | undefined =>
  value === undefined ? undefined : condition(value);

/** The better one of two ratings. */
export const rating = sql`greatest(${contents.ratingKinopoisk}, ${contents.ratingImdb})`;

/** Has this genre or one of its subgenres. */
const isOfGenre = (genreId: number) =>
  sql`${contents.genreIds} && array(select g.id from ${genres} g where ${genreId}::int in (g.id, g.parent_id))`;

/** A condition for each filter that counts of its values are shown for (FACET_FILTERS of the contract). */
export const facetConditions = (filters: ContentFilters) => ({
  genre: of(filters.mainGenre, isOfGenre),
  subgenre: of(filters.genre, (genre) => sql`${contents.genreIds} @> array[${genre}::int]`),
  country: of(filters.country, (country) => sql`${contents.countryIds} @> array[${country}::int]`),
  year: and(
    of(filters.yearFrom, (year) => gte(contents.year, year)),
    of(filters.yearTo, (year) => lte(contents.year, year)),
  ),
  rating: of(filters.ratingFrom, (least) => sql`${rating} > ${least}::float8`),
});

/** What a list holds before its text and the values of those filters. */
export const wholeCondition = (list: ContentList): SQL | undefined => and(isOfKinds(list, contents), isInLists(list));

/** The same of the titles that a text is looked for in: a narrow table, which only what it does not know itself is looked up beside. */
export function searchedCondition(list: ContentList, ...filters: (SQL | undefined)[]): SQL | undefined {
  const further = and(isInLists(list), ...filters);
  return and(
    isOfKinds(list, searchedTitles),
    further && sql`exists (select 1 from ${contents} where ${contents.id} = ${searchedTitles.id} and ${further})`,
  );
}

/** How the text of a list is looked for in its titles. */
export async function matchOfList(db: Database, list: ContentList): Promise<TextMatch | undefined> {
  if (list.text === undefined) return undefined;
  const { searchText } = searchedTitles;
  const matchOf = await chooseMatch(db, list.text, [{ searchText, where: searchedCondition(list) }]);
  return matchOf(searchText);
}

/** What both tables know. */
const isOfKinds = ({ from, filters, ageLimit }: ContentList, table: typeof contents | typeof searchedTitles) =>
  and(
    'ids' in from
      ? sql`${table.id} = any(${sql.param(from.ids)}::int[])`
      : inArray(table.contentType, [...from.contentTypes]),
    filters.contentType && eq(table.contentType, filters.contentType),
    lte(sql`coalesce(${table.age}, ${UNKNOWN_AGE})`, ageLimit),
  );

const isInLists = ({ from, filters }: ContentList) =>
  and(
    'ids' in from || from.genreId === null ? undefined : isOfGenre(from.genreId),
    of(filters.libraryId, (libraryId) => eq(contents.libraryId, libraryId)),
  );
