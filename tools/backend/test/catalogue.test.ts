import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_SITES } from '../src/configuration.ts';
import { contents, credits, genres } from '../src/database/schema/catalogue.ts';
import { CATALOGUE_REVISION, facts, rows } from '../src/database/schema/pages.ts';
import { profiles } from '../src/database/schema/viewers.ts';
import type { Backend } from '../src/server.ts';
import { signIn, startTestBackend, type ApiClient, type SignedIn } from './test-backend.ts';
import { TEST_NOW_MS } from './test-clock.ts';

let backend: Backend;
let api: ApiClient;
let stop: () => Promise<void>;
let guest: SignedIn;
let child: SignedIn;

beforeAll(async () => {
  ({ backend, api, stop } = await startTestBackend());
  guest = await signIn(api);
  child = await signIn(api);
  await backend.db.update(profiles).set({ role: 'child' }).where(eq(profiles.userId, child.userId));
});
afterAll(() => stop());

type Card = {
  id: number;
  title: string;
  age?: number;
  content_type: string;
  year: number;
  rating_imdb?: number;
  rating_kinopoisk?: number;
};

const oneOf = async (
  contentType: 'movie' | 'series' | 'episode' | 'program',
  access: 'free' | 'base' | 'extra' = 'base',
) => {
  const [found] = await backend.db
    .select()
    .from(contents)
    .where(
      and(
        eq(contents.contentType, contentType),
        eq(contents.access, access),
        eq(contents.isLost, false),
        eq(contents.isAnnouncement, false),
      ),
    )
    .orderBy(contents.id)
    .limit(1);
  if (!found) throw new Error(`The demo world has no ${contentType} with access ${access}.`);
  return found;
};

