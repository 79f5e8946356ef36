import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { devices, favourites, profiles, tokens, users } from '../src/database/schema/viewers.ts';
import { changePayments } from '../src/packets/keep-payments.ts';
import type { Backend } from '../src/server.ts';
import { hashToken } from '../src/session/access-tokens.ts';
import { AT_ONCE, atOnce, tally } from './at-once.ts';
import { type ApiClient, registration, signIn, signInAgain, startTestBackend } from './test-backend.ts';
import { TEST_NOW_MS } from './test-clock.ts';

let api: ApiClient;
let backend: Backend;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ api, backend, stop } = await startTestBackend());
});
afterAll(() => stop());
/** Connections that are open already: what is sent over them arrives together. */
beforeEach(async () => void (await atOnce(() => api.get('/ping.gif'))));

const SECRET = 'secret of every device that a test writes';
let lastDeviceId = 1_000;

/** Devices that the account has registered, more than it may in an hour by calls. */
async function writeDevices(userId: number, isSignedIn: boolean): Promise<number[]> {
  const ids = Array.from({ length: AT_ONCE }, () => (lastDeviceId += 1));
  await backend.db.insert(devices).values(
    ids.map((id) => ({
      id,
      userId,
      providerId: 1,
      serial: `serial-${id}`,
      secretHash: hashToken(SECRET),
      deviceType: 'web' as const,
      description: {},
      loginAt: isSignedIn ? new Date() : null,
    })),
  );
  return ids;
}
const authenticate = (deviceId: number, secret = SECRET) =>
  api.post('/v2/auth/device', { device_id: deviceId, secret });
const ofUser = (userId: number) => eq(devices.userId, userId);

describe('200 calls at once', () => {
  test('PROF-005 make no more than five profiles', async () => {
    const own = await signIn(api, { isGuest: false });
    const answers = await atOnce(() => own.api.post('/v2/users/self/profiles', { name: 'A', role: 'adult' }));
    expect(tally(answers)).toEqual({ '200': 4, '400 too_many_profiles': AT_ONCE - 4 });
    expect((await own.api.get('/v2/users/self/profiles')).body.profiles).toHaveLength(5);
  });

  test('SES-033 sign no more than five devices in', async () => {
    const own = await signIn(api, { isGuest: false });
    const ids = await writeDevices(own.userId, false);
    const answers = await atOnce((index) => authenticate(ids[index] ?? 0));
    expect(tally(answers)).toEqual({ '200': 4, '400 device_limit': AT_ONCE - 4 });
    expect(await backend.db.$count(devices, and(ofUser(own.userId), isNotNull(devices.loginAt)))).toBe(5);
  });

  test('API-030 register one device for one serial', async () => {
    const own = await signIn(api, { isGuest: false });
    const body = registration();
    const answers = await atOnce(() => own.api.post('/v2/users/self/devices', body));
    expect(Object.keys(tally(answers)).sort()).toEqual(['200', '429 rate_limited']);
    expect(await backend.db.$count(devices, and(ofUser(own.userId), eq(devices.serial, body.serial)))).toBe(1);
  });

  test('API-081 remove no more than five devices in a day', async () => {
    const own = await signIn(api, { isGuest: false });
    const ids = await writeDevices(own.userId, true);
    const answers = await atOnce((index) => own.api.delete(`/v2/users/self/devices/${ids[index]}`));
    expect(tally(answers)).toEqual({ '200': 5, '403 too_many_devices': AT_ONCE - 5 });
    expect(await backend.db.$count(devices, ofUser(own.userId))).toBe(AT_ONCE + 1 - 5);
  });

  test('API-081 count the removal of one device once', async () => {
    const own = await signIn(api, { isGuest: false });
    const [id] = await writeDevices(own.userId, true);
    const answers = await atOnce(() => own.api.delete(`/v2/users/self/devices/${id}`));
    expect(tally(answers)).toEqual({ '200': 1, '404 not_found': AT_ONCE - 1 });
  });

  test('API-036 make one guest of a device that was signed out', async () => {
    const own = await signIn(api, { isGuest: false });
    await own.api.delete(`/v2/users/self/devices/${own.deviceId}`);
    const before = await backend.db.$count(users);
    const answers = await atOnce(() => authenticate(own.deviceId, own.deviceSecret));
    expect(tally(answers)).toEqual({ '200': AT_ONCE });
    expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1);
    expect(await backend.db.$count(users)).toBe(before + 1);
  });

  test('ENT-005 keep every one of a device’s settings', async () => {
    const own = await signIn(api, { isGuest: false });
    const names = ['pay', 'profile', 'program', 'vod', 'channel', 'settings'];
    const path = `/v2/users/self/devices/${own.deviceId}`;
    await atOnce((index) => own.api.patch(path, { parental_settings: { [names[index % 6] ?? '']: false } }));
    const { parental_settings: kept } = (await own.api.get(path)).body;
    expect(names.filter((name) => kept[name] !== false)).toEqual([]);
  });

  test('CHAN-076 add and remove a favourite, and leave one at most', async () => {
    const own = await signIn(api);
    const { id } = (await own.api.post('/v2/users/self/favorites', { channel_id: 1 })).body;
    const answers = await atOnce((index) =>
      index % 2 === 0
        ? own.api.post('/v2/users/self/favorites', { channel_id: 1 })
        : own.api.delete(`/v2/users/self/favorites/${id}`),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await own.api.get('/v2/users/self/favorites')).body.favorites.length).toBeLessThanOrEqual(1);
  });
});

