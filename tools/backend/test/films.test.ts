import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Backend } from '../src/server.ts';
import { countLedgerFaults } from './ledger.ts';
import { atBank, payerOf, type Payer } from './payments-desk.ts';
import { atDesk } from './sales-desk.ts';
import { apiClient, type Answer, startTestBackend } from './test-backend.ts';
import { TEST_NOW_MS } from './test-clock.ts';
import { makeTestDatabase } from './test-database.ts';

const RETURN_URL = 'http://localhost:4200/contents/10158?purchased=true';
/** Rented or bought for good, only rented, and opened by packets alone. */
const [FILM, RENTED_FILM, PACKET_FILM] = [10_158, 10_194, 10_156];
const [RENT, OWN] = [1_015_801, 1_015_802];
const LIBRARY = 6;

let database: Awaited<ReturnType<typeof makeTestDatabase>>;
let backend: Backend;
let stop: () => Promise<void>;
let own: Payer;

const start = async () =>
  ({ backend, stop } = await startTestBackend(
    { sellsByOffers: ['web', 'mbank'], ...database.configuration },
    { clock: () => TEST_NOW_MS },
  ));

beforeAll(async () => {
  database = await makeTestDatabase();
  await start();
});
afterAll(async () => {
  await stop();
  await database.remove();
});
beforeEach(async () => {
  own = await payerOf(backend);
});

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are compared with the contract by the backend itself
type Any = any;
const refusal = ({ status, body }: Answer) => `${status} ${body.error?.code}`;
const metaOf = async (contentId = FILM, payer = own): Promise<Any> =>
  (await payer.api.get(`/v2/users/self/content_metadata/${contentId}`)).body;
const stream = (payer = own) => payer.api.get(`/v2/libraries/${LIBRARY}/contents/${FILM}/stream`);
const makeOffer = (changes: object, payer = own) =>
  payer.api.post('/v2/users/self/purchases_offer', {
    marker: 'web300',
    offer_version: 'tv303',
    object_type: 'content',
    object_id: FILM,
    ...changes,
  });
/** As a site does it: what the button holds goes back as it came. */
const offerOf = async (contentId = FILM, payer = own): Promise<Any> => {
  const { button_data } = (await metaOf(contentId, payer)).buttons[0];
  return (await makeOffer({ object_id: contentId, button_data }, payer)).body;
};
const payOffer = (offer: Any, changes: object = {}, { payer = own, key = randomUUID() } = {}) =>
  payer.api.post(
    '/v2/users/self/purchases_offer/transaction',
    { offer_id: offer.offer_id, purchase_id: OWN, paysystem_id: 2, return_url: RETURN_URL, ...changes },
    { headers: { 'idempotency-key': key } },
  );
const listed = async (payer = own): Promise<Any[]> =>
  (await payer.api.get('/v2/users/self/transactions')).body.transactions;
const balance = async () => (await own.api.get('/v2/users/self/balance')).body.balance;
const buyFromBalance = (typeId: number) =>
  own.api.post('/v2/users/self/purchases', { purchase_type_id: typeId, account_id: own.accountId });

describe('a film that is sold by itself', () => {
  test('PLAY-040 PLAY-041 CONT-053 DATA-024 DATA-026 a film that is sold by itself comes with its pay buttons and its lowest price', async () => {
    expect(await metaOf()).toMatchObject({
      is_purchased: false,
      min_price: '1190.00',
      buttons: [
        {
          button_type: 'pay',
          caption: 'Buy the film',
          sub_caption: '48 hours or for good',
          play_after: true,
          button_data: { kind: 'film', content_id: FILM },
        },
        { button_type: 'pay', caption: 'Watch with a packet', show_options: true },
      ],
    });
    expect(refusal(await stream())).toBe('403 permission_denied');
    const { body } = await own.api.get(`/v2/contents/${FILM}/quick_sales_packets`);
    expect(body.packets.length, 'packets behind the second button').toBeGreaterThan(0);
  });

  test('BRAND-008 PAY-019 where the provider makes no offers a film has no pay button and is not offered', async () => {
    const elsewhere = await payerOf(backend, { providerId: 4 });
    expect(await metaOf(FILM, elsewhere)).toMatchObject({ is_purchased: false, min_price: '1190.00', buttons: [] });
    const { button_data } = (await metaOf()).buttons[0];
    const refused = await makeOffer({ button_data }, elsewhere);
    expect([refusal(refused), refused.body.error.message]).toEqual([
      '404 not_of_provider',
      'Your provider does not sell this film by itself',
    ]);
    expect((await metaOf(PACKET_FILM)).buttons).toEqual([]);
  });
});

