import { plainText } from '@livery/contract/search/plain-text';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { channels, programs, schedules } from '../src/database/schema/broadcast.ts';
import { contents, persons } from '../src/database/schema/catalogue.ts';
import { profiles, searchChoices } from '../src/database/schema/viewers.ts';
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

const NOW_SECONDS = TEST_NOW_MS / 1000;
const TOO_LONG = 'x'.repeat(256);

type Suggestion = { text: string; kind: string };
type Entry = {
  id: number;
  channel_id: number;
  timestamp: number;
  duration: number;
  real_timestamp: number;
  is_catchup_available: boolean;
  program: { id: number; title: string; age?: number };
};
type Card = { id: number; title: string; content_type: string };

const asked = encodeURIComponent;
const suggestions = async (text: string, viewer = guest, language = 'ru') =>
  (await viewer.api.get(`/v2/search/suggest?text=${asked(text)}`, { language })).body.suggestions as Suggestion[];
const found = async (slug: string, text: string, list = 'contents') =>
  (await guest.api.get(`/v2/rows/${slug}?limit=100&text=${asked(text)}`)).body[list] as Card[];

/** A film whose title has a long word: of all its letters two can stand in each other's place. */
async function filmWithLongWord() {
  const films = await backend.db.select().from(contents).where(eq(contents.contentType, 'movie')).orderBy(contents.id);
  const film = films.find(({ title }) => /^\p{L}{8,}$/u.test(title.ru));
  if (!film) throw new Error('The demo world has no film of one long word.');
  return film;
}

const mistyped = (word: string) => ({
  'a letter left out': word.slice(0, 4) + word.slice(5),
  'a letter twice': word.slice(0, 4) + word.slice(3),
  'another letter': `${word.slice(0, 4)}ъ${word.slice(5)}`,
  'two in place of each other': `${word.slice(0, 4)}${word[5]}${word[4]}${word.slice(6)}`,
});

