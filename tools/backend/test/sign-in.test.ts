import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Backend } from '../src/server.ts';
import { type ApiClient, changeContact, codeSentTo, signIn, startTestBackend } from './test-backend.ts';
import { TEST_NOW_MS } from './test-clock.ts';

let nowMs = TEST_NOW_MS;
let api: ApiClient;
let backend: Backend;
let stop: () => Promise<void>;
let lastPhone = 77_050_000_000;

beforeAll(async () => {
  ({ api, backend, stop } = await startTestBackend({}, { clock: () => nowMs }));
});
afterAll(() => stop());
/** Another phone for each test: codes of one are counted. */
let phone: string;
beforeEach(() => {
  lastPhone += 10;
  phone = String(lastPhone);
});

const register = (number: string) => api.post('/v2/users', { username: number, phone: number });
const send = (number: string) => api.post('/v2/otps', { phone: number, can_display_message: true });
const verify = (number: string, token: string) => api.post('/v2/auth/otp', { phone: number, token });
const codeFor = (to: string) => codeSentTo(to, backend);

describe('by phone', () => {
  test('API-021 API-023 AUTH-013 AUTH-015 a code is sent, read on the desk, and brings a token', async () => {
    await register(phone);
    expect(await send(`+${phone}`)).toMatchObject({ status: 200, body: {} });
    const { status, body } = await verify(phone, await codeFor(phone));
    expect({ status, body }).toMatchObject({ status: 200, body: { user: { phone, is_guest: false } } });
    expect((await api.get('/v2/users/self', { token: body.access_token })).body.phone).toBe(phone);
  });

  test('AUTH-018 a phone that nobody registered is refused', async () => {
    expect(await send(phone)).toMatchObject({ status: 400, body: { error: { code: 'invalid_phone' } } });
  });

  test('AUTH-012 a code is used once; a wrong one is refused without a word about the token', async () => {
    await register(phone);
    await send(phone);
    const code = await codeFor(phone);
    const wrong = code === '0000' ? '1111' : '0000';
    expect(await verify(phone, wrong)).toMatchObject({ status: 401, body: { error: { code: 'wrong_code' } } });
    expect((await verify(phone, code)).status).toBe(200);
    expect(await verify(phone, code)).toMatchObject({ status: 401, body: { error: { code: 'code_expired' } } });
  });

  test('five wrong tries void a code', async () => {
    await register(phone);
    await send(phone);
    const code = await codeFor(phone);
    const wrong = code === '0000' ? '1111' : '0000';
    for (let tries = 0; tries < 5; tries += 1) await verify(phone, wrong);
    expect((await verify(phone, code)).body.error.code).toBe('code_expired');
  });

  test('a code is good for five minutes', async () => {
    await register(phone);
    await send(phone);
    const code = await codeFor(phone);
    nowMs += 5 * 60_000 + 1;
    expect((await verify(phone, code)).body.error.code).toBe('code_expired');
  });

  test('AUTH-014 another may be asked for a minute later, ten in an hour', async () => {
    await register(phone);
    await send(phone);
    expect(await send(phone)).toMatchObject({ status: 429, body: { error: { code: 'code_too_soon' } } });
    for (let more = 1; more < 10; more += 1) {
      nowMs += 60_000;
      expect((await send(phone)).status).toBe(200);
    }
    nowMs += 60_000;
    expect(await send(phone)).toMatchObject({ status: 429, body: { error: { code: 'too_many_codes' } } });
    nowMs += 60 * 60_000;
    expect((await send(phone)).status).toBe(200);
  });

  test('API-078 nothing is sent to a country without rights', async () => {
    await register(phone);
    const answer = await api.post(
      '/v2/otps',
      { phone, can_display_message: true },
      { headers: { 'x-forwarded-for': '203.0.113.9' } },
    );
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'region_forbidden' } } });
  });
});

