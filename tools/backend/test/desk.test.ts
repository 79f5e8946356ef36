import { afterAll, beforeAll, expect, test } from 'vitest';
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
