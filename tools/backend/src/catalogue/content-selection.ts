import { and, asc, desc, eq, gte, inArray, lte, sql, type Placeholder } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { contents, genres, type ContentType } from '../database/schema/catalogue.ts';
import { containing } from '../database/search-text.ts';
import type { Language } from '../seed/localised.ts';
import { UNKNOWN_AGE } from '../session/entitlement.ts';
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

export type ContentSelection = {
  /** Exactly these, in this order; or all of some kinds (and of a genre with its subgenres) by popularity or year. */
  from:
    | { ids: readonly number[] }
    | { contentTypes: readonly ContentType[]; genreId: number | null; order: 'popular' | 'new' };
  text?: string | undefined;
  filters: ContentFilters;
  ageLimit: number;
  offset: number;
  limit: number;
};

/** One page of a list, and how many the whole list has (0 beyond its end). */
export async function selectContentIds(
  db: Database,
  { from, text, filters, ageLimit, offset, limit }: ContentSelection,
): Promise<{ ids: number[]; total: number }> {
  const found = await db
    .select({ id: contents.id, total: sql<number>`(count(*) over ())::int` })
    .from(contents)
    .where(
      and(
        ...('ids' in from
          ? [sql`${contents.id} = any(${sql.param(from.ids)}::int[])`]
          : [
              inArray(contents.contentType, [...from.contentTypes]),
              from.genreId === null ? undefined : isOfGenre(from.genreId),
            ]),
        lte(sql`coalesce(${contents.age}, ${UNKNOWN_AGE})`, ageLimit),
        text ? sql`${contents.searchText} like ${containing(text)}` : undefined,
        filters.contentType && eq(contents.contentType, filters.contentType),
        filters.genre === undefined ? undefined : sql`${contents.genreIds} @> array[${filters.genre}::int]`,
        filters.mainGenre === undefined ? undefined : isOfGenre(filters.mainGenre),
        filters.country === undefined ? undefined : sql`${contents.countryIds} @> array[${filters.country}::int]`,
        filters.yearFrom === undefined ? undefined : gte(contents.year, filters.yearFrom),
        filters.yearTo === undefined ? undefined : lte(contents.year, filters.yearTo),
        filters.ratingFrom === undefined
          ? undefined
          : sql`greatest(${contents.ratingKinopoisk}, ${contents.ratingImdb}) > ${filters.ratingFrom}::float8`,
        filters.libraryId === undefined ? undefined : eq(contents.libraryId, filters.libraryId),
      ),
    )
    .orderBy(
      ...('ids' in from
        ? [sql`array_position(${sql.param(from.ids)}::int[], ${contents.id})`]
        : [from.order === 'popular' ? desc(contents.popularity) : desc(contents.year), asc(contents.id)]),
    )
    .limit(limit)
    .offset(offset);
  return { ids: found.map(({ id }) => id), total: found[0]?.total ?? 0 };
}

/** Has this genre or one of its subgenres. */
const isOfGenre = (genreId: number) =>
  sql`${contents.genreIds} && array(select g.id from ${genres} g where ${genreId}::int in (g.id, g.parent_id))`;