describe('pages', () => {
  test('CALL-025 ENT-038 DATA-035 the menu is what the provider shows on top', async () => {
    const { body } = await guest.api.get('/v2/rowsets');
    expect(body.rowsets.map(({ slug }: { slug: string }) => slug)).toEqual(
      expect.arrayContaining(['startpage', 'movies', 'series', 'telecasts', '/my', '/search']),
    );
    const link = body.rowsets.find(({ template }: { template: string }) => template === 'outer_link');
    expect(link.link).toMatch(/^https:/);
  });

  test('CALL-026 ENT-039 DATA-032 a page is found by id, slug and both spellings of the start page', async () => {
    const titleOf = async (id: string) => (await guest.api.get(`/v2/rowsets/${encodeURIComponent(id)}`)).body.title;
    const home = await titleOf('startpage');
    expect(await titleOf('starpage')).toBe(home);
    expect(await titleOf('1')).toBe(home);
    expect(await titleOf('my')).toBe(await titleOf('/my'));
    expect((await guest.api.get('/v2/rowsets/no-such-page')).status).toBe(404);
    expect((await guest.api.get('/v2/rowsets/99999999999999')).status).toBe(404);
  });

  test('a provider with a start page of its own opens with its own story, the others with the common one', async () => {
    const firstStory = async (origin: string, spelling = 'startpage') => {
      const viewer = await signIn(api, { headers: { origin } });
      const { body } = await viewer.api.get(`/v2/rowsets/${spelling}`);
      return body.rows[0].promotions[0].title;
    };
    expect(await firstStory('http://localhost:4200')).toBe('Тихий перевал');
    expect(await firstStory('http://localhost:4201')).toBe('Сад деда Асана');
    expect(await firstStory('http://localhost:4201', 'starpage')).toBe('Сад деда Асана');
  });

  test('every page that the menu of a site offers is found by its slug, as it is or encoded', async () => {
    for (const { origin } of DEMO_SITES) {
      const { body: menu } = await guest.api.get('/v2/rowsets', { headers: { origin } });
      const pages = menu.rowsets as { id: number; slug: string }[];
      // A slug that is an address names a page of the site itself: the guide.
      for (const { id, slug } of pages.filter((page) => !page.slug.startsWith('/'))) {
        for (const address of [slug, encodeURIComponent(slug), `/${slug}/`]) {
          const { status, body } = await guest.api.get(`/v2/rowsets/${address}`, { headers: { origin } });
          expect({ address, status, id: body.id }).toEqual({ address, status: 200, id });
        }
      }
    }
  });

  test.for(['news', '/news', '/news/', '%2Fnews%2F', 'faq', '/faq/', '%2Ffaq'])(
    'a page of the site itself answers to %s',
    async (address) => {
      const { status, body } = await guest.api.get(`/v2/rowsets/${address}`);
      expect({ status, slug: body.slug }).toEqual({ status: 200, slug: `/${address.replace(/\/|%2F/g, '')}/` });
    },
  );

  test.for(['%2F', '%2F%2F', '/no-such-page/'])('%s is no page', async (address) => {
    expect((await guest.api.get(`/v2/rowsets/${address}`)).body).toMatchObject({ error: { code: 'not_found' } });
  });

  test('CALL-026 DATA-034 the start page comes with filled rows in their order, shorter for a phone', async () => {
    const { body: web } = await guest.api.get('/v2/rowsets/startpage?kind=web');
    const { body: phone } = await guest.api.get('/v2/rowsets/startpage?kind=mobile300');
    const sizes = (page: { rows: Record<string, unknown[]>[] }) =>
      page.rows.map((row) =>
        ['promotions', 'channels', 'contents', 'histories', 'persons'].map((list) => row[list]?.length ?? 0),
      );
    expect(web.rows.map((row: { id: number }) => row.id)).toEqual(phone.rows.map((row: { id: number }) => row.id));
    expect(Math.max(...sizes(web).flat())).toBe(24);
    expect(Math.max(...sizes(phone).flat())).toBe(12);
    expect(web.rows[0]).toMatchObject({
      template: 'promo-bg',
      promotions: expect.arrayContaining([expect.objectContaining({ destination: expect.anything() })]),
    });
    expect((await guest.api.get('/v2/rowsets/startpage?kind=fridge')).status).toBe(400);
  });

  test('CALL-006 DATA-034 channels in a row say what is on air', async () => {
    const { body } = await guest.api.get('/v2/rowsets/startpage');
    const row = body.rows.find(({ template }: { template: string }) => template === 'channel');
    const nowSeconds = TEST_NOW_MS / 1000;
    for (const { id, current_schedule: current } of row.channels) {
      expect(current.channel_id).toBe(id);
      expect(current.timestamp).toBeLessThanOrEqual(nowSeconds);
      expect(current.timestamp + current.duration).toBeGreaterThan(nowSeconds);
    }
  });

  test('a page of a library holds only what the library has', async () => {
    const { body: menu } = await guest.api.get('/v2/libraries');
    const library = menu.libraries[0].id;
    const { body } = await guest.api.get(`/v2/rows/this-month?library_id=${library}&limit=100`);
    expect(body.contents.length).toBeGreaterThan(3);
    expect(new Set(body.contents.map(({ library_id: id }: { library_id: number }) => id))).toEqual(new Set([library]));
  });
});

