import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '../src/server.ts';
import {
  apiClient,
  changeContact,
  OPERATOR_KEY,
  registration,
  signIn,
  signInAgain,
  startTestBackend,
  type ApiClient,
} from './test-backend.ts';
import { TEST_NOW_MS } from './test-clock.ts';

/** The clock stands still unless a test moves it. */
let nowMs = TEST_NOW_MS;
let api: ApiClient;
let backend: Backend;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ api, backend, stop } = await startTestBackend({ tokenValiditySeconds: 3600 }, { clock: () => nowMs }));
});
afterAll(() => stop());

describe('a guest', () => {
  test('API-015 API-017 API-030 API-035 is created, logs in, registers a device and gets a token', async () => {
    const { api: own, userId, deviceId } = await signIn(api);
    const { body: user } = await own.get('/v2/users/self');
    expect(user).toMatchObject({ id: userId, is_guest: true, parental_status: 'notset', device_limit: 5 });
    const { body: devices } = await own.get('/v2/users/self/devices');
    expect(devices.devices).toMatchObject([
      { id: deviceId, device_type: 'web', login_at: new Date(nowMs).toISOString() },
    ]);
  });

  test('API-015 keeps the partner token it came with', async () => {
    const body = {
      username: 'partner-guest',
      password: 'secret',
      is_guest: true,
      app_version: 190,
      refer_id: 'partner-7',
    };
    expect((await api.post('/v2/users', body)).body).toMatchObject({ refer_id: 'partner-7' });
    const again = await api.post('/v2/users', body);
    expect(again).toMatchObject({ status: 400, body: { error: { code: 'username_taken' } } });
  });

  test('API-016 somebody may register by phone, once', async () => {
    const { status, body } = await api.post('/v2/users', { username: '77010000001', phone: '+7 701 000 00 01' });
    expect({ status, body }).toMatchObject({ status: 200, body: { phone: '77010000001', is_guest: false } });
    const again = await api.post('/v2/users', { username: 'other', phone: '77010000001' });
    expect(again).toMatchObject({ status: 400, body: { error: { code: 'phone_taken' } } });
  });

  test('belongs to the provider of the site that the browser shows', async () => {
    const viaSite = async (origin: string) => {
      const { api: own } = await signIn(api, { headers: { origin } });
      return (await own.get('/v2/users/self')).body.provider.landing.shortname;
    };
    expect(await viaSite('http://localhost:4201')).toBe('almatv');
    expect(await viaSite('http://localhost:4205')).toBe('freedom-superapp');
    expect(await viaSite('http://localhost:9999')).toBe('web');
  });
});

describe('login', () => {
  test('API-017 refuses a wrong password and an unknown name with the same words', async () => {
    const { username } = await signIn(api, { isGuest: false });
    const wrong = await api.post('/v2/auth/login', { login: username, password: 'not it' });
    const unknown = await api.post('/v2/auth/login', { login: 'nobody', password: 'not it' });
    expect(wrong).toMatchObject({ status: 400, body: { error: { code: 'wrong_credentials' } } });
    expect(unknown.body).toEqual(wrong.body);
  });

  test('API-012 ENT-029 the sign-in page offers ways in with the fields that each asks for', async () => {
    const { body } = await api.get('/v2/pages/auth', { language: 'en' });
    expect(body.auth_methods).toMatchObject([
      {
        action: 'phone',
        property: { phone: { label: 'Phone number', mask: '+7 (___) ___-__-__' }, code: { mask: '____' } },
      },
      { action: 'email', property: { email: { label: 'E-mail' } } },
      { action: 'password', property: { username: { label: 'Login' }, password: { label: 'Password' } } },
    ]);
  });
});

