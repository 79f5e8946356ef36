import type { Client } from 'pg';
import { SEARCHED_TITLES, SEARCH_WORDS } from '@livery/backend/search-words';
import { plainText } from '@livery/contract/search/plain-text';

export const TITLES = 100_000;
export const BROADCASTS = 1_000_000;
const PROGRAMS = 20_000;
const PERSONS = 20_000;
const CHANNELS = 1_000;
/** What is made beside the demo world has ids from here on. */
const FIRST_ID = 20_000_000;
const BROADCAST_SECONDS = 1_800;
/** So much of a channel's broadcasts lies before now. */
const PAST_SHARE = 0.7;

const LANGUAGES = ['ru', 'kk', 'uz', 'en'] as const;
type Title = Record<(typeof LANGUAGES)[number], string>;

/** How many words there are in each language, and how many of them every second word of a title is one of. */
const WORDS = 20_000;
const COMMON_WORDS = 500;

/** The words of the demo world's own titles, and words made of their halves. */
async function writeWords(client: Client): Promise<void> {
  const { rows } = await client.query<Title>(
    `select title->>'ru' ru, title->>'kk' kk, title->>'uz' uz, title->>'en' en from contents where content_type in ('movie', 'series', 'program')`,
  );
  const wordsOf = (language: (typeof LANGUAGES)[number]) => {
    const own = [...new Set(rows.flatMap((title) => plainText(title[language]).split(' ')))];
    const halves = own.filter(({ length }) => length >= 6);
    const half = (index: number) => halves[index % halves.length] ?? '';
    const made = Array.from({ length: WORDS }, (_, index) => {
      const [front, back] = [half(index), half(index * 7 + Math.floor(index / halves.length))];
      return front.slice(0, Math.ceil(front.length / 2)) + back.slice(Math.floor(back.length / 2));
    });
    return [...own, ...made].slice(0, WORDS);
  };
  await client.query('create unlogged table bench_words (n int primary key, ru text, kk text, uz text, en text)');
  await client.query(
    'insert into bench_words select n - 1, ru, kk, uz, en from unnest($1::text[], $2::text[], $3::text[], $4::text[]) with ordinality w(ru, kk, uz, en, n)',
    LANGUAGES.map(wordsOf),
  );
  await client.query('analyze bench_words');
}

/** Which word stands at a place of the name of row `i`. */
const wordAt = (seed: number, place: number) => {
  const hash = `(hashint8(i * 31 + ${seed * 7 + place}) & 2147483647)`;
  return `${hash} % ${place % 2 === 0 ? WORDS : COMMON_WORDS}`;
};

/** Copies rows of a table under names of some words each; `own` are the other columns that differ. */
const copies = (table: string, where: string, count: number, name: string, seed: number, own: string, words = 3) => {
  const places = Array.from({ length: words }, (_, place) => place);
  const joined = places.map((place) => `join bench_words w${place} on w${place}.n = ${wordAt(seed, place)}`).join(' ');
  const inLanguage = (language: string) => places.map((place) => `w${place}.${language}`).join(` || ' ' || `);
  const names = LANGUAGES.map((language) => `${inLanguage(language)} as ${language}`).join(', ');
  return `
    with stock as (
      select row_to_json(t)::jsonb as body, row_number() over (order by id) - 1 as place
      from ${table} t where ${where}
    ), named as (select i, ${names} from generate_series(0, ${count - 1}) i ${joined})
    insert into ${table}
    select made.* from named
      join stock on stock.place = i % (select count(*) from stock)
      cross join lateral jsonb_populate_record(null::${table}, stock.body || jsonb_build_object(
        'id', ${FIRST_ID} + i, '${name}', jsonb_build_object('ru', ru, 'kk', kk, 'uz', uz, 'en', en),
        'search_text', E'\\n ' || concat_ws(E' \\n ', ru, kk, uz, en) || E' \\n'${own})) made`;
};

