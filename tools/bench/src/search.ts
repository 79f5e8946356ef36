import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import pg from 'pg';
import { startPrivatePostgres } from '@livery/backend/test-postgres';
import { DEFAULT_CONFIGURATION } from '@livery/domain/configuration';
import { suggestAfterMs } from '@livery/domain/search';
import { answering, start } from './processes.ts';
import { seconds, table, type Bench } from './report.ts';
import { BROADCASTS, makeSearchData, readTexts, TITLES } from './search-data.ts';
import { API, viewerToken } from './viewer.ts';

const CONNECTIONS = 50;
const SECONDS = 10;
const TEXTS = 2_000;
/** What is looked through stays in memory, as on any server of a service; PostgreSQL's own 128 MB are for a laptop. */
const SHARED_BUFFERS = '1GB';
/** From an answer to the next call of somebody who types: what the site waits until it asks for suggestions. */
const PAUSE_MS = suggestAfterMs(DEFAULT_CONFIGURATION.searchDebounceMs);
/** A mix has so many calls that find by a typing error: as seldom as viewers make one. */
const TYPO_EVERY = 5;
/** More than one connection is answered in a line; to write a hundred thousand requests would keep the caller from hearing the answers. */
const REQUESTS_OF_ONE = 400;
/** More than anybody types in the time of a line. */
const NAMES_OF_ONE = 20;

type Row = (string | number)[];
type Requests = { method: 'GET'; path: string }[];

const suggest = (text: string) => `/v2/search/suggest?text=${encodeURIComponent(text)}`;
const films = (text: string) => `/v2/rows/search-contents?limit=24&text=${encodeURIComponent(text)}`;
const broadcasts = (text: string) => `/v2/search/schedules?limit=12&text=${encodeURIComponent(text)}`;

/** What finds the same and was never asked: the back end gives the same question the same answer for a while. */
const MARKS = '.,;:';
const unasked = (count: number) => [...count.toString(MARKS.length)].map((digit) => MARKS[Number(digit)]).join('');
let connections = 0;

/** What one connection asks in turn: it begins at a place of its own in the list, and asks what no other has asked, or what all of them ask. */
function requestsOf(paths: readonly string[], token: string, connection: number, isNew: boolean): Requests {
  const mark = encodeURIComponent(isNew ? unasked(connections++) : '');
  const from = Math.floor((paths.length / CONNECTIONS) * connection);
  const own = [...paths.slice(from), ...paths.slice(0, from)].slice(0, REQUESTS_OF_ONE);
  return own.map((path) => ({ method: 'GET', path: `${path}${mark}&access_token=${token}` }));
}

/** Each connection asks again as soon as it is answered. */
async function load(name: string, paths: readonly string[], token: string, isNew = true): Promise<Row> {
  let connection = 0;
  const {
    latency,
    requests: answers,
    errors,
    non2xx,
  } = await autocannon({
    url: API,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-language': 'ru' },
    setupClient: (client) => client.setRequests(requestsOf(paths, token, connection++, isNew)),
  });
  return [name, Math.round(answers.average), latency.p50, latency.p97_5, latency.p99, errors + non2xx];
}

/** Numbers between 0 and 1, the same ones in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * What one viewer asks while they type names letter by letter, and then opens the results of each. Which names is a matter of how popular they are:
 * the second is typed half as often as the first, the third a third as often (Zipf).
 */
function typedByOne(names: readonly string[], connection: number): string[] {
  const random = createRandom(connection + 1);
  return Array.from({ length: NAMES_OF_ONE }, () => {
    const name = names[Math.floor(names.length ** random()) - 1] ?? '';
    const typed = [...name].map((_, at, letters) => letters.slice(0, at + 1).join(''));
    return [...typed.slice(1).map(suggest), films(name), broadcasts(name)];
  }).flat();
}

