import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../src/session/limits.ts';
import { registration, signIn, signInAgain, startTestBackend, type ApiClient, type SignedIn } from './test-backend.ts';

const PIN = '4711';

let backend: Awaited<ReturnType<typeof startTestBackend>>;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

type Family = SignedIn & { adult: number; child: number; otherDevice: number };

/** A person whose device shows the child's profile. */
async function family({ pin }: { pin: string | null }): Promise<Family> {
  const person = await signIn(backend.api, { isGuest: false });
  const [adult] = (await person.api.get('/v2/users/self/profiles')).body.profiles;
  const { body: child } = await person.api.post('/v2/users/self/profiles', { name: 'Aru', role: 'child' });
  if (pin !== null) await person.api.patch('/v2/users/self', { pincode: pin });
  const other = await signInAgain(backend.api, person.username, person.password);
  await person.api.post('/v2/users/self/profile', { id: child.id });
  return { ...person, adult: adult.id, child: child.id, otherDevice: other.deviceId };
}

type Act = (api: ApiClient, family: Family, proof: object) => ReturnType<ApiClient['get']>;

/** What is a grown-up's to decide, and how it is done. */
const WITH_PIN: readonly (readonly [string, Act])[] = [
  ['sets another PIN', (api, _, proof) => api.patch('/v2/users/self', { pincode: '0000', ...proof })],
  ['takes the PIN away', (api, _, proof) => api.patch('/v2/users/self', { pincode: '', ...proof })],
  [
    'sets a PIN by the account’s id',
    (api, { userId }, proof) => api.patch(`/v2/users/${userId}`, { pincode: '0000', ...proof }),
  ],
  ['renames the account', (api, _, proof) => api.patch('/v2/users/self', { first_name: 'Aru', ...proof })],
  ['changes the phone', (api, _, proof) => api.patch('/v2/users/self', { phone: '', ...proof })],
  ['changes the e-mail', (api, _, proof) => api.patch('/v2/users/self', { email: '', ...proof })],
  [
    'goes without a PIN',
    (api, _, proof) => api.patch('/v2/users/self', { settings: { parental_status: 'ignore' }, ...proof }),
  ],
  [
    'switches the protection of films off',
    (api, { deviceId }, proof) =>
      api.patch(`/v2/users/self/devices/${deviceId}`, { parental_settings: { vod: false }, ...proof }),
  ],
  [
    'makes an accepted PIN hold for longer',
    (api, { deviceId }, proof) =>
      api.patch(`/v2/users/self/devices/${deviceId}`, { settings: { parentalChannels: '30' }, ...proof }),
  ],
];
const SWITCH: readonly [string, Act] = [
  'changes to the grown-up',
  (api, { adult }, proof) => api.post('/v2/users/self/profile', { id: adult, ...proof }),
];
/** There is no way for a child, with or without the PIN. */
const NEVER: readonly (readonly [string, Act])[] = [
  ['makes a profile', (api) => api.post('/v2/users/self/profiles', { name: 'B', role: 'adult' })],
  ['grows up', (api, { child }) => api.patch(`/v2/users/self/profiles/${child}`, { role: 'adult' })],
  [
    'makes a child of the grown-up',
    (api, { adult }) => api.patch(`/v2/users/self/profiles/${adult}`, { role: 'child' }),
  ],
  ['removes a profile', (api, { adult }) => api.delete(`/v2/users/self/profiles/${adult}`)],
  ['signs another device out', (api, { otherDevice }) => api.delete(`/v2/users/self/devices/${otherDevice}`)],
  ['registers another device', (api) => api.post('/v2/users/self/devices', registration())],
];

const stateOf = async ({ api, deviceId }: Family) => {
  const [user, device, profile, profiles, devices] = await Promise.all(
    ['', `/devices/${deviceId}`, '/profile', '/profiles', '/devices'].map((path) => api.get(`/v2/users/self${path}`)),
  );
  return [user?.body, device?.body, profile?.body, profiles?.body, devices?.body];
};

describe.each([...WITH_PIN, SWITCH])('PIN-038 PROF-025 a child that %s', (_, act) => {
  test.each([
    ['no PIN', {}, 'pin_required'],
    ['a wrong PIN', { parental_code: '0001' }, 'wrong_pin'],
    ['an empty PIN', { parental_code: '' }, 'wrong_pin'],
  ])('is refused with %s, and nothing has changed', async (__, proof, code) => {
    const child = await family({ pin: PIN });
    const before = await stateOf(child);
    expect(await act(child.api, child, proof)).toMatchObject({ status: 403, body: { error: { code } } });
    expect(await stateOf(child)).toEqual(before);
  });

  test('may with the PIN', async () => {
    const child = await family({ pin: PIN });
    expect((await act(child.api, child, { parental_code: PIN })).status).toBe(200);
  });
});

test.each(WITH_PIN)('PIN-035 where there is no PIN a child never %s', async (_, act) => {
  const child = await family({ pin: null });
  const before = await stateOf(child);
  for (const proof of [{}, { parental_code: '' }, { parental_code: PIN }]) {
    expect(await act(child.api, child, proof)).toMatchObject({
      status: 403,
      body: { error: { code: 'child_profile' } },
    });
  }
  expect(await stateOf(child)).toEqual(before);
});

test.each(NEVER)('PROF-028 a child never %s', async (_, act) => {
  const child = await family({ pin: PIN });
  const before = await stateOf(child);
  expect(await act(child.api, child, {})).toMatchObject({ status: 403, body: { error: { code: 'child_profile' } } });
  expect(await stateOf(child)).toEqual(before);
});

test('PROF-024 PROF-025 where no PIN stands before profiles, a child may change to the grown-up', async () => {
  const without = await family({ pin: null });
  expect((await without.api.post('/v2/users/self/profile', { id: without.adult })).status).toBe(200);
  const open = await family({ pin: PIN });
  const path = `/v2/users/self/devices/${open.deviceId}`;
  await open.api.patch(path, { parental_settings: { profile: false }, parental_code: PIN });
  expect((await open.api.post('/v2/users/self/profile', { id: open.adult })).status).toBe(200);
});

test('PIN-038 a grown-up, too, sets another PIN with the one in use alone', async () => {
  const { api } = await signIn(backend.api, { isGuest: false });
  expect((await api.patch('/v2/users/self', { pincode: PIN })).status).toBe(200);
  expect((await api.patch('/v2/users/self', { pincode: '0000' })).body.error.code).toBe('pin_required');
  expect((await api.patch('/v2/users/self', { pincode: '', parental_code: '1' })).body.error.code).toBe('wrong_pin');
  const changed = await api.patch('/v2/users/self', { pincode: '0000', parental_code: PIN });
  expect(changed.body.parental_code).toBe('0000');
});

test('PIN-046 200 guesses at once compare no more than ten', async () => {
  const child = await family({ pin: PIN });
  const guesses = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      child.api.post('/v2/users/self/profile', { id: child.adult, parental_code: String(5000 + index) }),
    ),
  );
  const codes = guesses.map(({ body }) => body.error.code);
  expect(codes.filter((code) => code === 'wrong_pin')).toHaveLength(LIMITS.wrongPins.most);
  expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(200 - LIMITS.wrongPins.most);
  expect(guesses.at(-1)?.headers.get('retry-after')).toBe('900');
});