test('API-022 API-026 AUTH-021 AUTH-023 by e-mail, whatever the case of its letters', async () => {
  const own = await signIn(api, { isGuest: false });
  expect((await changeContact(own.api, { email: 'Aru@Example.kz' }, backend)).status).toBe(200);
  expect((await api.post('/v2/otps/email', { email: 'nobody@example.kz' })).body.error.code).toBe('invalid_email');
  expect((await api.post('/v2/otps/email', { email: 'aru@example.kz' })).status).toBe(200);
  const { status, body } = await api.post('/v2/auth/email_otp', {
    email: 'ARU@example.kz',
    token: await codeFor('aru@example.kz'),
  });
  expect({ status, id: body.user?.id }).toEqual({ status: 200, id: own.userId });
});

test('API-027 API-028 AUTH-025 AUTH-027 through a messenger: its link confirms the phone and shows the code', async () => {
  await register(phone);
  const { body } = await api.get(`/v2/otp/send_methods?phone=${phone}`);
  expect(body.send_methods).toMatchObject([{ method: 'sms' }, { method: 'telegram' }]);
  const isConfirmed = async () => (await api.get(`/v2/otp/exist?phone=${phone}`)).body.otp_exist;
  expect(await isConfirmed()).toBe(false);
  const { link } = body.send_methods[1];
  await fetch(link);
  expect(await isConfirmed(), 'looking changes nothing').toBe(false);
  const foreign = await fetch(link, { method: 'POST', headers: { origin: 'https://evil.example' } });
  expect([foreign.status, await isConfirmed()]).toEqual([403, false]);
  const shown = await (await fetch(link, { method: 'POST' })).text();
  expect(await isConfirmed()).toBe(true);
  expect((await verify(phone, /<h1>(\d{4})</.exec(shown)?.[1] ?? '')).status).toBe(200);

  const unknown = await api.get('/v2/otp/send_methods?phone=77059999999');
  expect(unknown.body.send_methods).toEqual([{ method: 'sms' }]);
});

describe('with the choice of a home', () => {
  const choice = ({ address: _, ...home }: Record<string, unknown>, secret: unknown) => ({
    ...home,
    choice_secret: secret,
  });
  async function afterCode(number: string) {
    await register(number);
    await api.post('/v2/mw/otps', { phone: number });
    return api.post('/v2/mw/auth/otp', { phone: number, token: await codeFor(number) });
  }

  test('AUTH-039 a phone without homes gets its token at once', async () => {
    expect((await afterCode('77061000010')).body).toMatchObject({ access_token: expect.any(String) });
  });

  test('AUTH-036 AUTH-038 a phone with one home gets it with that home', async () => {
    const { body } = await afterCode('77061000011');
    expect(body).toMatchObject({ addresses: [{ address_id: 100 }] });
    expect(body.access_token).toBeUndefined();
    const home = choice(body.addresses[0], body.choice_secret);
    const chosen = await api.post('/v2/mw/set_address', home);
    expect(chosen.body).toMatchObject({ access_token: expect.any(String), user: { phone: '77061000011' } });
    expect((await api.post('/v2/mw/set_address', home)).body.error.code).toBe('code_expired');
  });

  test('AUTH-037 AUTH-038 with several, the city is chosen first', async () => {
    const { body } = await afterCode('77061000019');
    expect(body.addresses.length).toBeGreaterThan(1);
    const { cities } = (await api.get('/v2/mw/cities', { language: 'en' })).body;
    expect(cities[0]).toEqual({ id: 1, name: 'Almaty' });
    const city = { city_id: 1, choice_secret: body.choice_secret };
    const { addresses, choice_secret: secret } = (await api.post('/v2/mw/set_city', city)).body;
    expect(addresses).toHaveLength(2);
    const foreign = { ...choice(addresses[0], secret), address_id: 999 };
    expect((await api.post('/v2/mw/set_address', foreign)).status).toBe(400);
    expect((await api.post('/v2/mw/set_address', choice(addresses[1], secret))).body.access_token).toEqual(
      expect.any(String),
    );
  });
});

