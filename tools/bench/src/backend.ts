import autocannon from 'autocannon';
import { startPrivatePostgres } from '@livery/backend/test-postgres';
import { answering, start } from './processes.ts';
import { table, type Bench } from './report.ts';

const API = 'http://localhost:4100';
const CONNECTIONS = 50;
const SECONDS = 15;

async function post(path: string, body: unknown, token?: string): Promise<Record<string, unknown>> {
  const address = new URL(path, API);
  if (token) address.searchParams.set('access_token', token);
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

/** A viewer as the site makes one: user, login, device, token. */
async function guestToken(): Promise<string> {
  const username = crypto.randomUUID();
  await post('/v2/users', { username, password: 'bench-password', is_guest: true, app_version: 190 });
  const { access_token: login } = await post('/v2/auth/login', { login: username, password: 'bench-password' });
  const device = await post(
    '/v2/users/self/devices',
    {
      device_type: 'pc',
      vendor: 'bench',
      model: 'bench',
      version: '1',
      os_name: 'Linux',
      os_version: '',
      application_type: 'web',
      serial: username,
    },
    String(login),
  );
  const { access_token: token } = await post(
    '/v2/auth/device',
    { device_id: device['id'], secret: device['secret'] },
    String(login),
  );
  return String(token);
}

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
    const token = `access_token=${await guestToken()}`;
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