describe('suggestions', () => {
  test('CALL-049 ENT-034 SRCH-012 titles, channels and persons that hold the text, each once and with its kind', async () => {
    const [film] = await backend.db.select().from(contents).where(eq(contents.contentType, 'movie')).limit(1);
    const [channel] = await backend.db.select().from(channels).where(eq(channels.isHidden, false)).limit(1);
    const [person] = await backend.db.select().from(persons).limit(1);
    for (const [kind, name] of [
      ['movie', film?.title.ru],
      ['channel', channel?.name.ru],
      ['person', person?.name.ru],
    ] as const) {
      const [first] = await suggestions(name ?? '');
      expect(first).toEqual({ text: name, kind });
    }
    const many = await suggestions('а');
    expect(many).toHaveLength(10);
    expect(new Set(many.map(({ text }) => text)).size).toBe(10);
  });

  test('SRCH-012 what is broadcast and is in no catalogue is suggested too, while the schedule has it', async () => {
    const [entry] = await backend.db
      .select({ program: programs })
      .from(schedules)
      .innerJoin(programs, and(eq(programs.id, schedules.programId), sql`${programs.contentId} is null`))
      .where(gt(schedules.startSeconds, NOW_SECONDS))
      .limit(1);
    const title = entry?.program.title.ru ?? '';
    expect(await suggestions(title)).toContainEqual({ text: title, kind: 'broadcast' });
    await backend.db.insert(programs).values({
      ...entry!.program,
      id: 999_999,
      title: localised('Никогда не идёт'),
      searchText: '\n никогда не идет \n',
    });
    expect(await suggestions('никогда не идёт')).toEqual([]);
  });

  test('SRCH-012 the whole name comes before a name that begins so, and that before one that holds the text', async () => {
    const titles = new Map(
      (await backend.db.select({ title: contents.title }).from(contents)).map(({ title }) => [title.ru, title]),
    );
    const placeIn = (name: string, text: string) => {
      if (name === text) return 0;
      if (name.startsWith(text)) return 1;
      return name.includes(` ${text}`) ? 2 : 3;
    };
    const placesOf = async (text: string) =>
      (await suggestions(text))
        .filter(({ kind }) => kind === 'movie' || kind === 'series')
        .map((found) =>
          Math.min(...Object.values(titles.get(found.text) ?? {}).map((name) => placeIn(plainText(name), text))),
        );
    const places = await Promise.all(['дом', 'мост', 'город', 'ночь', 'метель', 'борцы'].map(placesOf));
    for (const inOrder of places) expect(inOrder).toEqual([...inOrder].sort());
    expect(new Set(places.flat())).toEqual(new Set([0, 1, 2, 3]));
  });

  test('SRCH-009 a sign outside of the first plane is one character', async () => {
    for (const [length, status] of [
      [255, 200],
      [256, 400],
    ] as const) {
      const text = asked('😀'.repeat(length));
      expect((await guest.api.get(`/v2/search/suggest?text=${text}`)).status, `${length}`).toBe(status);
      expect((await guest.api.get(`/v2/rows/search-channels?text=${text}`)).status, `${length}`).toBe(status);
    }
  });

  test('ROWS-089 FIND-011 a channel that stands in no list is not found, neither are its broadcasts', async () => {
    const channelsFound = async () => (await found('search-channels', 'Арена UHD', 'channels')).map(({ id }) => id);
    const broadcastsFound = async () =>
      (await guest.api.get(`/v2/search/schedules?text=${asked('Арена UHD')}&limit=100`)).body.schedules as Entry[];
    expect((await suggestions('Арена UHD')).map(({ text }) => text)).not.toContain('Арена UHD');
    expect(await channelsFound()).not.toContain(158);
    expect((await broadcastsFound()).map(({ channel_id }) => channel_id)).not.toContain(158);
    await backend.db.update(channels).set({ isHidden: false }).where(eq(channels.id, 158));
    // What was suggested for a text is kept for ten seconds, in whatever letters it is asked.
    expect((await suggestions('арена uhd')).map(({ text }) => text)).not.toContain('Арена UHD');
    expect((await suggestions('Арена UHD.')).map(({ text }) => text)).toContain('Арена UHD');
    expect(await channelsFound()).toContain(158);
    await backend.db.update(channels).set({ isHidden: true }).where(eq(channels.id, 158));
  });

  test('SRCH-009 a text has 255 characters at most, in every call that takes one', async () => {
    for (const path of ['search/suggest', 'search/schedules', 'rows/search-contents']) {
      const { status, body } = await guest.api.get(`/v2/${path}?text=${TOO_LONG}`);
      expect({ path, status, detail: body.detail }).toEqual({
        path,
        status: 400,
        detail: [{ field: 'query.text', message: 'It has more than 255 characters.' }],
      });
      expect((await guest.api.get(`/v2/${path}?text=${TOO_LONG.slice(1)}`)).status).toBe(200);
    }
    expect((await guest.api.get('/v2/search/suggest')).status).toBe(400);
  });

  test('FIND-014 a child is suggested nothing above the age of twelve', async () => {
    const [grown] = await backend.db
      .select()
      .from(contents)
      .where(and(eq(contents.contentType, 'movie'), gt(contents.age, 12)))
      .limit(1);
    const title = grown?.title.ru ?? '';
    expect((await suggestions(title)).map(({ text }) => text)).toContain(title);
    expect((await suggestions(title, child)).map(({ text }) => text)).not.toContain(title);
  });
});

