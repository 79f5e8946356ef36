import autocannon from 'autocannon';
import { startPrivatePostgres } from '@livery/backend/test-postgres';
import { answering, start } from './processes.ts';
import { table, type Bench } from './report.ts';
import { API, viewerToken } from './viewer.ts';

const CONNECTIONS = 50;
const SECONDS = 15;

async function load(name: string, path: string): Promise<(string | number)[]> {
  const result = await autocannon({
    url: `${API}${path}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-language': 'ru' },
  });
  const { latency, requests } = result;
  return [name, Math.round(requests.average), latency.p50, latency.p97_5, latency.p99, result.errors + result.non2xx];
}

export const bench: Bench = async () => {
  const postgres = await startPrivatePostgres();
  const backend = start(process.execPath, ['tools/backend/src/main.ts'], {
    DATABASE_URL: postgres.databaseUrl,
    LOG_LEVEL: 'error',
  });
  try {
    await answering(`${API}/health`, 120_000);
    const token = `access_token=${await viewerToken({ isGuest: true })}`;
    // Warm up: the first answers compile and fill the connection pool.
    await autocannon({ url: `${API}/v2/rowsets/startpage?kind=web&${token}`, connections: CONNECTIONS, duration: 3 });
    table(
      [
        `${CONNECTIONS} connections, PostgreSQL, ${SECONDS} s`,
        'answers/s',
        'p50, ms',
        'p97.5, ms',
        'p99, ms',
        'errors',
      ],
      [
        await load('home rowset (target p99 ≤ 150)', `/v2/rowsets/startpage?kind=web&${token}`),
        await load('channel list', `/v2/channels/channel_list?${token}`),
        await load("viewer's channel flags", `/v2/users/self/channel_list?${token}`),
      ],
    );
  } finally {
    await backend.stop();
    await postgres.stop();
  }
};
