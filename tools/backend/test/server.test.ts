import { execFile } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfiguration, type BackendConfiguration } from '../src/configuration.ts';
import { users } from '../src/database/schema/viewers.ts';
import { createBackend, StartError, type Backend } from '../src/server.ts';
import { TEST_NOW_MS } from './test-clock.ts';
import { makeTestDatabase } from './test-database.ts';
import { apiClient, signIn, startTestBackend, type ApiClient } from './test-backend.ts';

// Some of these tests start a whole backend or two.
vi.setConfig({ testTimeout: 60_000 });

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Everything that was logged, line by line. */
class Log extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }

  get lines(): Record<string, unknown>[] {
    return this.text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  }
}

const log = new Log();
let backend: Backend;
let api: ApiClient;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ backend, api, stop } = await startTestBackend({ logLevel: 'info' }, { logStream: log }));
});
afterAll(() => stop());

describe('configuration', () => {
  test('has a default for everything', () => {
    const configuration = readConfiguration({});
    expect(configuration).toMatchObject({
      apiPort: 4100,
      mediaPort: 4101,
      tokenValiditySeconds: 43_200,
      checkAnswers: false,
    });
    expect(configuration.sites).toContainEqual({ origin: 'http://localhost:4201', provider: 'almatv' });
    expect(configuration.dataDirectory).toMatch(/\.data$/);
    expect(configuration).toMatchObject({ databaseUrl: undefined, operatorKey: undefined });
  });

  test('reads what is given, and takes an empty variable for none', () => {
    const given = {
      API_PORT: '5000',
      LOG_LEVEL: '',
      TOKEN_SECONDS: '60',
      SITE_ORIGINS: 'https://tv.example, almatv=https://alma.example',
    };
    expect(readConfiguration(given)).toMatchObject({
      apiPort: 5000,
      logLevel: 'info',
      tokenValiditySeconds: 60,
      sites: [
        { origin: 'https://tv.example', provider: undefined },
        { origin: 'https://alma.example', provider: 'almatv' },
      ],
    });
  });

  test.each([
    [{ API_PORT: 'http' }, 'API_PORT must be a port number (it is "http").'],
    [{ MEDIA_PORT: '70000' }, 'MEDIA_PORT must be a port number (it is "70000").'],
    [{ API_PORT: '5000', MEDIA_PORT: '5000' }, 'API_PORT and MEDIA_PORT must differ (both are 5000).'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent (it is "loud").'],
    [{ TOKEN_SECONDS: '0' }, 'TOKEN_SECONDS must be a whole number of seconds (it is "0").'],
    [
      { PUBLIC_API_ORIGIN: 'tv.example' },
      'PUBLIC_API_ORIGIN must be an origin such as https://tv.example (no path, no slash at the end) (it is "tv.example").',
    ],
    [
      { SITE_ORIGINS: 'https://tv.example/' },
      'SITE_ORIGINS must be a list of origins, each optionally led by provider= (it is "https://tv.example/").',
    ],
    [
      { DATABASE_URL: 'mysql://root:secret@db' },
      'DATABASE_URL must look like postgresql://user:password@host:5432/database.',
    ],
  ])('says in one sentence what is wrong with %j', (environment, sentence) => {
    expect(() => readConfiguration(environment)).toThrow(new StartError(sentence));
  });
});

describe('a start that cannot be', () => {
  const configuration = (changes: Partial<BackendConfiguration>): BackendConfiguration => ({
    ...readConfiguration({ LOG_LEVEL: 'silent' }),
    apiPort: 0,
    mediaPort: 0,
    ...changes,
  });

  test('names the busy port', async () => {
    const busy = createServer();
    await new Promise<void>((resolve) => busy.listen(0, 'localhost', resolve));
    const { port } = busy.address() as AddressInfo;
    const asked = createBackend(configuration({ apiPort: port, dataDirectory: 'memory' }));
    await expect(asked.start()).rejects.toThrow(
      new StartError(`Port ${port} is in use: end the program that holds it, or set API_PORT.`),
    );
    busy.close();
  });

  test('names the database server without its password', async () => {
    const databaseUrl = 'postgresql://livery:secret@127.0.0.1:1/tv';
    const error: unknown = await createBackend(configuration({ databaseUrl }))
      .start()
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartError);
    expect(String(error)).toMatch(
      /database tv on 127\.0\.0\.1:1 \(DATABASE_URL\) cannot be used: connect ECONNREFUSED/,
    );
    expect(String(error)).not.toContain('secret');
  });

  test('names a folder that cannot be written', async () => {
    const asked = createBackend(configuration({ databaseUrl: undefined, dataDirectory: '/dev/null/data' }));
    await expect(asked.start()).rejects.toThrow(/^The folder \/dev\/null\/data \(DATA_DIR\) cannot be written: .*\.$/);
  });

  test('ends the program with that one sentence and exit code 1', async () => {
    const failed = await promisify(execFile)(process.execPath, [MAIN], {
      env: { ...process.env, API_PORT: 'x' },
    }).catch((error: { code: number; stderr: string }) => error);
    expect(failed).toMatchObject({ code: 1, stderr: 'API_PORT must be a port number (it is "x").\n' });
  });
});