describe('the offer of a film', () => {
  test('CALL-069 CALL-071 PAY-022 PAY-071 DATA-055 DATA-056 the offer of a film sells it for 48 hours or for good', async () => {
    const offer = await offerOf();
    expect(offer).toMatchObject({
      purchases: [
        { id: RENT, amount: '1190.00', period_human: { text: '48 hours' }, library_id: LIBRARY },
        { id: OWN, amount: '3570.00', period_human: { text: 'For good' }, is_have_money_on_balance: true },
      ],
      distribution_type: 'Film',
      product_title: 'The Copy of Me',
    });
    expect(offer.paysystems).toHaveLength(6);
    expect((await own.api.get(`/v2/users/self/purchases_offer/${offer.offer_id}`)).body).toEqual(offer);
    expect((await offerOf(RENTED_FILM)).purchases).toHaveLength(1);
  });

  test('PAY-068 DATA-026 the offer of a film takes the data of its own pay button and nothing else', async () => {
    const { button_data } = (await metaOf()).buttons[0];
    for (const given of [
      undefined,
      { ...button_data, price: '1.00' },
      { kind: 'film', content_id: RENTED_FILM },
      'buy',
    ])
      expect(refusal(await makeOffer({ button_data: given }))).toBe('400 validation_failed');
    const refused = await makeOffer({ button_data: { kind: 'film' } });
    expect(refused.body.detail[0]).toEqual({
      field: 'body.button_data',
      message: 'It must be the button_data of a pay button of this film, as its metadata gave it.',
    });
    const ofPacket = { kind: 'film', content_id: PACKET_FILM };
    expect(refusal(await makeOffer({ object_id: PACKET_FILM, button_data: ofPacket }))).toBe('404 not_of_provider');
    expect(refusal(await makeOffer({ object_type: 'series', button_data }))).toBe('400 validation_failed');
  });

  test.each([
    ['linkedcard', 1, 1],
    ['short_url', 1, 2],
    ['qrcode', 1, 3],
    ['qrcode_png', 1, 4],
    ['phone', 1, 5],
    ['ext_app', 3, 7],
  ])(
    'PAY-034 PAY-042 CALL-070 CALL-085 PLAY-003 the offer of a film is paid by %s, and the film plays',
    async (form, providerId, system) => {
      own = await payerOf(backend, { providerId });
      const before = await balance();
      const [card] = (await own.api.get('/v2/users/self/cards')).body.cards;
      const details = { paysystem_id: system, card_id: card.id, phone: '77010000001' };
      const { body: begun } = await payOffer(await offerOf(), details);
      const bought = { purpose: 'purchase', content_id: FILM, purchase_type_id: OWN, payform_shortname: form };
      expect(begun).toMatchObject(bought);
      if (begun.status === 'pending') await atBank(backend, own.userId, 'approved', { transaction: begun.id });
      const { body: polled } = await own.api.get(`/v2/users/self/purchases_offer/transaction/${begun.id}`);
      expect(polled).toMatchObject({ ...bought, status: 'complete' });
      expect(await metaOf()).toMatchObject({ is_purchased: true, buttons: [] });
      expect((await stream()).status).toBe(200);
      expect(await listed()).toMatchObject([{ id: begun.id, ...bought, status: 'complete' }]);
      expect(await balance()).toBe(before);
      expect(await countLedgerFaults(backend)).toBe(0);
    },
  );

  test('CALL-067 PAY-023 a film is bought from the balance, where that has the money', async () => {
    await offerOf();
    expect((await buyFromBalance(RENT)).body).toMatchObject({
      status: 'complete',
      amount: '1190.00',
      content_id: FILM,
    });
    expect([await balance(), (await metaOf()).is_purchased]).toEqual(['11260.00', true]);
    const again = await buyFromBalance(OWN);
    expect([refusal(again), again.body.error.message]).toEqual(['400 already_purchased', 'You already have this film']);
    expect(refusal(await buyFromBalance(1_015_809))).toBe('404 not_found');
    expect((await own.api.get('/v2/users/self/subscriptions/current')).body.subscriptions).toHaveLength(1);
  });

  test('PAY-029 the bank’s page names the film that is paid for', async () => {
    const { body } = await payOffer(await offerOf());
    const page = await fetch(body.full_url, { headers: { 'accept-language': 'en' } });
    expect(await page.text()).toContain('For the film The Copy');
  });
});