describe('rows', () => {
  const row = async (query: string) => (await guest.api.get(`/v2/rows/this-month?${query}`)).body;
  const ids = (body: { contents: Card[] }) => body.contents.map(({ id }) => id);

  test('CALL-027 pages go on without gap or repetition, twenty at a time unless asked otherwise', async () => {
    const first = await row('');
    expect(first).toMatchObject({ offset: 0, limit: 20 });
    const [whole, second] = [await row('limit=50'), await row('offset=20&limit=30')];
    expect([...ids(first), ...ids(second)]).toEqual(ids(whole));
    expect(first.more_count).toBe(whole.more_count + 30);
    const end = await row('offset=100000');
    expect(end).toMatchObject({ contents: [], more_count: 0 });
  });

  test('CALL-027 one answer never holds more than a hundred', async () => {
    expect(ids(await row('limit=5000'))).toHaveLength(100);
    expect((await guest.api.get('/v2/rows/this-month?limit=0')).status).toBe(400);
    expect((await guest.api.get('/v2/rows/this-month?offset=-1')).status).toBe(400);
    expect((await guest.api.get('/v2/rows/no-such-row')).status).toBe(404);
  });

  test('CALL-028 filters leave exactly what they name', async () => {
    const all = await backend.db
      .select()
      .from(contents)
      .where(sql`${contents.contentType} in ('movie', 'series')`);
    const { body: catalogue } = await guest.api.get('/v2/rowsets/movies');
    const slug = catalogue.rows.find(({ contents: items }: { contents?: Card[] }) => items?.length).slug;
    const found = async (query: string) => {
      const { body } = await guest.api.get(`/v2/rows/${slug}?limit=100&${query}`);
      return { cards: body.contents as Card[], total: body.contents.length + body.more_count };
    };
    const { total: everything } = await found('');

    const years = await found('year_from=2015&year_to=2019');
    expect(years.cards.length).toBeGreaterThan(0);
    expect(years.cards.every(({ year }) => year >= 2015 && year <= 2019)).toBe(true);
    const rated = await found('rating_from=7');
    expect(rated.cards.every((card) => Math.max(card.rating_imdb ?? 0, card.rating_kinopoisk ?? 0) > 7)).toBe(true);
    expect(rated.total).toBeLessThan(everything);

    const byId = new Map(all.map((content) => [content.id, content]));
    const [{ id: country }] = (await guest.api.get('/v2/countries')).body.countries;
    const local = await found(`country=${country}`);
    expect(local.cards.every(({ id }) => byId.get(id)?.countryIds.includes(country))).toBe(true);
    expect(local.total).toBeGreaterThan(0);

    const [sub] = await backend.db.select().from(genres).where(isNotNull(genres.parentId)).orderBy(genres.id).limit(1);
    const narrow = await found(`genre=${sub?.id}`);
    const wide = await found(`main_genre=${sub?.parentId}`);
    expect(narrow.cards.every(({ id }) => byId.get(id)?.genreIds.includes(sub?.id ?? 0))).toBe(true);
    expect(wide.total).toBeGreaterThan(narrow.total);
    const wideIds = new Set(wide.cards.map(({ id }) => id));
    expect(wide.total > 100 || narrow.cards.every(({ id }) => wideIds.has(id))).toBe(true);
  });

  test('CALL-027 FIND-012 search rows look for the text in every language', async () => {
    const film = await oneOf('movie');
    const { body: page } = await guest.api.get('/v2/rowsets/search');
    const { slug } = page.rows.find(({ contents: items }: { contents?: Card[] }) => items);
    const search = async (text: string) =>
      ids((await guest.api.get(`/v2/rows/${slug}?limit=100&text=${encodeURIComponent(text)}`)).body);
    expect(await search(film.title.ru.toUpperCase())).toContain(film.id);
    expect(await search(film.title.en.slice(1, -1))).toContain(film.id);
    expect(await search('%')).toEqual([]);
  });

  test('CALL-029 filmography holds the works of a person, newest first', async () => {
    const [credit] = await backend.db.select().from(credits).orderBy(credits.personId).limit(1);
    const { body } = await guest.api.get(`/v2/rows/filmography?person_id=${credit?.personId}`);
    expect(ids(body)).toContain(credit?.contentId);
    const years = body.contents.map(({ year }: Card) => year);
    expect(years).toEqual([...years].sort((a, b) => b - a));
  });

  test('CALL-041 CALL-042 CALL-043 CALL-024 CALL-044 what filters, titles and experiments are made of is there', async () => {
    const { body: countries } = await guest.api.get('/v2/countries');
    expect(countries.countries.length).toBeGreaterThanOrEqual(30);
    const { body: found } = await guest.api.get('/v2/internal_genres', { language: 'en' });
    expect(
      found.genres.some(
        ({ parent_id: parent, row_slug: slug }: { parent_id: number | null; row_slug: string | null }) =>
          parent === null && slug,
      ),
    ).toBe(true);
    expect((await guest.api.get('/v2/seo/masks')).body.masks.length).toBeGreaterThan(0);
    expect((await guest.api.get('/v2/libraries')).body.libraries.length).toBeGreaterThan(1);
    const tests = async () => (await guest.api.get('/v2/ab_tests/tests')).body.tests;
    expect(await tests()).toEqual(await tests());
  });
});

