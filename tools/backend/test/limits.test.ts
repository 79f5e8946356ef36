import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countedAddress, createLimits, LIMITS } from '../src/session/limits.ts';
import { registration, signIn, startTestBackend, type Answer, type ApiClient } from './test-backend.ts';
import { TEST_NOW_MS } from './test-clock.ts';

let nowMs = TEST_NOW_MS;
let api: ApiClient;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ api, stop } = await startTestBackend({}, { clock: () => nowMs }));
});
afterAll(() => stop());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const login = (name: string, password: string, address = '127.0.0.1') =>
  api.post('/v2/auth/login', { login: name, password }, from(address));
const countOf = (answers: readonly Answer[], status: number) => answers.filter((one) => one.status === status).length;

describe('passwords', () => {
  test('200 tries at once compare no more than ten, and the next may come after a quarter of an hour', async () => {
    const { username, password } = await signIn(api, { isGuest: false });
    const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => login(username, `wrong ${index}`)));
    expect(countOf(answers, 400)).toBe(LIMITS.wrongPasswordsOfAccount.most);
    expect(countOf(answers, 429)).toBe(200 - LIMITS.wrongPasswordsOfAccount.most);
    const refused = await login(username, password);
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'rate_limited' } } });
    expect(Number(refused.headers.get('retry-after'))).toBe(15 * 60);
    nowMs += 15 * 60_000;
    expect((await login(username, password)).status).toBe(200);
  });

  test('a name that nobody has is counted like one that somebody has', async () => {
    const name = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(name, 'wrong')));
    expect(countOf(answers, 429)).toBe(20 - LIMITS.wrongPasswordsOfAccount.most);
  });

  test('right passwords are not counted', async () => {
    const { username, password } = await signIn(api);
    for (let times = 0; times < 15; times += 1) expect((await login(username, password)).status).toBe(200);
  });

  test('many names tried from one address are counted together, and hold nobody else', async () => {
    const { username, password } = await signIn(api);
    const answers = await Promise.all(Array.from({ length: 150 }, () => login(randomUUID(), 'wrong', '192.0.2.77')));
    expect(countOf(answers, 429)).toBe(150 - LIMITS.wrongPasswordsOfAddress.most);
    expect((await login(username, password, '192.0.2.77')).status).toBe(429);
    expect((await login(username, password, '192.0.2.78')).status).toBe(200);
  });
});

const AT_ONCE = 40;

test.each([
  ['a guest', () => ({ username: randomUUID(), password: 'x', is_guest: true, app_version: 190 })],
  ['a phone', (n: number) => ({ username: randomUUID(), phone: String(77_080_000_000 + n) })],
])(
  'one address makes no more than its share of accounts in an hour (%s)',
  async (_, account) => {
    const { most } = LIMITS.accountsOfAddress;
    const address = from(`192.0.2.${account.length + 100}`);
    const answers: Answer[] = [];
    // Side by side, but no more of them than a busy machine serves before a call is given up.
    for (let index = 0; index < most + 20; index += AT_ONCE) {
      const wave = Array.from({ length: AT_ONCE }, (__, at) => api.post('/v2/users', account(index + at), address));
      answers.push(...(await Promise.all(wave)));
    }
    expect([countOf(answers, 200), countOf(answers, 429)]).toEqual([most, 20]);
    const refused = await api.post('/v2/users', account(most + 20), address);
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect((await api.post('/v2/users', account(most + 21), from('192.0.2.5'))).status).toBe(200);
  },
  60_000,
);

test('one account registers no more than its share of devices in an hour', async () => {
  const { api: own } = await signIn(api);
  const { most } = LIMITS.devicesOfAccount;
  const answers = await Promise.all(
    Array.from({ length: most + 10 }, () => own.post('/v2/users/self/devices', registration())),
  );
  expect([countOf(answers, 200), countOf(answers, 429)]).toEqual([most - 1, 11]);
  nowMs += 60 * 60_000;
});

test.each(['code_too_soon', 'too_many_codes'])(
  'whoever asks for codes too often hears when to come back (%s)',
  async (code) => {
    const phone = `7709000000${code.length % 10}`;
    await api.post('/v2/users', { username: phone, phone });
    const ask = () => api.post('/v2/otps', { phone, can_display_message: true });
    const pauseMs = code === 'code_too_soon' ? 0 : 60_000;
    let answer = await ask();
    for (let times = 0; times < 12 && answer.status === 200; times += 1) {
      nowMs += pauseMs;
      answer = await ask();
    }
    expect(answer).toMatchObject({ status: 429, body: { error: { code } } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(60);
  },
);

test('forgets the oldest counts first, so that a flood of names takes no more room', () => {
  const limits = createLimits(() => 0, 3);
  for (const name of ['a', 'b', 'c', 'd']) limits.take('wrongPins', name);
  for (let times = 1; times < LIMITS.wrongPins.most; times += 1) limits.take('wrongPins', 'd');
  expect(() => limits.take('wrongPins', 'd')).toThrow('rate_limited');
  expect(() => limits.take('wrongPins', 'a')).not.toThrow();
});

test.each([
  ['127.0.0.1', null],
  ['::1', null],
  ['::ffff:127.0.0.1', null],
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:0db8::1', '2001:db8:0:0'],
  ['fe80::', 'fe80:0:0:0'],
])('%s is counted as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});
