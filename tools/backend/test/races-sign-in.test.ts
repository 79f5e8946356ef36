import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../src/database/schema/viewers.ts';
import type { Backend } from '../src/server.ts';
import { AT_ONCE, atOnce, tally } from './at-once.ts';
import { type ApiClient, codeSentTo, signIn, startTestBackend } from './test-backend.ts';
import { TEST_NOW_MS } from './test-clock.ts';

let nowMs = TEST_NOW_MS;
let api: ApiClient;
let backend: Backend;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ api, backend, stop } = await startTestBackend({}, { clock: () => nowMs }));
});
afterAll(() => stop());
/** Connections that are open already: what is sent over them arrives together. */
beforeEach(async () => void (await atOnce(() => api.get('/ping.gif'))));

const register = (phone: string) => api.post('/v2/users', { username: phone, phone });
const send = (phone: string) => api.post('/v2/otps', { phone, can_display_message: true });
const verify = (phone: string, token: string) => api.post('/v2/auth/otp', { phone, token });
const messagesTo = async (phone: string) =>
  (await (await fetch(`${backend.apiOrigin}/desk`)).text()).split(`+${phone}<td>`).length - 1;

describe('200 calls at once', () => {
  test('AUTH-012 compare five guesses with a code', async () => {
    const phone = '77091000001';
    await register(phone);
    await send(phone);
    const code = await codeSentTo(phone, backend);
    const guesses = Array.from({ length: AT_ONCE + 1 }, (_, guess) => String(guess).padStart(4, '0'));
    const wrong = guesses.filter((guess) => guess !== code);
    const answers = await atOnce((index) => verify(phone, wrong[index] ?? ''));
    expect(tally(answers)).toEqual({ '401 wrong_code': 5, '401 code_expired': AT_ONCE - 5 });
    expect((await verify(phone, code)).body.error.code).toBe('code_expired');
  });

  test('AUTH-012 get one token for one code', async () => {
    const phone = '77091000002';
    await register(phone);
    await send(phone);
    const code = await codeSentTo(phone, backend);
    expect(tally(await atOnce(() => verify(phone, code)))).toEqual({ '200': 1, '401 code_expired': AT_ONCE - 1 });
  });

  test('AUTH-014 send one message, the first time and a minute later', async () => {
    const phone = '77091000003';
    await register(phone);
    for (const sent of [1, 2]) {
      expect(tally(await atOnce(() => send(phone)))).toEqual({ '200': 1, '429 code_too_soon': AT_ONCE - 1 });
      expect(await messagesTo(phone)).toBe(sent);
      nowMs += 60_000;
    }
  });

  test('AUTH-014 count every code that was sent: ten in an hour', async () => {
    const phone = '77091000004';
    await register(phone);
    for (let minute = 0; minute < 10; minute += 1) {
      await atOnce(() => send(phone), 5);
      nowMs += 60_000;
    }
    expect(tally(await atOnce(() => send(phone)))).toEqual({ '429 too_many_codes': AT_ONCE });
  });

  test('PIN-025 send the PIN once', async () => {
    const phone = '77091000005';
    const own = await signIn(api, { isGuest: false });
    await backend.db.update(users).set({ phone, parentalCode: '4711' }).where(eq(users.id, own.userId));
    const answers = await atOnce(() => own.api.post('/v2/users/self/parental_code/send', {}));
    expect(tally(answers)).toEqual({ '200': 1, '429 code_too_soon': AT_ONCE - 1 });
    expect(await messagesTo(phone)).toBe(1);
  });

  test('API-073 of a line that is new make one account, and sign all of them in', async () => {
    const phone = '77091000006';
    const provider = 'freedom-superapp';
    await fetch(`${backend.apiOrigin}/desk/network`, {
      method: 'POST',
      body: new URLSearchParams({ provider, phone, network: 'on' }),
    });
    const device = { manufacturer: 'Google', model: 'Chrome', serial: 'serial-1', os: 'Linux' };
    expect(tally(await atOnce(() => api.post(`/network-sign-in?provider=${provider}`, device)))).toEqual({
      '200': AT_ONCE,
    });
    expect(await backend.db.$count(users, eq(users.phone, phone))).toBe(1);
  });
});
