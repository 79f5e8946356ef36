import { accountEndpoints } from '@livery/contract/account/endpoints';
import { authEndpoints } from '@livery/contract/auth/endpoints';
import { channelsEndpoints } from '@livery/contract/channels/endpoints';
import { contentStreamsEndpoints } from '@livery/contract/contents/streams';
import { endpointList } from '@livery/contract/endpoints';
import { favoritesEndpoints } from '@livery/contract/favorites/endpoints';
import { packetsEndpoints } from '@livery/contract/packets/endpoints';
import { platformEndpoints } from '@livery/contract/platform/endpoints';
import { profilesEndpoints } from '@livery/contract/profiles/endpoints';
import { sessionEndpoints } from '@livery/contract/session/endpoints';
import { statsEndpoints } from '@livery/contract/stats/endpoints';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callApi, forgetAnswers } from './call-api.ts';
import { configureApi, type AnswerIssue, type ApiLanguage } from './settings.ts';
import { FakeCredentials, FakeServer, deferred, testSettings, type Reply } from './testing/fake-server.ts';

let server: FakeServer;
let credentials: FakeCredentials;

beforeEach(() => {
  vi.useFakeTimers();
  forgetAnswers();
  server = new FakeServer();
  credentials = new FakeCredentials();
  configureApi(testSettings(server, { credentials }));
});

afterEach(() => {
  vi.useRealTimers();
});

/** Lets everything happen that needs no time to pass. */
const settle = () => vi.advanceTimersByTimeAsync(0);

const channel = { id: 7, name: 'Sport' };
const refused: Reply = { status: 401, json: { error: { code: 'authentication_failed', message: 'Sign in' } } };

describe('a request', () => {
  test('a key goes only with a call that takes one, and only where it is given', async () => {
    const keys = () => server.seen.map(({ headers }) => headers.get('Idempotency-Key'));
    await callApi(packetsEndpoints.purchase, { purchaseTypeId: 1 }, { idempotencyKey: 'k' });
    await callApi(packetsEndpoints.purchase, { purchaseTypeId: 1 });
    await callApi(packetsEndpoints.cancelFuture, { id: 1 }, { idempotencyKey: 'k' });
    expect(keys()).toEqual(['k', null, null]);
  });

  test('API-001 CALL-001 carries the token in the query', async () => {
    await callApi(sessionEndpoints.getUser, undefined);
    expect(server.seen.map(({ token }) => token)).toEqual(['token-1']);
  });

  test('API-001 without a token leaves it out where none is needed, and never sends it elsewhere', async () => {
    credentials.current = null;
    await callApi(platformEndpoints.getNetwork, undefined);
    credentials.current = 'token-1';
    await callApi(platformEndpoints.ping, { timestamp: 1 });
    await callApi(contentStreamsEndpoints.getScreenshotTimings, { url: 'https://img.example/seek.json' });
    expect(server.seen.map(({ token }) => token)).toEqual([null, null, null]);
  });

  test.each(['kk', 'ru', 'en', 'uz'] as const)('API-002 asks to be answered in %s', async (language) => {
    configureApi(testSettings(server, { language: () => language }));
    await callApi(sessionEndpoints.getUser, undefined);
    expect(server.seen.map(({ headers }) => headers.get('Accept-Language'))).toEqual([language]);
  });

  test('API-007 sends JSON and says so; a GET has no body', async () => {
    await callApi(sessionEndpoints.updateUser, { firstName: 'Aru' });
    await callApi(sessionEndpoints.getUser, undefined);
    expect(server.seen.map(({ body, headers }) => [body, headers.get('Content-Type')])).toEqual([
      [{ first_name: 'Aru' }, 'application/json'],
      [undefined, null],
    ]);
  });

  test('STAT-003 CONT-082 that changes something outlives its page, unless it is longer than a browser lets it be', async () => {
    await callApi(favoritesEndpoints.addFavorite, { contentId: 5 });
    await callApi(favoritesEndpoints.removeFavorite, { id: 5 });
    await callApi(statsEndpoints.sendWatchTime, { id: 5, watchedSeconds: 30 });
    await callApi(sessionEndpoints.updateUser, { firstName: 'a'.repeat(10_000) });
    await callApi(sessionEndpoints.getUser, undefined);
    expect(server.seen.map(({ keepalive }) => keepalive)).toEqual([true, true, true, false, false]);
  });

  test('CALL-009 writes flags of the query as 1 and 0, and escapes texts', async () => {
    await callApi(channelsEndpoints.getChannelStream, {
      id: 7,
      ts: 10,
      type: 'a&b=c',
      forceHttps: true,
      history: false,
    });
    expect(server.seen[0]?.path).toBe('/v2/channels/7/stream');
    expect(Object.fromEntries(server.seen[0]?.query ?? [])).toEqual({
      ts: '10',
      type: 'a&b=c',
      force_https: '1',
      history: '0',
    });
    await callApi(packetsEndpoints.getOffer, { id: '../users?x' });
    expect(server.seen[1]?.path).toBe('/v2/users/self/purchases_offer/..%2Fusers%3Fx');
  });

  test('API-073 to an address from outside goes there, and its token is read', async () => {
    server.answer = () => ({ json: { access_token: 'from-network' } });
    const device = { manufacturer: 'V', model: 'M', serial: 's', os: 'Linux' };
    const result = await callApi(authEndpoints.autoAuthenticate, {
      url: 'https://provider.example/auth?x=1',
      ...device,
    });
    expect(result.data?.accessToken).toBe('from-network');
    expect(server.seen[0]).toMatchObject({ method: 'POST', path: '/auth', token: null, body: device });
  });

  test.each([
    [packetsEndpoints.getChannelPackets, 'sport'],
    [packetsEndpoints.getChannelPacketsShort, Number.NaN],
    [channelsEndpoints.getChannelSchedule, -1],
  ])('CALL-014 for a channel whose id is no number is not sent ($0.name)', async (endpoint, id) => {
    const result = await callApi(endpoint, { id: id as number, start: 1, end: 2 });
    expect(result.error).toMatchObject({ kind: 'invalidArgument', endpoint: endpoint.name, path: 'id' });
    expect(server.seen).toEqual([]);
  });
});