describe('a token', () => {
  test('is good until the moment it names, then answers 401 authentication_failed', async () => {
    const guest = await signIn(api);
    const { body } = await api.post('/v2/auth/device', { device_id: guest.deviceId, secret: guest.deviceSecret });
    expect(body.expired).toBe(nowMs / 1000 + 3600);
    const own = api.as(body.access_token);
    const startMs = nowMs;
    nowMs = startMs + 3600_000 - 1;
    expect((await own.get('/v2/users/self')).status).toBe(200);
    nowMs = startMs + 3600_000;
    expect(await own.get('/v2/users/self')).toMatchObject({
      status: 401,
      body: { error: { code: 'authentication_failed' } },
    });
    const renewed = await own.post('/v2/auth/device', { device_id: guest.deviceId, secret: guest.deviceSecret });
    expect((await api.as(renewed.body.access_token).get('/v2/users/self')).body.id).toBe(guest.userId);
    nowMs = startMs;
  });

  test('is asked for by every call that needs one', async () => {
    for (const path of [
      '/v2/users/self',
      '/v2/channels/channel_list',
      '/v2/rowsets',
      '/v2/contents/1',
      '/v2/packets',
    ]) {
      expect((await api.get(path)).status).toBe(401);
      expect((await api.get(path, { token: 'made-up' })).status).toBe(401);
    }
  });

  test('can be ended by an operator, one by one or with its device', async () => {
    const guest = await signIn(api);
    const { body: second } = await api.post('/v2/auth/device', {
      device_id: guest.deviceId,
      secret: guest.deviceSecret,
    });
    const operator = { headers: { 'x-operator-key': OPERATOR_KEY } };
    const expire = (body: unknown, extras = operator) => api.post('/operator/tokens/expire', body, extras);
    expect((await expire({ access_token: second.access_token })).body).toEqual({ expired: 1 });
    expect((await api.as(second.access_token).get('/v2/users/self')).status).toBe(401);
    expect((await guest.api.get('/v2/users/self')).status).toBe(200);
    expect((await expire({ device_id: guest.deviceId }, { headers: { 'x-operator-key': 'wrong' } })).status).toBe(403);
    expect((await guest.api.get('/v2/users/self')).status).toBe(200);
    await expire({ device_id: guest.deviceId });
    expect((await guest.api.get('/v2/users/self')).status).toBe(401);
    expect((await expire({ device_id: 'x' })).status).toBe(400);
  });
});

describe('devices', () => {
  test('API-031 API-032 API-033 ENT-004 ENT-005 ENT-006 keep their settings', async () => {
    const { api: own, deviceId } = await signIn(api);
    const path = `/v2/users/self/devices/${deviceId}`;
    const fresh = (await own.get(path)).body.parental_settings;
    expect(fresh).toEqual({
      duration: [1, 30, 60],
      ...{ program: true, vod: true, channel: true },
      ...{ pay: false, profile: false, settings: false },
    });
    await own.patch(path, { parental_settings: { pay: false }, settings: { parentalChannels: '30' } });
    await own.patch(path, { notification: { notification_type: 'push', token: 'x' } });
    const { body } = await own.get(path);
    expect(body.parental_settings).toMatchObject({ pay: false, channel: true });
    expect(body.settings).toEqual({ parentalChannels: '30' });
    expect(body.notification).toEqual({ notification_type: 'push', token: 'x' });
    expect((await own.patch(path, { notification: null })).body.notification).toBeNull();
  });

  test('ENT-001 ENT-003 register by what they are and are answered by what runs on them', async () => {
    const { api: own } = await signIn(api);
    const kindOf = async (changes: object) =>
      (await own.post('/v2/users/self/devices', { ...registration(), ...changes })).body.device_type;
    expect(await kindOf({})).toBe('web');
    expect(await kindOf({ application_type: 'android-mobile', device_type: 'phone' })).toBe('android_mobile');
    expect(await kindOf({ device_type: 'tv', os_name: 'Tizen' })).toBe('webkit');
    expect((await own.post('/v2/users/self/devices', { ...registration(), device_type: 'fridge' })).status).toBe(400);
  });

  test('the same device registered again takes no second place', async () => {
    const { api: own } = await signIn(api);
    const first = await own.post('/v2/users/self/devices', registration('same'));
    const second = await own.post('/v2/users/self/devices', registration('same'));
    expect(second.body.id).toBe(first.body.id);
  });

  test("API-031 API-034 another account's device is not found", async () => {
    const [mine, other] = [await signIn(api), await signIn(api)];
    const path = `/v2/users/self/devices/${other.deviceId}`;
    expect((await mine.api.get(path)).status).toBe(404);
    expect((await mine.api.patch(path, { settings: {} })).status).toBe(404);
    expect((await mine.api.delete(path)).status).toBe(404);
    expect((await other.api.get(path)).status).toBe(200);
  });

  test('one device more than the limit answers 400 until another is removed', async () => {
    const { username, password, api: own, deviceId, deviceSecret } = await signIn(api, { isGuest: false });
    for (let more = 0; more < 4; more += 1) await signInAgain(api, username, password);
    const { body: login } = await api.post('/v2/auth/login', { login: username, password });
    const { body: sixth } = await api.post('/v2/users/self/devices', registration(), { token: login.access_token });
    const refused = await api.post('/v2/auth/device', { device_id: sixth.id, secret: sixth.secret });
    expect(refused).toMatchObject({ status: 400, body: { error: { code: 'device_limit' } } });
    // A device that is in already is not counted against itself.
    expect((await own.post('/v2/auth/device', { device_id: deviceId, secret: deviceSecret })).status).toBe(200);
    await api.delete(`/v2/users/self/devices/${deviceId}`, { token: login.access_token });
    expect((await api.post('/v2/auth/device', { device_id: sixth.id, secret: sixth.secret })).status).toBe(200);
    expect((await own.get('/v2/users/self')).status).toBe(401);
    expect((await api.post('/v2/auth/device', { device_id: deviceId, secret: deviceSecret })).status).toBe(404);
  });

  test('too many removals in a day answer 403, and a day later go on', async () => {
    const { api: own } = await signIn(api, { isGuest: false });
    const removeOne = async () => {
      const { body } = await own.post('/v2/users/self/devices', registration());
      return own.delete(`/v2/users/self/devices/${body.id}`);
    };
    for (let removal = 0; removal < 5; removal += 1) expect((await removeOne()).status).toBe(200);
    expect(await removeOne()).toMatchObject({ status: 403, body: { error: { code: 'too_many_devices' } } });
    await own.get('/v2/users/self');
  });

  test('API-036 removing its own device signs a viewer out; the device comes back as a guest', async () => {
    const person = await signIn(api, { isGuest: false });
    await person.api.patch('/v2/users/self', { first_name: 'Aigerim' });
    expect((await person.api.delete(`/v2/users/self/devices/${person.deviceId}`)).status).toBe(200);
    expect((await person.api.get('/v2/users/self')).status).toBe(401);
    const { body } = await api.post('/v2/auth/device', { device_id: person.deviceId, secret: person.deviceSecret });
    expect(body.user).toMatchObject({ is_guest: true, first_name: null });
    expect(body.user.id).not.toBe(person.userId);
    expect(body.device.id).toBe(person.deviceId);
    expect((await api.as(body.access_token).get('/v2/users/self')).body.id).toBe(body.user.id);
  });

  test('API-035 an unknown device is not found', async () => {
    expect((await api.post('/v2/auth/device', { device_id: 4_503_599_627_370_001 })).status).toBe(404);
  });
});

