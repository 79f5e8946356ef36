import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Backend } from '../src/server.ts';
import { atBank, payerOf, type Payer } from './payments-desk.ts';
import { type Answer, signIn, startTestBackend } from './test-backend.ts';
import { TEST_NOW_MS } from './test-clock.ts';

const MINUTE_MS = 60 * 1000;
const RETURN_URL = 'http://localhost:4200/packets?purchased=true';

let backend: Backend;
let stop: () => Promise<void>;
let nowMs = TEST_NOW_MS;
let own: Payer;

beforeAll(async () => {
  ({ backend, stop } = await startTestBackend({ sellsByOffers: ['web'] }, { clock: () => nowMs }));
});
afterAll(() => stop());
beforeEach(async () => {
  nowMs = TEST_NOW_MS;
  own = await payerOf(backend);
});

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are compared with the contract by the backend itself
type Any = any;
const refusal = ({ status, body }: Answer) => `${status} ${body.error?.code}`;
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });
const payforms = (payer: Payer = own) => `/v2/users/self/accounts/${payer.accountId}/payforms`;
const byQr = (amount = '490.00', extras = {}, payer = own) =>
  payer.api.post(`${payforms(payer)}/qrcode_make_transaction`, { paysystem_shortname: 'qrcode', amount }, extras);
const byLink = (changes: Record<string, unknown> = {}, extras = {}) =>
  own.api.post(
    `${payforms()}/short_url`,
    { paysystem_shortname: 'short_url', amount: '490.00', is_save_card: false, return_url: RETURN_URL, ...changes },
    extras,
  );
const cards = async (payer = own): Promise<Any[]> => (await payer.api.get('/v2/users/self/cards')).body.cards;
const byCard = async (amount: string, place = 0, extras = {}) =>
  own.api.post(`${payforms()}/linkedcard`, { amount, card_id: (await cards())[place].id }, extras);
const createOffer = (objectId = 23, changes: Record<string, unknown> = {}, payer = own) =>
  payer.api.post('/v2/users/self/purchases_offer', {
    marker: 'web300',
    object_type: 'packet',
    object_id: objectId,
    ...changes,
  });
const payOffer = (offer: Any, changes: Record<string, unknown> = {}, extras = {}) =>
  own.api.post(
    '/v2/users/self/purchases_offer/transaction',
    {
      offer_id: offer.offer_id,
      purchase_id: offer.purchases[0].id,
      paysystem_id: 2,
      return_url: RETURN_URL,
      ...changes,
    },
    extras,
  );
const transaction = (id: string, payer = own) => payer.api.get(`/v2/users/self/transactions/${id}`);
const balance = async (payer = own) => (await payer.api.get('/v2/users/self/balance')).body.balance;
const opens = async (): Promise<number[]> =>
  (await own.api.get('/v2/users/self/subscriptions/current')).body.subscriptions.map((one: Any) => one.packet.id);

