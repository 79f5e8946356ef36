import type { Facet } from '@livery/contract/catalogue/entities';
import { facetCount } from './facets.ts';
import { RATINGS, withFilter, type FilterId, type Filters } from './filters.ts';
import { yearOption, yearOptions } from './years.ts';

/** A little less asked for, by one filter: what is offered where nothing was found. */
export interface WiderFilters {
  readonly filters: Filters;
  /** Which filter was widened. */
  readonly id: FilterId;
}

/** The narrowest of their kind first: a rating one step lower, then a subgenre, years, a country, a genre. */
const WIDENED_FIRST: readonly FilterId[] = ['rating', 'subgenre', 'year', 'country', 'genre'];

/** Ways to ask for a little less, the nearest first: of each filter its next wider values, and then none of it. */
export function widerFilters(filters: Filters, nowYear: number): readonly WiderFilters[] {
  return WIDENED_FIRST.flatMap((id) => {
    const value = filters[id];
    if (value === undefined) return [];
    return [...widerValues(id, value, nowYear), null].map((wider) => ({ id, filters: withFilter(filters, id, wider) }));
  });
}

/** The nearest way that finds something, as far as the server counts; without its counts the nearest. Null when no single filter is to blame. */
export function nearestWider(filters: Filters, facets: readonly Facet[], nowYear: number): WiderFilters | null {
  const ways = widerFilters(filters, nowYear);
  if (facets.length === 0) return ways[0] ?? null;
  return ways.find(({ id, filters: wider }) => finds(facets, id, wider[id], nowYear)) ?? null;
}

function finds(facets: readonly Facet[], id: FilterId, value: string | undefined, nowYear: number): boolean {
  if (value !== undefined) return (facetCount(facets, id, value, nowYear) ?? 0) > 0;
  return facets.some(({ filter, count }) => filter === id && count > 0);
}

function widerValues(id: FilterId, value: string, nowYear: number): readonly string[] {
  if (id === 'rating')
    return RATINGS.filter((rating) => rating < Number(value))
      .toReversed()
      .map(String);
  const year = id === 'year' ? yearOption(value, nowYear) : undefined;
  return year && year.from === year.to ? widerYears(Number(value), nowYear) : [];
}

const widerYears = (year: number, nowYear: number): readonly string[] =>
  yearOptions(nowYear)
    .filter(({ from = 0, to = nowYear }) => from < to && from <= year && year <= to)
    .map(({ id }) => id);
