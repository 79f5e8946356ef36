import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Backend } from '../src/server.ts';
import { atBank, payerOf, type Payer } from './payments-desk.ts';
import { startTestBackend } from './test-backend.ts';
import { TEST_NOW_MS } from './test-clock.ts';

const RETURN_URL = 'http://localhost:4200/packets?purchased=true';
const SITE = 'http://localhost:4200';

let backend: Backend;
let stop: () => Promise<void>;
let nowMs = TEST_NOW_MS;
let own: Payer;

beforeAll(async () => {
  ({ backend, stop } = await startTestBackend({}, { clock: () => nowMs }));
});
afterAll(() => stop());
beforeEach(async () => {
  nowMs = TEST_NOW_MS;
  own = await payerOf(backend);
});

const begin = async (endpoint: string, paysystem_shortname: string, more = {}) =>
  (
    await own.api.post(`/v2/users/self/accounts/${own.accountId}/payforms/${endpoint}`, {
      paysystem_shortname,
      amount: '490.50',
      ...more,
    })
  ).body;
const beginLink = () => begin('short_url', 'short_url', { is_save_card: false, return_url: RETURN_URL });
const statusOf = async (id: string) => (await own.api.get(`/v2/users/self/transactions/${id}`)).body;
const look = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { redirect: 'manual', headers: { 'accept-language': 'en', ...headers } });
  return { status: answer.status, page: await answer.text(), headers: answer.headers };
};
const press = async (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'accept-language': 'en', ...headers },
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, page: await answer.text(), headers: answer.headers };
};

describe('the bank’s page', () => {
  test.each([
    ['en', '12,450.50 ₸'],
    ['ru', '12\u00A0450,50 ₸'],
  ])('PAY-029 shows the amount with its thousands apart, in %s', async (language, amount) => {
    const more = { amount: '12450.50', is_save_card: false, return_url: RETURN_URL };
    const { full_url } = await begin('short_url', 'short_url', more);
    expect((await look(full_url, { 'accept-language': language })).page).toContain(amount);
  });

  test('PAY-029 PAY-003 asks for a card and a code, takes the money and leads back', async () => {
    const { id, full_url } = await beginLink();
    const first = await look(full_url);
    expect(first.page).toContain('490.50 ₸');
    expect(first.page).toContain('Top-up of the account');
    const card = '5169 49** **** 2222';
    expect((await press(full_url, { action: 'pay', card })).page).toContain('last 4 digits');
    const wrong = await press(full_url, { action: 'confirm', card, code: '0000' });
    expect(wrong.page).toContain('role="alert"');
    expect((await statusOf(id)).status).toBe('pending');
    const paid = await press(full_url, { action: 'confirm', card, code: '9050' });
    expect([paid.status, paid.headers.get('location')]).toEqual([303, RETURN_URL]);
    expect((await statusOf(id)).status).toBe('complete');
    // Pressed once more, it only leads back.
    expect((await press(full_url, { action: 'confirm', card, code: '9050' })).status).toBe(303);
    expect((await own.api.get('/v2/users/self/balance')).body.balance).toBe('12940.50');
  });

  test.each([
    ['a card without money', { action: 'confirm', card: '4111 11** **** 3333', code: '9050' }, /not enough money/],
    ['the bank', { action: 'declined' }, /declined/],
    ['the viewer', { action: 'cancel' }, /cancelled/],
  ])('PAY-043 is declined by %s', async (_, fields, words) => {
    const { id, full_url } = await beginLink();
    expect((await press(full_url, fields)).status).toBe(303);
    const { status, status_description } = await statusOf(id);
    expect(status).toBe('error');
    expect(status_description).toMatch(words);
  });

  test('in a frame says how it ended to the site of the way back, and to no other', async () => {
    const { id, full_url } = await beginLink();
    const paid = await press(full_url, { action: 'confirm', code: '9050' }, { 'sec-fetch-dest': 'iframe' });
    expect(paid.status).toBe(200);
    expect(paid.page).toContain(`[{"type":"livery-payment","transactionId":"${id}","status":"complete"},"${SITE}"]`);
    const policy = paid.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors 'self' ${SITE};`);
    expect(policy).toMatch(/script-src 'sha256-[^']+';/);
    expect(paid.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  });

  test.each([
    ['approved', 0, 'complete'],
    ['declined', 0, 'error'],
    ['vanish', 0, 'pending'],
    ['approved', 5000, 'pending'],
  ])('does what its address says: %s after %i ms', async (outcome, delay, expected) => {
    const { id, full_url } = await beginLink();
    expect((await look(`${full_url}?outcome=${outcome}&delay=${delay}`)).status).toBe(303);
    expect((await statusOf(id)).status).toBe(expected);
    nowMs += delay;
    expect((await statusOf(id)).status).toBe(delay > 0 ? 'complete' : expected);
  });

  test('speaks the four languages, and knows no other payment', async () => {
    const { full_url } = await beginLink();
    const titles = [];
    for (const language of ['ru', 'kk', 'uz', 'en'])
      titles.push(/<title>(.*?)<\/title>/.exec((await look(full_url, { 'accept-language': language })).page)?.[1]);
    expect(titles).toEqual(['Оплата', 'Төлем', 'Toʻlov', 'Payment']);
    expect((await look(`${backend.apiOrigin}/pay/unknown`)).status).toBe(404);
  });

  test('CALL-082 links the card that is chosen on it', async () => {
    const { body } = await own.api.post('/v2/users/self/cards', {
      paysystem_shortname: 'linkedcard',
      account_id: own.accountId,
      amount: '5.00',
      needed_refund: true,
    });
    const framed = { 'sec-fetch-dest': 'iframe', referer: `${SITE}/` };
    expect((await look(body.full_url, framed)).headers.get('content-security-policy')).toContain(SITE);
    await press(body.full_url, { action: 'confirm', card: '4400 43** **** 1111', code: '0500', site: SITE }, framed);
    const { cards } = (await own.api.get('/v2/users/self/cards')).body;
    expect(cards.at(-1).number).toBe('4400 43** **** 1111');
  });
});

describe('a QR code', () => {
  test('PAY-030 PAY-032 is paid or declined on the phone that reads it', async () => {
    const { id, full_url } = await begin('qrcode_make_transaction', 'qrcode');
    expect((await look(full_url)).page).toContain('490.50 ₸');
    expect((await press(full_url, { action: 'approved' })).page).toContain('Paid');
    expect((await statusOf(id)).status).toBe('complete');
  });

  test('PAY-031 PAY-077 is a picture that other sites may show', async () => {
    const { qrcode_url } = await begin('qrcode_make_transaction', 'qrcode_png');
    const answer = await fetch(qrcode_url);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(width).toBe(height);
    expect(width).toBeGreaterThan(200);
  });
});

describe('a bank’s app around a site', () => {
  test('PAY-026 tells the gateway what its viewer did', async () => {
    const { id } = await beginLink();
    expect((await press(`${backend.apiOrigin}/pay/${id}/host`, { status: 'paid' })).page).toBe('{"status":"complete"}');
    const { id: other } = await beginLink();
    await press(`${backend.apiOrigin}/pay/${other}/host`, { status: 'cancelled' });
    expect((await statusOf(other)).status).toBe('error');
  });

  test('frames known sites only', async () => {
    const { page } = await look(`${backend.apiOrigin}/desk/host?site=http://localhost:4202/tv`);
    expect(/<iframe[^>]*>/.exec(page)?.[0], 'the site learns the origin of its host').toContain(
      'referrerpolicy="strict-origin"',
    );
    expect((await look(`${backend.apiOrigin}/desk/host?site=https://evil.example`)).status).toBe(403);
  });
});