/** As people do: whoever was answered types on, and the site asks again when typing has rested. */
async function loadByTyping(name: string, requestsOf: (connection: number) => Requests): Promise<Row> {
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + SECONDS * 1_000;
  const typeOn = async (connection: number) => {
    const requests = requestsOf(connection);
    // Fifty people do not press a key in one moment.
    await setTimeout((PAUSE_MS / CONNECTIONS) * connection);
    for (let turn = 0; performance.now() < end; turn++) {
      const { path } = requests[turn % requests.length] ?? { path: '' };
      const asked = performance.now();
      // A connection that is refused is one call that failed; the others go on.
      const isAnswered = await fetch(`${API}${path}`, { headers: { 'accept-language': 'ru' } })
        .then(async (answer) => (await answer.arrayBuffer(), answer.ok))
        .catch(() => false);
      times.push(performance.now() - asked);
      if (!isAnswered) failed++;
      await setTimeout(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, connection) => typeOn(connection)));
  const sorted = times.toSorted((one, other) => one - other);
  const share = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
  return [name, Math.round(times.length / SECONDS), share(0.5), share(0.975), share(0.99), failed];
}

/** How often each searched table was read as a whole, in place of by an index. */
async function readWholeTables(databaseUrl: string): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client
    .query<{ name: string; scans: string }>(
      `select relname as name, seq_scan as scans from pg_stat_user_tables
       where relname in ('contents', 'persons', 'programs', 'schedules', 'cards', 'search_words', 'searched_titles')`,
    )
    .finally(() => client.end());
  return new Map(rows.map(({ name, scans }) => [name, Number(scans)]));
}

export const bench: Bench = async () => {
  const postgres = await startPrivatePostgres();
  const startBackend = () =>
    start(process.execPath, ['tools/backend/src/main.ts'], { DATABASE_URL: postgres.databaseUrl, LOG_LEVEL: 'error' });
  let backend = startBackend();
  const client = new pg.Client({ connectionString: postgres.databaseUrl });
  try {
    await answering(`${API}/health`, 120_000);
    await backend.stop();
    await client.connect();
    const begun = performance.now();
    await client.query(`alter system set shared_buffers = '${SHARED_BUFFERS}'`);
    await makeSearchData(client, Math.floor(Date.now() / 1000));
    console.log(`${TITLES} titles and ${BROADCASTS} broadcasts were made in ${seconds(performance.now() - begun)} s.`);
    const texts = await readTexts(client, TEXTS);
    await client.end();
    await postgres.restart('fast');
    backend = startBackend();
    await answering(`${API}/health`, 120_000);
    const token = await viewerToken({ isGuest: true });
    const { right, wrong } = texts;
    const mix = right.map((text, index) => {
      const typed = index % TYPO_EVERY === 0 ? (wrong[index % wrong.length] ?? text) : text;
      return [suggest, suggest, films, broadcasts][index % 4]?.(typed) ?? suggest(typed);
    });
    await load('warm up', mix, token);
    const before = await readWholeTables(postgres.databaseUrl);
    const rows = [
      await load('a mix of all, each text new (target p99 ≤ 100)', mix, token),
      await loadByTyping(`the same, typed with ${PAUSE_MS} ms between an answer and the next key`, (connection) =>
        requestsOf(mix, token, connection, true),
      ),
      await loadByTyping('names typed letter by letter so, popular ones more often', (connection) =>
        typedByOne(right, connection).map((path) => ({ method: 'GET', path: `${path}&access_token=${token}` })),
      ),
      await load('suggestions', right.map(suggest), token),
      await load('suggestions, a typing error', wrong.map(suggest), token),
      await load('films and series', right.map(films), token),
      await load('films and series, a typing error', wrong.map(films), token),
      await load('broadcasts', right.map(broadcasts), token),
      await load('broadcasts, a typing error', wrong.map(broadcasts), token),
      await load(`the mix, ${TEXTS} texts that all ask`, mix, token, false),
    ];
    table([`${CONNECTIONS} connections, ${SECONDS} s`, 'answers/s', 'p50, ms', 'p97.5, ms', 'p99, ms', 'errors'], rows);
    const after = await readWholeTables(postgres.databaseUrl);
    const scanned = [...after].map(([name, scans]) => `${name} ${scans - (before.get(name) ?? 0)}`);
    console.log(
      `Whole tables read: ${scanned.join(', ')}. Load of the machine at the end: ${(loadavg()[0] ?? 0).toFixed(1)}.`,
    );
  } finally {
    await backend.stop();
    await postgres.stop();
  }
};