describe('an answer', () => {
  test('API-006 is read into clean data', async () => {
    server.answer = () => ({ json: { channels: [{ id: '7', name: 'Sport', hd: 1, new_field: {} }] } });
    const { data } = await callApi(channelsEndpoints.getChannelList, undefined);
    expect(data?.channels[0]).toMatchObject({ id: 7, isHd: true });
  });

  test('API-006 any 2xx will do where nothing is expected', async () => {
    for (const reply of [{ status: 204 }, { text: '' }, { text: '<html>' }, { status: 202, json: { queued: true } }]) {
      server.answer = () => reply;
      expect(await callApi(sessionEndpoints.deleteDevice, { id: 5 })).toEqual({ data: null });
    }
  });

  test.each(
    endpointList.filter(({ response }) => response.shape.kind === 'entity' && response.presence === 'required'),
  )('CALL-089 of $name that is cut off is an error naming the call and the path', async (endpoint) => {
    server.answer = () => ({ text: '{ "channels": [{ "id"' });
    const args = Object.fromEntries(
      Object.keys(endpoint.params.fields).map((key) => [key, key === 'url' ? 'https://img.example/x' : 1]),
    );
    const { error } = await callApi(endpoint, { ...args, ...validQuery(endpoint.name) } as never, { token: 't' });
    expect(error).toMatchObject({ kind: 'decode', endpoint: endpoint.name, path: '', reason: 'missing' });
    expect(error?.message).toContain(endpoint.name);
  });

  test('CALL-089 that lost an item tells which, without its value, and not without end', async () => {
    const issues: AnswerIssue[] = [];
    configureApi(testSettings(server, { onAnswerIssue: (issue) => issues.push(issue) }));
    server.answer = () => ({ json: { channels: [channel, { id: 'secret' }] } });
    await callApi(channelsEndpoints.getChannelList, undefined);
    expect(issues).toEqual([
      { endpoint: 'getChannelList', path: 'channels[1].id', reason: 'unreadable', expected: 'id' },
    ]);

    server.answer = () => ({ json: { channels: Array.from({ length: 100 }, () => null) } });
    await callApi(channelsEndpoints.getViewerChannelList, undefined);
    expect(issues).toHaveLength(21);
  });

  test('CALL-089 of thousands of items is read in slices between which the page may breathe', async () => {
    const channels = Array.from({ length: 450 }, (_, index) => ({ id: index, name: 'A' }));
    server.answer = () => ({ json: { channels } });
    const done = vi.fn();
    const result = callApi(channelsEndpoints.getChannelList, undefined).then((value) => (done(), value));
    let breaths = 0;
    for (await settleMicrotasks(); vi.getTimerCount() > 0; await settleMicrotasks()) {
      expect(done).not.toHaveBeenCalled();
      vi.advanceTimersToNextTimer();
      breaths += 1;
    }
    expect((await result).data?.channels).toHaveLength(450);
    expect(breaths).toBe(3);
  });

  test('the time of the server is told, but not one that a cache kept', async () => {
    const dates: (readonly number[])[] = [];
    let nowMs = 5_000;
    const clock = { now: () => (nowMs += 300) };
    configureApi(testSettings(server, { clock, onServerDate: (...date) => dates.push(date) }));
    server.answer = () => ({ headers: { Date: 'Sun, 01 Mar 2026 12:00:00 GMT' } });
    await callApi(sessionEndpoints.getUser, undefined);
    expect(dates).toEqual([[Date.UTC(2026, 2, 1, 12), 300]]);

    server.answer = () => ({ headers: { Date: 'Sun, 01 Mar 2026 12:00:00 GMT', Age: '60' } });
    await callApi(platformEndpoints.getNetwork, undefined);
    server.answer = () => ({ headers: { Date: 'yesterday' } });
    await callApi(platformEndpoints.getConfiguration, undefined);
    expect(dates).toHaveLength(1);
  });
});