test('a change of the catalogue is seen by the next call, though standing rows are kept in memory', async () => {
  const titles = async () =>
    (await guest.api.get('/v2/rowsets/startpage')).body.rows.map((row: { title: string }) => row.title);
  const before = await titles();
  const { title } = (await backend.db.select().from(rows).where(eq(rows.slug, 'this-month')))[0] ?? {};
  const renamed = { ru: 'Другое', kk: 'Басқа', uz: 'Boshqa', en: 'Another' };
  const change = async (to: typeof renamed, revision: string) => {
    await backend.db.update(rows).set({ title: to }).where(eq(rows.slug, 'this-month'));
    await backend.db.update(facts).set({ value: revision }).where(eq(facts.name, CATALOGUE_REVISION));
  };
  await change(renamed, 'changed');
  expect(await titles()).toEqual(before.map((text: string) => (text === title?.ru ? 'Другое' : text)));
  await change({ ...renamed, ...title }, 'changed back');
  expect(await titles()).toEqual(before);
});

describe('contents', () => {
  test('CALL-030 DATA-016 DATA-017 DATA-020 a film says everything that its page shows', async () => {
    const film = await oneOf('movie');
    const { body } = await guest.api.get(`/v2/contents/${film.id}`, { language: 'en' });
    expect(body).toMatchObject({
      title: film.title.en,
      content_type: 'movie',
      duration: film.durationSeconds,
      category: 'movies',
    });
    expect(body.stills.length).toBeGreaterThan(3);
    expect(body.graphic_title).toMatch(/\/images\/title\/\w+\.en\.png$/);
    expect(body.persons.length).toBeGreaterThan(0);
    expect(body.genres[0]).toMatchObject({ id: film.genreIds[0] });
    expect((await guest.api.get('/v2/contents/999999')).status).toBe(404);
    expect((await guest.api.get('/v2/contents/99999999999')).status).toBe(404);
    expect((await guest.api.get('/v2/contents/some-film')).status).toBe(400);
  });

  test('CALL-031 DATA-021 DATA-029 a series has seasons, a season its episodes', async () => {
    const series = await oneOf('series', 'free').catch(() => oneOf('series'));
    const { body } = await guest.api.get(`/v2/contents/${series.id}`);
    expect(body.contents[0]).toMatchObject({ content_type: 'season', parent_id: series.id, season: 1 });
    const { body: all } = await guest.api.get(`/v2/contents/${series.id}/episodes`);
    const { body: first } = await guest.api.get(`/v2/contents/${body.contents[0].id}/episodes`);
    const { body: beside } = await guest.api.get(`/v2/contents/${first.episodes[0].id}/episodes`);
    expect(first.episodes.map(({ series: number }: { series: number }) => number)).toEqual(
      first.episodes.map((_: unknown, index: number) => index + 1),
    );
    expect(all.episodes.slice(0, first.episodes.length)).toEqual(first.episodes);
    expect(beside).toEqual(first);
  });

  test('CALL-033 similar contents are at most twelve, an episode has those of its series', async () => {
    const film = await oneOf('movie');
    const { body } = await guest.api.get(`/v2/contents/${film.id}/similar`);
    expect(body.contents.length).toBeGreaterThan(0);
    expect(body.contents.length).toBeLessThanOrEqual(12);
    const episode = await oneOf('episode');
    const ofEpisode = await guest.api.get(`/v2/contents/${episode.id}/similar`);
    expect(ofEpisode.body).toEqual((await guest.api.get(`/v2/contents/${episode.rootId}/similar`)).body);
  });

  test('CALL-033 what belongs to a film comes by reason: its director, its leading actors, its genre', async () => {
    const film = await oneOf('movie');
    const { body } = await guest.api.get(`/v2/contents/${film.id}/related`);
    expect(body.related.at(-1)).toMatchObject({ reason: 'genre' });
    const byPerson = body.related.filter(({ person }: { person?: unknown }) => person);
    expect(byPerson.length).toBeGreaterThan(0);
    for (const { reason, person, contents: works } of byPerson) {
      const own = await backend.db.select().from(credits).where(eq(credits.personId, person.id));
      const ids = own.filter(({ role }) => role === reason).map(({ contentId }) => contentId);
      expect(ids).toContain(film.id);
      for (const { id } of works) {
        expect(ids).toContain(id);
        expect(id).not.toBe(film.id);
      }
    }
  });

  test('DATA-030 a person says what they were in each work, and with whom they worked', async () => {
    const [credit] = await backend.db.select().from(credits).limit(1);
    const { body } = await guest.api.get(`/v2/persons/${credit?.personId}`);
    expect(body.credits).toContainEqual(expect.objectContaining({ content_id: credit?.contentId, role: credit?.role }));
    expect(body.colleagues.length).toBeGreaterThan(3);
    expect(body.colleagues.map(({ id }: { id: number }) => id)).not.toContain(credit?.personId);
  });

  test('DATA-029 an announced episode says when it comes, one a week', async () => {
    const [announced] = await backend.db.select().from(contents).where(eq(contents.isAnnouncement, true)).limit(1);
    const { body } = await guest.api.get(`/v2/contents/${announced?.rootId}/episodes`);
    const times = body.episodes.flatMap((episode: { available_at?: string; is_announcement: boolean }) => {
      expect(episode.available_at !== undefined).toBe(episode.is_announcement);
      return episode.available_at === undefined ? [] : [Date.parse(episode.available_at)];
    });
    expect(new Set(times.map((ms: number) => new Date(ms).getUTCDay()))).toEqual(new Set([4]));
    for (const [index, ms] of times.slice(1).entries()) expect(ms - times[index]).toBe(7 * 86_400_000);
  });

  test('CALL-039 DATA-030 a person has a name and a story in the asked language', async () => {
    const [credit] = await backend.db.select().from(credits).limit(1);
    const { body: en } = await guest.api.get(`/v2/persons/${credit?.personId}`, { language: 'en' });
    const { body: ru } = await guest.api.get(`/v2/persons/${credit?.personId}`, { language: 'ru' });
    expect(en.bio).toMatch(/[a-z]/i);
    expect(ru.bio).toMatch(/[а-я]/i);
    expect((await guest.api.get('/v2/persons/999999')).status).toBe(404);
  });

  test('CALL-036 CALL-038 DATA-038 a film and a trailer play, from the library that has them', async () => {
    const film = await oneOf('movie');
    const { body } = await guest.api.get(`/v2/libraries/${film.libraryId}/contents/${film.id}/stream?seconds=90`);
    expect(await (await fetch(body.hls)).text()).toContain('#EXTM3U');
    expect(body.stat.id).toBeGreaterThan(0);
    expect((await guest.api.get(`/v2/libraries/${film.libraryId + 1}/contents/${film.id}/stream`)).status).toBe(404);
    const { body: details } = await guest.api.get(`/v2/contents/${film.id}`);
    const trailer = await guest.api.get(`/v2/trailers/${details.trailers[0].id}/stream`);
    expect(await (await fetch(trailer.body.hls)).text()).toContain('#EXTM3U');
  });

  test('what was not bought answers 403 permission_denied with the reason as detail', async () => {
    const film = await oneOf('movie', 'extra');
    const { status, body } = await guest.api.get(`/v2/libraries/${film.libraryId}/contents/${film.id}/stream`, {
      language: 'en',
    });
    expect({ status, body }).toEqual({
      status: 403,
      body: {
        error: { code: 'permission_denied', message: 'You need a subscription to watch this' },
        detail: [{ message: 'You need a subscription to watch this' }],
      },
    });
    const { body: meta } = await guest.api.get(`/v2/users/self/content_metadata/${film.id}`);
    expect(meta).toMatchObject({ is_purchased: false, min_price: film.minPrice });
  });

  test('lost content keeps its page and cannot be played', async () => {
    const [lost] = await backend.db.select().from(contents).where(eq(contents.isLost, true)).limit(1);
    expect((await guest.api.get(`/v2/contents/${lost?.id}`)).status).toBe(200);
    expect((await guest.api.get(`/v2/users/self/content_metadata/${lost?.id}`)).body).toMatchObject({
      is_lost: true,
      is_available: false,
    });
    const stream = await guest.api.get(`/v2/libraries/${lost?.libraryId}/contents/${lost?.id}/stream`);
    expect(stream.body.error.code).toBe('lost_content');
  });
});

