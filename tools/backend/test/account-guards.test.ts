import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeContact, codeSentTo, registration, signIn, startTestBackend, type ApiClient } from './test-backend.ts';
import { TEST_NOW_MS } from './test-clock.ts';

let nowMs = TEST_NOW_MS;
let backend: Awaited<ReturnType<typeof startTestBackend>>;
beforeAll(async () => {
  backend = await startTestBackend({}, { clock: () => nowMs });
});
afterAll(() => backend.stop());

describe('a device’s number is no key', () => {
  test.each([
    ['none', {}],
    ['an empty one', { secret: '' }],
    ['one of another device', (other: string) => ({ secret: other })],
  ])('API-035 a device is not authenticated with a secret that is %s', async (_, secret) => {
    const [mine, other] = [await signIn(backend.api), await signIn(backend.api)];
    const given = typeof secret === 'function' ? secret(other.deviceSecret) : secret;
    const answer = await backend.api.post('/v2/auth/device', { device_id: mine.deviceId, ...given });
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
  });

  test('API-029 API-031 no list and no later answer holds a secret', async () => {
    const { api, deviceId, deviceSecret } = await signIn(backend.api);
    const own = `/v2/users/self/devices/${deviceId}`;
    const answers = await Promise.all([
      api.get('/v2/users/self/devices'),
      api.get(own),
      api.patch(own, { settings: {} }),
    ]);
    const renewed = await api.post('/v2/auth/device', { device_id: deviceId, secret: deviceSecret });
    for (const { status, body } of [...answers, renewed]) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain('secret');
    }
  });

  test('API-030 a device that registers again gets another secret, and the old one is void', async () => {
    const { api } = await signIn(backend.api);
    const first = await api.post('/v2/users/self/devices', registration('again'));
    const second = await api.post('/v2/users/self/devices', registration('again'));
    const statusWith = async (secret: string) =>
      (await backend.api.post('/v2/auth/device', { device_id: first.body.id, secret })).status;
    expect(second.body.id).toBe(first.body.id);
    expect([await statusWith(first.body.secret), await statusWith(second.body.secret)]).toEqual([404, 200]);
  });
});

test('API-036 SES-034 the token of a login ends with its device', async () => {
  const { username, password } = await signIn(backend.api, { isGuest: false });
  const { access_token } = (await backend.api.post('/v2/auth/login', { login: username, password })).body;
  const { body: device } = await backend.api.post('/v2/users/self/devices', registration(), { token: access_token });
  const authenticated = await backend.api.post('/v2/auth/device', { device_id: device.id, secret: device.secret });
  const statusOf = async (token: string) => (await backend.api.get('/v2/users/self', { token })).status;
  expect(await statusOf(access_token)).toBe(200);
  const own = backend.api.as(authenticated.body.access_token);
  expect((await own.delete(`/v2/users/self/devices/${device.id}`)).status).toBe(200);
  expect([await statusOf(access_token), await statusOf(authenticated.body.access_token)]).toEqual([401, 401]);
});

