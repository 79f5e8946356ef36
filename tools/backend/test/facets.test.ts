import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contents, genres } from '../src/database/schema/catalogue.ts';
import { profiles } from '../src/database/schema/viewers.ts';
import type { Backend } from '../src/server.ts';
import { signIn, startTestBackend, type SignedIn } from './test-backend.ts';

let backend: Backend;
let stop: () => Promise<void>;
let guest: SignedIn;
let child: SignedIn;

beforeAll(async () => {
  const started = await startTestBackend();
  ({ backend, stop } = started);
  guest = await signIn(started.api);
  child = await signIn(started.api);
  await backend.db.update(profiles).set({ role: 'child' }).where(eq(profiles.userId, child.userId));
});
afterAll(() => stop());

type Facet = { filter: 'genre' | 'subgenre' | 'country' | 'year' | 'rating'; value: number; count: number };
type Answer = { facets?: Facet[]; total: number };

async function row(slug: string, query: string, viewer = guest): Promise<Answer> {
  const { body } = await viewer.api.get(`/v2/rows/${slug}?limit=1&${query}`);
  return { facets: body.facets, total: body.contents.length + body.more_count };
}

/** How each filter is asked for. */
const ASKED: Record<Facet['filter'], (value: number) => string> = {
  genre: (value) => `main_genre=${value}`,
  subgenre: (value) => `genre=${value}`,
  country: (value) => `country=${value}`,
  year: (value) => `year_from=${value}&year_to=${value}`,
  rating: (value) => `rating_from=${value}`,
};
const FILTERS = Object.keys(ASKED) as Facet['filter'][];

/** Each count must be what the row itself says with that value and all other filters. */
async function expectTrueCounts(
  slug: string,
  chosen: Partial<Record<Facet['filter'], number>>,
  fixed = '',
  viewer = guest,
) {
  const queryOf = (values: typeof chosen) =>
    [fixed, ...FILTERS.flatMap((filter) => (values[filter] === undefined ? [] : ASKED[filter](values[filter])))].join(
      '&',
    );
  const { facets = [] } = await row(slug, `${queryOf(chosen)}&facets=true`, viewer);
  expect(new Set(facets.map(({ filter }) => filter)).size).toBeGreaterThan(3);
  for (const filter of FILTERS) {
    const counted = facets.filter((facet) => facet.filter === filter);
    const checked = counted.filter((_, index) => index % 5 === 0).slice(0, 6);
    for (const { value, count } of checked) {
      const { total } = await row(slug, queryOf({ ...chosen, [filter]: value }), viewer);
      expect({ filter, value, count }).toEqual({ filter, value, count: total });
    }
  }
}

describe('ROWS-068 counts of what each value of a filter would find', () => {
  test('are those of the row with that value', () => expectTrueCounts('movies-all', {}));

  test('keep the other filters and leave out their own', async () => {
    await expectTrueCounts('movies-all', { genre: 1 });
    await expectTrueCounts('movies-all', { genre: 1, country: 1, rating: 6 });
    await expectTrueCounts('movies-all', { year: 2024, rating: 7 });
    const [sub] = await backend.db
      .select()
      .from(genres)
      .where(sql`${genres.parentId} = 1`)
      .limit(1);
    await expectTrueCounts('this-month', { subgenre: sub?.id ?? 0, country: 1 });
  });

  test('FIND-012 are counted of a text, of a library, of a list that somebody chose, and for a child', async () => {
    await expectTrueCounts('search-contents', {}, 'text=ма');
    await expectTrueCounts('movies-all', { rating: 6 }, 'library_id=1');
    await expectTrueCounts('warm-cinema', {});
    await expectTrueCounts('movies-all', {}, '', child);
  });

  test('ROWS-080 of a rating is greater than the value, not equal to it', async () => {
    const { facets = [] } = await row('movies-all', 'facets=true');
    const [found] = await backend.db
      .select({ count: sql<number>`count(*)::int` })
      .from(contents)
      .where(and(eq(contents.contentType, 'movie'), sql`greatest(rating_kinopoisk, rating_imdb) > 7`));
    expect(facets.find(({ filter, value }) => filter === 'rating' && value === 7)?.count).toBe(found?.count);
  });

  test('come only when they are asked for, with the first page, of films and series', async () => {
    expect((await row('movies-all', '')).facets).toBeUndefined();
    expect((await row('movies-all', 'facets=true&offset=1')).facets).toBeUndefined();
    expect((await row('movies-all', 'facets=false')).facets).toBeUndefined();
    const { body } = await guest.api.get('/v2/rows/on-air?facets=true');
    expect(body.facets).toBeUndefined();
  });
});

test('ROWS-076 countries begin with those of the region, and the first thirty are those that have titles', async () => {
  const { body } = await guest.api.get('/v2/countries', { language: 'en' });
  const names = body.countries.map(({ name }: { name: string }) => name);
  expect(names.slice(0, 3)).toEqual(['Kazakhstan', 'Uzbekistan', 'Kyrgyzstan']);
  const { facets = [] } = await row('movies-all', 'facets=true');
  const counted = facets.filter(({ filter }) => filter === 'country').map(({ value }) => value);
  const first = new Set(body.countries.slice(0, 30).map(({ id }: { id: number }) => id));
  expect(counted.filter((id) => !first.has(id))).toEqual([]);
});