describe('a film that was paid for', () => {
  test('PAY-080 CALL-070 twenty times the same key at once charge once; another open payment for the film is refused', async () => {
    const offer = await offerOf();
    const [card] = (await own.api.get('/v2/users/self/cards')).body.cards;
    const key = randomUUID();
    const byCard = () => payOffer(offer, { paysystem_id: 1, card_id: card.id }, { key });
    const answers = await Promise.all(Array.from({ length: 20 }, byCard));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await byCard()).body.status).toBe('complete');
    expect(await listed()).toHaveLength(1);
    expect(await balance()).toBe('12450.00');

    own = await payerOf(backend);
    const other = await offerOf();
    const { body: open } = await payOffer(other);
    const second = await payOffer(other, { purchase_id: RENT });
    expect([refusal(second), second.body.transaction_id]).toEqual(['409 transaction_pending', open.id]);
    expect(refusal(await buyFromBalance(RENT))).toBe('409 transaction_pending');
  });

  test('PAY-043 PLAY-004 a payment that is declined, or given back, leaves the film unbought', async () => {
    const declined = (await payOffer(await offerOf())).body.id;
    await atBank(backend, own.userId, 'declined', { transaction: declined });
    expect((await metaOf()).is_purchased).toBe(false);
    expect((await listed())[0]).toMatchObject({ id: declined, status_description: 'The bank declined the payment' });

    const paid = (await payOffer(await offerOf())).body.id;
    await atBank(backend, own.userId, 'approved', { transaction: paid });
    expect((await metaOf()).is_purchased).toBe(true);
    expect((await atBank(backend, own.userId, 'refund', { transaction: paid })).status).toBe(200);
    expect(await metaOf()).toMatchObject({ is_purchased: false, buttons: [{}, {}] });
    expect(refusal(await stream())).toBe('403 permission_denied');
    expect((await listed())[0]).toMatchObject({
      id: paid,
      status: 'error',
      status_description: 'The money was given back',
    });
    expect((await atBank(backend, own.userId, 'refund', { transaction: paid })).status).toBe(400);
    expect([await balance(), await countLedgerFaults(backend)]).toEqual(['12450.00', 0]);
  });

  test('PLAY-003 DATA-024 a rented film is open for 48 hours, and then sold again', async () => {
    await buyFromBalance(RENT);
    await atDesk(backend, own.userId, 'clock', { days: 1.5 });
    expect((await stream()).status).toBe(200);
    await atDesk(backend, own.userId, 'clock', { days: 0.5 });
    expect(refusal(await stream())).toBe('403 permission_denied');
    expect((await metaOf()).buttons).toHaveLength(2);
    expect((await buyFromBalance(OWN)).body.status).toBe('complete');
    await atDesk(backend, own.userId, 'clock', { days: 3000 });
    expect((await metaOf()).is_purchased).toBe(true);
  });

  test('PLAY-003 PAY-047 a film that was bought, and the open payment for one, outlive a restart', async () => {
    await buyFromBalance(OWN);
    const second = await payerOf(backend);
    const { body: open } = await payOffer(await offerOf(FILM, second), {}, { payer: second });
    await stop();
    await start();
    const apiOf = ({ token }: Payer) => apiClient(backend.apiOrigin, { token, language: 'en' });
    own = { ...own, api: apiOf(own) };
    expect(await metaOf()).toMatchObject({ is_purchased: true, buttons: [] });
    expect((await listed()).map(({ content_id }) => content_id)).toEqual([FILM]);
    own = { ...second, api: apiOf(second) };
    await atBank(backend, own.userId, 'approved', { transaction: open.id });
    expect((await stream()).status).toBe(200);
    expect(await countLedgerFaults(backend)).toBe(0);
  });
});