describe('phone and e-mail', () => {
  let last = 77_031_000_000;
  const contact = (kind: 'phone' | 'email') => {
    last += 1;
    return kind === 'phone' ? { phone: String(last) } : { email: `viewer${last}@tv.example` };
  };

  test.each(['phone', 'email'] as const)(
    'API-019 a %s belongs to an account only after its code was read',
    async (kind) => {
      const { api } = await signIn(backend.api, { isGuest: false });
      const change = contact(kind);
      expect(await api.patch('/v2/users/self', change)).toMatchObject({
        status: 403,
        body: { error: { code: 'confirmation_required' } },
      });
      expect((await api.get('/v2/users/self')).body[kind]).toBeNull();
      const wrong = await api.patch('/v2/users/self', { ...change, confirmation_code: 'none' });
      expect(wrong).toMatchObject({ status: 403, body: { error: { code: 'wrong_confirmation' } } });
      expect((await api.get('/v2/users/self')).body[kind]).toBeNull();
    },
  );

  test.each(['phone', 'email'] as const)(
    'API-019 a %s is changed and taken away with its code, and saved as it is without',
    async (kind) => {
      const { api } = await signIn(backend.api, { isGuest: false });
      const change = contact(kind);
      expect((await changeContact(api, change, backend.backend)).body).toMatchObject(change);
      expect((await api.patch('/v2/users/self', { ...change, first_name: 'Dana' })).status).toBe(200);
      nowMs += 60_000;
      const gone = await api.patch('/v2/users/self', { [kind]: '' });
      expect(gone.body.error?.code).toBe('confirmation_required');
      const code = await codeSentTo(String(Object.values(change)[0]), backend.backend);
      const proven = await api.patch('/v2/users/self', { [kind]: '', confirmation_code: code });
      expect(proven.body[kind]).toBeNull();
    },
  );

  test('API-019 the code of one is no proof of another, and a code to sign in is none', async () => {
    const [first, second] = [contact('email'), contact('email')];
    const { api } = await signIn(backend.api, { isGuest: false });
    await changeContact(api, first, backend.backend);
    await backend.api.post('/v2/otps/email', first);
    const ofSignIn = await codeSentTo(String(Object.values(first)[0]), backend.backend);
    const other = await signIn(backend.api, { isGuest: false });
    await other.api.patch('/v2/users/self', second);
    const taken = await other.api.patch('/v2/users/self', { ...second, confirmation_code: ofSignIn });
    const own = await codeSentTo(String(Object.values(second)[0]), backend.backend);
    expect(taken.body.error?.code ?? (ofSignIn === own ? 'wrong_confirmation' : 'taken')).toBe('wrong_confirmation');
  });

  test('API-019 two at once are refused, and so is one that somebody has', async () => {
    const { api } = await signIn(backend.api, { isGuest: false });
    const both = await api.patch('/v2/users/self', { ...contact('phone'), ...contact('email') });
    expect(both).toMatchObject({ status: 400, body: { error: { code: 'validation_failed' } } });
    const phone = contact('phone');
    await backend.api.post('/v2/users', { username: phone.phone, ...phone });
    expect((await api.patch('/v2/users/self', phone)).body.error.code).toBe('phone_taken');
  });
});

describe('what a viewer keeps', () => {
  const big = (bytes: number) => 'x'.repeat(bytes);

  test('settings take 64 kB at most, however they grow', async () => {
    const { api } = await signIn(backend.api);
    const put = (settings: object) => api.patch('/v2/users/self', { settings });
    expect((await put({ a: big(30_000) })).status).toBe(200);
    expect((await put({ b: big(30_000) })).status).toBe(200);
    expect(await put({ c: big(30_000) })).toMatchObject({ status: 413, body: { error: { code: 'too_much' } } });
    expect(Object.keys((await api.get('/v2/users/self')).body.settings)).toEqual(['a', 'b']);
    expect((await put({ a: 'short', c: big(30_000) })).status).toBe(200);
  });

  test('many changes at once come no further', async () => {
    const { api } = await signIn(backend.api);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        api.patch('/v2/users/self', { settings: { [`k${index}`]: big(10_000) } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 413)).toHaveLength(14);
  });

  test.each([
    ['a registration', (api: ApiClient) => api.post('/v2/users/self/devices', registration(big(9_000)))],
    [
      'a push registration',
      (api: ApiClient, id: number) =>
        api.patch(`/v2/users/self/devices/${id}`, { notification: { token: big(9_000) } }),
    ],
    [
      'a device’s settings',
      (api: ApiClient, id: number) =>
        api.patch(`/v2/users/self/devices/${id}`, { settings: { parentalChannels: big(9_000) } }),
    ],
  ])('a device keeps no more than 8 kB (%s)', async (_, act) => {
    const { api, deviceId } = await signIn(backend.api);
    expect(await act(api, deviceId)).toMatchObject({ status: 413, body: { error: { code: 'too_much' } } });
  });

  /** Letters that no database makes shorter. */
  const long = () => randomBytes(6_000).toString('base64url').slice(0, 7_000);
  const guest = { username: 'x', password: 'x', is_guest: true, app_version: 190 };

  test.each([
    ['/v2/users', 'username', () => ({ ...guest, username: long() })],
    ['/v2/users', 'refer_id', () => ({ ...guest, refer_id: long() })],
    ['/v2/users', 'username', () => ({ username: long(), phone: '77039999999' })],
    ['/v2/users/self/devices', 'serial', () => registration(long())],
    ['/v2/search/found', 'content_type', () => ({ title: 'a', text: 'b', content_type: long(), object_id: 1 })],
  ])('a name that %s keeps is short: %s', async (path, field, body) => {
    const { api } = await signIn(backend.api);
    expect(await api.post(path, body())).toMatchObject({ status: 400, body: { detail: [{ field: `body.${field}` }] } });
  });
});
