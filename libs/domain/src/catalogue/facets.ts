import type { Facet } from '@livery/contract/catalogue/entities';
import type { FilterId } from './filters.ts';
import { yearOption } from './years.ts';

/** How many items a value of a filter would find; undefined where the server does not say. Years of an option are added up. */
export function facetCount(
  facets: readonly Facet[],
  filter: FilterId,
  value: string,
  nowYear: number,
): number | undefined {
  const own = facets.filter((facet) => facet.filter === filter);
  if (own.length === 0) return undefined;
  const years = filter === 'year' ? yearOption(value, nowYear) : undefined;
  const from = years?.from ?? (filter === 'year' ? Number.NEGATIVE_INFINITY : Number(value));
  const to = years?.to ?? Number(value);
  return own.filter((facet) => facet.value >= from && facet.value <= to).reduce((sum, { count }) => sum + count, 0);
}
