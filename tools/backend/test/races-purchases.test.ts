import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ledgerEntries } from '../src/database/schema/sales.ts';
import type { Backend } from '../src/server.ts';
import { atOnce, tally } from './at-once.ts';
import { atDesk, memberOf } from './sales-desk.ts';
import { type ApiClient, startTestBackend } from './test-backend.ts';

const CALLS = 50;

let api: ApiClient;
let backend: Backend;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ api, backend, stop } = await startTestBackend());
});
afterAll(() => stop());
/** Connections that are open already: what is sent over them arrives together. */
beforeEach(async () => void (await atOnce(() => api.get('/ping.gif'), CALLS)));

const balance = async (own: ApiClient) => (await own.get('/v2/users/self/accounts')).body.accounts[0].balance;
const charges = (userId: number) =>
  backend.db.$count(ledgerEntries, and(eq(ledgerEntries.userId, userId), eq(ledgerEntries.kind, 'charge')));

test('PAY-047 50 calls at once that enable one packet charge it once', async () => {
  const { api: own, userId } = await memberOf(backend);
  const answers = await atOnce(() => own.post('/v2/users/self/subscriptions?paytype=async', { packet_id: 23 }), CALLS);
  expect(tally(answers)).toEqual({ '200': 1, '400 already_purchased': CALLS - 1 });
  expect([await balance(own), await charges(userId)]).toEqual(['11860.00', 1]);
});

test('PAY-047 two packets at once with money for one charge one', async () => {
  const members = await atOnce(() => memberOf(backend), 5);
  for (const { api: own } of members) {
    const buy = (planId: number) => own.post('/v2/users/self/purchases', { purchase_type_id: planId });
    const answers = await Promise.all([buy(1202), buy(2103)]);
    expect(tally(answers)).toEqual({ '200': 1, '402 insufficient_funds': 1 });
    expect(['3030.00', '2950.00']).toContain(await balance(own));
  }
});

test('a renewal that is due is charged once, however many calls meet it', async () => {
  const { api: own, userId } = await memberOf(backend);
  await own.post('/v2/users/self/purchases', { purchase_type_id: 2301 });
  const looks = atOnce(() => own.get('/v2/users/self/subscriptions/current'), CALLS);
  await atDesk(backend, userId, 'clock', { days: 31 });
  expect(tally(await looks)).toEqual({ '200': CALLS });
  expect([await balance(own), await charges(userId)]).toEqual(['11270.00', 2]);
});

test('a purchase that is cancelled by 50 calls at once is paid back once', async () => {
  const { api: own } = await memberOf(backend);
  await own.post('/v2/users/self/purchases', { purchase_type_id: 2301 });
  const { user_purchase: bought } = (await own.get('/v2/packets/23')).body;
  const answers = await atOnce(() => own.delete(`/v2/users/self/purchases/${bought.id}`), CALLS);
  expect(tally(answers)).toEqual({ '200': 1, '404 not_found': CALLS - 1 });
  expect(await balance(own)).toBe('12450.00');
});
