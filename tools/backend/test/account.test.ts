import { afterAll, beforeAll, expect, test } from 'vitest';
import { registration, signIn, signInAgain, startTestBackend, type ApiClient } from './test-backend.ts';
import { TEST_NOW_MS } from './test-clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let nowMs = TEST_NOW_MS;
let api: ApiClient;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ api, stop } = await startTestBackend({}, { clock: () => nowMs }));
});
afterAll(() => stop());

const member = () => signIn(api, { isGuest: false });
const asChild = async (own: ApiClient) => {
  const { body: child } = await own.post('/v2/users/self/profiles', { name: 'Kids', role: 'child' });
  await own.post('/v2/users/self/profile', { id: child.id });
};

test('API-045 API-046 CALL-079 CALL-080 a viewer has an account that may pay, and its balance', async () => {
  const { api: own } = await member();
  const { body } = await own.get('/v2/users/self/accounts');
  expect(body.accounts).toMatchObject([{ balance: '12450.00', is_payment_allowed: true }]);
  expect((await own.get('/v2/users/self/balance')).body).toEqual({ balance: '12450.00' });
});

test('ACC-028 neither a guest nor a child may pay', async () => {
  const guest = await signIn(api);
  expect((await guest.api.get('/v2/users/self/accounts')).body.accounts).toMatchObject([
    { balance: '0.00', is_payment_allowed: false },
  ]);
  const { api: own } = await member();
  const { body } = await own.get('/v2/users/self/accounts');
  const payforms = `/v2/users/self/accounts/${body.accounts[0].id}/payforms`;
  expect((await own.get(payforms)).body.payforms.length).toBeGreaterThan(0);
  await asChild(own);
  expect((await own.get('/v2/users/self/accounts')).body.accounts).toMatchObject([{ is_payment_allowed: false }]);
  expect((await own.get(payforms)).body.payforms).toEqual([]);
});

test('CALL-072 the ways to pay are those of the viewer’s own account, in the viewer’s language', async () => {
  const { api: own } = await member();
  const other = await member();
  const { body } = await own.get('/v2/users/self/accounts');
  const path = `/v2/users/self/accounts/${body.accounts[0].id}/payforms`;
  const { body: english } = await own.get(path, { language: 'en' });
  expect(english.payforms[0]).toMatchObject({ payform_shortname: 'linkedcard', name: 'Linked card' });
  expect((await other.api.get(path)).status).toBe(404);
});

test('API-047 API-048 CALL-081 CALL-083 cards are listed with the primary one first; when that goes, another one pays', async () => {
  const { api: own } = await member();
  const list = async () => (await own.get('/v2/users/self/cards')).body.cards;
  const [first, second] = await list();
  expect(first).toMatchObject({ number: '4400 43** **** 1121', is_primary: true });
  expect(second).toMatchObject({ is_primary: false });
  expect((await own.delete(`/v2/users/self/cards/${first.id}`)).status).toBeLessThan(300);
  expect(await list()).toEqual([{ ...second, is_primary: true }]);
  expect((await own.delete(`/v2/users/self/cards/${first.id}`)).status).toBe(404);
});

test('a card of somebody else is not found, and a child removes none', async () => {
  const { api: own } = await member();
  const { body } = await (await member()).api.get('/v2/users/self/cards');
  expect((await own.delete(`/v2/users/self/cards/${body.cards[0].id}`)).status).toBe(404);
  const { body: ofOwn } = await own.get('/v2/users/self/cards');
  await asChild(own);
  expect((await own.delete(`/v2/users/self/cards/${ofOwn.cards[0].id}`)).status).toBe(403);
});

test('CALL-056 the days without payment are a subscription while they last; a guest has none', async () => {
  const { api: own, deviceId, deviceSecret } = await member();
  const current = async (client: ApiClient) =>
    (await client.get('/v2/users/self/subscriptions/current', { language: 'en' })).body;
  expect((await current(own)).subscriptions).toMatchObject([
    {
      packet: { name: 'Family' },
      type: 'promo',
      renew: false,
      end_at: new Date(TEST_NOW_MS + 30 * DAY_MS).toISOString(),
    },
  ]);
  expect(await current((await signIn(api)).api)).toEqual({ subscriptions: [] });
  nowMs = TEST_NOW_MS + 31 * DAY_MS;
  const { body: token } = await own.post('/v2/auth/device', { device_id: deviceId, secret: deviceSecret });
  expect(await current(api.as(token.access_token))).toEqual({ subscriptions: [] });
  nowMs = TEST_NOW_MS;
});

test('API-029 API-034 ACC-031 devices say what they are; one that is removed is signed out at once', async () => {
  const { api: own, username, password } = await member();
  const other = await signInAgain(api, username, password);
  const { body } = await own.get('/v2/users/self/devices');
  expect(body.devices).toHaveLength(2);
  expect(body.devices[0]).toMatchObject({ vendor: registration().vendor, model: registration().model });
  expect((await other.api.get('/v2/users/self')).status).toBe(200);
  expect((await own.delete(`/v2/users/self/devices/${other.deviceId}`)).status).toBeLessThan(300);
  expect((await other.api.get('/v2/users/self')).status).toBe(401);
  expect((await own.get('/v2/users/self/devices')).body.devices).toHaveLength(1);
  expect((await own.delete(`/v2/users/self/devices/${other.deviceId}`)).status).toBe(404);
});

test('API-053 API-054 CALL-086 agreements are read, and accepted once or more often', async () => {
  const { api: own } = await member();
  const { body } = await own.get('/v2/agreements/1', { language: 'en' });
  expect(body).toMatchObject({ id: 1 });
  expect(body.text.length).toBeGreaterThan(100);
  for (const _ of [1, 2]) {
    expect((await own.post('/v2/users/self/agreements', { ids: [1] })).status).toBeLessThan(300);
  }
  expect((await own.post('/v2/users/self/agreements', { ids: [987654] })).status).toBe(400);
});