describe('the embedded database', () => {
  test('is opened by one process at a time, and keeps what it holds', async () => {
    const database = await makeTestDatabase();
    const configuration: BackendConfiguration = {
      ...readConfiguration({ LOG_LEVEL: 'silent' }),
      apiPort: 0,
      mediaPort: 0,
      ...database.configuration,
    };
    const first = createBackend(configuration);
    await first.start();
    const { token } = await signIn(apiClient(first.apiOrigin));
    if (configuration.databaseUrl === undefined) {
      await expect(createBackend(configuration).start()).rejects.toThrow(
        /Another backend \(process \d+ on .+, since .+\) uses the database in/,
      );
    }
    await first.stop();
    await first.stop();
    expect(() => first.apiOrigin).toThrow();

    const second = createBackend(configuration);
    await second.start();
    expect((await apiClient(second.apiOrigin).get('/v2/users/self', { token })).status).toBe(200);
    await second.stop();
    await database.remove();
  });
});

describe('the log', () => {
  test('has one JSON line for each request and no secret, not even in the error of the database', async () => {
    const guest = await signIn(api, { isGuest: false });
    const phone = `7701${guest.userId}`;
    await guest.api.patch('/v2/users/self', { pincode: '4711' });
    // A code to confirm them would stand in the log of a demo.
    await backend.db.update(users).set({ phone, email: 'private@tv.example' }).where(eq(users.id, guest.userId));
    await guest.api.get(`/v2/otp/exist?phone=${phone}`);
    await api.post('/v2/users', { username: 'somebody', phone });
    const before = log.lines.length;
    await guest.api.get('/v2/users/self');
    await guest.api.get('/v2/users/self?access%5Ftoken=second');
    const requests = log.lines.slice(before);
    expect(requests).toHaveLength(2);
    expect(requests[0]).toMatchObject({
      req: { method: 'GET', url: '/v2/users/self?access_token=[redacted]' },
      status: 200,
    });
    // The log's own figures are nobody's secret, and may happen to have the digits of one.
    const told = log.text.replaceAll(/"(time|pid|durationMs)":[\d.]+|127\.0\.0\.1:\d+/g, '');
    for (const secret of [
      guest.token,
      guest.password,
      phone,
      'private@tv.example',
      '4711',
      'second',
      String(guest.deviceId),
      guest.deviceSecret,
    ]) {
      expect(told).not.toContain(secret);
    }
  });

  test('tells of a failure without the values of the statement', async () => {
    const failing = new Log();
    const {
      backend: other,
      api: otherApi,
      stop: stopOther,
    } = await startTestBackend({ logLevel: 'error', checkAnswers: false }, { logStream: failing });
    const guest = await signIn(otherApi);
    await other.db.execute('alter table users rename column first_name to given_name');
    const { status, body } = await guest.api.patch('/v2/users/self', { first_name: 'Confidential' });
    expect({ status, code: body.error.code }).toEqual({ status: 500, code: 'internal_error' });
    expect(failing.lines.at(-1)).toMatchObject({
      msg: 'a request failed',
      err: { message: expect.stringContaining('Failed query') },
    });
    expect(failing.text).not.toContain('Confidential');
    await stopOther();
  });
});

describe('browsers', () => {
  const ask = (origin: string, init: RequestInit = {}) =>
    fetch(`${backend.apiOrigin}/v2/platform/configuration`, { ...init, headers: { origin, ...init.headers } });

  test('of the sites may call, and see the time of the server', async () => {
    const { headers } = await ask('http://localhost:4201');
    expect(headers.get('access-control-allow-origin')).toBe('http://localhost:4201');
    expect(headers.get('access-control-expose-headers')).toMatch(/\bDate\b/);
    expect(headers.get('vary')).toMatch(/Origin/);
    expect(Date.parse(headers.get('date') ?? '')).toBe(TEST_NOW_MS);
    const preflight = await ask('http://localhost:4201', {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'content-type' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toMatch(/PATCH/);
    expect(preflight.headers.get('access-control-max-age')).toBe('86400');
  });

  test('of other sites may not', async () => {
    expect((await ask('https://elsewhere.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  test('of any site may fetch media', async () => {
    const { headers } = await fetch(`${backend.mediaOrigin}/live/city/master.m3u8`, {
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  test('get answers that nobody on the way keeps, compressed as they like', async () => {
    const { token } = await signIn(api);
    const list = (encoding: string) =>
      fetch(`${backend.apiOrigin}/v2/channels/channel_list?access_token=${token}`, {
        headers: { 'accept-encoding': encoding },
      });
    for (const encoding of ['br', 'gzip']) {
      const response = await list(encoding);
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toMatch(/Accept-Encoding/);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(((await response.json()) as { channels: unknown[] }).channels).toHaveLength(60);
    }
    expect((await list('identity')).headers.get('content-encoding')).toBeNull();
  });
});

describe('signs of life', () => {
  test('CALL-087 health, robots and the ping picture answer', async () => {
    expect((await api.get('/health')).body).toEqual({ status: 'ok' });
    expect((await api.get('/robots.txt?timestamp=1')).body).toMatch(/^User-agent/);
    const picture = await fetch(`${backend.apiOrigin}/ping.gif?1`);
    expect(picture.headers.get('content-type')).toBe('image/gif');
    expect((await fetch(`${backend.mediaOrigin}/health`)).status).toBe(200);
  });

  test('stopping lets an answer under way come to its end', async () => {
    const { backend: other, stop: stopOther } = await startTestBackend();
    const apiOrigin = other.apiOrigin;
    // At a thousand bytes a second the head of the answer is here long before its end.
    const underWay = await fetch(`${other.mediaOrigin}/fault/kbps=8/live/city/master.m3u8`);
    await stopOther();
    const length = Number(underWay.headers.get('content-length'));
    expect((await underWay.arrayBuffer()).byteLength).toBe(length);
    await expect(fetch(`${apiOrigin}/health`)).rejects.toThrow();
  });
});
