import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ledgerEntries, ledgerPostings } from '../src/database/schema/sales.ts';
import { accounts } from '../src/database/schema/viewers.ts';
import type { Backend } from '../src/server.ts';
import { atDesk, memberOf } from './sales-desk.ts';
import { type Answer, type ApiClient, signIn, type SignedIn, startTestBackend } from './test-backend.ts';

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

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are compared with the contract by the backend itself
type Any = any;
const subscribe = (packetId: number, client = own.api, headers: Record<string, string> = {}) =>
  client.post('/v2/users/self/subscriptions?paytype=async', { packet_id: packetId }, { headers });
const purchase = (planId: number, client = own.api) =>
  client.post('/v2/users/self/purchases', { purchase_type_id: planId });
const balance = async () => (await own.api.get('/v2/users/self/accounts')).body.accounts[0].balance;
const current = async (client = own.api): Promise<Any[]> =>
  (await client.get('/v2/users/self/subscriptions/current')).body.subscriptions;
const futures = async (): Promise<Any[]> => (await own.api.get('/v2/users/self/futures')).body.futures;
const packet = async (id: number): Promise<Any> => (await own.api.get(`/v2/packets/${id}`)).body;
const mayWatch = async (channelId: number): Promise<number> =>
  (await own.api.get(`/v2/channels/${channelId}/stream`)).status;
const refusal = ({ status, body }: Answer) => `${status} ${body.error?.code}`;
const idOf = async (packetId: number): Promise<number> =>
  (await current()).find((one) => one.packet.id === packetId && one.type !== 'promo')?.id;

describe('a packet that is enabled', () => {
  test('CALL-062 SUBS-001 is paid from the account at once, and opens its channels and films', async () => {
    expect(await mayWatch(125)).toBe(403);
    expect((await subscribe(23)).body).toMatchObject({ status: 'complete', amount: '590.00' });
    expect(await balance()).toBe('11860.00');
    expect(await mayWatch(125)).toBe(200);
    const { body } = await own.api.get('/v2/users/self/channel_list');
    expect(body.channels.find(({ id }: Any) => id === 125).is_purchased).toBe(true);
    expect((await packet(23)).subscription).toMatchObject({
      actions: { can_subscribe: false, can_disable_renew: true, can_change_period: true, can_unsubscribe: true },
      next_price: '590.00',
      next_period_human: { months: 1 },
    });
  });

  test('opens the films that cost extra in its libraries', async () => {
    const meta = async () => (await own.api.get('/v2/users/self/content_metadata/10004')).body.is_purchased;
    const before = await meta();
    await subscribe(21);
    expect([before, await meta()]).toEqual([false, true]);
  });

  test('PACK-041 begins with its trial, which costs its own price', async () => {
    expect((await subscribe(21)).body).toMatchObject({ amount: '0.00' });
    expect(await balance()).toBe('12450.00');
    expect(await packet(21)).toMatchObject({
      is_trial: true,
      is_used_trial: true,
      subscription: { next_price: '990.00' },
    });
  });

  test('DATA-052 CALL-062 is bought for a period by its purchase type', async () => {
    expect((await purchase(2302)).body).toMatchObject({ status: 'complete', amount: '5660.00' });
    expect((await packet(23)).user_purchase).toMatchObject({
      status: 'active',
      purchase_type: { id: 2302, amount: '5660.00' },
    });
  });

  test('CALL-056 DATA-053 stands among the subscriptions with the promo days', async () => {
    await subscribe(23);
    expect(await current()).toMatchObject([
      { packet: { id: 11 }, type: 'promo', base: true, renew: false },
      { packet: { id: 23 }, type: 'paid', base: false, renew: true, price: '590.00', is_paused: false },
    ]);
  });

  test('SUBS-010 is renewed when its period ends, and ends when the account is empty', async () => {
    await purchase(1202);
    await atDesk(backend, own.userId, 'clock', { days: 93 });
    expect([await balance(), await mayWatch(112)]).toEqual(['3030.00', 403]);
    expect(await current()).toEqual([]);
  });
});