describe('the account', () => {
  test('API-018 API-019 API-020 ENT-007 ENT-013 changes by self or by its own id, and by nobody else', async () => {
    const { api: own, userId } = await signIn(api, { isGuest: false });
    const changed = await own.patch('/v2/users/self', { first_name: 'Dana', pincode: '4711', settings: { a: 1 } });
    expect(changed.body).toMatchObject({
      first_name: 'Dana',
      parental_status: 'set',
      parental_code: '4711',
      settings: { a: 1 },
    });
    const byId = await own.patch(`/v2/users/${userId}`, { settings: { b: 'two' } });
    expect(byId.body).toMatchObject({ settings: { a: 1, b: 'two' }, parental_code: '4711' });
    expect((await own.patch(`/v2/users/${userId + 1}`, { first_name: 'x' })).status).toBe(403);
    const without = await own.patch('/v2/users/self', { pincode: '', parental_code: '4711' });
    expect(without.body.parental_status).toBe('notset');
  });

  test('an e-mail address of somebody else answers 400 duplicate_email', async () => {
    const [first, second] = [await signIn(api), await signIn(api)];
    expect((await changeContact(first.api, { email: 'taken@tv.example' }, backend)).status).toBe(200);
    const { status, body } = await second.api.patch('/v2/users/self', { email: 'Taken@tv.example' });
    expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'duplicate_email' });
  });

  test.each([{ pincode: '12' }, { pincode: 'abcd' }, { email: 'no address' }, { phone: '12' }, { nickname: 'x' }])(
    'API-019 refuses %j with the reason',
    async (change) => {
      const { api: own } = await signIn(api);
      const { status, body } = await own.patch('/v2/users/self', change);
      expect(status).toBe(400);
      expect(body.error.code).toBe('validation_failed');
      expect(body.detail[0].field).toBe(`body.${Object.keys(change)[0]}`);
    },
  );

  test('API-038 API-040 API-044 ENT-017 ENT-018 has one adult profile with an avatar to begin with', async () => {
    const { api: own } = await signIn(api);
    const { body: list } = await own.get('/v2/users/self/profiles', { language: 'en' });
    const { body: active } = await own.get('/v2/users/self/profile');
    expect(list.profiles).toEqual([active]);
    expect(active).toMatchObject({ role: 'adult', profile: { role: 'adult' } });
    const { body: avatars } = await own.get('/v2/profiles/avatar_categories');
    const sources = avatars.avatar_categories.flatMap(
      (category: { avatars: { id: number; src: string }[] }) => category.avatars,
    );
    expect(sources).toContainEqual({ id: active.icon_avatar_id, src: active.icon });
  });

  test('API-053 API-054 documents can be read and accepted', async () => {
    const { api: own } = await signIn(api);
    const { body: welcome } = await api.get('/v2/pages/welcome', { language: 'en' });
    const [document] = welcome.docs;
    const { body } = await own.get(`/v2/agreements/${document.id}`, { language: 'en' });
    expect(body.text).toMatch(/<p>/);
    expect(await (await fetch(document.url)).text()).toBe(body.text);
    expect((await own.post('/v2/users/self/agreements', { ids: [document.id, document.id] })).status).toBe(200);
    expect((await own.post('/v2/users/self/agreements', { ids: [999_999] })).status).toBe(400);
    expect((await own.get('/v2/agreements/999999')).status).toBe(404);
  });
});