/** Fills the database that a backend has just begun with: 10^5 titles with their cards, 10^6 broadcasts on a thousand channels. */
export async function makeSearchData(client: Client, nowSeconds: number): Promise<void> {
  await writeWords(client);
  const insert = (sql: string) => client.query(sql);
  const wholeTitle = `content_type in ('movie', 'series')`;
  await insert(
    copies(
      'contents',
      wholeTitle,
      TITLES,
      'title',
      1,
      `, 'slug', 'made-' || i, 'root_id', ${FIRST_ID} + i, 'popularity', random()`,
    ),
  );
  await insert(copies('persons', 'true', PERSONS, 'name', 2, `, 'slug', 'made-' || i`, 2));
  await insert(copies('programs', 'content_id is null', PROGRAMS, 'title', 3, ''));
  await insert(
    copies('channels', 'not is_hidden', CHANNELS, 'name', 4, `, 'slug', 'made-' || i, 'position', 1000 + i`, 2),
  );
  for (const [kind, table, name] of [
    ['content', 'contents', 'title'],
    ['person', 'persons', 'name'],
    ['channel', 'channels', 'name'],
  ] as const) {
    await client.query(`
      with stock as (select body::jsonb as body, row_number() over (order by id) - 1 as place
        from cards where kind = '${kind}' and language = 'ru')
      insert into cards (language, kind, id, body)
      select 'ru', '${kind}', t.id, (stock.body || jsonb_build_object('id', t.id, '${name}', t.${name}->>'ru'))::text
      from ${table} t join stock on stock.place = t.id % (select count(*) from stock) where t.id >= ${FIRST_ID}`);
  }
  // Theirs would share ids with what follows.
  await client.query('truncate schedules');
  const perChannel = BROADCASTS / CHANNELS;
  const firstStart = nowSeconds - Math.round(perChannel * PAST_SHARE) * BROADCAST_SECONDS;
  await client.query(`
    insert into schedules (id, channel_id, start_seconds, duration_seconds, real_start_seconds, real_duration_seconds, program_id, is_catchup_available)
    select ${FIRST_ID} + i, ${FIRST_ID} + i / ${perChannel}, start, ${BROADCAST_SECONDS}, start, ${BROADCAST_SECONDS},
      ${FIRST_ID} + (hashint8(i) & 2147483647) % ${PROGRAMS}, true
    from generate_series(0, ${BROADCASTS - 1}) i
    cross join lateral (select ${firstStart} + i % ${perChannel} * ${BROADCAST_SECONDS} as start) s`);
  // Days that are written already, so that the backend makes none for these channels.
  await client.query(`
    insert into schedule_days (utc_day, channel_id)
    select day, id from channels, generate_series(now() - interval '40 days', now() + interval '10 days', interval '1 day') day
    where id >= ${FIRST_ID}`);
  await client.query(SEARCH_WORDS);
  await client.query(SEARCHED_TITLES);
  await client.query(`update facts set value = 'bench' where name = 'catalogue_revision'`);
  await client.query('vacuum analyze');
}

/** What viewers type: a word, the begin of one, two words, and the same with a letter left out. */
export async function readTexts(client: Client, count: number): Promise<{ right: string[]; wrong: string[] }> {
  const { rows } = await client.query<{ title: string }>(
    `select title->>'ru' as title from contents where id >= ${FIRST_ID} order by hashint8(id) limit ${count}`,
  );
  const right = rows.map(({ title }, index) => {
    const words = title.split(' ').filter((word) => word.length >= 4);
    const [first = title, second = ''] = words;
    return [first, first.slice(0, 3), `${first} ${second}`.trim(), first.slice(0, 5)][index % 4] ?? first;
  });
  const wrong = rows.flatMap(({ title }) => {
    const word = title.split(' ').find(({ length }) => length >= 6);
    return word ? [word.slice(0, 3) + word.slice(4)] : [];
  });
  return { right, wrong };
}
