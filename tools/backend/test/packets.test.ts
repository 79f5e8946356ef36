import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '../src/server.ts';
import { atDesk, memberOf } from './sales-desk.ts';
import { type ApiClient, signIn, type SignedIn, startTestBackend } from './test-backend.ts';

let api: ApiClient;
let backend: Backend;
let stop: () => Promise<void>;
let member: SignedIn;

beforeAll(async () => {
  ({ api, backend, stop } = await startTestBackend());
  member = await memberOf(backend);
});
afterAll(() => stop());

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are compared with the contract by the backend itself
type Any = any;
const packetsOf = async (own: ApiClient, path = '/v2/packets'): Promise<Any[]> => (await own.get(path)).body.packets;
const idsOf = (found: Any[]): number[] => found.map(({ id }) => id);
const packetOf = async (own: ApiClient, id: number): Promise<Any> => (await own.get(`/v2/packets/${id}`)).body;

describe('the list of packets', () => {
  test('CALL-052 CALL-054 PROV-011 names what the viewer’s provider and the shared one sell', async () => {
    const found = await packetsOf(member.api);
    expect(idsOf(found)).toEqual([10, 11, 12, 13, 14, 15, 16, 18, 21, 22, 23, 24, 25, 26, 27]);
    expect(await packetsOf(member.api, '/v2/purchasepackets')).toEqual(found);
  });

  test('PACK-031 lists the channels of packets with 31 at most, and their number always', async () => {
    const found = await packetsOf(member.api);
    const of = (id: number) => found.find((packet) => packet.id === id);
    expect([14, 15, 16].map((id) => of(id).channels_count)).toEqual([30, 31, 32]);
    expect([of(14).channels.length, of(15).channels.length, of(16).channels]).toEqual([30, 31, undefined]);
  });

  test('has the prices of the viewer’s currency in round sums', async () => {
    const priceFor = async (providerId: number) => {
      const { api: own } = await memberOf(backend, { providerId });
      return (await packetsOf(own)).find(({ id }) => id === 11).price;
    };
    expect([await priceFor(1), await priceFor(3), await priceFor(5)]).toEqual(['1990.00', '360.00', '50000.00']);
  });

  test('DATA-046 DATA-048 DATA-049 PACK-066 has words, benefits, design, agreement and what follows', async () => {
    const found = await packetsOf(member.api);
    const of = (id: number) => found.find((packet) => packet.id === id);
    expect(of(21)).toMatchObject({
      name: 'Premiere',
      base: false,
      available: true,
      period_human: { months: 1 },
      benefits: [{ text: 'New films every week' }, {}],
      design: { corner_badge: '7 days free', special_features: ['Premieres of the week'] },
      row_slug: 'premiere-hall',
    });
    expect(of(16).agreement).toEqual({ id: 3 });
    expect(of(18)).toMatchObject({ after_renew_packet_id: 11, price: '2990.00', total_price: '5970.00' });
    expect(of(25).available).toBe(false);
    expect(of(13)).toMatchObject({ price: '0.00' });
  });

  test('PACK-041 DATA-047 says of a trial what it costs, how long it is, and whether it was used', async () => {
    const found = await packetsOf(member.api);
    const of = (id: number) => found.find((packet) => packet.id === id);
    expect(of(12)).toMatchObject({
      trial_price: '290.00',
      trial_period_human: { months: 1, days: 10 },
      is_used_trial: false,
    });
    expect(of(11)).toMatchObject({ trial_period_human: { days: 14 }, is_used_trial: true });
  });

  test('is shown to guests, and to a child without the channels that are not for it', async () => {
    const guest = await signIn(api);
    expect((await packetsOf(guest.api)).length).toBeGreaterThan(10);
    const child = await childOf(backend);
    const adult = (await packetsOf(child)).find(({ id }) => id === 22);
    expect(adult.channels).toEqual([]);
  });
});

/** A child's profile of a member of its own. */
async function childOf(of: Backend): Promise<ApiClient> {
  const { api: own } = await memberOf(of);
  const { body: profile } = await own.post('/v2/users/self/profiles', { name: 'Kid', role: 'child' });
  await own.post('/v2/users/self/profile', { id: profile.id });
  return own;
}

describe('one packet', () => {
  test('CALL-053 CALL-055 PACK-027 PACK-028 has channels, videos and libraries', async () => {
    const packet = await packetOf(member.api, 11);
    expect(packet.channels).toHaveLength(49);
    expect(packet.channels[0]).toMatchObject({ name: 'Alatau 24', category_ids: [6] });
    expect(packet.videos).toHaveLength(8);
    expect(packet.libraries).toHaveLength(5);
    expect((await member.api.get('/v2/purchasepackets/11')).body).toEqual(packet);
  });

  test('PACK-009 that is nobody’s, or another provider’s, is not found', async () => {
    for (const id of [999, 431]) expect((await member.api.get(`/v2/packets/${id}`)).status).toBe(404);
  });

  test('DATA-051 SUBS-034 says what may be done with it', async () => {
    const { subscription } = await packetOf(member.api, 21);
    expect(subscription).toEqual({
      actions: {
        can_subscribe: true,
        can_change_period: false,
        can_disable_renew: false,
        can_enable_renew: false,
        can_unsubscribe: false,
      },
    });
  });

  test('CALL-058 DATA-054 DATA-055 has periods with their prices, of which longer ones are cheaper by the month', async () => {
    const { body } = await member.api.get('/v2/packets/12/purchaseperiods');
    const types = body.purchaseperiods.map(({ purchases_type: [type] }: Any) => type);
    expect(types).toMatchObject([
      { id: 1201, amount: '3490.00', is_have_trial: true, trial_amount: '290.00', is_have_money_on_balance: true },
      { id: 1202, amount: '9420.00', is_have_trial: false, is_have_money_on_balance: true },
      { id: 1203, amount: '33500.00', period_human: { years: 1 }, is_have_money_on_balance: false },
    ]);
    expect((await member.api.get('/v2/packets/13/purchaseperiods')).body).toEqual({ purchaseperiods: [] });
    expect((await member.api.get('/v2/packets/999/purchaseperiods')).status).toBe(404);
  });
});

