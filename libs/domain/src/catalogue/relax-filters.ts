import type { Facet } from '@livery/contract/catalogue/entities';
import { facetCount } from './facets.ts';
import { RATINGS, withFilter, type FilterId, type Filters } from './filters.ts';
import { yearOption, yearOptions } from './years.ts';

/** The chosen filters with one of them relaxed: offered where nothing was found. */
export interface RelaxedFilters {
  readonly filters: Filters;
  /** Which filter was relaxed. */
  readonly id: FilterId;
}

/** The order in which filters are relaxed: the rating by a step, then subgenre, years, country, genre. */
const RELAXED_FIRST: readonly FilterId[] = ['rating', 'subgenre', 'year', 'country', 'genre'];

/** All ways to relax one filter, the nearest first: its next wider values, then without it. */
export function relaxedFilters(filters: Filters, nowYear: number): readonly RelaxedFilters[] {
  return RELAXED_FIRST.flatMap((id) => {
    const value = filters[id];
    if (value === undefined) return [];
    return [...relaxedValues(id, value, nowYear), null].map((wider) => ({
      id,
      filters: withFilter(filters, id, wider),
    }));
  });
}

/** The nearest relaxation that finds something by the server's counts; without counts the nearest. Null when no single filter is to blame. */
export function nearestRelaxed(filters: Filters, facets: readonly Facet[], nowYear: number): RelaxedFilters | null {
  const ways = relaxedFilters(filters, nowYear);
  if (facets.length === 0) return ways[0] ?? null;
  return ways.find(({ id, filters: wider }) => finds(facets, id, wider[id], nowYear)) ?? null;
}

function finds(facets: readonly Facet[], id: FilterId, value: string | undefined, nowYear: number): boolean {
  if (value !== undefined) return (facetCount(facets, id, value, nowYear) ?? 0) > 0;
  return facets.some(({ filter, count }) => filter === id && count > 0);
}

function relaxedValues(id: FilterId, value: string, nowYear: number): readonly string[] {
  if (id === 'rating')
    return RATINGS.filter((rating) => rating < Number(value))
      .toReversed()
      .map(String);
  const year = id === 'year' ? yearOption(value, nowYear) : undefined;
  return year && year.from === year.to ? relaxedYears(Number(value), nowYear) : [];
}

const relaxedYears = (year: number, nowYear: number): readonly string[] =>
  yearOptions(nowYear)
    .filter(({ from = 0, to = nowYear }) => from < to && from <= year && year <= to)
    .map(({ id }) => id);