describe('watching', () => {
  const watch = async (viewer: SignedIn, content: { id: number; libraryId: number }, seconds: number) => {
    const { body } = await viewer.api.get(`/v2/libraries/${content.libraryId}/contents/${content.id}/stream`);
    const answer = await viewer.api.patch(`/v2/users/self/stat/${body.stat.id}?duration=30&seconds=${seconds}`);
    expect(answer.status).toBe(200);
    return body.stat.id as number;
  };
  const meta = async (viewer: SignedIn, id: number) =>
    (await viewer.api.get(`/v2/users/self/content_metadata/${id}`)).body;
  const continueRow = async (viewer: SignedIn) => (await viewer.api.get('/v2/rows/continue')).body.histories;

  test('CALL-018 CALL-037 DATA-024 the position is kept and shown to continue', async () => {
    const viewer = await signIn(api);
    const film = await oneOf('movie');
    expect(await meta(viewer, film.id)).toMatchObject({ is_continuation: false, stream_using: 'library_id' });
    expect(await continueRow(viewer)).toEqual([]);
    await watch(viewer, film, 600);
    const percentage = Math.floor((100 * 600) / film.durationSeconds);
    expect(await meta(viewer, film.id)).toMatchObject({
      history: { seconds: 600 },
      watch_percentage: percentage,
      is_continuation: true,
    });
    expect(await continueRow(viewer)).toMatchObject([
      { seconds: 600, watch_percentage: percentage, content: { id: film.id } },
    ]);
    expect(await meta(await signIn(api), film.id)).not.toHaveProperty('history');
  });

  test('what was only looked into or is over is not continued', async () => {
    const viewer = await signIn(api);
    const film = await oneOf('movie');
    await watch(viewer, film, 9);
    expect(await continueRow(viewer)).toEqual([]);
    await watch(viewer, film, film.durationSeconds + 500);
    expect(await continueRow(viewer)).toEqual([]);
    expect(await meta(viewer, film.id)).toMatchObject({ watch_percentage: 100, is_continuation: false });
  });

  test('DATA-024 a series goes on with the episode watched last, then with the next', async () => {
    const viewer = await signIn(api);
    const episode = await oneOf('episode');
    const { body } = await viewer.api.get(`/v2/contents/${episode.rootId}/episodes`);
    const [first, second] = body.episodes;
    const play = (id: number, seconds: number) => watch(viewer, { id, libraryId: episode.libraryId }, seconds);
    expect(await meta(viewer, episode.rootId)).toMatchObject({
      next_to_play: { id: first.id },
      is_continuation: false,
    });
    await play(first.id, 100);
    expect(await meta(viewer, episode.rootId)).toMatchObject({
      next_to_play: { id: first.id },
      history: { seconds: 100 },
      is_continuation: true,
    });
    await play(first.id, first.duration);
    expect(await meta(viewer, episode.rootId)).toMatchObject({
      next_to_play: { id: second.id },
      is_continuation: false,
    });
    expect(await meta(viewer, first.id)).toMatchObject({ next_to_play: { id: second.id } });
    const { body: again } = await viewer.api.get(`/v2/contents/${episode.rootId}/episodes`);
    expect(again.episodes[0].histories).toEqual([{ seconds: first.duration, watch_percentage: 100 }]);
  });

  test("CALL-018 nobody can report for another's playback", async () => {
    const [viewer, other] = [await signIn(api), await signIn(api)];
    const film = await oneOf('movie');
    const statId = await watch(viewer, film, 60);
    expect((await other.api.patch(`/v2/users/self/stat/${statId}?duration=30&seconds=900`)).status).toBe(404);
    expect((await viewer.api.patch(`/v2/users/self/stat/${statId}?duration=-5`)).status).toBe(400);
    expect(await meta(viewer, film.id)).toMatchObject({ history: { seconds: 60 } });
  });
});

