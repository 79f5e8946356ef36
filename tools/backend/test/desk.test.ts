import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfiguration } from '../src/configuration.ts';
import { deskAccess } from '../src/http/desk.ts';
import { OPERATOR_KEY, startTestBackend } from './test-backend.ts';

const local = { ...readConfiguration({}), operatorKey: undefined };
const elsewhere = [{ origin: 'https://tv.example', provider: 'web' }];

test.each([
  ['everything is local', {}, 'open'],
  ['everything is local and there is a key', { operatorKey: OPERATOR_KEY }, 'open'],
  ['a site is elsewhere', { sites: elsewhere }, 'none'],
  ['the API is reached from elsewhere', { publicApiOrigin: 'https://api.example' }, 'none'],
  ['it listens to other machines', { host: '0.0.0.0' }, 'none'],
  ['a site is elsewhere and there is a key', { sites: elsewhere, operatorKey: OPERATOR_KEY }, 'password'],
  ['it listens to other machines and there is a key', { host: '0.0.0.0', operatorKey: OPERATOR_KEY }, 'password'],
] as const)('where %s the desk is %s', (_, changes, access) => {
  expect(deskAccess({ ...local, ...changes })).toBe(access);
});

describe('the open desk', () => {
  let open: Awaited<ReturnType<typeof startTestBackend>>;
  beforeAll(async () => {
    open = await startTestBackend();
  });
  afterAll(() => open.stop());

  const PAGES = [
    ['GET', '/desk'],
    ['GET', '/desk/write'],
    ['POST', '/desk/write'],
    ['GET', '/desk/network'],
    ['POST', '/desk/network'],
    ['GET', '/desk/sales'],
    ['POST', '/desk/sales'],
    ['GET', '/desk/spots'],
    ['POST', '/desk/spots'],
    ['GET', '/desk/messenger?phone=77010000001'],
    ['POST', '/desk/messenger?phone=77010000001'],
  ] as const;

  /** Not `fetch`: it sends no other `Host`. */
  const knockAs = (method: string, path: string, headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { port } = new URL(open.backend.apiOrigin);
      request({ host: 'localhost', port, method, path, headers, agent: false }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });

  test.each([
    ['a name that was made to lead here', { host: 'rebound.example:4100' }],
    ['a name that only begins like ours', { host: 'localhost.evil.example' }],
    ['an address of a network', { host: '192.168.0.7:4100' }],
    ['a user in front of a name', { host: 'localhost@evil.example' }],
    ['a name of nobody', { host: '.' }],
    ['a proxy that names its client', { 'x-forwarded-for': '192.0.2.1' }],
    ['a proxy that names the site', { 'x-forwarded-host': 'api.example' }],
    ['a proxy of the standard', { forwarded: 'for=192.0.2.1' }],
    ['a proxy that names itself', { via: '1.1 proxy' }],
    ['a proxy of nginx', { 'x-real-ip': '192.0.2.1' }],
  ])('is closed to %s', async (_, headers) => {
    for (const [method, path] of PAGES) expect(await knockAs(method, path, headers), `${method} ${path}`).toBe(403);
  });

  test.each(['localhost:4100', '127.0.0.1:4100', '[::1]:4100', 'LOCALHOST'])('is open under %s', async (host) => {
    expect(await knockAs('GET', '/desk', { host })).toBe(200);
  });
});

let backend: Awaited<ReturnType<typeof startTestBackend>>;
beforeAll(async () => {
  backend = await startTestBackend({ sites: elsewhere });
});
afterAll(() => backend.stop());

const knock = (path: string, authorization?: string) =>
  fetch(backend.backend.apiOrigin + path, { headers: authorization === undefined ? {} : { authorization } });
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

test.each([undefined, '', 'Bearer x', basic('operator:wrong-key'), basic(`root:${OPERATOR_KEY}`), OPERATOR_KEY])(
  'elsewhere the desk stays closed to %j',
  async (authorization) => {
    for (const path of ['/desk', '/desk/messenger?phone=77010000001']) {
      const { status, headers } = await knock(path, authorization);
      expect([status, headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('Basic')]);
    }
  },
);

test('elsewhere the desk opens to the operator’s key, and viewers are offered no messenger', async () => {
  expect(await (await knock('/desk', basic(`operator:${OPERATOR_KEY}`))).text()).toContain('Messages to viewers');
  await backend.api.post('/v2/users', { username: '77050000999', phone: '77050000999' });
  const { body } = await backend.api.get('/v2/otp/send_methods?phone=77050000999');
  expect(body.send_methods).toEqual([{ method: 'sms' }]);
});
