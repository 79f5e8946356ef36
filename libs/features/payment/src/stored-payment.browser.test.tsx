import { deferred } from '@livery/api-client/testing';
import { validBrand } from '@livery/brand-kit/valid-brand';
import { STORED } from '@livery/domain/stored-keys';
import { pass } from '@livery/widgets/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { COMPLETE, offering, payformsOf, system, transaction, type Instead } from './testing/answers.ts';
import { openPayment } from './testing/payment-site.tsx';

const dialog = page.getByRole('dialog');
const pay = page.getByRole('button', { name: /^Оплатить/ });
const POLL = 'GET /v2/users/self/transactions/t1';
const LIST = 'GET /v2/users/self/transactions';
const waits = () => dialog.getByText('Банк проводит платёж');
const done = () => dialog.getByText('Пакет «Семья» подключён');

it.each([
  { id: 'PAY-036', everyMs: 5_000 },
  { id: 'PAY-037', everyMs: 2_500 },
])('$id where a site asks every $everyMs ms no question comes sooner, and none much later', async ({ everyMs }) => {
  const askedAtMs: number[] = [];
  vi.useFakeTimers({
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'],
    now: Date.now(),
    shouldAdvanceTime: true,
  });
  onTestFinished(() => void vi.useRealTimers());
  await openPayment({
    brand: { rules: { ...validBrand.rules, payment: { offerMarker: 'freedom300', transactionPollMs: everyMs } } },
    instead: {
      [POLL]: () => {
        askedAtMs.push(Date.now());
        return { json: transaction() };
      },
    },
  });
  await pay.click();
  await expect.element(waits()).toBeVisible();
  while (askedAtMs.length < 4) {
    await pass(100);
    // What was asked is answered by frames, not by time.
    await new Promise(requestAnimationFrame);
  }
  const gaps = askedAtMs.slice(1).map((atMs, place) => atMs - (askedAtMs[place] ?? 0));
  for (const gap of gaps) {
    expect(gap).toBeGreaterThanOrEqual(everyMs);
    // A tenth for the crowd, and what the frames take: never two intervals.
    expect(gap).toBeLessThan(everyMs * 2);
  }
});

it.each(['processing', 'hold', 'a status of next year'])(
  'PAY-044 a payment that is “%s” is neither done nor refused: its sheet waits, and tells the outcome',
  async (status) => {
    let asked = 0;
    await openPayment({
      instead: { [POLL]: () => ({ json: (asked += 1) < 4 ? transaction({ status }) : COMPLETE }) },
    });
    await pay.click();
    await expect.element(waits()).toBeVisible();
    await expect.element(done()).toBeVisible();
    expect(asked).toBe(4);
  },
);

it('PAY-051 while a payment runs the tab can be loaded anew: what it is for, what of, since when and of which offer is stored', async () => {
  const site = await openPayment({
    instead: {
      ...offering({ paysystems: [system('qrcode')] }),
      'POST /v2/users/self/purchases_offer/transaction': { json: transaction({ full_url: 'https://bank.example/q' }) },
    },
  });
  const pressedMs = site.services.clock.now();
  await pay.click();
  await expect.element(dialog.getByRole('img', { name: 'QR-код для оплаты' })).toBeVisible();
  const [record, ...others] = JSON.parse(site.payments() ?? '[]') as Readonly<Record<string, unknown>>[];
  expect(others).toEqual([]);
  expect(record).toMatchObject({
    ...{ transactionId: 't1', offerId: 'o1', typeId: 501, title: 'Семья', amountMinor: 199_000 },
    wish: { purpose: 'packet', packetId: 11 },
  });
  expect(record?.['createdAtMs']).toBeGreaterThanOrEqual(pressedMs - 5_000);
  const again = await site.reload();
  const summary = page.getByLabelText('Ваша покупка');
  await expect.poll(() => summary.element().textContent).toMatch(/Семья.*1\s990/);
  await expect.poll(() => again.sent('GET /v2/users/self/purchases_offer/transaction/t1').length).toBeGreaterThan(0);
});