describe('favourites', () => {
  test('CALL-019 CALL-020 CALL-021 CALL-022 CALL-023 are added once, found, and removed by their own id', async () => {
    const viewer = await signIn(api);
    const film = await oneOf('movie');
    const [credit] = await backend.db.select().from(credits).limit(1);
    const personId = credit?.personId ?? 0;
    const { body: added } = await viewer.api.post('/v2/users/self/favorites', { content_id: film.id });
    expect((await viewer.api.post('/v2/users/self/favorites', { content_id: film.id })).body).toEqual(added);
    await viewer.api.post('/v2/users/self/favorites', { person_id: personId });
    expect((await viewer.api.get('/v2/users/self/favorites')).body.favorites).toHaveLength(2);
    expect((await viewer.api.get(`/v2/users/self/favorites?content_id=${film.id}`)).body.favorites).toEqual([added]);
    expect((await viewer.api.get(`/v2/persons/${personId}/favorite`)).body).toMatchObject({ is_favored: true });
    expect((await viewer.api.get(`/v2/users/self/content_metadata/${film.id}`)).body.favorite).toEqual({
      id: added.id,
    });

    expect((await (await signIn(api)).api.delete(`/v2/users/self/favorites/${added.id}`)).status).toBe(404);
    expect((await viewer.api.delete(`/v2/users/self/favorites/${added.id}`)).body).toEqual({ object_id: film.id });
    expect((await viewer.api.delete(`/v2/users/self/favorites/${added.id}`)).status).toBe(404);
    expect((await viewer.api.get(`/v2/persons/${personId}/favorite`)).body.is_favored).toBe(true);
  });

  test('CALL-020 name exactly one object, which must exist', async () => {
    const viewer = await signIn(api);
    const film = await oneOf('movie');
    expect((await viewer.api.post('/v2/users/self/favorites', {})).status).toBe(400);
    expect((await viewer.api.post('/v2/users/self/favorites', { content_id: film.id, person_id: 501 })).status).toBe(
      400,
    );
    expect((await viewer.api.post('/v2/users/self/favorites', { content_id: 999_999 })).status).toBe(404);
  });

  test('a favourite channel carries its mark in the list and fills the page of favourites', async () => {
    const viewer = await signIn(api);
    const { body: before } = await viewer.api.get('/v2/users/self/channel_list');
    const channelId = before.channels[3].id;
    await viewer.api.post('/v2/users/self/favorites', { channel_id: channelId });
    const { body: after } = await viewer.api.get('/v2/users/self/channel_list');
    const marked = after.channels.filter(({ is_favored: isFavoured }: { is_favored: boolean }) => isFavoured);
    expect(marked).toMatchObject([{ id: channelId, favorite: { priority: expect.any(Number) } }]);
    const { body: page } = await viewer.api.get('/v2/rowsets/my');
    const shown = page.rows.flatMap(({ channels = [] }: { channels?: { id: number }[] }) =>
      channels.map(({ id }) => id),
    );
    expect(shown).toEqual([channelId]);
  });
});