describe('a home is chosen by whoever typed the code, and nobody beside them', () => {
  let lastHome = 77_062_000_009;
  async function somebodyChoosing() {
    lastHome += 10;
    const number = String(lastHome);
    await register(number);
    await api.post('/v2/mw/otps', { phone: number });
    return (await api.post('/v2/mw/auth/otp', { phone: number, token: await codeFor(number) })).body;
  }
  /** Another browser behind the address that the one who chooses comes from. */
  const neighbour = { headers: { 'x-forwarded-for': '192.0.2.44' } };

  test.each([
    ['no secret', () => ({})],
    ['an empty one', () => ({ choice_secret: '' })],
    ['one that was guessed', () => ({ choice_secret: 'x'.repeat(32) })],
    ['the secret of another choice', (other: string) => ({ choice_secret: other })],
  ])('AUTH-038 with %s there is neither a token nor a list of homes', async (_, secret) => {
    const victim = await somebodyChoosing();
    const [{ address_id, provider_id, user_id }] = victim.addresses;
    const other = await somebodyChoosing();
    const foreign = secret(other.choice_secret);
    for (const extras of [{}, neighbour]) {
      const city = await api.post('/v2/mw/set_city', { city_id: 1, ...foreign }, extras);
      const users = (city.body.addresses ?? []).map((home: { user_id: number }) => home.user_id);
      expect(users).not.toContain(user_id);
    }
    const taken = await api.post('/v2/mw/set_address', { address_id, provider_id, user_id, ...foreign }, neighbour);
    expect(taken.body.user?.id).not.toBe(user_id);
    const home = { address_id, provider_id, user_id, choice_secret: victim.choice_secret };
    expect((await api.post('/v2/mw/set_address', home)).body.user.id).toBe(user_id);
  });

  test('AUTH-038 two who ask at once with one secret get one token', async () => {
    const { addresses, choice_secret } = await somebodyChoosing();
    const { address: _, ...home } = addresses[0];
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.post('/v2/mw/set_address', { ...home, choice_secret })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('AUTH-038 a choice ends after a quarter of an hour', async () => {
    const { addresses, choice_secret } = await somebodyChoosing();
    const { address: _, ...home } = addresses[0];
    nowMs += 15 * 60_000 + 1;
    expect((await api.post('/v2/mw/set_address', { ...home, choice_secret })).body.error.code).toBe('code_expired');
  });
});

test('AUTH-004 a provider offers its own ways in', async () => {
  const actions = async (origin: string) => {
    const { body } = await api.get('/v2/pages/auth', { headers: { origin } });
    return body.auth_methods.map(({ action }: { action: string }) => action);
  };
  expect(await actions('http://localhost:4200')).toEqual(['phone', 'email', 'password']);
  expect(await actions('http://localhost:4202')).toEqual(['phone']);
  expect(await actions('http://localhost:4204')).toEqual(['telegram', 'phone', 'email']);
});

describe('profiles', () => {
  test('PROF-005 PROF-012 PROF-016 are made, up to five, with a name and a picture that exist', async () => {
    const { api: own } = await signIn(api, { isGuest: false });
    const { avatar_categories: categories } = (await own.get('/v2/profiles/avatar_categories')).body;
    const avatar = categories[0].avatars[0].id;
    const made = await own.post('/v2/users/self/profiles', { name: ' Әсел ', role: 'child', icon_avatar_id: avatar });
    expect(made.body).toMatchObject({ name: 'Әсел', role: 'child', icon_avatar_id: avatar });
    expect((await own.post('/v2/users/self/profiles', { name: ' ', role: 'adult' })).status).toBe(400);
    expect((await own.post('/v2/users/self/profiles', { name: 'x'.repeat(31), role: 'adult' })).status).toBe(400);
    expect((await own.post('/v2/users/self/profiles', { name: 'A', role: 'adult', icon_avatar_id: 9999 })).status).toBe(
      400,
    );
    for (const name of ['A', 'B', 'C']) await own.post('/v2/users/self/profiles', { name, role: 'adult' });
    const sixth = await own.post('/v2/users/self/profiles', { name: 'D', role: 'adult' });
    expect(sixth).toMatchObject({ status: 400, body: { error: { code: 'too_many_profiles' } } });
  });

  test('PROF-019 PROF-020 PROF-024 are changed, switched and removed; the active one stays', async () => {
    const { api: own } = await signIn(api, { isGuest: false });
    const [first] = (await own.get('/v2/users/self/profiles')).body.profiles;
    const { body: child } = await own.post('/v2/users/self/profiles', { name: 'Aru', role: 'adult' });
    await own.patch(`/v2/users/self/profiles/${child.id}`, { role: 'child', name: 'Aruzhan' });
    await own.post('/v2/users/self/profile', { id: child.id });
    expect((await own.get('/v2/users/self/profile')).body).toMatchObject({ name: 'Aruzhan', role: 'child' });
    // Who watches as a child decides nothing about profiles.
    expect((await own.post('/v2/users/self/profiles', { name: 'B', role: 'adult' })).status).toBe(403);
    await own.post('/v2/users/self/profile', { id: first.id });
    expect((await own.delete(`/v2/users/self/profiles/${first.id}`)).body.error.code).toBe('active_profile');
    expect((await own.delete(`/v2/users/self/profiles/${child.id}`)).status).toBe(200);
    expect((await own.get('/v2/users/self/profiles')).body.profiles).toHaveLength(1);
  });

  test('nobody touches another user’s', async () => {
    const { api: own } = await signIn(api, { isGuest: false });
    const other = await signIn(api, { isGuest: false });
    const [foreign] = (await other.api.get('/v2/users/self/profiles')).body.profiles;
    expect((await own.patch(`/v2/users/self/profiles/${foreign.id}`, { name: 'X' })).status).toBe(404);
    expect((await own.post('/v2/users/self/profile', { id: foreign.id })).status).toBe(404);
    expect((await own.delete(`/v2/users/self/profiles/${foreign.id}`)).status).toBe(404);
  });
});

test('PIN-025 PIN-035 the PIN is saved, and sent to the account’s phone', async () => {
  const own = await signIn(api, { isGuest: false });
  expect((await own.api.post('/v2/users/self/parental_code/send', {})).body.error.code).toBe('no_phone');
  await own.api.patch('/v2/users/self', { pincode: '4711' });
  expect((await changeContact(own.api, { phone }, backend)).status).toBe(200);
  expect((await own.api.get('/v2/users/self')).body).toMatchObject({ parental_status: 'set', parental_code: '4711' });
  expect((await own.api.post('/v2/users/self/parental_code/send', {})).status).toBe(200);
  expect(await codeFor(phone)).toBe('4711');
  const tooSoon = await own.api.post('/v2/users/self/parental_code/send', {});
  expect([tooSoon.status, tooSoon.body.error.code]).toEqual([429, 'code_too_soon']);
  nowMs += 60_000;
  expect((await own.api.post('/v2/users/self/parental_code/send', {})).status).toBe(200);
});

test('PIN-043 ENT-005 the first PIN protects everything that the viewer has not decided about', async () => {
  const own = await signIn(api, { isGuest: false });
  const path = `/v2/users/self/devices/${own.deviceId}`;
  const protects = async () => (await own.api.get(path)).body.parental_settings;
  expect(await protects()).toMatchObject({ vod: true, channel: true, program: true, pay: false, settings: false });
  await own.api.patch(path, { parental_settings: { vod: false } });
  await own.api.patch('/v2/users/self', { pincode: '4711' });
  expect(await protects()).toMatchObject({ vod: false, channel: true, pay: true, profile: true, settings: true });
});

test('PIN-018 PIN-039 PIN-042 ENT-011 ENT-012 a family that has not decided is asked, and not once it did', async () => {
  const own = await signIn(api, { isGuest: false });
  const self = async () => (await own.api.get('/v2/users/self')).body;
  expect((await self()).parental_dialogue).toBeUndefined();
  await own.api.post('/v2/users/self/profiles', { name: 'Aru', role: 'child' });
  const { parental_status, parental_dialogue } = await self();
  expect(parental_status).toBe('notset');
  expect(parental_dialogue.buttons.map(({ action }: { action: string }) => action)).toEqual(['set', 'close', 'ignore']);
  expect(parental_dialogue.icon).toMatchObject({ tv_x1: expect.stringContaining('/images/icon/'), tv_width_pt: 96 });
  await own.api.patch('/v2/users/self', { settings: { parental_status: 'ignore' } });
  expect(await self()).toMatchObject({ parental_status: 'ignore', parental_code: null });
  expect((await self()).parental_dialogue).toBeUndefined();
  await own.api.patch('/v2/users/self', { pincode: '4711' });
  expect(await self()).toMatchObject({ parental_status: 'set', parental_code: '4711' });
});
