import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Backend } from '../src/server.ts';
import { atDesk, memberOf } from './sales-desk.ts';
import { type SignedIn, startTestBackend } from './test-backend.ts';

let backend: Backend;
let stop: () => Promise<void>;
let own: SignedIn;

beforeAll(async () => {
  ({ backend, stop } = await startTestBackend());
});
afterAll(() => stop());
beforeEach(async () => {
  own = await memberOf(backend);
});

const look = async (viewer: number | string) => {
  const answer = await fetch(`${backend.apiOrigin}/desk/sales?viewer=${encodeURIComponent(viewer)}`);
  return { status: answer.status, page: await answer.text() };
};
const current = async () => (await own.api.get('/v2/users/self/subscriptions/current')).body.subscriptions;
const balance = async () => (await own.api.get('/v2/users/self/accounts')).body.accounts[0].balance;

describe('the desk of sales', () => {
  test('shows a viewer by id and by name: balance, subscriptions, ledger', async () => {
    for (const viewer of [own.userId, own.username]) {
      const { status, page } = await look(viewer);
      expect(status).toBe(200);
      expect(page).toContain('balance 12450.00 KZT');
      expect(page).toContain('outside -12450.00, wallet 12450.00');
      expect(page).toContain('aria-label="Pause: Family"');
    }
    expect((await look('nobody')).status).toBe(404);
    expect((await fetch(`${backend.apiOrigin}/desk/sales`)).status).toBe(200);
  });

  test.each([2, 3, 8, 97, 442, 726, 760, 775, 922])('makes a viewer a customer of provider %i', async (provider) => {
    expect((await atDesk(backend, own.userId, 'provider', { provider })).status).toBe(200);
    expect((await own.api.get('/v2/users/self')).body.provider.id).toBe(provider);
    const { packets } = (await own.api.get('/v2/packets')).body;
    expect(packets.length).toBeGreaterThan(0);
  });

  test('tops the balance up, and buys from it', async () => {
    await atDesk(backend, own.userId, 'topUp', { amount: 100.5 });
    await atDesk(backend, own.userId, 'enable', { plan: 2301 });
    expect(await balance()).toBe('11960.50');
    expect(await current()).toMatchObject([{ type: 'promo' }, { packet: { id: 23 } }]);
  });

  test('gives promo days of any packet, ends them, and renews what was bought', async () => {
    await atDesk(backend, own.userId, 'promo', { packet: 13, days: 5 });
    const [, gift] = await current();
    expect(gift).toMatchObject({ packet: { id: 13 }, type: 'promo' });
    await atDesk(backend, own.userId, 'end', { subscription: gift.id });
    expect(await current()).toHaveLength(1);
    await atDesk(backend, own.userId, 'enable', { plan: 2301 });
    const [, bought] = await current();
    await atDesk(backend, own.userId, 'renewOff', { subscription: bought.id });
    expect((await current())[1].renew).toBe(false);
    await atDesk(backend, own.userId, 'renewOn', { subscription: bought.id });
    expect((await current())[1].renew).toBe(true);
    await atDesk(backend, own.userId, 'cancel', { subscription: bought.id });
    expect(await balance()).toBe('12450.00');
  });

  test('gives one of each state: a trial, a pause, a renewal that is off, a planned change', async () => {
    for (const _ of [1, 2]) expect((await atDesk(backend, own.userId, 'showcase')).status).toBe(200);
    expect(await current()).toMatchObject([
      { packet: { id: 11 }, type: 'promo' },
      { packet: { id: 21 }, type: 'trial', renew: true },
      { packet: { id: 23 }, is_paused: true, allow_delete_paused: true },
      { packet: { id: 24 }, renew: false },
      { packet: { id: 10 }, type: 'paid' },
    ]);
    const { futures } = (await own.api.get('/v2/users/self/futures')).body;
    expect(futures).toMatchObject([{ packet: { id: 14 } }]);
  });

  test('moves the clock of one account only', async () => {
    const other = await memberOf(backend);
    await atDesk(backend, own.userId, 'clock', { days: 31 });
    expect(await current()).toEqual([]);
    expect((await look(own.userId)).page).toContain('(31 days ahead)');
    const { subscriptions } = (await other.api.get('/v2/users/self/subscriptions/current')).body;
    expect(subscriptions).toHaveLength(1);
  });

  test.each([
    ['topUp', { amount: -1 }],
    ['topUp', { amount: 'much' }],
    ['promo', { packet: 999, days: 1 }],
    ['promo', { packet: 11, days: 0 }],
    ['enable', { plan: 999 }],
    ['enable', { plan: 1203 }],
    ['provider', { provider: 999 }],
    ['provider', { provider: 'x' }],
    ['clock', { days: -1 }],
    ['clock', {}],
    ['resume', { subscription: 1 }],
    ['renewOn', { subscription: 1 }],
    ['pause', { subscription: 999_999 }],
    ['toString', {}],
  ] as const)('says why %s %j cannot be done, and changes nothing', async (action, fields) => {
    const { status, page } = await atDesk(backend, own.userId, action, fields);
    expect(status).toBe(400);
    expect(page).toContain('<p role="alert">');
    expect([await balance(), (await current()).length]).toEqual(['12450.00', 1]);
  });

  test('does nothing for a viewer that there is not', async () => {
    expect((await atDesk(backend, 'nobody', 'topUp', { amount: 1 })).status).toBe(404);
  });
});