describe('ways to pay', () => {
  test.each([
    [1, ['linkedcard', 'short_url', 'qrcode', 'qrcode_png', 'phone', 'info']],
    [2, ['provider_account', 'qrcode', 'qrcode_png', 'info']],
    [3, ['ext_app', 'linkedcard', 'info']],
    [4, ['linkedcard', 'short_url', 'phone', 'info']],
    [5, ['linkedcard', 'short_url', 'qrcode', 'phone', 'info']],
    [6, ['ext_app', 'linkedcard', 'info']],
  ])('CALL-072 CALL-074 DATA-057 provider %s takes its own, each with its words', async (providerId, names) => {
    const payer = await payerOf(backend, { providerId });
    for (const language of ['ru', 'kk', 'uz', 'en']) {
      const { body } = await payer.api.get(payforms(payer), { language });
      expect(body.payforms.map((one: Any) => one.payform_shortname)).toEqual(names);
      for (const one of body.payforms) {
        for (const text of ['title', 'description', 'button_text', 'how_to_use', 'how_to_use_packet'])
          expect(one[text], `${one.payform_shortname} ${text}`).not.toBe('');
        expect(one.data !== undefined).toBe(one.payform_shortname === 'ext_app');
        expect(one.skip_parental_control).toBe(one.payform_shortname === 'provider_account');
      }
    }
  });

  test('CALL-073 CALL-075 PAY-030 PAY-031 a QR code is paid on a page, drawn by the site or as a picture', async () => {
    const { body } = await byQr();
    expect(body).toMatchObject({
      status: 'pending',
      amount: '490.00',
      payform_shortname: 'qrcode',
      purpose: 'refill',
      created_at: new Date(TEST_NOW_MS).toISOString(),
    });
    expect(body.full_url).toBe(`${backend.apiOrigin}/pay/${body.id}/qr`);
    expect(body.qrcode_url).toBeUndefined();
    await own.api.delete(`/v2/users/self/transactions/${body.id}`);
    const picture = await own.api.post(`${payforms()}/qrcode_make_transaction`, {
      paysystem_shortname: 'qrcode_png',
      amount: '490.00',
    });
    expect(picture.body.qrcode_url).toBe(`${backend.apiOrigin}/pay/${picture.body.id}/qr.png`);
  });

  test('CALL-076 CALL-084 PAY-015 a page of the bank tops the account up', async () => {
    const { body } = await byLink();
    expect(body.full_url).toBe(`${backend.apiOrigin}/pay/${body.id}`);
    await atBank(backend, own.userId, 'approved', { transaction: body.id });
    const paid = (await transaction(body.id)).body;
    expect(paid).toMatchObject({ status: 'complete', amount: '490.00' });
    expect(paid.full_url).toBeUndefined();
    expect(await balance()).toBe('12940.00');
  });

  test.each(['https://evil.example/', 'javascript:alert(1)', '/packets', ''])(
    'a page of the bank leads back to no other site: %s',
    async (return_url) => {
      expect(refusal(await byLink({ return_url }))).toBe('400 validation_failed');
    },
  );

  test('CALL-077 PAY-066 a linked card pays at once, or has no funds', async () => {
    expect((await byCard('490.00')).body).toMatchObject({ status: 'complete', payform_shortname: 'linkedcard' });
    expect(await balance()).toBe('12940.00');
    const short = await byCard('1000.01', 1);
    expect(refusal(short)).toBe('400 payment_refused');
    expect(short.body.error.message).toContain('no funds');
    expect((await byCard('1000.00', 1)).body.status).toBe('complete');
  });

  test('CALL-078 PAY-032 a phone is asked by SMS and answered on the phone', async () => {
    const answer = await own.api.post(`${payforms()}/ext_billing_balance`, {
      paysystem_shortname: 'phone',
      amount: '490.00',
      phone: '77010000001',
    });
    expect(answer.body).toMatchObject({ status: 'pending', payform_shortname: 'phone' });
    expect(await (await fetch(`${backend.apiOrigin}/desk`)).text()).toContain('77010000001');
    await atBank(backend, own.userId, 'approved', { transaction: answer.body.id });
    expect((await transaction(answer.body.id)).body.status).toBe('complete');
    expect(
      refusal(
        await own.api.post(`${payforms()}/ext_billing_balance`, { paysystem_shortname: 'phone', amount: '1.00' }),
      ),
    ).toBe('400 validation_failed');
  });

  test('CALL-078 PAY-028 the provider puts a packet on its bill: what costs the amount is bought, else the account is topped up', async () => {
    own = await payerOf(backend, { providerId: 2 });
    const bill = (amount: string, packet_id?: number) =>
      own.api.post(`${payforms()}/ext_billing_balance`, {
        paysystem_shortname: 'provider_account',
        amount,
        ...(packet_id && { packet_id }),
      });
    expect((await bill('590.00', 23)).body).toMatchObject({ status: 'complete', purpose: 'purchase', packet_id: 23 });
    expect(await opens()).toContain(23);
    expect(await balance()).toBe('12450.00');
    expect((await bill('100.00', 22)).body).toMatchObject({ status: 'complete', purpose: 'refill' });
    expect(await balance()).toBe('12550.00');
  });

  test('CALL-073 what the provider does not take is refused, and so is somebody else’s account', async () => {
    const refused = await own.api.post(`${payforms()}/ext_billing_balance`, {
      paysystem_shortname: 'provider_account',
      amount: '1.00',
    });
    expect(refusal(refused)).toBe('400 validation_failed');
    const other = await payerOf(backend);
    expect(refusal(await own.api.post(`${payforms(other)}/linkedcard`, { amount: '1.00', card_id: 1 }))).toBe(
      '404 not_found',
    );
    expect(refusal(await byQr('0.00'))).toBe('400 validation_failed');
  });
});