describe('two at once', () => {
  /** One account on two devices, each with a profile of its own. */
  async function twoDevices() {
    const first = await signIn(api, { isGuest: false });
    const second = await signInAgain(api, first.username, first.password);
    const { body: profile } = await first.api.post('/v2/users/self/profiles', { name: 'B', role: 'adult' });
    await second.api.post('/v2/users/self/profile', { id: profile.id });
    const [{ id: firstProfile }] = (await first.api.get('/v2/users/self/profiles')).body.profiles;
    return { first, second, firstProfile, secondProfile: profile.id };
  }

  test('PROF-020 that remove each other’s profile leave one', async () => {
    const accounts = await Promise.all(Array.from({ length: 10 }, twoDevices));
    await Promise.all(
      accounts.flatMap(({ first, second, firstProfile, secondProfile }) => [
        first.api.delete(`/v2/users/self/profiles/${secondProfile}`),
        second.api.delete(`/v2/users/self/profiles/${firstProfile}`),
      ]),
    );
    for (const { first } of accounts) {
      expect(await backend.db.$count(profiles, eq(profiles.userId, first.userId))).toBe(1);
      expect((await first.api.get('/v2/users/self')).status).toBe(200);
    }
  });

  test('a profile that is removed while its device writes costs those calls, and none fails in the server', async () => {
    const { first, second, secondProfile } = await twoDevices();
    const channel = () => second.api.post('/v2/users/self/favorites', { channel_id: 1 });
    const removed = first.api.delete(`/v2/users/self/profiles/${secondProfile}`);
    const answers = [...(await atOnce(channel)), await removed];
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await backend.db.$count(favourites, eq(favourites.profileId, secondProfile))).toBe(0);
  });

  test('API-036 signing out and anything else leave a device that is nobody’s, without a profile or a token', async () => {
    const viewers = await atOnce(() => signIn(api, { isGuest: true }), 20);
    const answers = await Promise.all(
      viewers.flatMap((viewer) => {
        const profile = viewer.api.get('/v2/users/self/profile').then(({ body }) => body.id as number);
        return [
          profile.then((id) => viewer.api.post('/v2/users/self/profile', { id })),
          profile.then(() => viewer.api.delete(`/v2/users/self/devices/${viewer.deviceId}`)),
          profile.then(() => authenticate(viewer.deviceId, viewer.deviceSecret)),
        ];
      }),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const ofOther = sql`${profiles.userId} is distinct from ${devices.userId}`;
    const takenAlong = await backend.db
      .select()
      .from(devices)
      .innerJoin(profiles, eq(profiles.id, devices.profileId))
      .where(ofOther);
    expect(takenAlong).toEqual([]);
    const foreignToken = sql`${tokens.userId} is distinct from ${devices.userId}`;
    const left = await backend.db
      .select()
      .from(tokens)
      .innerJoin(devices, eq(devices.id, tokens.deviceId))
      .where(foreignToken);
    expect(left).toEqual([]);
  });

  test('API-048 cards that are removed leave another that pays', async () => {
    const owners = await atOnce(() => signIn(api, { isGuest: false }), 10);
    const third = { type: 'giveCard', number: '4400 43** **** 0003', limitMinor: 100 } as const;
    await Promise.all(owners.map(({ userId }) => changePayments(backend.db, userId, third, TEST_NOW_MS)));
    await Promise.all(
      owners.map(async ({ api: own }) => {
        const [primary, next] = (await own.get('/v2/users/self/cards')).body.cards;
        await Promise.all([primary, next].map(({ id }: { id: number }) => own.delete(`/v2/users/self/cards/${id}`)));
      }),
    );
    for (const { api: own } of owners) {
      expect((await own.get('/v2/users/self/cards')).body.cards).toMatchObject([{ is_primary: true }]);
    }
  });
});
