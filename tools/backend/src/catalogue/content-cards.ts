import type { Content } from '@livery/contract/contents/entities';
import type { Wire } from '@livery/contract/schema';
import { and, asc, desc, eq, gte, inArray, lte, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { containing } from '../database/search-text.ts';
import { contents, genres, type ContentType } from '../database/schema/catalogue.ts';
import type { MediaAddresses } from '../http/media-addresses.ts';
import type { Language } from '../seed/localised.ts';
import { UNKNOWN_AGE } from '../session/entitlement.ts';
import { localisedText } from './localised-text.ts';

type WireGenre = { id: number; name: string; row_slug: string | null };

/** What a card of a row shows; a page of 24 must stay small, so no texts beyond the title. */
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
  genres: sql<WireGenre[]>`(
    select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name->>${language}, 'row_slug', g.row_slug)), '[]')
    from ${genres} g where g.id = any(${contents.genreIds})
  )`,
});

type CardRow = {
  [Key in keyof ReturnType<typeof cardColumns>]: ReturnType<typeof cardColumns>[Key] extends SQL<infer Value>
    ? Value
    : Key extends keyof typeof contents.$inferSelect
      ? (typeof contents.$inferSelect)[Key]
      : never;
};

export function wireCard(card: CardRow, media: MediaAddresses): Wire<typeof Content> {
  return {
    id: card.id,
    slug: card.slug,
    content_type: card.contentType,
    title: card.title,
    year: card.year,
    genres: card.genres,
    cover: { src_16x9: media.image('cover', card.artworkKey), src_2x3: media.image('poster', card.artworkKey) },
    library_id: card.libraryId,
    ...(card.season !== null && { season: card.season }),
    ...(card.series !== null && { series: card.series }),
    ...(card.parentId !== null && { parent_id: card.parentId }),
    ...(card.age !== null && { age: card.age }),
    ...(card.motionRating !== null && { motion_rating: { text: card.motionRating } }),
    ...(card.isAdult && { is_adult: true }),
    ...(card.isCartoon && { is_cartoon: true }),
    ...(card.durationSeconds > 0 && { duration: card.durationSeconds }),
    ...(card.ratingImdb !== null && { rating_imdb: card.ratingImdb }),
    ...(card.ratingKinopoisk !== null && { rating_kinopoisk: card.ratingKinopoisk }),
  };
}

export type ContentFilters = {
  genre?: number | undefined;
  mainGenre?: number | undefined;
  country?: number | undefined;
  yearFrom?: number | undefined;
  yearTo?: number | undefined;
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
  language: Language;
  offset: number;
  limit: number;
};

/** Has this genre or one of its subgenres. */
const isOfGenre = (genreId: number) =>
  sql`${contents.genreIds} && array(select g.id from ${genres} g where ${genreId}::int in (g.id, g.parent_id))`;

/** Cards of one list, and how many the whole list has. */
export async function selectCards(
  db: Database,
  selection: ContentSelection,
): Promise<{ cards: CardRow[]; total: number }> {
  const { from, text, filters, language } = selection;
  const rating = sql`greatest(${contents.ratingKinopoisk}, ${contents.ratingImdb})`;
  const found = await db
    .select({ ...cardColumns(language), total: sql<number>`(count(*) over ())::int` })
    .from(contents)
    .where(
      and(
        ...('ids' in from
          ? [sql`${contents.id} = any(${sql.param(from.ids)}::int[])`]
          : [
              inArray(contents.contentType, [...from.contentTypes]),
              from.genreId === null ? undefined : isOfGenre(from.genreId),
            ]),
        lte(sql`coalesce(${contents.age}, ${UNKNOWN_AGE})`, selection.ageLimit),
        text ? sql`${contents.searchText} like ${containing(text)}` : undefined,
        filters.contentType && eq(contents.contentType, filters.contentType),
        filters.genre === undefined ? undefined : sql`${contents.genreIds} @> array[${filters.genre}::int]`,
        filters.mainGenre === undefined ? undefined : isOfGenre(filters.mainGenre),
        filters.country === undefined ? undefined : sql`${contents.countryIds} @> array[${filters.country}::int]`,
        filters.yearFrom === undefined ? undefined : gte(contents.year, filters.yearFrom),
        filters.yearTo === undefined ? undefined : lte(contents.year, filters.yearTo),
        filters.ratingFrom === undefined ? undefined : sql`${rating} > ${filters.ratingFrom}::float8`,
        filters.libraryId === undefined ? undefined : eq(contents.libraryId, filters.libraryId),
      ),
    )
    .orderBy(
      ...('ids' in from
        ? [sql`array_position(${sql.param(from.ids)}::int[], ${contents.id})`]
        : [from.order === 'popular' ? desc(contents.popularity) : desc(contents.year), asc(contents.id)]),
    )
    .limit(selection.limit)
    .offset(selection.offset);
  return { cards: found, total: found[0]?.total ?? 0 };
}