describe('PAY-050 a stored payment', () => {
  /** What a page before this one has stored, without a part of it. */
  async function storedWithout(name: string) {
    const first = await openPayment({ instead: payformsOf(system('provider_account')) });
    await pay.click();
    await expect.element(waits()).toBeVisible();
    const [record] = JSON.parse(first.payments() ?? '[]') as Readonly<Record<string, unknown>>[];
    const text = JSON.stringify([{ ...record, [name]: null }]);
    return first.reload({ at: '/', stored: { [STORED.payments]: text } });
  }

  it('without a transaction’s id is looked for, and not polled', async () => {
    const { sent } = await storedWithout('transactionId');
    await expect.poll(() => sent(LIST).length).toBeGreaterThan(0);
    expect(sent(POLL)).toEqual([]);
  });

  it('that nobody knows the age of is asked for by nobody', async () => {
    const { sent, payments } = await storedWithout('createdAtMs');
    await expect.poll(payments).toBeNull();
    expect([sent(POLL).length, sent(LIST).length]).toEqual([0, 0]);
  });
});

describe('a payment that is asked for in silence', () => {
  const FORM = 'GET /v2/users/self/transactions/form';
  const at = { createdAtMs: Date.now(), sentAtMs: Date.now() };
  const STORED_PACKET = {
    ...{ key: 'packet', intent: 'packet 11 501', title: 'Семья', paidBy: 'balance', transactionId: 't1', ...at },
    ...{ typeId: 501, way: null, userId: 77, amountMinor: 199_000, priceMinor: 199_000, thenBuy: null, offerId: null },
    ...{ begins: 'now', replaces: null, skipsPin: false, isPaidFor: false, isLate: false },
    call: { name: 'purchase', args: { purchaseTypeId: 501, accountId: 5 } },
    wish: { purpose: 'packet', packetId: 11, baseId: null, playAfter: null },
  };
  const STORED_FORM = {
    ...STORED_PACKET,
    ...{ key: 'form', intent: 'card', title: '', paidBy: 'card', transactionId: 'form', amountMinor: 500 },
    call: { name: 'linkCard', args: { paysystemShortname: 'c', accountId: 5, amountMinor: 500, neededRefund: true } },
    wish: { purpose: 'card', amountMinor: 500, neededRefund: true, then: STORED_PACKET.wish },
  };
  const BOTH = JSON.stringify([STORED_FORM, STORED_PACKET]);
  const openBoth = (instead: Instead) =>
    openPayment({
      wish: null,
      stored: { [STORED.payments]: BOTH },
      instead: { [POLL]: { json: COMPLETE }, ...instead },
    });

  it('PAY-027 PAY-042 a card form that its own tab has abandoned yields to the next payment: nobody is asked here to go on with it', async () => {
    const answer = deferred<void>();
    const { services, sent, ids } = await openBoth({
      [FORM]: () => answer.promise.then(() => ({ json: { ...COMPLETE, id: 'form' } })),
    });
    await expect.poll(() => sent(FORM).length).toBe(1);
    services.storage.set(STORED.payments, JSON.stringify([STORED_PACKET]));
    answer.resolve();
    await expect.element(done()).toBeVisible();
    expect(ids()).not.toContain('card');
  });

  it('PAY-038 PAY-047 the question that is refused is asked once, and the viewer learns that the outcome is unknown', async () => {
    const { sent, payments } = await openPayment({
      wish: null,
      stored: { [STORED.payments]: JSON.stringify([STORED_PACKET]) },
      instead: { [POLL]: { status: 403, json: {} } },
    });
    await expect.element(page.getByRole('heading', { name: 'Результат неизвестен' })).toBeVisible();
    expect([sent(POLL).length, payments()]).toEqual([1, null]);
  });

  it('PAY-041 PAY-047 a payment that nobody knows any more says nothing, and gives way to the next', async () => {
    const { sent } = await openBoth({ [FORM]: { status: 404, json: {} } });
    await expect.element(done()).toBeVisible();
    expect(sent(FORM).length).toBe(1);
  });
});