describe('a failure', () => {
  test('API-085 API-086 API-087 of the server has its message, code and status', async () => {
    server.answer = () => ({
      status: 400,
      json: { error: { code: 'x', message: 'General' }, detail: [{ message: 'Exactly' }] },
    });
    const { error } = await callApi(sessionEndpoints.getUser, undefined);
    expect(error).toEqual({
      kind: 'http',
      endpoint: 'getUser',
      status: 400,
      code: 'x',
      message: 'Exactly',
      details: [{ message: 'Exactly' }],
    });
    server.answer = () => ({ status: 502, text: '<html>' });
    expect((await callApi(sessionEndpoints.getUser, undefined)).error).toMatchObject({
      status: 502,
      code: '',
      message: 'error 502',
    });
  });

  test('API-078 of a region has country and address, one of payment its amount', async () => {
    server.answer = () => ({
      status: 403,
      json: { error: { code: 'region_forbidden', message: 'Not here' }, country: 'CA', ip: '203.0.113.7' },
    });
    expect((await callApi(platformEndpoints.getNetwork, undefined)).error).toMatchObject({
      country: 'CA',
      ip: '203.0.113.7',
    });
    server.answer = () => ({ status: 402, json: { amount: '150.00' } });
    expect((await callApi(packetsEndpoints.purchase, { purchaseTypeId: 1 })).error).toMatchObject({
      amountMinor: 15000,
    });
  });

  test('API-001 never holds the token, nor an address, nor what was given', async () => {
    const addresses = /token-1|access_token|https?:|77000|0042/;
    const answers: (() => Reply)[] = [
      () => ({ status: 500, text: 'x' }),
      () => ({ text: 'cut' }),
      () => {
        throw new TypeError('fetch failed: https://api.example/v2/users/self?access_token=token-1');
      },
    ];
    for (const answer of answers) {
      server.answer = answer;
      const { error } = await callApi(sessionEndpoints.updateUser, { phone: '77000', pincode: '0042' });
      expect(error).toBeDefined();
      expect(JSON.stringify(error)).not.toMatch(addresses);
    }
  });

  test('API-089 without an answer is of the network', async () => {
    server.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await callApi(sessionEndpoints.login, { login: 'u', password: 'p' })).error).toEqual({
      kind: 'network',
      endpoint: 'login',
      message: 'The server could not be reached',
    });
  });

  test('API-008 a call is given up after 30 s, the ping after 3 s, and neither is repeated', async () => {
    server.answer = () => new Promise(() => undefined);
    const [change, ping] = [
      callApi(sessionEndpoints.updateUser, {}),
      callApi(platformEndpoints.ping, { timestamp: 1 }),
    ];
    const ended: string[] = [];
    void change.then(() => ended.push('change'));
    void ping.then(() => ended.push('ping'));
    await vi.advanceTimersByTimeAsync(2_999);
    expect(ended).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toEqual(['ping']);
    await vi.advanceTimersByTimeAsync(26_999);
    expect(ended).toEqual(['ping']);
    await vi.advanceTimersByTimeAsync(1);
    expect((await change).error).toMatchObject({ kind: 'timeout', endpoint: 'updateUser' });
    expect((await ping).error?.kind).toBe('timeout');
    expect(server.seen.every(({ signal }) => signal.aborted)).toBe(true);
    expect(server.seen).toHaveLength(2);
  });

  test('API-008 a body that never ends is given up too', async () => {
    const fetchWithoutEnd: typeof fetch = (_, init) =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            start: (controller) =>
              init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted'))),
          }),
        ),
      );
    configureApi(testSettings(server, { fetch: fetchWithoutEnd }));
    const result = callApi(sessionEndpoints.getUser, undefined);
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await result).error?.kind).toBe('timeout');
  });

  test('a call that nobody wants any more is given up at once', async () => {
    server.answer = () => new Promise(() => undefined);
    const controller = new AbortController();
    const result = callApi(sessionEndpoints.updateUser, {}, { signal: controller.signal });
    await settle();
    controller.abort();
    expect((await result).error).toMatchObject({ kind: 'aborted', endpoint: 'updateUser' });
    expect(server.seen[0]?.signal.aborted).toBe(true);
    expect((await callApi(sessionEndpoints.updateUser, {}, { signal: controller.signal })).error?.kind).toBe('aborted');
    expect(server.seen).toHaveLength(1);
  });
});