describe('FIND-002 what is looked for most', () => {
  const choose = async (viewer: SignedIn, contentType: string, objectId: number, title = 'Anything') =>
    viewer.api.post('/v2/search/found', { title, text: 'any', content_type: contentType, object_id: objectId });

  test('SRCH-014 CALL-048 API-060 is what several profiles chose, by the name of the catalogue, then popular titles', async () => {
    const popular = await suggestions('');
    expect(popular).toHaveLength(10);
    const [unknown] = await backend.db
      .select()
      .from(contents)
      .where(eq(contents.contentType, 'movie'))
      .orderBy(contents.popularity)
      .limit(1);
    const film = { text: unknown?.title.ru, kind: 'movie' };
    expect((await choose(guest, 'movie', unknown?.id ?? 0, 'Buy pills')).status).toBe(200);
    await choose(guest, 'movie', unknown?.id ?? 0, 'Buy pills');
    expect(await suggestions('')).toEqual(popular);

    await choose(await signIn(api), 'movie', unknown?.id ?? 0, 'Buy pills');
    expect(await suggestions('')).toEqual([film, ...popular.slice(0, 9)]);
    expect((await choose(guest, 'movie', 'x' as never)).status).toBe(400);

    const monthAgo = new Date(TEST_NOW_MS - 31 * 86_400_000);
    await backend.db.update(searchChoices).set({ chosenAt: monthAgo });
    expect(await suggestions('')).toEqual(popular);
  });

  test('FIND-014 holds nothing for a child above the age of twelve, whoever chose it', async () => {
    const [grown] = await backend.db
      .select()
      .from(contents)
      .where(and(eq(contents.contentType, 'movie'), gt(contents.age, 12)))
      .limit(1);
    const [someone] = await backend.db.select().from(persons).limit(1);
    for (const viewer of [child, guest]) {
      await choose(viewer, 'movie', grown?.id ?? 0);
      await choose(viewer, 'person', someone?.id ?? 0);
    }
    expect(
      (await suggestions(''))
        .slice(0, 2)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['movie', 'person']);
    const forChild = await suggestions('', child);
    expect(forChild).toHaveLength(10);
    const ages = await backend.db
      .select({ title: contents.title, age: contents.age })
      .from(contents)
      .where(gt(contents.age, 12));
    const grownTitles = new Set(ages.map(({ title }) => title.ru));
    expect(forChild.filter(({ text, kind }) => kind === 'person' || grownTitles.has(text))).toEqual([]);
  });

  test('rows of the search page show popular films and persons before anything is looked for', async () => {
    const { body: page } = await guest.api.get('/v2/rowsets/search');
    const [films, people] = ['search-contents', 'search-persons'].map((slug) =>
      page.rows.find((row: { slug: string }) => row.slug === slug),
    );
    expect(films.contents).toHaveLength(24);
    expect(people.persons).toHaveLength(24);
    expect(await found('search-contents', '  ')).toHaveLength(100);
  });
});

describe('typing errors', () => {
  test('SRCH-012 FIND-012 a title is suggested and found whatever is wrong with one letter of it', async () => {
    const film = await filmWithLongWord();
    for (const [what, text] of Object.entries(mistyped(film.title.ru))) {
      expect({ what, text, found: (await suggestions(text))[0] }).toMatchObject({ found: { text: film.title.ru } });
      expect((await found('search-contents', text)).map(({ id }) => id)).toContain(film.id);
    }
  });

  test('FIND-012 words are found in any order, each with its own typing error', async () => {
    const films = await backend.db
      .select()
      .from(contents)
      .where(eq(contents.contentType, 'movie'))
      .orderBy(contents.id);
    const film = films.find(({ title }) => /^\p{L}{7,} \p{L}{7,}$/u.test(title.ru));
    const [first = '', second = ''] = film?.title.ru.split(' ') ?? [];
    const wrong = [mistyped(second)['a letter left out'], mistyped(first)['two in place of each other']].join(' ');
    for (const text of [`${second} ${first}`, wrong])
      expect({ text, first: (await suggestions(text))[0]?.text }).toEqual({ text, first: film?.title.ru });
  });

  test('FIND-012 what holds the text comes first, and a short text finds only what holds it', async () => {
    const held = await found('search-contents', 'сад');
    expect(held.length).toBeGreaterThan(0);
    const holders = await backend.db
      .select({ id: contents.id })
      .from(contents)
      .where(sql`${contents.searchText} like '%сад%'`);
    expect(held.filter(({ id }) => !holders.some((holder) => holder.id === id))).toEqual([]);
    expect(await found('search-contents', 'щщщ')).toEqual([]);
  });

  test('FIND-012 channels and persons are found with a typing error as well', async () => {
    const [person] = await backend.db
      .select()
      .from(persons)
      .where(sql`length(${persons.name}->>'ru') > 12`)
      .limit(1);
    const names = await found('search-persons', mistyped(person?.name.ru ?? '')['a letter left out'], 'persons');
    expect(names[0]).toMatchObject({ id: person?.id });
    const [channel] = await backend.db
      .select()
      .from(channels)
      .where(sql`${channels.name}->>'ru' ~ '^[А-я]{7,}$'`)
      .limit(1);
    const shown = await found('search-channels', mistyped(channel?.name.ru ?? '')['a letter left out'], 'channels');
    expect(shown.map(({ id }) => id)).toContain(channel?.id);
  });
});