describe('a purchase is refused', () => {
  test('PAY-063 PAY-064 with what is missing where the account has too little', async () => {
    const answer = await purchase(1203);
    expect([refusal(answer), answer.body.amount]).toEqual(['402 insufficient_funds', '21050.00']);
    expect([await balance(), (await current()).length]).toEqual(['12450.00', 1]);
  });

  test('PACK-061 of what the viewer has already', async () => {
    await subscribe(23);
    expect(refusal(await subscribe(23))).toBe('400 already_purchased');
  });

  test.each([
    ['PACK-063 of what is not available', 25, '400 packet_unavailable'],
    ['of what the operator gives only', 13, '400 packet_unavailable'],
    ['SUBS-025 of what its rights holder has closed', 26, '451 packet_blocked'],
    ['SUBS-029 of what another provider sells', 431, '404 not_of_provider'],
    ['of what there is not', 999, '404 not_found'],
  ])('%s', async (_, packetId, expected) => {
    const answer = await subscribe(packetId);
    expect(refusal(answer)).toBe(expected);
    expect(answer.body.error.message).not.toBe('');
  });

  test('of a packet that has no price', async () => {
    const { api: client } = await memberOf(backend, { providerId: 775 });
    expect(refusal(await subscribe(66, client))).toBe('400 packet_unavailable');
    expect(refusal(await purchase(6601, client))).toBe('404 not_found');
  });

  test('PACK-056 of an additional packet without a base one, unless the provider sells it so', async () => {
    const client = async (providerId: number) =>
      (await memberOf(backend, { providerId, amount: 50_000, hasPromo: false })).api;
    expect(refusal(await subscribe(23, await client(1)))).toBe('400 base_packet_needed');
    expect((await subscribe(23, await client(5))).status).toBe(200);
  });

  test('SUBS-028 from a country without rights, in the words of the viewer', async () => {
    const answer = await subscribe(23, own.api, { 'x-forwarded-for': '203.0.113.7' });
    expect([refusal(answer), answer.body.country]).toEqual(['403 region_forbidden', 'CA']);
  });

  test('of an account of somebody else', async () => {
    const other = await memberOf(backend);
    const { body } = await other.api.get('/v2/users/self/accounts');
    const answer = await own.api.post('/v2/users/self/purchases', {
      purchase_type_id: 2301,
      account_id: body.accounts[0].id,
    });
    expect(refusal(answer)).toBe('404 not_found');
  });

  test('SUBS-031 by a guest, as every change is', async () => {
    const guest = (await signIn(api)).api;
    const answers = await everyChange(guest);
    expect(answers.map(refusal)).toEqual(Array.from({ length: 6 }, () => '403 guests_not_allowed'));
    expect(await current(guest)).toEqual([]);
  });

  test('in a child’s profile, as every change is', async () => {
    const { body: profile } = await own.api.post('/v2/users/self/profiles', { name: 'Kid', role: 'child' });
    await own.api.post('/v2/users/self/profile', { id: profile.id });
    const answers = await everyChange(own.api);
    expect(answers.map(refusal)).toEqual(Array.from({ length: 6 }, () => '403 child_profile'));
  });

  const everyChange = (client: ApiClient) =>
    Promise.all([
      subscribe(23, client),
      purchase(2301, client),
      client.delete('/v2/users/self/subscriptions/1'),
      client.patch('/v2/users/self/subscriptions/1', { renew: true }),
      client.delete('/v2/users/self/futures/1'),
      client.delete('/v2/users/self/purchases/1'),
    ]);
});