describe('a call that needs a token', () => {
  beforeEach(() => {
    credentials = new FakeCredentials(null);
    configureApi(testSettings(server, { credentials }));
  });

  test('API-075 is refused without being sent when the session has none', async () => {
    const result = callApi(sessionEndpoints.updateUser, { email: 'a@example.com' });
    await settle();
    credentials.settle(null);
    expect((await result).error).toEqual({
      kind: 'authorizationRequired',
      endpoint: 'updateUser',
      message: 'Authorization required',
    });
    expect(server.seen).toEqual([]);
  });

  test('API-075 waits for the session to begin', async () => {
    const result = callApi(sessionEndpoints.getUser, undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.seen).toEqual([]);
    server.answer = () => ({ json: { id: 1 } });
    credentials.settle('token-2');
    expect((await result).data).toMatchObject({ id: 1 });
    expect(server.seen[0]?.token).toBe('token-2');
  });

  test('API-075 need not wait longer than its caller', async () => {
    const controller = new AbortController();
    const result = callApi(sessionEndpoints.getUser, undefined, { signal: controller.signal });
    controller.abort();
    expect((await result).error?.kind).toBe('aborted');
  });

  test('with a token of its own goes past the session, whatever comes', async () => {
    server.answer = () => refused;
    const result = await callApi(sessionEndpoints.getUser, undefined, { token: 'own' });
    expect(result.error).toMatchObject({ status: 401 });
    await callApi(sessionEndpoints.authenticateDevice, { deviceId: 1 }, { token: null });
    expect(server.seen.map(({ token }) => token)).toEqual(['own', null]);
    expect(credentials.reported).toEqual([]);
  });
});

