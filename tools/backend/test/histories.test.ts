import { and, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contents } from '../src/database/schema/catalogue.ts';
import type { Backend } from '../src/server.ts';
import { signIn, startTestBackend, type ApiClient, type SignedIn } from './test-backend.ts';

let backend: Backend;
let api: ApiClient;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ backend, api, stop } = await startTestBackend());
});
afterAll(() => stop());

type Begun = { id: number; seconds: number; is_removable: boolean; content: { id: number } };

const oneOf = async (contentType: 'movie' | 'episode') => {
  const [found] = await backend.db
    .select()
    .from(contents)
    .where(
      and(
        eq(contents.contentType, contentType),
        eq(contents.access, 'base'),
        eq(contents.isAnnouncement, false),
        gt(contents.durationSeconds, 600),
      ),
    )
    .orderBy(contents.id)
    .limit(1);
  if (!found) throw new Error(`The demo world has no ${contentType}.`);
  return found;
};

async function watch(viewer: SignedIn, { id, libraryId }: { id: number; libraryId: number }, seconds: number) {
  const { body } = await viewer.api.get(`/v2/libraries/${libraryId}/contents/${id}/stream`);
  await viewer.api.patch(`/v2/users/self/stat/${body.stat.id}?duration=30&seconds=${seconds}`);
}
const begunBy = async (viewer: SignedIn) =>
  ((await viewer.api.get('/v2/rows/continue')).body.histories as Begun[]).map(({ content }) => content.id);
const path = ({ id }: { id: number }) => `/v2/users/self/histories/${id}`;

describe('ROWS-036 what was begun', () => {
  test('may be taken off its row and put back, as often as one likes; how far the viewer came stays', async () => {
    const viewer = await signIn(api);
    const film = await oneOf('movie');
    await watch(viewer, film, 300);
    const { body } = await viewer.api.get('/v2/rows/continue');
    expect(body.histories).toMatchObject([{ id: film.id, is_removable: true }]);

    for (let time = 0; time < 2; time += 1) {
      expect((await viewer.api.delete(path(film))).status).toBe(200);
      expect(await begunBy(viewer)).toEqual([]);
    }
    expect((await viewer.api.get(`/v2/users/self/content_metadata/${film.id}`)).body.history).toMatchObject({
      seconds: 300,
    });
    for (let time = 0; time < 2; time += 1) {
      expect((await viewer.api.post(path(film), {})).status).toBe(200);
      expect(await begunBy(viewer)).toEqual([film.id]);
    }
  });

  test('goes off its row as a whole series, whichever episode is named, and comes back when it is watched again', async () => {
    const viewer = await signIn(api);
    const first = await oneOf('episode');
    const { body } = await viewer.api.get(`/v2/contents/${first.id}/episodes`);
    const second = body.episodes[1];
    await watch(viewer, first, 120);
    await watch(viewer, { id: second.id, libraryId: first.libraryId }, 240);
    expect(await begunBy(viewer)).toHaveLength(1);
    for (const id of [first.id, second.id, first.rootId]) {
      expect((await viewer.api.delete(path({ id }))).status).toBe(200);
      expect(await begunBy(viewer)).toEqual([]);
      await watch(viewer, first, 180);
      expect(await begunBy(viewer)).toEqual([first.id]);
    }
  });

  test("is a profile's own: nobody takes away what another began, nor what nobody did", async () => {
    const [viewer, other] = [await signIn(api), await signIn(api)];
    const film = await oneOf('movie');
    await watch(viewer, film, 300);
    expect((await other.api.delete(path(film))).status).toBe(404);
    expect((await other.api.post(path(film), {})).status).toBe(404);
    expect((await viewer.api.delete('/v2/users/self/histories/999999')).status).toBe(404);
    expect(await begunBy(viewer)).toEqual([film.id]);
  });
});

describe('a row of what is like the last one', () => {
  type Row = { slug: string; title: string; contents: { id: number }[] };
  const likeLast = async (viewer: SignedIn, language = 'en') => {
    const { body } = await viewer.api.get('/v2/rowsets/startpage', { language });
    return (body.rows as Row[]).find(({ slug }) => slug === 'like-last-watched');
  };

  test('is called after it, in the language of the viewer, and holds what is similar; without a history there is none', async () => {
    const viewer = await signIn(api);
    const [film, episode] = [await oneOf('movie'), await oneOf('episode')];
    expect(await likeLast(viewer)).toBeUndefined();
    expect((await viewer.api.get('/v2/rows/like-last-watched')).status).toBe(404);

    await watch(viewer, film, 300);
    const row = await likeLast(viewer);
    expect(row?.title).toContain(film.title.en);
    expect(row?.contents.map(({ id }) => id)).toEqual(film.similarIds.slice(0, row?.contents.length));
    expect((await likeLast(viewer, 'ru'))?.title).toContain(film.title.ru);

    const [series] = await backend.db.select().from(contents).where(eq(contents.id, episode.rootId));
    await watch(viewer, film, film.durationSeconds);
    expect((await likeLast(viewer))?.title).toContain(film.title.en);
    await viewer.api.delete(path(film));
    expect(await likeLast(viewer)).toBeUndefined();
    await watch(viewer, episode, 100);
    expect((await likeLast(viewer))?.title).toContain(series?.title.en);
  });
});
