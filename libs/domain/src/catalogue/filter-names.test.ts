import { expect, it } from 'vitest';
import { filteredTitle, filterNames, type FilterText } from './filter-names.ts';

const text: FilterText = (key, values) => `${key} ${Object.values(values).join()}`;
const GENRES = [
  { id: 1, name: 'Драма' },
  { id: 11, name: 'Мелодрама', parentId: 1 },
];
const named = (filters: Parameters<typeof filterNames>[0]) =>
  filterNames(filters, { genres: GENRES, countries: [{ id: 7, name: 'Япония' }], nowYear: 2026 }, text);

it.each([
  [{ genre: '1', subgenre: '11' }, 'Кино · Драма · Мелодрама'],
  [{ country: '7', genre: '1' }, 'Кино · Драма · Япония'],
  [{ year: '2024' }, 'Кино · 2024'],
  [{ year: '1990-1999' }, 'Кино · 1990–1999'],
  [{ year: '-1979' }, 'Кино · filter_year_before 1980'],
  [{ year: '2020-' }, 'Кино · filter_year_since 2020'],
  [{ rating: '7' }, 'Кино · filter_rating_named 7'],
  [{ genre: '99', country: '99' }, 'Кино'],
  [{}, 'Кино'],
])('ROWS-068 ROWS-100 a list of %o is called «%s»', (filters, title) => {
  expect(filteredTitle('Кино', named(filters))).toBe(title);
});