describe('a token that is refused', () => {
  const acceptOnly = (token: string, json: unknown = { id: 1 }) => {
    server.answer = (request) => (request.token === token ? { json } : refused);
  };

  test.each([
    ['a status 401', { status: 401, json: {} }],
    [
      'the code authentication_failed',
      { status: 403, json: { error: { code: 'authentication_failed', message: '' } } },
    ],
  ])('API-076 is reported after %s', async (_, reply) => {
    server.answer = () => reply;
    void callApi(sessionEndpoints.getUser, undefined);
    await settle();
    expect(credentials.reported).toEqual(['token-1']);
  });

  test('API-076 is renewed once for many requests, and each is repeated once', async () => {
    acceptOnly('token-2', { id: 1, status: 0, balance: '1.00' });
    const results = [
      callApi(sessionEndpoints.getUser, undefined),
      callApi(accountEndpoints.getBalance, undefined),
      callApi(sessionEndpoints.updateUser, { firstName: 'Typed' }),
    ];
    await settle();
    expect(server.seen).toHaveLength(3);
    credentials.renew('token-2');
    for (const { error } of await Promise.all(results)) expect(error).toBeUndefined();
    expect(server.seen.map(({ token }) => token)).toEqual([...Array(3).fill('token-1'), ...Array(3).fill('token-2')]);
    expect(server.seen[5]?.body ?? server.seen[4]?.body ?? server.seen[3]?.body).toEqual({ first_name: 'Typed' });
    expect(new Set(credentials.reported)).toEqual(new Set(['token-1']));
  });

  test('API-076 is repeated at once when it was renewed meanwhile', async () => {
    server.answer = (request) => {
      if (request.token === 'token-2') return { json: { id: 1 } };
      credentials.current = 'token-2';
      return refused;
    };
    expect((await callApi(sessionEndpoints.getUser, undefined)).data).toMatchObject({ id: 1 });
    expect(server.seen.map(({ token }) => token)).toEqual(['token-1', 'token-2']);
  });

  test('API-076 is repeated only once', async () => {
    acceptOnly('token-3');
    const result = callApi(sessionEndpoints.getUser, undefined);
    await settle();
    credentials.renew('token-2');
    expect((await result).error).toMatchObject({ status: 401 });
    expect(server.seen).toHaveLength(2);
    expect(credentials.reported).toEqual(['token-1', 'token-2']);
  });

  test('API-076 fails as it failed when there will be no other', async () => {
    acceptOnly('token-2');
    const result = callApi(sessionEndpoints.getUser, undefined);
    await settle();
    credentials.renew(null);
    expect((await result).error).toMatchObject({ kind: 'http', status: 401 });
    expect(server.seen).toHaveLength(1);
  });

  test('API-076 is not waited for by a caller that has gone', async () => {
    acceptOnly('token-2');
    const controller = new AbortController();
    const result = callApi(sessionEndpoints.updateUser, {}, { signal: controller.signal });
    await settle();
    controller.abort();
    expect((await result).error?.kind).toBe('aborted');
  });

  test('API-008 waiting for another takes as long as it takes', async () => {
    acceptOnly('token-2');
    const result = callApi(sessionEndpoints.getUser, undefined);
    await vi.advanceTimersByTimeAsync(600_000);
    credentials.renew('token-2');
    expect((await result).data).toMatchObject({ id: 1 });
  });

  test.each(
    endpointList
      .filter(({ ignoresTokenErrors }) => ignoresTokenErrors)
      .map((endpoint) => [endpoint.name, endpoint] as const),
  )('API-077 is not reported by %s', async (name, endpoint) => {
    server.answer = () => refused;
    const args = { id: 1, watchedSeconds: 1, identifier: 'iin', phone: '77', email: 'a@example.com', token: '1' };
    expect((await callApi(endpoint, args as never)).error).toMatchObject({ endpoint: name, status: 401 });
    expect(credentials.reported).toEqual([]);
    expect(server.seen).toHaveLength(1);
  });

  test('API-076 where none is needed is asked again without it, if nothing is changed by that', async () => {
    server.answer = ({ token }) => (token === null ? { json: { is_guest_allowed: true } } : refused);
    expect((await callApi(platformEndpoints.getNetwork, undefined)).data).toMatchObject({ isGuestAllowed: true });
    expect(server.seen.map(({ token }) => token)).toEqual(['token-1', null]);
    credentials.current = 'token-1';
    expect((await callApi(sessionEndpoints.login, { login: 'u', password: 'p' })).error).toMatchObject({ status: 401 });
    expect(server.lines.filter((line) => line.includes('login'))).toHaveLength(1);
  });

  test('API-076 that was not sent is not reported', async () => {
    credentials.current = null;
    server.answer = () => refused;
    await callApi(sessionEndpoints.login, { login: 'u', password: 'wrong' });
    expect(credentials.reported).toEqual([]);
  });

  test('API-082 a device that is gone is a token that is refused, but nothing is repeated', async () => {
    server.answer = () => ({ status: 404, json: { error: { code: 'not_found', message: 'No such device' } } });
    const result = await callApi(sessionEndpoints.updateDevice, { id: 5, settings: { parentalChannels: '1' } });
    expect(result.error).toMatchObject({ status: 404 });
    expect(credentials.reported).toEqual(['token-1']);
    await callApi(sessionEndpoints.getDevice, { id: 5 });
    expect(credentials.reported).toEqual(['token-1']);
  });
});