describe('a subscription', () => {
  const disable = (id: number) => own.api.delete(`/v2/users/self/subscriptions/${id}`);

  test('CALL-063 CALL-064 SUBS-014 SUBS-015 has its renewal switched off and on', async () => {
    await subscribe(23);
    const id = await idOf(23);
    expect((await disable(id)).status).toBe(200);
    expect((await packet(23)).subscription).toMatchObject({
      actions: { can_disable_renew: false, can_enable_renew: true },
    });
    expect((await packet(23)).subscription.next_pay_at).toBeUndefined();
    expect((await own.api.patch(`/v2/users/self/subscriptions/${id}`, { renew: true })).status).toBe(200);
    expect((await current()).find((one) => one.id === id).renew).toBe(true);
    await own.api.patch(`/v2/users/self/subscriptions/${id}`, { renew: false });
    await atDesk(backend, own.userId, 'clock', { days: 29 });
    expect(await mayWatch(125)).toBe(200);
    await atDesk(backend, own.userId, 'clock', { days: 3 });
    expect([await mayWatch(125), await balance()]).toEqual([403, '11860.00']);
  });

  test('CALL-066 SUBS-016 is cancelled: it ends at once, and its unused time is paid back', async () => {
    await purchase(2301);
    const path = `/v2/users/self/purchases/${(await packet(23)).user_purchase.id}`;
    expect((await own.api.delete(path)).status).toBe(200);
    expect([await balance(), await mayWatch(125)]).toEqual(['12450.00', 403]);
    expect(refusal(await own.api.delete(path))).toBe('404 not_found');
  });

  test('SUBS-018 SUBS-019 SUBS-027 CALL-057 is followed by another base packet or period', async () => {
    await subscribe(10);
    expect((await packet(14)).subscription.actions).toMatchObject({ can_subscribe: true, can_change_period: true });
    const answer = await purchase(1401);
    expect(answer.body).toMatchObject({ status: 'complete', amount: '0.00' });
    expect(answer.body.status_description).toMatch(/^Planned/);
    const [, { end_at: end }] = await current();
    expect(await futures()).toMatchObject([{ packet: { id: 14 }, start_at: end, price: '1290.00' }]);
    const next = { start_at: end, packet: { id: 14 }, purchase_type: { id: 1401, amount: '1290.00' } };
    expect((await packet(14)).next_user_purchase).toMatchObject(next);
    // The one that runs says what takes its place.
    expect((await packet(10)).next_user_purchase).toMatchObject(next);
    expect(refusal(await purchase(1401))).toBe('400 already_planned');
  });

  test('PACK-041 SUBS-018 that follows what runs is told, and charged, at its own price: it has no trial', async () => {
    const first = async () =>
      (await own.api.get('/v2/packets/12/purchaseperiods')).body.purchaseperiods[0].purchases_type[0];
    const trial = { trial_price: '290.00', is_used_trial: false };
    expect([await first(), await packet(12)]).toMatchObject([{ is_have_trial: true }, trial]);
    await subscribe(10);
    expect((await first()).is_have_trial).toBe(false);
    expect((await packet(12)).trial_price).toBeUndefined();
    await purchase(1201);
    expect(await futures()).toMatchObject([{ packet: { id: 12 }, price: '3490.00' }]);
  });

  test('CALL-065 SUBS-017 what is planned is cancelled', async () => {
    await subscribe(10);
    await purchase(1003);
    const [{ id }] = await futures();
    const path = `/v2/users/self/futures/${id}`;
    expect((await own.api.delete(path)).status).toBe(200);
    expect([await futures(), refusal(await own.api.delete(path))]).toEqual([[], '404 not_found']);
  });

  test('SUBS-006 SUBS-007 SUBS-013 that is paused is shut, says so, and is deleted where it may be', async () => {
    await subscribe(23);
    const id = await idOf(23);
    await atDesk(backend, own.userId, 'pause', { subscription: id });
    const paused = (await current()).find((one) => one.id === id);
    expect(paused).toMatchObject({ is_paused: true, allow_delete_paused: false });
    expect(paused.message).toMatch(/paused/);
    expect([await mayWatch(125), (await packet(23)).is_paused]).toEqual([403, true]);
    expect(refusal(await disable(id))).toBe('400 subscription_paused');
    await atDesk(backend, own.userId, 'resume', { subscription: id });
    expect(await mayWatch(125)).toBe(200);
    await atDesk(backend, own.userId, 'pauseDeletable', { subscription: id });
    expect((await disable(id)).status).toBe(200);
    expect([await idOf(23), await balance()]).toEqual([undefined, '12450.00']);
  });

  test('PAY-054 SUBS-018 that is paused is followed by nothing: no other base packet is offered in its place', async () => {
    await subscribe(10);
    await atDesk(backend, own.userId, 'pause', { subscription: await idOf(10) });
    expect((await packet(14)).subscription.actions).toMatchObject({ can_subscribe: false, can_change_period: false });
    expect((await packet(23)).subscription.actions).toMatchObject({ can_subscribe: true });
    expect(refusal(await purchase(1401))).toBe('400 subscription_paused');
    await atDesk(backend, own.userId, 'resume', { subscription: await idOf(10) });
    expect((await packet(14)).subscription.actions).toMatchObject({ can_subscribe: true, can_change_period: true });
  });

  test('SUBS-025 SUBS-026 is kept by its rights holder (451) or by its contract (400)', async () => {
    await subscribe(27);
    expect(refusal(await disable(await idOf(27)))).toBe('400 renewal_locked');
    await atDesk(backend, own.userId, 'enable', { plan: 2601 });
    expect(refusal(await disable(await idOf(26)))).toBe('451 packet_blocked');
  });

  test('SUBS-008 of promo days cannot be changed', async () => {
    expect(refusal(await disable(1))).toBe('400 promo_subscription');
    expect(refusal(await own.api.delete('/v2/users/self/purchases/1'))).toBe('400 promo_subscription');
  });

  test('of somebody else is not found', async () => {
    expect(refusal(await disable(77))).toBe('404 not_found');
  });
});

test('every entry of every viewer adds up to zero, and every balance is what its postings say', async () => {
  await subscribe(23);
  await own.api.delete(`/v2/users/self/purchases/${await idOf(23)}`);
  const sums = await backend.db
    .select({ sum: sql<number>`sum(${ledgerPostings.amountMinor})::int` })
    .from(ledgerPostings)
    .groupBy(ledgerPostings.userId, ledgerPostings.number);
  expect(sums.filter(({ sum }) => sum !== 0)).toEqual([]);
  const inLedger = sql`(select coalesce(sum(p.amount_minor), 0) from ${ledgerPostings} p where p.user_id = ${accounts.userId} and p.account = 'wallet')`;
  expect(await backend.db.$count(accounts, sql`${accounts.balanceMinor} <> ${inLedger}`)).toBe(0);
  expect(await backend.db.$count(ledgerEntries, eq(ledgerEntries.userId, own.userId))).toBeGreaterThanOrEqual(4);
});
