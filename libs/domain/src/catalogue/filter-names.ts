import type { Genres, Countries } from '@livery/contract/catalogue/entities';
import { FILTERS, type FilterId, type Filters } from './filters.ts';
import { yearOption, type YearOption } from './years.ts';

/** What the values of filters are called, in the language of the answer. */
export type FilterText = (
  key: 'filter_year_before' | 'filter_year_since' | 'filter_rating_named',
  values: Readonly<Record<string, number>>,
) => string;

export function yearName({ id, from, to }: YearOption, text: FilterText): string {
  if (from === undefined) return text('filter_year_before', { year: (to ?? 0) + 1 });
  if (id.endsWith('-')) return text('filter_year_since', { year: from });
  return from === to ? String(from) : `${from}–${to}`;
}

interface Named {
  readonly genres: Genres['genres'];
  readonly countries: Countries['countries'];
  readonly nowYear: number;
}

/** What is chosen, by its names, in the order of the filters; what nobody has a name for is left out. */
export type FilterNames = { readonly [Id in FilterId]?: string };

export function filterNames(filters: Filters, { genres, countries, nowYear }: Named, text: FilterText): FilterNames {
  const nameIn = (items: readonly { readonly id?: number | undefined; readonly name: string }[]) => (value: string) =>
    items.find(({ id }) => String(id) === value)?.name;
  const nameOf: Readonly<Record<FilterId, (value: string) => string | undefined>> = {
    genre: nameIn(genres),
    subgenre: nameIn(genres),
    country: nameIn(countries),
    year: (value) => {
      const option = yearOption(value, nowYear);
      return option && yearName(option, text);
    },
    rating: (value) => text('filter_rating_named', { rating: Number(value) }),
  };
  return Object.fromEntries(
    FILTERS.flatMap((id) => {
      const value = filters[id];
      const name = value === undefined ? undefined : nameOf[id](value);
      return name === undefined ? [] : [[id, name]];
    }),
  );
}

/** The name of a list with what is chosen of it: no two lists share one. ROWS-100 */
export const filteredTitle = (title: string, names: FilterNames): string =>
  [title, ...FILTERS.flatMap((id) => names[id] ?? [])].join(' · ');