describe('the first layer of caching', () => {
  const count = (path: string) => server.lines.filter((line) => line === `GET ${path}`).length;

  test('API-003 CALL-002 the same GET is sent once within 3 s', async () => {
    server.answer = () => ({ json: { id: 1 } });
    await callApi(sessionEndpoints.getUser, undefined);
    await vi.advanceTimersByTimeAsync(2_999);
    await callApi(sessionEndpoints.getUser, undefined);
    expect(count('/v2/users/self')).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await callApi(sessionEndpoints.getUser, undefined);
    expect(count('/v2/users/self')).toBe(2);
  });

  test('API-003 the same GET is sent once while it is under way', async () => {
    server.answer = () => ({ json: { id: 1 } });
    const results = await Promise.all([
      callApi(sessionEndpoints.getUser, undefined),
      callApi(sessionEndpoints.getUser, undefined),
    ]);
    expect(results.map(({ data }) => data?.id)).toEqual([1, 1]);
    expect(server.seen).toHaveLength(1);
  });

  test('API-003 one caller that leaves does not take the answer from the other; the last one does', async () => {
    const [one, other] = [new AbortController(), new AbortController()];
    server.answer = () => new Promise(() => undefined);
    const first = callApi(sessionEndpoints.getUser, undefined, { signal: one.signal });
    const second = callApi(sessionEndpoints.getUser, undefined, { signal: other.signal });
    await settle();
    one.abort();
    expect((await first).error?.kind).toBe('aborted');
    expect(server.seen[0]?.signal.aborted).toBe(false);
    other.abort();
    expect((await second).error?.kind).toBe('aborted');
    expect(server.seen[0]?.signal.aborted).toBe(true);
    server.answer = () => ({ json: { id: 1 } });
    expect((await callApi(sessionEndpoints.getUser, undefined)).data?.id).toBe(1);
  });

  test.each([
    [platformEndpoints.getConfiguration, '/v2/platform/configuration'],
    [platformEndpoints.getResources, '/v2/platform/resources'],
  ])('API-004 configuration and resources are sent once within 30 s', async (endpoint, path) => {
    await callApi(endpoint, undefined);
    await vi.advanceTimersByTimeAsync(29_999);
    await callApi(endpoint, undefined);
    expect(count(path)).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await callApi(endpoint, undefined);
    expect(count(path)).toBe(2);
  });

  test('API-003 other arguments or another language are another GET', async () => {
    let language: ApiLanguage = 'ru';
    configureApi(testSettings(server, { credentials, language: () => language }));
    await callApi(platformEndpoints.getNetwork, undefined);
    await callApi(platformEndpoints.getNetwork, { provider: 'north' });
    language = 'kk';
    await callApi(platformEndpoints.getNetwork, undefined);
    expect(server.seen).toHaveLength(3);
  });

  test('API-005 another token is another GET', async () => {
    server.answer = ({ token }) => ({ json: { id: token === 'token-1' ? 1 : 2 } });
    await callApi(sessionEndpoints.getUser, undefined);
    credentials.current = 'token-2';
    expect((await callApi(sessionEndpoints.getUser, undefined)).data?.id).toBe(2);
  });

  test('API-003 a failure is not kept, and what is polled is asked each time', async () => {
    server.answer = () => ({ status: 500 });
    await callApi(sessionEndpoints.getUser, undefined);
    await callApi(sessionEndpoints.getUser, undefined);
    expect(count('/v2/users/self')).toBe(2);
    await callApi(accountEndpoints.getCards, undefined);
    await callApi(accountEndpoints.getCards, undefined);
    expect(count('/v2/users/self/cards')).toBe(2);
  });

  test('API-005 a change drops what it makes stale and nothing else', async () => {
    server.answer = ({ path }) => (path.endsWith('profiles') ? { json: { profiles: [] } } : { json: { id: 1 } });
    await callApi(sessionEndpoints.getUser, undefined);
    await callApi(profilesEndpoints.getProfiles, undefined);
    await callApi(sessionEndpoints.updateUser, {});
    await callApi(sessionEndpoints.getUser, undefined);
    await callApi(profilesEndpoints.getProfiles, undefined);
    expect([count('/v2/users/self'), count('/v2/users/self/profiles')]).toEqual([2, 1]);
  });

  test('API-005 an answer asked before a change is not kept after it', async () => {
    const late = deferred<Reply>();
    server.answer = ({ method }) => (method === 'GET' ? late.promise : { json: { id: 1 } });
    const asked = callApi(sessionEndpoints.getUser, undefined);
    await settle();
    await callApi(sessionEndpoints.updateUser, {});
    late.resolve({ json: { id: 1, first_name: 'old' } });
    await asked;
    server.answer = () => ({ json: { id: 1, first_name: 'new' } });
    expect((await callApi(sessionEndpoints.getUser, undefined)).data?.firstName).toBe('new');
  });

  test('API-005 another profile drops everything, watching drops nothing', async () => {
    server.answer = () => ({ json: { id: 1 } });
    await callApi(platformEndpoints.getConfiguration, undefined);
    await callApi(statsEndpoints.sendWatchTime, { id: 1, watchedSeconds: 30 });
    await callApi(platformEndpoints.getConfiguration, undefined);
    expect(count('/v2/platform/configuration')).toBe(1);
    await callApi(profilesEndpoints.switchProfile, { id: 2 });
    await callApi(platformEndpoints.getConfiguration, undefined);
    expect(count('/v2/platform/configuration')).toBe(2);
  });

  test('API-003 a clock that is set back keeps nothing alive', async () => {
    let now = 1_000_000;
    configureApi(testSettings(server, { credentials, clock: { now: () => now } }));
    await callApi(platformEndpoints.getConfiguration, undefined);
    now -= 60_000;
    await callApi(platformEndpoints.getConfiguration, undefined);
    expect(count('/v2/platform/configuration')).toBe(2);
  });
});

/** Lets promises run without letting any timer pass. */
async function settleMicrotasks(): Promise<void> {
  for (let round = 0; round < 50; round += 1) await Promise.resolve();
}

/** The query and body of a call that cannot do without; bodies are not looked at before they are sent. */
function validQuery(name: string): object {
  const queries: Readonly<Record<string, object>> = {
    getChannelSchedule: { start: 1, end: 2 },
    getFilmography: { personId: 1 },
    getSuggestions: { text: 'a' },
    searchBroadcasts: { text: 'a' },
    getSendMethods: { phone: '77' },
    getOtpStatus: { phone: '77' },
    subscribe: { paytype: 'async' },
  };
  return { amountMinor: 0, ids: [1], answerIds: [1], ...queries[name] };
}