describe('an offer', () => {
  test('CALL-069 CALL-071 DATA-056 sells a packet by its plans, with what the provider takes', async () => {
    const { body: offer } = await createOffer(21, { offer_version: 'tv303', button_data: { any: ['thing'] } });
    expect(offer).toMatchObject({
      purchases: [
        { is_have_trial: true, trial_amount: '0.00', is_have_money_on_balance: true },
        { id: 2102 },
        { id: 2103 },
      ],
      distribution_type: 'Subscription',
    });
    expect(offer.purchases[0]).toMatchObject({ library_id: null, entity_license_id: null });
    expect(offer.product_title).not.toBe('');
    expect(offer.paysystems).toHaveLength(6);
    expect((await own.api.get(`/v2/users/self/purchases_offer/${offer.offer_id}`)).body).toEqual(offer);
    const other = await payerOf(backend);
    expect(refusal(await other.api.get(`/v2/users/self/purchases_offer/${offer.offer_id}`))).toBe('404 not_found');
  });

  test('PAY-068 of what is not sold has no purchases', async () => {
    expect((await createOffer(25)).body.purchases).toEqual([]);
    expect(refusal(await createOffer(999))).toBe('404 not_found');
    expect(refusal(await createOffer(431))).toBe('404 not_of_provider');
    expect(refusal(await createOffer(26))).toBe('451 packet_blocked');
    expect(refusal(await createOffer(23, { object_type: 'content' }))).toBe('400 validation_failed');
  });

  test('CALL-070 CALL-085 PAY-042 is paid on the bank’s page, which opens the packet', async () => {
    const { body: offer } = await createOffer();
    const { body } = await payOffer(offer);
    expect(body).toMatchObject({
      status: 'pending',
      amount: '590.00',
      purpose: 'purchase',
      packet_id: 23,
      purchase_type_id: 2301,
      offer_id: offer.offer_id,
    });
    await atBank(backend, own.userId, 'approved', { transaction: body.id });
    const polled = await own.api.get(`/v2/users/self/purchases_offer/transaction/${body.id}`);
    expect(polled.body).toMatchObject({ id: body.id, status: 'complete' });
    expect(await opens()).toContain(23);
    expect(await balance()).toBe('12450.00');
  });

  test('CALL-070 PAY-066 is paid by a linked card, where that has the money', async () => {
    const { body: offer } = await createOffer(23);
    const [first, second] = await cards();
    const dear = offer.purchases.find((one: Any) => Number(one.amount) > 1000).id;
    const paid = { purchase_id: dear, paysystem_id: 1 };
    expect(refusal(await payOffer(offer, { ...paid, card_id: second.id }))).toBe('400 payment_refused');
    expect(refusal(await payOffer(offer, paid))).toBe('404 not_found');
    expect((await payOffer(offer, { ...paid, card_id: first.id })).body.status).toBe('complete');
    expect(await opens()).toContain(23);
  });

  test('CALL-070 expires after half an hour, and takes only what the provider takes', async () => {
    const { body: offer } = await createOffer();
    expect(refusal(await payOffer(offer, { paysystem_id: 7 }))).toBe('400 validation_failed');
    expect(refusal(await payOffer(offer, { paysystem_id: 8 }))).toBe('400 validation_failed');
    expect(refusal(await payOffer(offer, { return_url: 'https://evil.example' }))).toBe('400 validation_failed');
    expect(refusal(await payOffer(offer, { purchase_id: 1 }))).toBe('404 not_found');
    nowMs += 30 * MINUTE_MS;
    expect(refusal(await payOffer(offer))).toBe('410 offer_expired');
    expect(refusal(await own.api.get(`/v2/users/self/purchases_offer/${offer.offer_id}`))).toBe('410 offer_expired');
  });

  test('PAY-019 is what a site begins with where its provider sells so, and only there', async () => {
    const isOn = async (providerId: number) => {
      const { api } = await payerOf(backend, { providerId });
      return (await api.get('/v2/platform/configuration')).body;
    };
    expect(await isOn(1)).toMatchObject({ is_purchase_offers: true, idempotency: true });
    expect(await isOn(4)).toMatchObject({ is_purchase_offers: false, idempotency: true });
  });
});