describe('what sells a channel or a film', () => {
  test('CALL-012 CALL-013 names the packets that hold the channel, in full and in short', async () => {
    const found = await packetsOf(member.api, '/v2/channels/112/quick_sales_packets');
    expect(idsOf(found)).toEqual([12, 21]);
    const short = await packetsOf(member.api, '/v2/channels/112/purchasepacket_short');
    expect(idsOf(short)).toEqual([12, 21]);
    expect(short[1]).toMatchObject({ name: 'Premiere', price: '990.00' });
    expect(short[1].benefits).toBeUndefined();
  });

  test('a free channel is sold by none, and one that is not there is not found', async () => {
    expect(await packetsOf(member.api, '/v2/channels/101/quick_sales_packets')).toEqual([]);
    expect((await member.api.get('/v2/channels/1/quick_sales_packets')).status).toBe(404);
    expect((await member.api.get('/v2/contents/1/quick_sales_packets')).status).toBe(404);
  });

  test('CALL-034 names the packets that hold the film', async () => {
    expect(idsOf(await packetsOf(member.api, '/v2/contents/10004/quick_sales_packets'))).toEqual([12, 21]);
    expect(idsOf(await packetsOf(member.api, '/v2/contents/10002/quick_sales_packets'))).toContain(10);
    expect(await packetsOf(member.api, '/v2/contents/10001/quick_sales_packets')).toEqual([]);
  });

  test('a child is not told what sells a channel for adults', async () => {
    const child = await childOf(backend);
    expect((await child.get('/v2/channels/154/quick_sales_packets')).status).toBe(404);
  });
});

describe('a provider’s page', () => {
  const infoOf = async (id: number | string) => (await member.api.get(`/v2/providers/${id}/info`)).body;

  test('CALL-059 DATA-060 PACK-016 PACK-020 PACK-021 has packets, bundles and what the landing says', async () => {
    const info = await infoOf('tau-line');
    expect(idsOf(info.packets)).toEqual([10, 11, 12]);
    expect(idsOf(info.bundles)).toEqual([31]);
    expect(info.hero.title).toBe('Television and films on every screen at home');
    expect([info.features.length, info.devices.length]).toEqual([3, 3]);
    expect((await member.api.get('/v2/providers/999/info')).status).toBe(404);
  });

  test('DATA-050 PACK-050 PACK-051 a bundle has a price to show, a speed and packets of its own', async () => {
    const [bundle] = (await infoOf(442)).bundles;
    expect(bundle).toMatchObject({
      id: 3,
      bundle: {
        custom_name: 'Kentel Home 200',
        custom_price: '6490.00',
        internet_speed: '200 Mbit/s',
        is_bundle: true,
      },
      packets: [{ id: 17, name: 'Kentel TV' }],
    });
  });

  test('PROV-005 PROV-006 PROV-010 the numbered providers sell what rules name', async () => {
    expect(idsOf((await infoOf(726)).packets)).toEqual([424, 430, 431]);
    const ofSahil = (await infoOf(775)).packets;
    expect(idsOf(ofSahil)).toEqual([66, 431]);
    expect(ofSahil[0]).not.toHaveProperty('price');
    const prices = (await infoOf(922)).bundles.map(({ bundle }: Any) => bundle.custom_price);
    expect(prices).toEqual(['4990.00', '6990.00', '9990.00']);
  });

  test('CALL-060 CALL-061 a packet of another provider, and one in its bundle', async () => {
    expect((await member.api.get('/v2/providers/442/packet/17')).body).toMatchObject({ id: 17, name: 'Kentel TV' });
    expect((await member.api.get('/v2/providers/442/bundles/3/packets/17')).body).toMatchObject({ id: 17 });
    const missing = ['442/packet/12', '999/packet/17', '442/bundles/3/packets/11', '442/bundles/17/packets/3'];
    for (const path of missing) expect((await member.api.get(`/v2/providers/${path}`)).status, path).toBe(404);
  });
});

test('SUBS-009 PACK-052 what comes with another packet names it, and can neither be bought nor changed', async () => {
  const { api: own, userId } = await memberOf(backend, { providerId: 922, amount: 20_000, hasPromo: false });
  expect((await atDesk(backend, userId, 'enable', { plan: 3301 })).status).toBe(200);
  const packet = await packetOf(own, 23);
  expect(packet).toMatchObject({ parent_name: 'Gigabit', subscription: { actions: { can_subscribe: false } } });
  expect((await packetOf(own, 33)).include).toEqual([
    { id: 11, name: 'Family' },
    { id: 23, name: 'Nature and Court' },
  ]);
});