describe('the region', () => {
  const abroad = { headers: { 'x-forwarded-for': '203.0.113.7' } };
  const refused = { status: 403, body: { error: { code: 'region_forbidden' }, country: 'CA', ip: '203.0.113.7' } };

  test('refuses a foreign country with message, country and address wherever a session begins', async () => {
    const { deviceId } = await signIn(api);
    const guest = { username: 'abroad', password: 'x', is_guest: true, app_version: 190 };
    expect(await api.get('/v2/users/self/network', abroad)).toMatchObject(refused);
    expect(await api.post('/v2/users', guest, abroad)).toMatchObject(refused);
    expect(await api.post('/v2/auth/login', { login: 'a', password: 'b' }, abroad)).toMatchObject(refused);
    expect(await api.post('/v2/auth/device', { device_id: deviceId }, abroad)).toMatchObject(refused);
    expect((await api.get('/v2/users/self/network', { ...abroad, language: 'kk' })).body.error.message).toMatch(
      /еліңізде/,
    );
  });

  test('API-009 API-010 ENT-014 ENT-008 the network info names provider, country and address', async () => {
    const uzbek = { headers: { 'x-forwarded-for': '198.51.100.4' } };
    const { body } = await api.get('/v2/users/self/network?provider=almatv', uzbek);
    expect(body).toMatchObject({ country: 'UZ', remote: '198.51.100.4', is_guest_allowed: true });
    expect(body.provider).toMatchObject({
      landing: { shortname: 'almatv' },
      currency: { ISO_CODE: expect.any(String) },
    });
    const byId = await api.get(`/v2/users/self/network?provider=${body.provider.id}`);
    expect(byId.body.provider.landing.shortname).toBe('almatv');
    expect(byId.body.country).toBe('KZ');
    expect(body.languages.audio.length).toBeGreaterThan(1);
  });

  test('API-009 what is said before signing in is in the voice of the provider', async () => {
    const said = async (provider: string) =>
      (await api.get(`/v2/users/self/network?provider=${provider}`)).body.default.login.description;
    expect(await said('almatv')).toMatch(/^Смотрите/);
    expect(await said('vlife')).toMatch(/^Смотри /);
  });

  test('a provider that nobody knows is left out', async () => {
    const { body } = await api.get('/v2/users/self/network?provider=nobody');
    expect(body).toMatchObject({ provider: null, is_guest_allowed: false });
  });

  test('NAV-025 NAV-028 NAV-030 the platform names the other documents of the provider, and a row for each part of the New Year page', async () => {
    const { resources } = (await api.get('/v2/platform/resources', { language: 'kk' })).body;
    for (const name of ['faq_url', 'terms_url', 'eticheskie_principy_url']) {
      const document = await fetch(resources[name]);
      expect([name, document.status, document.headers.get('content-language')]).toEqual([name, 200, 'kk']);
    }
    const own = (await signIn(api)).api;
    const { new_year_row_ids: ids } = (await api.get('/v2/platform/configuration')).body;
    expect(ids).toHaveLength(5);
    for (const id of ids) expect((await own.get(`/v2/rows/${id}`)).status).toBe(200);
  });

  test('ENT-016 the documents it links to can be fetched', async () => {
    const { body } = await api.get('/v2/users/self/network', { language: 'en' });
    for (const link of [body.agreement_url, body.privacy_url])
      expect(await (await fetch(link)).text()).toMatch(/<h2>|<p>/);
  });
});

test('API-013 texts come in the asked language, numbers do not change', async () => {
  const title = async (language: string) =>
    (
      await apiClient(new URL((await api.get('/v2/users/self/network')).body.agreement_url).origin).get(
        '/v2/pages/auth',
        { language },
      )
    ).body.auth_methods[0].title;
  expect(await Promise.all(['ru', 'kk-KZ', 'uz', 'en-US', 'ky', 'tg', 'de', 'de, kk;q=0.5'].map(title))).toEqual([
    'По номеру телефона',
    'Телефон нөмірі арқылы',
    'Telefon raqami orqali',
    'By phone',
    'По номеру телефона',
    'По номеру телефона',
    'By phone',
    'Телефон нөмірі арқылы',
  ]);
  expect((await api.get('/v2/platform/configuration')).body).toMatchObject({
    min_search_chars: 2,
    bouncing_interval: 500,
  });
});
