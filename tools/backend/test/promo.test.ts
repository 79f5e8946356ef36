import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Backend } from '../src/server.ts';
import { memberOf } from './sales-desk.ts';
import { type Answer, type ApiClient, registration, signIn, type SignedIn, startTestBackend } from './test-backend.ts';

let api: ApiClient;
let backend: Backend;
let stop: () => Promise<void>;
let own: SignedIn;

beforeAll(async () => {
  ({ api, backend, stop } = await startTestBackend());
});
afterAll(() => stop());
beforeEach(async () => {
  own = await memberOf(backend);
});

const check = (key: string, client = own.api, ignores = false) =>
  client.post('/v2/users/self/promokeys/check', { key, ignore_conditions: ignores });
const apply = (key: string, idempotencyKey?: string, client = own.api) =>
  client.post(
    '/v2/users/self/promokeys',
    { key },
    idempotencyKey ? { headers: { 'idempotency-key': idempotencyKey } } : {},
  );
const refusal = ({ status, body }: Answer) => `${status} ${body.error?.code}`;
const promoOf = async (packetId: number) =>
  (await own.api.get('/v2/users/self/subscriptions/current')).body.subscriptions.filter(
    (one: { type: string; packet: { id: number } }) => one.type === 'promo' && one.packet.id === packetId,
  ).length;

test('API-055 PROMO-011 a check says what a code gives, in any case', async () => {
  expect((await check(' gift14 ')).body).toMatchObject({
    key: 'GIFT14',
    is_need_confirm: false,
    promo_data: { days: 14, packet_ids: [23], is_paid: false },
  });
  expect((await check('FAMILY30')).body).toMatchObject({
    is_need_confirm: true,
    promo_data: { confirmation_title: 'A month of Everything as a gift' },
  });
});

test('PROMO-012 PROMO-014 PROMO-019 a code that needs a card says so, without an amount of its own', async () => {
  const { promo_data: data } = (await check('CARD60')).body;
  expect(data).toMatchObject({ is_paid: true, needed_refund: true });
  expect(data).not.toHaveProperty('amount');
});

test.each([
  ['NOBODY', '404 promo_unknown'],
  ['USEDUP', '400 promo_used'],
  ['WINTER24', '400 promo_expired'],
  ['NEIGHBOUR', '400 promo_not_for_you'],
])('API-083 API-084 %s is refused by both calls: %s', async (key, answer) => {
  expect([refusal(await check(key)), refusal(await apply(key))]).toEqual([answer, answer]);
});

test('PROMO-010 a refused code may name the packet that gives the same', async () => {
  expect((await check('NEIGHBOUR')).body.forced_packet).toMatchObject({ id: 12, name: 'Everything', price: '3490.00' });
  expect((await check('USEDUP')).body).not.toHaveProperty('forced_packet');
});

test('PROMO-005 a guest checks without conditions, and applies nothing', async () => {
  const guest = await signIn(api);
  expect((await check('NEIGHBOUR', guest.api, true)).status).toBe(200);
  expect(refusal(await apply('GIFT14', undefined, guest.api))).toBe('403 guests_not_allowed');
});

test('API-056 PROMO-023 a code opens what it gives at once', async () => {
  const mayWatch = async () => (await own.api.get('/v2/channels/125/stream')).status;
  const before = await mayWatch();
  expect((await apply('GIFT14')).status).toBe(200);
  expect([before, await mayWatch(), await promoOf(23)]).toEqual([403, 200, 1]);
  expect([refusal(await apply('GIFT14')), refusal(await check('GIFT14'))]).toEqual([
    '400 promo_used',
    '400 promo_used',
  ]);
});

test('API-056 PROMO-007 the same key is answered the same, however many ask at once', async () => {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => apply('GIFT14', key)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(await promoOf(23)).toBe(1);
  expect(refusal(await apply('FAMILY30', key))).toBe('422 idempotency_key_reused');
});

test('API-056 without keys one of many at once is taken', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => apply('SUMMER')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await promoOf(23)).toBe(1);
});

test('PROMO-026 a code that needs a card is taken as soon as there is one, and not before', async () => {
  expect((await apply('CARD60')).status).toBe(200);
  const other = await memberOf(backend);
  const { cards } = (await other.api.get('/v2/users/self/cards')).body;
  for (const { id } of cards) await other.api.delete(`/v2/users/self/cards/${id}`);
  expect(refusal(await apply('CARD60', undefined, other.api))).toBe('400 promo_not_for_you');
});

test('API-057 a guest reads what a code gives', async () => {
  const guest = await signIn(api);
  expect((await guest.api.get('/v2/promokeys/SUMMER/info')).body).toMatchObject({ days: 14, packet_ids: [23] });
  expect(refusal(await guest.api.get('/v2/promokeys/NOBODY/info'))).toBe('404 promo_unknown');
});

test('PROMO-034 whoever signs in on a device is sent by the partner that has sent its guest', async () => {
  const serial = randomUUID();
  const begin = async (isGuest: boolean, referId?: string) => {
    const account = { username: randomUUID(), password: 'secret' };
    await api.post('/v2/users', { ...account, is_guest: isGuest, app_version: 190, refer_id: referId });
    const login = await api.post('/v2/auth/login', { login: account.username, password: account.password });
    const client = api.as(login.body.access_token);
    await client.post('/v2/users/self/devices', registration(serial));
    return (await client.get('/v2/users/self')).body.refer_id;
  };
  expect([await begin(true, 'partner-7'), await begin(false), await begin(false, 'own')]).toEqual([
    'partner-7',
    'partner-7',
    'own',
  ]);
});