describe('the desk says how the next payment goes', () => {
  const fault = (fields: Record<string, string | number>) => atBank(backend, own.userId, 'fault', fields);
  const pay = async (key: string) =>
    own.api.post(
      `/v2/users/self/accounts/${own.accountId}/payforms/linkedcard`,
      { amount: '10.00', card_id: (await own.api.get('/v2/users/self/cards')).body.cards[0].id },
      { headers: { 'idempotency-key': key } },
    );

  test('an answer that is lost leaves a payment that the same request finds', async () => {
    await fault({ loseAnswer: 1 });
    await expect(pay('a')).rejects.toThrow();
    expect((await pay('a')).body.status).toBe('complete');
    expect((await own.api.get('/v2/users/self/transactions')).body.transactions).toHaveLength(1);
  });

  test('nothing is done, a QR code is refused, polls time out', async () => {
    await fault({ failBefore: 1 });
    expect((await pay('a')).status).toBe(503);
    expect((await own.api.get('/v2/users/self/transactions')).body.transactions).toEqual([]);
    await fault({ blocked: 1 });
    expect((await begin('qrcode_make_transaction', 'qrcode')).error.code).toBe('payment_blocked');
    await atBank(backend, own.userId, 'timeouts', { polls: 2 });
    const { id } = await beginLink();
    const polls = [];
    for (let poll = 0; poll < 3; poll += 1) polls.push((await own.api.get(`/v2/users/self/transactions/${id}`)).status);
    expect(polls).toEqual([504, 504, 200]);
  });

  test.each([
    ['declined', 'error'],
    ['twice', 'complete'],
    ['vanish', 'pending'],
  ])('the bank does "%s"', async (outcome, status) => {
    await fault({ outcome });
    expect((await pay('a')).body.status).toBe(status);
  });

  test('what is paid is given back there', async () => {
    const { body } = await pay('a');
    const { page } = await atBank(backend, own.userId, 'refund', { transaction: body.id });
    expect(page).toContain('The money was given back');
    expect((await own.api.get('/v2/users/self/balance')).body.balance).toBe('12450.00');
    expect((await atBank(backend, own.userId, 'refund', { transaction: body.id })).status).toBe(400);
    expect((await atBank(backend, own.userId, 'approved', { transaction: 'unknown' })).status).toBe(400);
    expect((await atBank(backend, 'nobody', 'approved')).status).toBe(404);
  });
});