describe('never twice', () => {
  const preflight = () =>
    fetch(`${backend.apiOrigin}/v2/users/self/purchases`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:4200',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'idempotency-key',
      },
    });

  test('CALL-067 CALL-062 the same key buys once, and is refused with another request', async () => {
    const key = randomUUID();
    const purchase = (id: number) => own.api.post('/v2/users/self/purchases', { purchase_type_id: id }, withKey(key));
    const first = (await purchase(2301)).body;
    expect((await purchase(2301)).body).toEqual(first);
    expect(refusal(await purchase(2302))).toBe('422 idempotency_key_reused');
    expect(await balance()).toBe('11860.00');
    const enabling = randomUUID();
    const subscribe = () =>
      own.api.post('/v2/users/self/subscriptions?paytype=async', { packet_id: 22 }, withKey(enabling));
    expect((await subscribe()).body.id).toBe((await subscribe()).body.id);
    expect((await preflight()).headers.get('access-control-allow-headers')).toMatch(/idempotency-key/i);
  });

  test('twenty times the same key at once begin one payment', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => byCard('490.00', 0, withKey(key))));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await balance()).toBe('12940.00');
    const listed = (await own.api.get('/v2/users/self/transactions')).body.transactions;
    expect(listed).toHaveLength(1);
  });

  test.each(['', 'x'.repeat(256)])('a key that is empty or too long is refused', async (key) => {
    expect(refusal(await byQr('490.00', withKey(key)))).toBe('400 validation_failed');
  });

  test('while a payment is open another for the same is refused with its id', async () => {
    const { body: open } = await byQr();
    const second = await byLink();
    expect([refusal(second), second.body.transaction_id]).toEqual(['409 transaction_pending', open.id]);
    const { body: offer } = await createOffer();
    const { body: bought } = await payOffer(offer);
    const direct = await own.api.post('/v2/users/self/purchases', { purchase_type_id: 2302 });
    expect([refusal(direct), direct.body.transaction_id]).toEqual(['409 transaction_pending', bought.id]);
    const listed = (await own.api.get('/v2/users/self/transactions')).body.transactions;
    expect(listed.map(({ id }: Any) => id)).toEqual([bought.id, open.id]);
  });

  test('a payment that is open can be closed; what is paid afterwards is given back', async () => {
    const { body } = await byQr();
    const closed = await own.api.delete(`/v2/users/self/transactions/${body.id}`);
    expect(closed.body).toMatchObject({ status: 'error', status_description: 'The payment was cancelled' });
    await atBank(backend, own.userId, 'approved', { transaction: body.id });
    expect((await transaction(body.id)).body.status_description).toMatch(/too late/);
    expect(await balance()).toBe('12450.00');
    expect(refusal(await own.api.delete('/v2/users/self/transactions/unknown'))).toBe('404 not_found');
    const other = await payerOf(backend);
    expect(refusal(await transaction(body.id, other))).toBe('404 not_found');
  });

  test('what is paid is bought before any other call is answered, also when nobody polls', async () => {
    await atBank(backend, own.userId, 'fault', { outcome: 'late', afterMs: 5 * MINUTE_MS });
    const { body: offer } = await createOffer();
    const { body } = await payOffer(offer);
    nowMs += 5 * MINUTE_MS;
    expect(await opens()).toContain(23);
    expect((await transaction(body.id)).body.status).toBe('complete');
  });

  test('what nobody pays is closed after a quarter of an hour, in words', async () => {
    const { body } = await byQr();
    nowMs += 15 * MINUTE_MS;
    expect((await transaction(body.id)).body).toMatchObject({
      status: 'error',
      status_description: 'The time to pay is over',
    });
  });
});

describe('cards', () => {
  const link = (needed_refund: boolean, extras = {}) =>
    own.api.post(
      '/v2/users/self/cards',
      { paysystem_shortname: 'linkedcard', account_id: own.accountId, amount: '5.00', needed_refund },
      extras,
    );

  test('CALL-082 CALL-081 a card is linked on the bank’s page; its amount goes back where that is asked', async () => {
    const key = withKey(randomUUID());
    const { body } = await link(true, key);
    expect((await link(true, key)).body.id).toBe(body.id);
    expect(body).toMatchObject({ status: 'pending', purpose: 'card' });
    expect(body.full_url).toBe(`${backend.apiOrigin}/pay/${body.id}`);
    expect(await cards()).toHaveLength(2);
    await atBank(backend, own.userId, 'approved', { transaction: body.id });
    expect(await cards()).toHaveLength(3);
    expect(await balance()).toBe('12450.00');
    await atBank(backend, own.userId, 'approved', { transaction: (await link(false)).body.id });
    expect(await balance()).toBe('12455.00');
  });

  test('a page that keeps the card links it with the payment', async () => {
    const { body } = await byLink({ is_save_card: true });
    await atBank(backend, own.userId, 'approved', { transaction: body.id });
    expect(await cards()).toHaveLength(3);
  });
});

