import { catalogueApi } from '@livery/api-client/catalogue';
import type { Facet, Genres } from '@livery/contract/catalogue/entities';
import {
  facetCount,
  filterNames,
  FILTERS,
  MOST_COUNTRIES,
  RATINGS,
  yearName,
  yearOptions,
  type FilterId,
  type FilterNames,
  type Filters,
} from '@livery/domain/catalogue';
import { useLanguage, useT } from '@livery/i18n/react';
import type { FilterGroup } from '@livery/ui-kit/search';
import { useEffect } from 'react';

/** The filter is there when it has something to choose. */
type Option = { readonly value: string; readonly label: string };

interface Given {
  readonly filters: Filters;
  /** What each value would find, as far as the server says. */
  readonly facets: readonly Facet[];
  readonly nowYear: number;
}

/**
 * The filters with their values, counts and what is chosen. One whose values are on their way has its place, and so has that of the subgenres of a
 * genre without any. One whose values did not come is left out, unless it is chosen: the page stays usable. ROWS-068, ROWS-077
 */
export function useFilterGroups({ filters, facets, nowYear }: Given): readonly FilterGroup[] {
  const t = useT();
  const options = useOptions(filters, nowYear);
  const busy = useBusy(filters);
  return FILTERS.flatMap((id) => {
    const own = options[id];
    const hasPlace = filters[id] !== undefined || (id === 'subgenre' && filters.genre !== undefined);
    if (own.length === 0 && !busy[id] && !hasPlace) return [];
    return {
      id,
      busy: busy[id],
      label: t(`filter_${id}`),
      anyLabel: t(`filter_${id}_any`),
      value: filters[id] ?? null,
      options: own.map((option) => {
        const count = facetCount(facets, id, option.value, nowYear);
        return count === undefined ? option : { ...option, count };
      }),
    };
  });
}

/** The word for a value; where nobody knows it, that of its filter. */
export function optionLabel(groups: readonly FilterGroup[], id: FilterId, value: string): string {
  const group = groups.find((one) => one.id === id);
  return group?.options.find((option) => option.value === value)?.label ?? group?.label ?? value;
}

function useOptions(filters: Filters, nowYear: number): Readonly<Record<FilterId, readonly Option[]>> {
  const t = useT();
  const genres = useGenres();
  const countries = useCountries();
  const parent = filters.genre === undefined ? null : Number(filters.genre);
  return {
    genre: named(genres.filter(({ parentId }) => parentId === undefined)),
    subgenre: parent === null ? [] : named(genres.filter(({ parentId }) => parentId === parent)),
    country: countries,
    year: yearOptions(nowYear).map((option) => ({ value: option.id, label: yearName(option, t) })),
    rating: RATINGS.map((rating) => ({ value: String(rating), label: t('filter_rating_over', { rating }) })),
  };
}

const named = (items: readonly { id: number; name: string }[]): readonly Option[] =>
  items.map(({ id, name }) => ({ value: String(id), label: name }));

/** What is chosen, by its names, for the title of the page: without its values nobody knows a name. */
export function useFilterNames(filters: Filters, nowYear: number): FilterNames {
  const t = useT();
  const { data } = catalogueApi.useGetGenresQuery();
  const { data: found } = catalogueApi.useGetCountriesQuery();
  return filterNames(filters, { genres: data?.genres ?? [], countries: found?.countries ?? [], nowYear }, t);
}

/** Whose values are on their way. Those of a subgenre come with the genres. */
function useBusy(filters: Filters): Partial<Readonly<Record<FilterId, boolean>>> {
  const { isLoading: genre } = catalogueApi.useGetGenresQuery();
  const { isLoading: country } = catalogueApi.useGetCountriesQuery();
  return { genre, subgenre: genre && filters.genre !== undefined, country };
}

/** By name, in the order of the language. ROWS-075 */
function useGenres(): Genres['genres'] {
  const { data, error } = catalogueApi.useGetGenresQuery();
  const { language } = useLanguage();
  useLogged('genres', error);
  const order = new Intl.Collator(language).compare;
  return (data?.genres ?? []).toSorted((one, other) => order(one.name, other.name));
}

/** As the server orders them. ROWS-076 */
function useCountries(): readonly Option[] {
  const { data, error } = catalogueApi.useGetCountriesQuery();
  useLogged('countries', error);
  return (data?.countries ?? [])
    .slice(0, MOST_COUNTRIES)
    .flatMap(({ id, name }) => (id === undefined ? [] : [{ value: String(id), label: name }]));
}

/** ROWS-077 */
function useLogged(what: string, error: unknown): void {
  useEffect(() => {
    if (error) console.warn(`The filter of ${what} has no values.`, error);
  }, [what, error]);
}