describe('broadcasts', () => {
  const broadcasts = async (text: string, query = '', viewer = guest, language = 'ru') =>
    (await viewer.api.get(`/v2/search/schedules?text=${asked(text)}${query}`, { language })).body.schedules as Entry[];
  const endOf = ({ timestamp, duration }: Entry) => timestamp + duration;
  /** As the contract orders them: on air, to come, archive. */
  const placeOf = (entry: Entry) => (entry.timestamp > NOW_SECONDS ? 1 : endOf(entry) > NOW_SECONDS ? 0 : 2);

  /** A programme that is on air now, comes and was, on channels with an archive. */
  async function familiarProgram() {
    const sections = sql`count(distinct case when ${schedules.startSeconds} > ${NOW_SECONDS} then 1
      when ${schedules.startSeconds} + ${schedules.durationSeconds} > ${NOW_SECONDS} then 0 else 2 end)`;
    const [found] = await backend.db
      .select({ id: programs.id, title: programs.title })
      .from(schedules)
      .innerJoin(programs, eq(programs.id, schedules.programId))
      .innerJoin(channels, and(eq(channels.id, schedules.channelId), gt(channels.archivedDays, 2)))
      .groupBy(programs.id)
      .having(sql`${sections} = 3`)
      .orderBy(programs.id)
      .limit(1);
    if (!found) throw new Error('No programme is on air, comes and was.');
    return found;
  }

  test('FIND-012 of a text in turn one on air, one to come, the soonest first, one of the archive, the latest first', async () => {
    const { id, title } = await familiarProgram();
    const first = await broadcasts(title.ru, '&limit=12');
    expect(first.slice(0, 3).map(placeOf)).toEqual([0, 1, 2]);
    const pages = Array.from({ length: 10 }, (_, page) => broadcasts(title.ru, `&limit=100&offset=${100 * page}`));
    const found = (await Promise.all(pages)).flat();
    const turns = found.map(
      (entry, at) => found.slice(0, at).filter((other) => placeOf(other) === placeOf(entry)).length,
    );
    const order = found.map((entry, at) => 3 * (turns[at] ?? 0) + placeOf(entry));
    expect(order).toEqual([...order].sort((one, other) => one - other));
    expect(found.map(({ program }) => program.id)).toContain(id);
    const startsOf = (place: number) =>
      found.filter((entry) => placeOf(entry) === place).map(({ timestamp }) => timestamp);
    expect(startsOf(1)).toEqual(startsOf(1).sort((one, other) => one - other));
    expect(startsOf(2)).toEqual(startsOf(2).sort((one, other) => other - one));
    expect(found.filter((entry) => placeOf(entry) === 2 && !entry.is_catchup_available)).toEqual([]);
    expect(new Set(found.map((entry) => entry.id)).size).toBe(found.length);
  });

  test('FIND-012 one place alone goes on page by page to its end, and an answer says which places go on', async () => {
    const { title } = await familiarProgram();
    const answer = async (query: string) =>
      (await guest.api.get(`/v2/search/schedules?text=${asked(title.ru)}${query}`)).body as {
        schedules: Entry[];
        more: string[];
      };
    const whole = (await broadcasts(title.ru, '&limit=100&offset=0')).filter((entry) => placeOf(entry) === 2);
    expect(whole.length).toBeGreaterThan(12);
    expect((await answer('&limit=12')).more).toContain('archive');
    const steps = Array.from({ length: 100 }, (_, page) => `&place=archive&limit=12&offset=${12 * page}`);
    const past: Entry[] = [];
    for (const step of steps) {
      const { schedules: page, more } = await answer(step);
      past.push(...page);
      expect(more).toEqual(page.length === 12 && more.length > 0 ? ['archive'] : []);
      if (more.length === 0) break;
    }
    expect(past.slice(0, whole.length).map((entry) => entry.id)).toEqual(whole.map((entry) => entry.id));
    expect(new Set(past.map(placeOf))).toEqual(new Set([2]));
    expect(new Set(past.map((entry) => entry.id)).size).toBe(past.length);
    expect((await answer(`&place=archive&limit=12&offset=${past.length}`)).schedules).toEqual([]);
    expect((await guest.api.get('/v2/search/schedules?text=a&place=soon')).status).toBe(400);
  });

  test('CHAN-040 FIND-012 what was on a channel that the viewer has not is not found, what is on and comes there is', async () => {
    const { body: list } = await guest.api.get('/v2/users/self/channel_list');
    const closed = list.channels.filter((one: { is_purchased: boolean }) => !one.is_purchased);
    const [channel] = await backend.db
      .select()
      .from(channels)
      .where(
        and(
          inArray(
            channels.id,
            closed.map(({ id }: { id: number }) => id),
          ),
          gt(channels.archivedDays, 2),
        ),
      );
    const isThere = (entry: Entry) => entry.channel_id === channel?.id;
    const found = await broadcasts(channel?.name.ru ?? '', '&limit=100');
    expect(new Set(found.filter(isThere).map(placeOf))).toEqual(new Set([0, 1]));
    const { title } = await familiarProgram();
    const open = (await broadcasts(title.ru, '&place=archive&limit=100')).map(({ channel_id: id }) => id);
    expect(open.length).toBeGreaterThan(0);
    expect(closed.filter(({ id }: { id: number }) => open.includes(id))).toEqual([]);
  });

  test('FIND-012 are found in every language of the data, and answered in that of the viewer', async () => {
    const { id, title } = await familiarProgram();
    for (const text of Object.values(title)) {
      const entry = (await broadcasts(text, '&limit=100', guest, 'en')).find(({ program }) => program.id === id);
      expect({ text, title: entry?.program.title }).toEqual({ text, title: title.en });
    }
  });

  test('FIND-012 pages go on without gap or repetition, and one holds a hundred at most', async () => {
    const { title } = await familiarProgram();
    const whole = (await broadcasts(title.ru, '&limit=30')).map(({ id }) => id);
    const parts = [await broadcasts(title.ru, '&limit=10'), await broadcasts(title.ru, '&limit=20&offset=10')].flat();
    expect(parts.map(({ id }) => id)).toEqual(whole);
    expect(await broadcasts(title.ru)).toHaveLength(Math.min(20, whole.length));
    const { status, body } = await guest.api.get('/v2/search/schedules?text=a&limit=101');
    expect({ status, detail: body.detail }).toEqual({
      status: 400,
      detail: [{ field: 'query.limit', message: 'It is more than 100.' }],
    });
    expect((await guest.api.get('/v2/search/schedules?text=a&offset=1001')).status).toBe(400);
    expect(await broadcasts('  ')).toEqual([]);
  });

  test('FIND-012 of a channel are found by its name, with what is on air there first', async () => {
    const [channel] = await backend.db.select().from(channels).where(eq(channels.id, 101));
    const [first] = await broadcasts(channel?.name.ru ?? '');
    expect({ channel: first?.channel_id, place: first && placeOf(first) }).toEqual({ channel: 101, place: 0 });
  });

  test('FIND-012 of a name that many have are found the nearest, and where hours are empty what lies days away', async () => {
    const { id, title } = await familiarProgram();
    const [archived] = (await broadcasts(title.ru, '&place=archive&limit=1')).values();
    const [program] = await backend.db.select().from(programs).where(eq(programs.id, id));
    const [schedule] = await backend.db
      .select()
      .from(schedules)
      .where(eq(schedules.id, archived?.id ?? 0));
    const ids = Array.from({ length: 25 }, (_, index) => 900_000 + index);
    await backend.db
      .insert(programs)
      .values(ids.map((own) => ({ ...program!, id: own, searchText: '\n квазигусь \n' })));
    const show = (programId: number, from: number, hours: number) => {
      const startSeconds = NOW_SECONDS + hours * 3_600;
      return { ...schedule!, id: from + programId, programId, startSeconds, realStartSeconds: startSeconds };
    };
    const far = [show(900_003, 1_000_000, -47), show(900_007, 1_000_000, 90)];
    await backend.db.insert(schedules).values(far);
    const idsOf = async (query: string) => (await broadcasts('квазигусь', query)).map((entry) => entry.id);
    expect(await idsOf('&limit=12')).toEqual([far[1]?.id, far[0]?.id]);
    const near = ids.map((own, index) => show(own, 2_000_000, 1 + index / 10));
    await backend.db.insert(schedules).values(near);
    const whole = [...near.map((one) => one.id), far[1]?.id];
    expect(await idsOf('&limit=12')).toEqual([whole[0], far[0]?.id, ...whole.slice(1, 11)]);
    expect(await idsOf('&place=coming&limit=12')).toEqual(whole.slice(0, 12));
    expect(await idsOf('&place=coming&limit=12&offset=24')).toEqual(whole.slice(24));
    expect(await idsOf('&place=archive&limit=12')).toEqual([far[0]?.id]);
  });

  test('FIND-012 are found with a typing error', async () => {
    const { id, title } = await familiarProgram();
    const typed = mistyped(title.ru)['a letter left out'];
    expect((await broadcasts(typed, '&limit=100')).map(({ program }) => program.id)).toContain(id);
  });

  test('FIND-014 a child finds those of its own channels alone, none above the age of twelve', async () => {
    const { body: list } = await child.api.get('/v2/channels/channel_list');
    const own = new Set(list.channels.map(({ id }: { id: number }) => id));
    const text = 'ка';
    const found = await broadcasts(text, '&limit=100', child);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((entry) => !own.has(entry.channel_id) || (entry.program.age ?? 999) > 12)).toEqual([]);
    expect((await broadcasts(text, '&limit=100')).some((entry) => !own.has(entry.channel_id))).toBe(true);
  });
});