describe('a child profile', () => {
  test('PROF-028 PROF-026 begins at a home of its own: a hero, then the channels and rows for children', async () => {
    const { body: home } = await child.api.get('/v2/rowsets/startpage');
    expect(home.slug).toBe('startpage-children');
    const [hero, live] = home.rows;
    expect(hero.template).toBe('promo-bg');
    expect(hero.promotions.length).toBeGreaterThan(1);
    expect(live.channels.length).toBeGreaterThan(3);
    // A promotion does not tell an age: it leads to a list, which is looked through, or to a channel for children.
    const { body: list } = await child.api.get('/v2/channels/channel_list');
    for (const { destination } of hero.promotions) {
      if (destination.type === 'channel')
        expect(list.channels.map(({ id }: { id: number }) => id)).toContain(destination.id);
      else expect(destination.type).toBe('row');
    }
    expect((await guest.api.get('/v2/rowsets/startpage')).body.slug).not.toBe(home.slug);
  });

  test('sees nothing above the age of twelve, nor of unknown age', async () => {
    const ages = (items: { age?: number | null }[] = []) => items.map(({ age }) => age ?? 999);
    const { body: channels } = await child.api.get('/v2/channels/channel_list');
    expect(channels.channels.length).toBeGreaterThan(0);
    expect(Math.max(...ages(channels.channels))).toBeLessThanOrEqual(12);
    for (const page of ['startpage', 'movies', 'series']) {
      const { body } = await child.api.get(`/v2/rowsets/${page}`);
      for (const { contents: films, channels: shown } of body.rows) {
        expect(Math.max(0, ...ages(films), ...ages(shown))).toBeLessThanOrEqual(12);
      }
    }
    const [grown] = await backend.db
      .select()
      .from(contents)
      .where(and(eq(contents.contentType, 'movie'), gt(contents.age, 12)))
      .limit(1);
    expect((await child.api.get(`/v2/contents/${grown?.id}`)).status).toBe(404);
    const stream = await child.api.get(`/v2/libraries/${grown?.libraryId}/contents/${grown?.id}/stream`);
    expect(stream).toMatchObject({ status: 403, body: { error: { code: 'child_profile' } } });
  });
});

