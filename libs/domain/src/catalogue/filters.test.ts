import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfList } from './end-of-list.ts';
import { facetCount } from './facets.ts';
import { filteredRow, filterQuery, FILTERS, RATINGS, readFilters, rowFilters, withFilter } from './filters.ts';
import { nearestRelaxed, relaxedFilters } from './relax-filters.ts';
import { yearOptions } from './years.ts';

const NOW = 2026;
const chosen = fc.record(
  {
    genre: fc.integer({ min: 1, max: 99 }).map(String),
    subgenre: fc.integer({ min: 1, max: 99 }).map(String),
    country: fc.integer({ min: 1, max: 99 }).map(String),
    year: fc.constantFrom(...yearOptions(NOW).map(({ id }) => id)),
    rating: fc.constantFrom(...RATINGS.map(String)),
  },
  { requiredKeys: [] },
);

describe('years', () => {
  it('ROWS-078 the two last years, five before them, then ranges', () => {
    expect(yearOptions(2025).map(({ id }) => id)).toEqual([
      ...['2025', '2024', '2023', '2022', '2021', '2020', '2019'],
      ...['2020-', '2010-2019', '2000-2009', '1990-1999', '1980-1989', '-1979'],
    ]);
  });

  it.each([
    ['2026', { yearFrom: 2026, yearTo: 2026 }],
    ['2020-', { yearFrom: 2020, yearTo: 2026 }],
    ['1990-1999', { yearFrom: 1990, yearTo: 1999 }],
    ['-1979', { yearTo: 1979 }],
  ])('ROWS-078 ROWS-079 the option %s sends %o', (year, sent) => {
    expect(rowFilters({ year }, NOW)).toEqual(sent);
  });
});

describe('filters', () => {
  it('ROWS-068 ROWS-080 CALL-028 each filter is sent by its own name', () => {
    expect(rowFilters({ genre: '3', subgenre: '31', country: '7', rating: '8' }, NOW)).toEqual({
      mainGenre: 3,
      genre: 31,
      country: 7,
      ratingFrom: 8,
    });
  });

  it('ROWS-081 what is chosen is read again from its address, whatever stands beside it', () => {
    fc.assert(
      fc.property(chosen, (filters) => {
        const query = filterQuery(filters);
        query.set('utm_source', 'mail');
        const { subgenre, ...rest } = filters;
        expect(readFilters(query, NOW)).toEqual(filters.genre && subgenre ? filters : rest);
      }),
    );
  });

  it('ROWS-081 one choice has one address', () => {
    expect(String(filterQuery({ rating: '7', genre: '2' }))).toBe('genre=2&rating=7');
    expect(String(filterQuery({}))).toBe('');
  });

  it.each(['genre=x', 'genre=0', 'country=-1', 'year=1066', 'year=2030', 'rating=9', 'rating=', 'subgenre=4'])(
    'ROWS-081 «%s» in an address filters nothing',
    (query) => {
      expect(readFilters(new URLSearchParams(query), NOW)).toEqual({});
    },
  );

  it('another genre has other subgenres', () => {
    const filters = { genre: '1', subgenre: '11', year: '2026' };
    expect(withFilter(filters, 'genre', '2')).toEqual({ genre: '2', year: '2026' });
    expect(withFilter(filters, 'genre', null)).toEqual({ year: '2026' });
    expect(withFilter(filters, 'rating', '6')).toEqual({ ...filters, rating: '6' });
  });
});

describe('wider filters', () => {
  it('a rating steps down before it goes; a year goes to its decade', () => {
    expect(relaxedFilters({ rating: '8', year: '2021' }, NOW).map(({ filters }) => filters)).toEqual([
      { rating: '7', year: '2021' },
      { rating: '6', year: '2021' },
      { year: '2021' },
      { rating: '8', year: '2020-' },
      { rating: '8' },
    ]);
  });

  it('each way asks for less, and for nothing that was not asked', () => {
    fc.assert(
      fc.property(chosen, (filters) => {
        const ways = relaxedFilters(filters, NOW);
        expect(ways.length > 0).toBe(Object.keys(filters).length > 0);
        for (const { filters: wider, id } of ways) {
          for (const other of FILTERS)
            if (other !== id && other !== 'subgenre') expect(wider[other]).toBe(filters[other]);
          expect(wider[id]).not.toBe(filters[id]);
        }
      }),
    );
  });
});

it('the nearest wider filter that finds something is offered, by the counts of the server', () => {
  const filters = { genre: '2', rating: '8', year: '2021' };
  const count = (filter: 'rating' | 'year' | 'genre', value: number, found: number) => ({
    filter,
    value,
    count: found,
  });
  expect(nearestRelaxed(filters, [], NOW)?.filters).toEqual({ ...filters, rating: '7' });
  const sixAtMost = [count('rating', 7, 0), count('rating', 6, 2), count('year', 2019, 9)];
  expect(nearestRelaxed(filters, sixAtMost, NOW)?.filters).toEqual({ ...filters, rating: '6' });
  const otherYears = [count('rating', 7, 0), count('year', 2024, 3)];
  expect(nearestRelaxed(filters, otherYears, NOW)?.filters).toEqual({ ...filters, year: '2020-' });
  expect(nearestRelaxed(filters, [count('rating', 7, 0)], NOW)).toBeNull();
});

describe('counts', () => {
  const facets = [
    { filter: 'year', value: 2026, count: 3 },
    { filter: 'year', value: 2021, count: 4 },
    { filter: 'year', value: 1960, count: 5 },
    { filter: 'genre', value: 2, count: 9 },
  ] as const;

  it.each([
    ['year', '2026', 3],
    ['year', '2020-', 7],
    ['year', '-1979', 5],
    ['year', '1990-1999', 0],
    ['genre', '2', 9],
    ['genre', '3', 0],
    ['country', '1', undefined],
  ] as const)('of the %s %s are %s', (filter, value, count) => {
    expect(facetCount(facets, filter, value, NOW)).toBe(count);
  });
});

describe('the end of a list', () => {
  it('ROWS-073 the next page is due within 1000 px of the end, once', () => {
    expect(endOfList(true, 1001)).toEqual({ isArmed: true, isDue: false });
    expect(endOfList(true, 1000)).toEqual({ isArmed: false, isDue: true });
    expect(endOfList(false, 900)).toEqual({ isArmed: false, isDue: false });
  });

  it('ROWS-074 it can be due again from 1150 px on', () => {
    expect(endOfList(false, 1149).isArmed).toBe(false);
    expect(endOfList(false, 1150)).toEqual({ isArmed: true, isDue: false });
  });
});

it('CHAN-050 a page of series asks for the category of series, by the name of its row and within its own library', () => {
  const row = { id: 23, slug: 'all', libraryId: undefined, contentType: 'series' as const };
  expect(filteredRow(row, 4)).toEqual({ id: 'all', libraryId: 4, contentType: 'series', category: 2 });
  expect(filteredRow({ ...row, slug: undefined, libraryId: 9, contentType: 'movie' }, 4)).toEqual({
    id: '23',
    libraryId: 9,
    contentType: 'movie',
  });
});
