import type { Args } from '@livery/contract/endpoint';
import type { catalogueEndpoints } from '@livery/contract/catalogue/endpoints';
import type { Row } from '@livery/contract/catalogue/entities';
import { yearOption } from './years.ts';

/** The filters of films and series, in the order in which they stand. ROWS-068 */
export const FILTERS = ['genre', 'subgenre', 'country', 'year', 'rating'] as const;
export type FilterId = (typeof FILTERS)[number];

/** What is chosen: an id, a year option, a rating to be exceeded; what is missing is not filtered by. */
export type Filters = { readonly [Id in FilterId]?: string };

/** Ratings to be exceeded. ROWS-080 */
export const RATINGS = [6, 7, 8] as const;

const isId = (value: string) => /^[1-9]\d{0,9}$/.test(value);

const IS_VALUE: Readonly<Record<FilterId, (value: string, nowYear: number) => boolean>> = {
  genre: isId,
  subgenre: isId,
  country: isId,
  year: (value, nowYear) => yearOption(value, nowYear) !== undefined,
  rating: (value) => RATINGS.some((rating) => String(rating) === value),
};

/** Reads the filters of an address. What is no value of a filter is left out; a subgenre is nothing without its genre. ROWS-081 */
export function readFilters(query: URLSearchParams, nowYear: number): Filters {
  const chosen = FILTERS.flatMap((id) => {
    const value = query.get(id);
    return value !== null && IS_VALUE[id](value, nowYear) ? [[id, value] as const] : [];
  });
  return tidy(Object.fromEntries(chosen));
}

const tidy = ({ subgenre, ...filters }: Filters): Filters =>
  subgenre !== undefined && filters.genre !== undefined ? { ...filters, subgenre } : filters;

/** One filter with another value, or without any. Another genre has other subgenres. */
export function withFilter(filters: Filters, id: FilterId, value: string | null): Filters {
  const { [id]: _, ...others } = filters;
  const { subgenre: __, ...withoutSubgenre } = others as Filters;
  const rest = id === 'genre' ? withoutSubgenre : others;
  return tidy(value === null ? rest : { ...rest, [id]: value });
}

/** The query of an address, always in the same order: two viewers who chose the same have the same address. ROWS-081 */
export const filterQuery = (filters: Filters): URLSearchParams =>
  new URLSearchParams(FILTERS.flatMap((id) => (filters[id] === undefined ? [] : [[id, filters[id]]])));

type RowArgs = Partial<Args<(typeof catalogueEndpoints)['getRow']>>;

/** What the call of a row is asked for. CALL-028, ROWS-078…ROWS-080 */
export function rowFilters(filters: Filters, nowYear: number): RowArgs {
  const { genre, subgenre, country, year, rating } = filters;
  const years = year === undefined ? undefined : yearOption(year, nowYear);
  return {
    ...(genre !== undefined && { mainGenre: Number(genre) }),
    ...(subgenre !== undefined && { genre: Number(subgenre) }),
    ...(country !== undefined && { country: Number(country) }),
    ...(years?.from !== undefined && { yearFrom: years.from }),
    ...(years?.to !== undefined && { yearTo: years.to }),
    ...(rating !== undefined && { ratingFrom: Number(rating) }),
  };
}

/** ROWS-071, ROWS-072 */
export const FILTER_PAGE_SIZES = { first: 100, next: 50 } as const;
/** ROWS-076 */
export const MOST_COUNTRIES = 30;
/** The category of series in the catalogue, which filter pages of series ask for. Channel categories are numbered by themselves. CHAN-050 */
export const SERIES_CATEGORY_ID = 2;

/** How the row of a page of filters is asked for: a page of series asks for the category of series. CHAN-050 */
export const filteredRow = (
  { id, slug, libraryId, contentType }: Pick<Row, 'id' | 'slug' | 'libraryId' | 'contentType'>,
  libraryOfPage: number | undefined,
) => ({
  id: slug ?? String(id),
  libraryId: libraryId ?? libraryOfPage,
  ...(contentType === 'series' && { contentType: 'series' as const, category: SERIES_CATEGORY_ID }),
  ...(contentType === 'movie' && { contentType: 'movie' as const }),
});