test('API-065 API-066 CALL-040 news are listed newest first and read one by one', async () => {
  const { body } = await guest.api.get('/v2/news', { language: 'en' });
  const dates = body.news.map(({ created_at: date }: { created_at: string }) => Date.parse(date));
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
  expect(Math.max(...dates)).toBeLessThan(TEST_NOW_MS);
  const { body: item } = await guest.api.get(`/v2/news/${body.news[0].id}`, { language: 'en' });
  expect(item.title).toBe(body.news[0].title);
  expect(item.text.length).toBeGreaterThan(body.news[0].text.length);
  expect((await guest.api.get('/v2/news/999999')).status).toBe(404);
});

test('CALL-059 DATA-060 DATA-061 providers are found by number and by short name', async () => {
  for (const id of [726, 775, 8, 97, 922, 760, 442]) {
    const { status, body } = await guest.api.get(`/v2/providers/${id}/info`);
    expect({ status, id: body.provider_data?.id }).toEqual({ status: 200, id });
    expect((await guest.api.get(`/v2/providers/${body.provider_data.landing.shortname}/info`)).body).toEqual(body);
  }
  const idsOf = async (id: number) =>
    (await guest.api.get(`/v2/providers/${id}/info`)).body.packets.map((packet: { id: number }) => packet.id);
  expect(await idsOf(726)).toEqual(expect.arrayContaining([424, 430]));
  expect(await idsOf(775)).toContain(66);
  expect((await guest.api.get('/v2/providers/999/info')).status).toBe(404);
});

test('ROWS-040 a banner that leads to a channel is called what is on the air there', async () => {
  for (const slug of ['hero', 'hero-family', 'hero-sport', 'hero-night']) {
    const { body: row } = await guest.api.get(`/v2/rows/${slug}`);
    const { body: channels } = await guest.api.get('/v2/channels/channel_list');
    for (const { title, destination } of row.promotions) {
      if (destination?.type !== 'channel') continue;
      const onAir = channels.current_schedules.find(
        ({ channel_id: id }: { channel_id: number }) => id === destination.id,
      );
      expect([slug, title]).toEqual([slug, onAir.program.title]);
    }
  }
});
