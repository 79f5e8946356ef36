import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contents, credits } from '../src/database/schema/catalogue.ts';
import type { Database } from '../src/database/open-database.ts';
import { LANGUAGES } from '../src/world/localised.ts';
import { signIn, startTestBackend, type ApiClient } from './test-backend.ts';

/** Posters bear the title of what they show, so an answer names them in its own language. */

let guest: ApiClient;
let mediaOrigin: string;
let stop: () => Promise<void>;
/** One answer of every kind that names posters. */
let paths: readonly string[];

beforeAll(async () => {
  const { api, backend, stop: end } = await startTestBackend();
  stop = end;
  mediaOrigin = backend.mediaOrigin;
  ({ api: guest } = await signIn(api));
  const film = await firstOf(backend.db, 'movie');
  const episode = await firstOf(backend.db, 'episode');
  const [credit] = await backend.db.select().from(credits).where(eq(credits.contentId, film.id)).limit(1);
  for (const { id, libraryId } of [film, episode]) await watch(id, libraryId);
  await guest.post('/v2/users/self/favorites', { content_id: film.id });
  paths = [
    '/v2/rowsets/startpage',
    '/v2/rowsets/movies',
    '/v2/rowsets/series',
    '/v2/rowsets/telecasts',
    '/v2/rowsets/my',
    '/v2/rowsets/newyear-rows',
    '/v2/rows/hero',
    '/v2/rows/collections',
    '/v2/rows/continue',
    '/v2/rows/my-contents',
    '/v2/rows/this-month?limit=100',
    '/v2/rows/movies-all?sort_by=year&year=2019',
    `/v2/rows/search-contents?text=${encodeURIComponent(film.title.ru.slice(0, 4))}`,
    `/v2/rows/filmography?person_id=${credit?.personId}`,
    `/v2/contents/${film.id}`,
    `/v2/contents/${film.id}/similar`,
    `/v2/contents/${episode.rootId}`,
    `/v2/contents/${episode.id}`,
  ];
});
afterAll(() => stop());

async function firstOf(db: Database, contentType: 'movie' | 'episode') {
  const [found] = await db.select().from(contents).where(eq(contents.contentType, contentType)).orderBy(contents.id);
  if (!found) throw new Error(`The demo world has no ${contentType}.`);
  return found;
}

async function watch(id: number, libraryId: number): Promise<void> {
  const { body } = await guest.get(`/v2/libraries/${libraryId}/contents/${id}/stream`);
  await guest.patch(`/v2/users/self/stat/${body.stat.id}?duration=30&seconds=60`);
}

const postersIn = (body: unknown) => JSON.stringify(body).match(/\/images\/poster\/[^"]+/g) ?? [];

test.for(LANGUAGES)('answers in %s name posters in that language only', async (language) => {
  for (const path of paths) {
    const { body } = await guest.get(path, { language });
    const posters = postersIn(body);
    expect(posters.length, path).toBeGreaterThan(0);
    expect(
      posters.filter((address) => !address.endsWith(`.${language}.jpg`)),
      path,
    ).toEqual([]);
  }
});

test('the same film has a poster for each language, and the image server makes all of them', async () => {
  const posters = await Promise.all(
    LANGUAGES.map(
      async (language) => postersIn((await guest.get('/v2/rows/this-month?limit=1', { language })).body)[0],
    ),
  );
  expect(new Set(posters).size).toBe(LANGUAGES.length);
  for (const poster of posters) {
    const picture = await fetch(`${mediaOrigin}${poster}?w=64`);
    expect({ poster, type: picture.headers.get('content-type') }).toEqual({ poster, type: 'image/jpeg' });
  }
});

test('an interface language without texts of its own gets the posters of its nearest', async () => {
  const { body } = await guest.get('/v2/rows/this-month', { language: 'ky' });
  expect(postersIn(body).filter((address) => !address.endsWith('.ru.jpg'))).toEqual([]);
});