test('FIND-014 FIND-012 what one viewer has found by a text is not what a child finds by it', async () => {
  const [grown] = await backend.db
    .select()
    .from(contents)
    .where(and(eq(contents.contentType, 'movie'), gt(contents.age, 12)))
    .limit(1);
  const path = `/v2/rows/search-contents?limit=24&text=${asked(grown?.title.ru ?? '')}`;
  const idsOf = async (viewer: SignedIn) => ((await viewer.api.get(path)).body.contents as Card[]).map(({ id }) => id);
  for (let round = 0; round < 2; round++) {
    expect(await idsOf(guest)).toContain(grown?.id);
    expect(await idsOf(child)).not.toContain(grown?.id);
  }
});

describe('special letters', () => {
  test.each(['kk', 'uz'] as const)(
    'FIND-012 a title in %s is found by plain letters, and without its apostrophes',
    async (language) => {
      const all = await backend.db
        .select()
        .from(contents)
        .where(eq(contents.contentType, 'movie'))
        .orderBy(contents.id);
      const special = all.find(({ title }) => /[әғқңөұүһі]|[og]ʻ/iu.test(title[language]));
      const title = special?.title[language] ?? '';
      const plain = title
        .toLowerCase()
        .replace(/[әғқңөұүһі]/g, (letter) => 'агкноуухи'['әғқңөұүһі'.indexOf(letter)] ?? '')
        .replaceAll('ʻ', '');
      expect(plain).not.toBe(title.toLowerCase());
      for (const typed of [plain, title.replaceAll('ʻ', "'"), title.replaceAll('ʻ', '’'), title.toUpperCase()]) {
        expect({ typed, ids: (await found('search-contents', typed)).map(({ id }) => id) }).toMatchObject({
          ids: expect.arrayContaining([special?.id]),
        });
      }
    },
  );
});

const localised = (text: string) => ({ ru: text, kk: text, uz: text, en: text });