describe('who may pay', () => {
  const calls = (payer: Payer): readonly (readonly [string, () => Promise<Answer>])[] => [
    ['offer', () => createOffer(23, {}, payer)],
    ['readOffer', () => payer.api.get('/v2/users/self/purchases_offer/1')],
    ['qr', () => byQr('1.00', {}, payer)],
    ['card', () => payer.api.post(`${payforms(payer)}/linkedcard`, { amount: '1.00', card_id: 1 })],
    [
      'bill',
      () => payer.api.post(`${payforms(payer)}/ext_billing_balance`, { paysystem_shortname: 'phone', amount: '1.00' }),
    ],
    ['transaction', () => transaction('1', payer)],
    ['cancel', () => payer.api.delete('/v2/users/self/transactions/1')],
    ['offerTransaction', () => payer.api.get('/v2/users/self/purchases_offer/transaction/1')],
    [
      'link',
      () =>
        payer.api.post('/v2/users/self/cards', {
          paysystem_shortname: 'x',
          account_id: payer.accountId,
          amount: '1.00',
          needed_refund: true,
        }),
    ],
    ['deleteCard', () => payer.api.delete('/v2/users/self/cards/1')],
  ];

  test('PAY-060 no guest', async () => {
    const guest = await signIn(own.api);
    const { body } = await guest.api.get('/v2/users/self/accounts');
    for (const [name, call] of calls({ ...guest, accountId: body.accounts[0].id }))
      expect(refusal(await call()), name).toBe('403 guests_not_allowed');
    expect((await guest.api.get('/v2/users/self/transactions')).body).toEqual({ transactions: [] });
  });

  test('no child', async () => {
    const { body: child } = await own.api.post('/v2/users/self/profiles', { name: 'Kids', role: 'child' });
    await own.api.post('/v2/users/self/profile', { id: child.id });
    for (const [name, call] of calls(own)) expect(refusal(await call()), name).toBe('403 child_profile');
    expect(refusal(await own.api.get('/v2/users/self/transactions'))).toBe('403 child_profile');
  });
});

describe('a provider that closes the service', () => {
  const status = async () => (await own.api.get('/v2/mw/status_block')).body;

  test('BRAND-019 BRAND-020 PROV-014 PAY-005 a debt is paid by its own QR code, which opens the service', async () => {
    own = await payerOf(backend, { providerId: 2 });
    expect(await status()).toMatchObject({ status: 0 });
    await atBank(backend, own.userId, 'block', { status: -1, amount: 1500 });
    expect(await status()).toMatchObject({ status: -1, amount: '1500.00', balance: '12450.00' });
    const kaspi = (amount: string) =>
      own.api.post(`${payforms()}/qrcode_make_transaction`, { paysystem_shortname: 'kaspi', amount });
    expect(refusal(await kaspi('1499.00'))).toBe('400 validation_failed');
    const { body } = await kaspi('1500.00');
    expect(body).toMatchObject({ purpose: 'debt', payform_shortname: 'qrcode' });
    await atBank(backend, own.userId, 'approved', { transaction: body.id });
    expect(await status()).toMatchObject({ status: 0 });
    expect(await balance()).toBe('12450.00');
  });

  test('BRAND-018 a block comes with words, whose account it is, what lies on it, and what is to be paid where that is known', async () => {
    const said = { status: -2, message_detail: 'Call us', username: String(own.userId), balance: '12450.00' };
    await atBank(backend, own.userId, 'block', { status: -2, message: 'Call us', amount: 1500 });
    expect(await status()).toEqual({ ...said, amount: '1500.00' });
    await atBank(backend, own.userId, 'block', { status: -2, message: 'Call us' });
    expect(await status()).toEqual(said);
    await atBank(backend, own.userId, 'block', { status: 0 });
    expect(await status()).toMatchObject({ status: 0 });
  });
});
