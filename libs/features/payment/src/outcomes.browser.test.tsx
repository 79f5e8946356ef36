import { deferred, type Reply } from '@livery/api-client/testing';
import { validBrand } from '@livery/brand-kit/valid-brand';
import { packetWish } from '@livery/domain/payment';
import { selectSession, session } from '@livery/domain/session';
import { wishKeeper } from '@livery/widgets/kept-wish';
import { purchaseUnderWay } from '@livery/widgets/purchase-under-way';
import { otherTabs, RIGHTS_CHANGED } from '@livery/widgets/rights-changed';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import {
  BOTH_PERIODS,
  BY_OFFERS,
  COMPLETE,
  FAMILY,
  offering,
  payformsOf,
  periodsOf,
  RICH,
  system,
  transaction,
  TYPE,
  type Instead,
} from './testing/answers.ts';
import { FAMILY_WISH, openPayment, type PaymentSite } from './testing/payment-site.tsx';
import { takeClocks } from './testing/take-clocks.ts';

const dialog = page.getByRole('dialog');
const button = (name: RegExp | string) => page.getByRole('button', { name });
const heading = (name: string) => dialog.getByRole('heading', { name });
const pay = button(/^Оплатить/);
const POLL = 'GET /v2/users/self/transactions/t1';
const PAYFORMS = '/v2/users/self/accounts/5/payforms';
const twoFrames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

it('PAY-047 PAY-080 ROWS-055 a press that came to nothing is told also to whoever has closed the sheet meanwhile', async () => {
  const answer = deferred<Reply>();
  const { sent, services } = await openPayment({
    instead: { [`POST ${PAYFORMS}/ext_billing_balance`]: () => answer.promise },
  });
  await pay.click();
  await expect.poll(() => sent(`POST ${PAYFORMS}/ext_billing_balance`).length).toBe(1);
  await button('Закрыть').first().click();
  await expect.element(dialog).not.toBeInTheDocument();
  answer.resolve({ status: 429, json: {} });
  await expect.element(dialog.getByRole('button', { name: 'Отправить ещё раз' })).toBeVisible();
  await button('Закрыть').first().click();
  await expect.poll(() => services.get(purchaseUnderWay).get()).toBeNull();
});

it('CALL-084 CALL-085 PAY-041 what the balance pays beside an offer is asked for as a purchase, not as the offer', async () => {
  const { sent, payments } = await openPayment({
    instead: {
      ...offering({ purchases: [{ ...TYPE, is_have_money_on_balance: true, period_human: { months: 1 } }] }),
      ...{ 'GET /v2/users/self/accounts': RICH['GET /v2/users/self/accounts'] as Reply },
      'POST /v2/users/self/purchases': { json: transaction() },
      'GET /v2/users/self/purchases_offer/transaction/t1': { status: 404, json: {} },
    },
  });
  await button(/с баланса/).click();
  await expect.poll(() => sent(POLL).length).toBeGreaterThan(1);
  expect(payments()).toContain('"transactionId":"t1"');
});

it('PAY-063 PAY-064 a 402 names what is missing, which comes by another way', async () => {
  const { sent } = await openPayment({
    instead: {
      ...RICH,
      ...payformsOf(system('qrcode')),
      'POST /v2/users/self/purchases': { status: 402, json: { amount: '700.00', error: { message: 'Мало' } } },
    },
  });
  await button(/с баланса/).click();
  await expect.element(dialog.getByText(/Не хватает 700/)).toBeVisible();
  await button('Доплатить').click();
  await pay.click();
  await expect
    .poll(() => sent(`POST ${PAYFORMS}/qrcode_make_transaction`))
    .toEqual([{ paysystem_shortname: 'qrcode', amount: '700.00' }]);
});

it('PAY-061 PAY-064 a 402 that names more than the price is paid as it says, and called no debt: the account owes nothing', async () => {
  const { sent } = await openPayment({
    instead: {
      ...RICH,
      ...payformsOf(system('qrcode')),
      'POST /v2/users/self/purchases': { status: 402, json: { amount: '3000.00', error: { message: 'Мало' } } },
    },
  });
  await button(/с баланса/).click();
  await button('Доплатить').click();
  const summary = dialog.getByRole('region', { name: 'Ваша покупка' });
  await expect.element(summary.getByText(/^3\s000\s₸$/)).toBeVisible();
  expect(summary.element().textContent).not.toContain('минус');
  await button(/^Оплатить 3\s000\s₸$/).click();
  await expect.element(page.getByRole('img', { name: 'QR-код для оплаты' })).toBeVisible();
  expect(summary.element().textContent).toContain('3\u00a0000');
  expect(summary.element().textContent).not.toContain('минус');
  expect(sent(`POST ${PAYFORMS}/qrcode_make_transaction`)).toEqual([
    { paysystem_shortname: 'qrcode', amount: '3000.00' },
  ]);
});

it('PAY-061 where the server lets a balance pay that is below zero, its debt is no part of the sum, and not spoken of', async () => {
  await openPayment({
    instead: {
      ...RICH,
      'GET /v2/users/self/accounts': { json: { accounts: [{ id: 5, balance: '-500.00', is_payment_allowed: true }] } },
    },
  });
  await expect.element(button(/с баланса/)).toBeVisible();
  const summary = dialog.getByRole('region', { name: 'Ваша покупка' });
  await expect.element(summary.getByText(/^1\s990\s₸$/)).toBeVisible();
  expect(summary.element().textContent).not.toContain('минус');
});

const systemsOf = (...forms: readonly string[]): Instead => payformsOf(...forms.map((form) => system(form)));
const SHORT: Instead = {
  ...RICH,
  ...systemsOf('phone', 'qrcode', 'linkedcard'),
  'POST /v2/users/self/purchases': { status: 402, json: { amount: '700.00', error: { message: 'Мало' } } },
};
const LINKED: Instead = {
  'GET /v2/users/self/cards': {
    json: {
      cards: [
        { id: 3, number: '4400' },
        { id: 4, number: '5511', is_primary: true },
      ],
    },
  },
};
async function topUp() {
  await button(/с баланса/).click();
  await button('Доплатить').click();
  await expect.element(heading('Чем оплатить')).toBeVisible();
}
const chosen = page.getByRole('radio', { checked: true });

it('PAY-063 PAY-065 what is missing is charged from the primary card that is linked, after its owner has said so', async () => {
  const { server, sent } = await openPayment({ instead: { ...SHORT, ...LINKED } });
  await topUp();
  await expect.element(chosen).toHaveAccessibleName(/linkedcard/);
  const names = page
    .getByRole('radio')
    .elements()
    .map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual(['linkedcard', 'qrcode', 'phone'].map((form) => `Способ ${form}`));
  await button('Продолжить').click();
  await expect.element(page.getByRole('radio', { name: /5511/ })).toBeChecked();
  expect(server.lines.filter((line) => line.includes(PAYFORMS) && line.startsWith('POST'))).toEqual([]);
  await pay.click();
  await expect.poll(() => sent(`POST ${PAYFORMS}/linkedcard`)).toEqual([{ amount: '700.00', card_id: 4 }]);
});

it('PAY-063 PAY-065 without a linked card the code is proposed', async () => {
  await openPayment({ instead: SHORT });
  await topUp();
  await expect.element(chosen).toHaveAccessibleName(/qrcode/);
});

const BUY = 'POST /v2/users/self/purchases';
const QR = `POST ${PAYFORMS}/qrcode_make_transaction`;
const keysOf = ({ server }: Awaited<ReturnType<typeof openPayment>>, line: string) =>
  server.seen
    .filter(({ method, path }) => `${method} ${path}` === line)
    .map(({ headers }) => headers.get('Idempotency-Key'));

it('PAY-061 PAY-063 money that has come in and bought nothing is told as such, and only the purchase is tried again', async () => {
  let buys = 0;
  const site = await openPayment({
    instead: {
      ...systemsOf('qrcode'),
      [POLL]: { json: COMPLETE },
      [BUY]: () => ((buys += 1) === 1 ? { status: 403, json: { error: { message: 'Нельзя' } } } : { json: COMPLETE }),
    },
  });
  await pay.click();
  await expect.element(heading('Деньги на счёте')).toBeVisible();
  await expect.element(dialog.getByText('Деньги пришли на ваш счёт, но покупка не состоялась. Нельзя')).toBeVisible();
  await button('Попробовать ещё раз').click();
  await expect.element(dialog.getByText('Пакет «Семья» подключён')).toBeVisible();
  expect(site.sent(QR).length).toBe(1);
  expect(new Set(keysOf(site, BUY)).size).toBe(2);
});

it('PAY-061 PAY-063 money that was credited and then spent elsewhere is reported, and the viewer can pay the rest', async () => {
  await openPayment({
    instead: {
      ...systemsOf('qrcode'),
      [POLL]: { json: COMPLETE },
      [BUY]: { status: 402, json: { amount: '700.00', error: { message: 'Мало' } } },
    },
  });
  await pay.click();
  await expect.element(heading('Не хватает денег')).toBeVisible();
  const told = dialog.getByText(/^Деньги пришли на ваш счёт, но покупка не состоялась\. Не хватает 700\s₸\./);
  await expect.element(told).toBeVisible();
  await button('Доплатить').click();
  await expect.element(button(/^Оплатить 700\s₸$/)).toBeVisible();
});

it('PAY-043 PAY-016 PAY-017 after a refusal another way is chosen at once: neither terms, nor the PIN, nor the period are asked again', async () => {
  const { sent, server } = await openPayment({
    instead: {
      ...systemsOf('qrcode', 'provider_account'),
      'GET /v2/packets/11/purchaseperiods': { json: BOTH_PERIODS },
      'GET /v2/packets/11': { json: { ...FAMILY, agreement: { id: 4 } } },
      'GET /v2/purchasepackets/11': { json: { ...FAMILY, agreement: { id: 4 } } },
      'GET /v2/agreements/4': { json: { id: 4, title: 'Условия', text: 'Коротко' } },
      'POST /v2/users/self/agreements': { json: {} },
      [QR]: { status: 403, json: { error: { message: 'Банк отказал' } } },
    },
  });
  await button('Принять').click();
  await page.getByRole('radio', { name: /19\s900/ }).click();
  await button('Продолжить').click();
  await page.getByRole('radio', { name: /qrcode/ }).click();
  await button('Продолжить').click();
  await pay.click();
  await expect.element(dialog.getByText('Банк отказал')).toBeVisible();
  await button('Попробовать ещё раз').click();
  await expect.element(heading('Чем оплатить')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /qrcode/ })).toBeChecked();
  await page.getByRole('radio', { name: /provider_account/ }).click();
  await button('Продолжить').click();
  await pay.click();
  await expect
    .poll(() => sent(`POST ${PAYFORMS}/ext_billing_balance`))
    .toEqual([{ paysystem_shortname: 'provider_account', amount: '19900.00', packet_id: 11 }]);
  expect(server.seen.filter(({ path }) => path === '/v2/users/self/agreements')).toHaveLength(1);
});

/** Another payment is open on the server: of another sum. */
const blockedBy = (more: Instead = {}): Instead => ({
  ...systemsOf('qrcode'),
  [QR]: { status: 409, json: { error: { message: 'Уже есть' }, transaction_id: 't9' } },
  'GET /v2/users/self/transactions': {
    json: { transactions: [{ id: 't9', status: 'pending', amount: '20000.00', purpose: 'refill' }] },
  },
  ...more,
});

it('PAY-077 PAY-080 another payment that is open is not taken for this one: its viewer ends it, and begins anew', async () => {
  const cancel = 'DELETE /v2/users/self/transactions/t9';
  const { sent, payments } = await openPayment({
    instead: blockedBy({ [cancel]: { json: { id: 't9', status: 'error' } } }),
  });
  await pay.click();
  await expect.element(heading('Другой платёж не закончен')).toHaveFocus();
  await expect.element(dialog.getByText(/в другом месте/)).toBeVisible();
  expect(payments()).toBeNull();
  await button('Отменить его').click();
  await expect.element(pay).toBeVisible();
  expect([sent(cancel).length, sent(QR).length]).toEqual([1, 1]);
});

it.each([
  ['does not answer', { status: 503, json: {} }],
  ['cannot close it', { status: 404, json: {} }],
])(
  'PAY-080 where the server %s the other payment still stands in the way, nothing is paid, and it can be called off again',
  async (_, refusal) => {
    let isClosed = false;
    const cancel = 'DELETE /v2/users/self/transactions/t9';
    const { sent } = await openPayment({
      instead: blockedBy({ [cancel]: () => (isClosed ? { json: { id: 't9', status: 'error' } } : refusal) }),
    });
    await pay.click();
    await button('Отменить его').click();
    await expect.poll(() => sent(cancel).length).toBe(1);
    await expect.element(page.getByRole('status').last()).not.toBeEmptyDOMElement();
    await expect.element(heading('Другой платёж не закончен')).toBeVisible();
    isClosed = true;
    await button('Отменить его').click();
    await expect.element(pay).toBeVisible();
    expect([sent(cancel).length, sent(QR).length]).toEqual([2, 1]);
  },
);

it.each<readonly [string, object, () => Locator]>([
  ['has been declined meanwhile: the purchase begins anew', { status: 'error' }, () => pay],
  ['has been paid meanwhile', { status: 'complete', packet_id: 11 }, () => heading('Уже оплачено')],
])('PAY-042 PAY-080 another payment that could not be called off is asked for: it %s', async (_, stands, outcome) => {
  const { sent } = await openPayment({
    instead: blockedBy({
      'DELETE /v2/users/self/transactions/t9': { status: 503, json: {} },
      'GET /v2/users/self/transactions/t9': { json: { id: 't9', ...stands } },
    }),
  });
  await pay.click();
  await button('Отменить его').click();
  await expect.element(outcome()).toBeVisible();
  expect(sent(QR)).toHaveLength(1);
});

it('PAY-080 another payment that this browser has begun can be gone on with', async () => {
  const film = { kind: 'content', id: 7 } as const;
  const first = await openPayment({ instead: systemsOf('qrcode'), wish: packetWish(10, film) });
  await pay.click();
  await expect.element(heading('Ждём оплату')).toBeVisible();
  history.replaceState(null, '', '/');
  const again = await first.reload({
    wish: FAMILY_WISH,
    instead: blockedBy({
      [QR]: { status: 409, json: { error: { message: 'Уже есть' }, transaction_id: 't1' } },
      'GET /v2/users/self/transactions': {
        json: { transactions: [transaction({ purpose: 'refill', amount: '990.00' })] },
      },
    }),
  });
  await pay.click();
  await expect.element(dialog.getByText(/^Платёж на 990/)).toBeVisible();
  await button('Закончить его').click();
  await expect.element(heading('Ждём оплату')).toBeVisible();
  expect(again.sent(QR).length).toBe(1);
});

it('PAY-042 the other payment that is paid before it is called off is told: its money buys what was wanted, without another payment', async () => {
  let balance = '0.00';
  const { sent } = await openPayment({
    instead: blockedBy({
      'DELETE /v2/users/self/transactions/t9': () => {
        balance = '20000.00';
        return { json: { id: 't9', status: 'complete' } };
      },
      'GET /v2/users/self/accounts': () => ({
        json: { accounts: [{ id: 5, balance, is_payment_allowed: true }] },
      }),
      'GET /v2/packets/11/purchaseperiods': () => ({
        json: periodsOf({ ...TYPE, is_have_money_on_balance: balance !== '0.00' }),
      }),
    }),
  });
  await pay.click();
  await button('Отменить его').click();
  await expect.element(heading('Деньги на счёте')).toHaveFocus();
  await button('Попробовать ещё раз').click();
  await button(/с баланса/).click();
  await expect.element(dialog.getByText('Пакет «Семья» подключён')).toBeVisible();
  expect(sent(QR).length).toBe(1);
});

it('PAY-042 what was paid for elsewhere while its viewer called it off is told, and nothing is paid again', async () => {
  const { sent, services } = await openPayment({
    wish: { purpose: 'refill', amountMinor: 100_000 },
    instead: blockedBy({
      'DELETE /v2/users/self/transactions/t9': { json: { id: 't9', status: 'complete', amount: '20000.00' } },
    }),
  });
  const announced = vi.spyOn(services.get(otherTabs), 'announce');
  await pay.click();
  await button('Отменить его').click();
  await expect.element(heading('Уже оплачено')).toHaveFocus();
  await expect.element(dialog.getByText(/^Тот платёж прошёл раньше, чем его отменили/)).toBeVisible();
  expect(button('Попробовать ещё раз').query()).toBeNull();
  expect(announced).toHaveBeenCalledWith(RIGHTS_CHANGED);
  expect(sent(QR).length).toBe(1);
  await button('Хорошо').click();
  await expect.element(dialog).not.toBeInTheDocument();
});

it('PAY-042 what another device has bought while its viewer called it off here is told as bought, also where only its money was to come', async () => {
  const bought = { id: 't9', status: 'complete', purpose: 'purchase', packet_id: 11 };
  await openPayment({ instead: blockedBy({ 'DELETE /v2/users/self/transactions/t9': { json: bought } }) });
  await pay.click();
  await button('Отменить его').click();
  await expect.element(heading('Уже оплачено')).toHaveFocus();
  await expect.element(page.getByRole('link', { name: 'Смотреть' })).toBeVisible();
  expect(button('Попробовать ещё раз').query()).toBeNull();
});

it('PAY-012 PAY-027 a card that another device has linked while its viewer called that off here pays for what it was wanted for', async () => {
  let cards: readonly object[] = [];
  const other = { id: 't9', status: 'pending', amount: '20000.00', purpose: 'card' };
  await openPayment({
    instead: {
      ...systemsOf('linkedcard'),
      'GET /v2/users/self/cards': () => ({ json: { cards } }),
      'POST /v2/users/self/cards': { status: 409, json: { error: { message: 'Уже есть' }, transaction_id: 't9' } },
      'GET /v2/users/self/transactions': { json: { transactions: [other] } },
      'DELETE /v2/users/self/transactions/t9': () => {
        cards = [{ id: 3, number: '4400', is_primary: true }];
        return { json: { ...other, status: 'complete' } };
      },
    },
  });
  await button('Привязать карту').click();
  await button('Привязать карту').click();
  await button('Отменить его').click();
  await expect.element(page.getByRole('radio', { name: /4400/, checked: true })).toBeVisible();
  await expect.element(pay).toBeVisible();
});

it('PAY-042 another payment of this browser that is paid while its viewer calls it off is told by itself', async () => {
  const first = await openPayment({ instead: systemsOf('provider_account'), wish: packetWish(10) });
  await pay.click();
  await expect.element(heading('Ждём оплату')).toBeVisible();
  history.replaceState(null, '', '/');
  let status = 'pending';
  await first.reload({
    wish: FAMILY_WISH,
    instead: blockedBy({
      [QR]: { status: 409, json: { error: { message: 'Уже есть' }, transaction_id: 't1' } },
      [POLL]: () => ({ json: transaction({ status }) }),
      'DELETE /v2/users/self/transactions/t1': () => ({ json: transaction({ status: (status = 'complete') }) }),
    }),
  });
  await pay.click();
  await button('Отменить его').click();
  await expect.element(dialog.getByText('Пакет «Старт» подключён')).toBeVisible();
});

const NOT_SOLD = transaction({
  status: 'error',
  status_description: 'Пакет не продаётся. Деньги на счёте.',
  is_money_on_account: true,
});

it('PAY-043 a payment whose money has come and could not be sold is told as money on the account, and is not paid again', async () => {
  const { services, sent } = await openPayment({
    brand: { ...validBrand, paymentPaths: ['balance', 'provider_account'] },
    instead: { ...systemsOf('provider_account'), [POLL]: { json: NOT_SOLD } },
  });
  const announced = vi.spyOn(services.get(otherTabs), 'announce');
  await pay.click();
  await expect.element(heading('Деньги на счёте')).toHaveFocus();
  await expect.element(dialog.getByText('Пакет не продаётся. Деньги на счёте.')).toBeVisible();
  expect(dialog.getByText('Платёж не прошёл').query()).toBeNull();
  expect(announced).toHaveBeenCalledWith(RIGHTS_CHANGED);
  await button('Попробовать ещё раз').click();
  await expect.element(pay).toBeVisible();
  expect(sent(`POST ${PAYFORMS}/ext_billing_balance`).length).toBe(1);
});

it('PAY-043 PAY-070 so is one in a site where nothing is paid from the account: it leads to the operator, to no other payment', async () => {
  const rules = { ...validBrand.rules, payment: { offerMarker: 'freedom300' as const, transactionPollMs: 20 } };
  await openPayment({
    brand: { ...validBrand, paymentPaths: ['provider_account'], rules },
    instead: { ...systemsOf('provider_account'), [POLL]: { json: { ...NOT_SOLD, status_description: undefined } } },
  });
  await pay.click();
  await expect.element(heading('Деньги на счёте')).toHaveFocus();
  await expect.element(dialog.getByText('Деньги пришли на ваш счёт, но покупка не состоялась.')).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: /Позвонить/ })).toBeVisible();
  expect(button('Попробовать ещё раз').query()).toBeNull();
});

it('PAY-038 what is bought already is not told as a failure: it is watched, and everything is asked for anew', async () => {
  const { services } = await openPayment({
    instead: { ...RICH, [BUY]: { status: 422, json: { error: { code: 'already_purchased', message: 'Есть' } } } },
  });
  const announced = vi.spyOn(services.get(otherTabs), 'announce');
  await button(/с баланса/).click();
  await expect.element(heading('Уже куплено')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Смотреть' })).toBeVisible();
  expect(button('Попробовать ещё раз').query()).toBeNull();
  expect(announced).toHaveBeenCalledWith(RIGHTS_CHANGED);
});

it('PAY-038 PAY-072 another period of what runs that is bought already begins later, and what runs is watched', async () => {
  await openPayment({
    instead: {
      ...RICH,
      'GET /v2/users/self/subscriptions/current': {
        json: { subscriptions: [{ id: 1, packet: FAMILY, base: true, end_at: '2099-01-01T00:00:00Z' }] },
      },
      [BUY]: { status: 422, json: { error: { code: 'already_purchased', message: 'Есть' } } },
    },
  });
  await expect.element(dialog.getByText(/^Новый период начнётся/)).toBeVisible();
  await button(/^Запланировать за/).click();
  await expect.element(heading('Уже куплено')).toBeVisible();
  await page.getByRole('link', { name: 'Смотреть' }).click();
  await expect.poll(() => location.pathname).toBe('/channels');
});

it.each([
  ['is paid for', { json: COMPLETE }, 'Пакет «Семья» подключён', [FAMILY_WISH.packetId]],
  ['is there already', { status: 422, json: { error: { code: 'already_purchased' } } }, 'Уже куплено', []],
])(
  'STAT-014 ADS-016 of a packet that %s those who count hear what was bought, and what plays that rights have changed',
  async (_, answer, end, packets) => {
    const { services } = await openPayment({ instead: { ...RICH, [BUY]: answer } });
    const heard: unknown[] = [];
    services.events.on('subscription', (event) => void heard.push(event), new AbortController().signal);
    const rightsChanged = vi.fn<() => void>();
    services.events.on('rightsChanged', rightsChanged, new AbortController().signal);
    await button(/с баланса/).click();
    await expect.element(dialog.getByText(end)).toBeVisible();
    expect(heard).toEqual(packets.map((packetId) => ({ change: 'bought', packetId })));
    expect(rightsChanged).toHaveBeenCalledTimes(1);
  },
);

it('PAY-080 nothing is paid while nobody knows whether the back end takes a key', async () => {
  const { server } = await openPayment({
    wish: { purpose: 'refill', amountMinor: 100_000 },
    instead: { ...systemsOf('qrcode'), 'GET /v2/platform/configuration': { status: 503, json: {} } },
  });
  await pay.click();
  await expect.element(heading('Платёж не отправлен')).toBeVisible();
  expect(server.lines.filter((line) => line === QR)).toEqual([]);
});

it('PAY-012 PAY-047 PROMO-033 who comes back from the bank to a card that is linked already is not asked for another one', async () => {
  const first = await openPayment({
    card: { purpose: 'promo', amountMinor: 500, neededRefund: true },
    instead: systemsOf('linkedcard'),
  });
  await expect.element(heading('Ждём оплату')).toBeVisible();
  history.replaceState(null, '', '/');
  let answer: (reply: object) => void = () => undefined;
  const again = await first.reload({
    instead: { ...systemsOf('linkedcard'), [POLL]: () => new Promise((resolve) => (answer = resolve)) },
  });
  history.replaceState(null, '', '#card');
  await expect.poll(() => again.sent(POLL).length).toBe(1);
  answer({ json: COMPLETE });
  await expect.poll(again.payments).toBeNull();
  await button('Buy').click();
  await expect.poll(() => location.hash).toBe('');
  await expect.element(dialog).not.toBeInTheDocument();
});

it('PAY-012 PROMO-014 CALL-082 a card is said to be charged for good where nothing comes back, and the bank is told so', async () => {
  const cards = systemsOf('linkedcard');
  const { sent } = await openPayment({
    card: { purpose: 'settings', amountMinor: 500, neededRefund: false },
    instead: cards,
  });
  await expect.element(dialog.getByText(/^Банк спишет 5\s₸, чтобы проверить карту\.$/)).toBeVisible();
  await button('Привязать карту').click();
  await expect.poll(() => sent('POST /v2/users/self/cards')).toMatchObject([{ amount: '5.00', needed_refund: false }]);
});

it('ROWS-055 a payment that its viewer has closed keeps no button busy', async () => {
  const film = { kind: 'content', id: 7 } as const;
  const { services } = await openPayment({ wish: packetWish(11, film) });
  const underWay = services.get(purchaseUnderWay);
  await pay.click();
  await expect.poll(() => underWay.get()).toEqual(film);
  await button('Закрыть').first().click();
  await expect.poll(() => underWay.get()).toBeNull();
});

it('PAY-062 PAY-063 PAY-067 an offer that is short of money, with a sum or without, is paid another way as a whole', async () => {
  await openPayment({
    instead: {
      ...offering({ paysystems: [system('qrcode'), system('provider_account')] }),
      'POST /v2/users/self/purchases_offer/transaction': { status: 451, json: { error: { message: 'Нельзя' } } },
    },
  });
  await page.getByRole('radio').first().click();
  await button('Продолжить').click();
  await pay.click();
  await expect.element(dialog.getByText(/Так оплатить не хватило денег/)).toBeVisible();
  await expect.element(button('Доплатить')).not.toBeInTheDocument();
  await button('Выбрать способ').click();
  await expect.element(heading('Чем оплатить')).toBeVisible();
  await expect.element(page.getByRole('radio')).toHaveLength(2);
});

it('PAY-067 a 451 of a QR payment is a shortage', async () => {
  await openPayment({
    instead: {
      ...payformsOf(system('qrcode')),
      [`POST ${PAYFORMS}/qrcode_make_transaction`]: { status: 451, json: { error: { message: 'Мало' } } },
    },
  });
  await pay.click();
  await expect.element(heading('Не хватает денег')).toBeVisible();
});

it('PAY-042 PAY-043 a payment that the bank declines is told in its words', async () => {
  await openPayment({
    instead: {
      'GET /v2/users/self/transactions/t1': {
        json: transaction({ status: 'error', status_description: 'Лимит карты исчерпан' }),
      },
    },
  });
  await pay.click();
  await expect.element(dialog.getByText('Лимит карты исчерпан')).toBeVisible();
  await expect.element(heading('Платёж не прошёл')).toHaveFocus();
});

it('PAY-012 PAY-036 PAY-043 whoever comes back from a bank that has declined is told so by the first answer, and is not sent there again meanwhile', async () => {
  const instead = payformsOf(system('linkedcard'));
  const wish = { purpose: 'card', amountMinor: 500, neededRefund: true, then: null } as const;
  const first = await openPayment({ wish, instead, brand: SLOW });
  await button('Привязать карту').click();
  await expect.poll(() => first.payments()).toContain('"t1"');
  const answer = deferred<Reply>();
  const { sent } = await first.reload({ at: '/', instead: { ...instead, [POLL]: () => answer.promise } });
  // The question is out before the sheet is there.
  await expect.poll(() => sent(POLL).length).toBe(1);
  history.replaceState(null, '', '#pay_transaction');
  await button('Buy').click();
  await expect.element(dialog.getByText('Узнаём, прошёл ли платёж')).toBeVisible();
  expect(dialog.element().textContent).not.toContain('Завершите');
  answer.resolve({ json: transaction({ status: 'error', status_description: 'Банк отклонил' }) });
  await expect.element(dialog.getByText('Банк отклонил')).toBeVisible();
  expect(sent(POLL)).toHaveLength(1);
});

it('ROWS-055 while a payment runs the site knows for which film it is, and no longer when the bank has declined it', async () => {
  const film = { kind: 'content', id: 7 } as const;
  const { services } = await openPayment({
    wish: packetWish(11, film),
    instead: { 'GET /v2/users/self/transactions/t1': { json: transaction({ status: 'error' }) } },
  });
  const seen: unknown[] = [];
  services.get(purchaseUnderWay).subscribe((item) => seen.push(item));
  await pay.click();
  await expect.poll(() => seen).toEqual([film, null]);
});

it.each<[string, Instead]>([
  ['a declined payment', { 'GET /v2/users/self/transactions/t1': { json: transaction({ status: 'error' }) } }],
  [
    'a payment that the server refuses',
    { [`POST ${PAYFORMS}/ext_billing_balance`]: { status: 404, json: { message: 'Нет' } } },
  ],
])('PAY-070 in the super-app %s has its own sentence', async (_, instead) => {
  const rules = { ...validBrand.rules, payment: { offerMarker: 'freedom300' as const, transactionPollMs: 20 } };
  await openPayment({ brand: { rules }, instead });
  await pay.click();
  await expect.element(dialog.getByText(/^Суперапп не провёл оплату\./)).toBeVisible();
});

const paid: Instead = { 'GET /v2/users/self/transactions/t1': { json: COMPLETE } };
const runs = (more: object = {}): Instead => ({
  'GET /v2/users/self/subscriptions/current': {
    json: { subscriptions: [{ id: 1, base: true, packet: { id: 11, name: 'Семья' }, ...more }] },
  },
});
const RUNS = runs();
const PAUSED = runs({ is_paused: true });
it.each<[string, PaymentSite, string | RegExp]>([
  [
    'PAY-052 a film',
    {
      wish: { purpose: 'content', contentId: 9, buttonData: null, playAfter: null },
      instead: { ...BY_OFFERS, 'POST /v2/users/self/purchases_offer/transaction': { json: COMPLETE } },
    },
    'Покупка прошла. Приятного просмотра!',
  ],
  ['PAY-053 a packet', { instead: paid }, 'Пакет «Семья» подключён'],
  ['PAY-054 a packet that is paused', { instead: { ...paid, ...PAUSED } }, /Подписка «Семья» на паузе/],
  [
    'SUBS-027 another period of what runs',
    { instead: { ...paid, ...RUNS } },
    /Новый период пакета «Семья» запланирован/,
  ],
  [
    'SUBS-018 another base packet in place of the one that runs',
    {
      instead: {
        ...paid,
        'GET /v2/users/self/subscriptions/current': {
          json: { subscriptions: [{ id: 1, base: true, packet: { id: 10, name: 'Старт' } }] },
        },
      },
    },
    'Пакет «Семья» запланирован: он сменит «Старт», когда закончится его период.',
  ],
  ['PAY-055 a top-up', { wish: { purpose: 'refill', amountMinor: 100_000 }, instead: paid }, /Баланс пополнен на/],
])('%s that is paid for is told as what it is', async (_, site, says) => {
  await openPayment(site);
  await pay.click();
  await expect.element(dialog.getByText(says)).toBeVisible();
  await expect.element(heading('Готово')).toHaveFocus();
});

const PLAYED = { ...FAMILY_WISH, playAfter: { kind: 'channel', id: 7 } } as const;
it('PLAY-008 PAY-042 whoever has waited watches at once; the sheet goes', async () => {
  await openPayment({ wish: PLAYED, instead: paid });
  await pay.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('status', { name: 'page' })).toHaveTextContent('/channels/all/7');
});

it.each<[string, Instead]>([
  ['PAY-054 goes on after a pause', PAUSED],
  ['SUBS-018 SUBS-027 follows what runs', RUNS],
])('PLAY-008 %s: nobody is led to what does not play yet', async (_, instead) => {
  await openPayment({ wish: PLAYED, instead: { ...paid, ...instead } });
  await pay.click();
  await expect.element(heading('Готово')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Хорошо' })).toBeVisible();
  await expect.element(button('Смотреть')).not.toBeInTheDocument();
  await expect.element(page.getByRole('status', { name: 'page' })).toHaveTextContent('/');
});

it('PLAY-008 PAY-056 whoever comes back from the bank watches at once, also where the answer is there before the sheet', async () => {
  const first = await openPayment({ wish: PLAYED });
  await pay.click();
  await expect.element(dialog.getByText('Банк проводит платёж')).toBeVisible();
  history.replaceState(null, '', '/#pay_transaction');
  await first.reload({ instead: paid });
  await expect.element(page.getByRole('status', { name: 'page' })).toHaveTextContent('/channels/all/7');
  await expect.element(dialog).not.toBeInTheDocument();
});

it('PLAY-008 whoever learns of it after a reload presses to watch', async () => {
  const first = await openPayment({ wish: PLAYED });
  await pay.click();
  await expect.element(dialog.getByText('Банк проводит платёж')).toBeVisible();
  history.replaceState(null, '', '/');
  await first.reload({ instead: paid });
  await expect.element(dialog.getByText('Пакет «Семья» подключён')).toBeVisible();
  await expect.element(button('Смотреть')).toBeVisible();
});

it('PAY-039 PAY-042 what was paid for is told to the other tabs', async () => {
  const { services } = await openPayment({ instead: { [POLL]: { json: COMPLETE } } });
  const otherTab = new BroadcastChannel(`livery.${services.brand.id}`);
  onTestFinished(() => otherTab.close());
  const heard: unknown[] = [];
  otherTab.onmessage = ({ data }) => heard.push(data);
  await pay.click();
  await expect.element(dialog.getByText('Пакет «Семья» подключён')).toBeVisible();
  await expect.poll(() => heard).toContainEqual(RIGHTS_CHANGED);
});

it('SES-041 AUTH-042 AUTH-043 PAY-058 PAY-059 a guest signs in first, and the purchase goes on by itself', async () => {
  const { opened, ids } = await openPayment({ viewer: 'guest' });
  await expect.poll(ids).toContain('auth');
  const request = opened.mock.calls.find(([id]) => id === 'auth')?.[1] as { after: { buy: () => void } };
  request.after.buy();
  expect(opened.mock.calls.at(-1)).toEqual(['confirm_period', { wish: FAMILY_WISH }, undefined]);
});

it('SES-041 AUTH-042 whoever signs in on the page itself is led into the purchase once', async () => {
  const { opened, ids, signIn } = await openPayment({ viewer: 'guest' });
  await expect.poll(ids).toContain('auth');
  const request = opened.mock.calls.find(([id]) => id === 'auth')?.[1] as {
    after: { buy: () => void };
    onSignedIn: () => void;
  };
  request.onSignedIn();
  signIn();
  await twoFrames();
  request.after.buy();
  await expect.element(pay).toBeVisible();
  // The guest's own press, and the one that follows the sign-in.
  expect(ids().filter((id) => id === 'confirm_period')).toHaveLength(2);
});

it('SES-041 what a guest wants is this tab’s alone', async () => {
  const { ids, services } = await openPayment({ viewer: 'guest' });
  await expect.poll(ids).toContain('auth');
  const keeps = (storage: Storage) =>
    Object.keys(storage).some((key) => key.includes(services.brand.id) && key.includes('wish'));
  expect([keeps(sessionStorage), keeps(localStorage)]).toEqual([true, false]);
});

it('SES-040 SES-041 whoever signed in long before has begun something else meanwhile: no purchase begins by itself', async () => {
  const first = await openPayment({ viewer: 'guest' });
  await expect.poll(first.ids).toContain('auth');
  history.replaceState(null, '', '/');
  const again = await first.reload({ viewer: 'loggedIn', signedInAtMs: Date.now() - 31_000 });
  await twoFrames();
  expect(again.ids()).toEqual([]);
});

it('SES-040 SES-041 a guest’s wish outlives the page on which they signed in', async () => {
  const first = await openPayment({ viewer: 'guest' });
  await expect.poll(first.ids).toContain('auth');
  history.replaceState(null, '', '/');
  const again = await first.reload({ viewer: 'loggedIn', signedInAtMs: Date.now() });
  await expect.element(pay).toBeVisible();
  expect(again.ids()[0]).toBe('confirm_period');
});

it('SES-041 AUTH-043 PAY-059 a guest’s wish outlives a reload in the middle of the sign-in, and begins once they are in', async () => {
  const first = await openPayment({ viewer: 'guest' });
  await expect.poll(first.ids).toContain('auth');
  history.replaceState(null, '', '/');
  const again = await first.reload();
  expect(again.ids()).toEqual([]);
  again.signIn();
  await expect.element(pay).toBeVisible();
  expect(again.opened.mock.calls[0]).toEqual(['confirm_period', { wish: FAMILY_WISH }, undefined]);
});

it('AUTH-044 SES-041 whoever closes the sign-in wants nothing any more: a later one begins no purchase', async () => {
  const { opened, ids, signIn, services } = await openPayment({ viewer: 'guest' });
  await expect.poll(ids).toContain('auth');
  const [, , onGone] = opened.mock.calls.find(([id]) => id === 'auth') ?? [];
  onGone?.();
  await expect.poll(() => services.get(wishKeeper).kept()).toBeNull();
  const before = ids().length;
  signIn();
  await twoFrames();
  expect(ids().slice(before)).toEqual([]);
});

const POLL_MS = 601_000;
const SLOW = {
  rules: { ...validBrand.rules, payment: { offerMarker: 'web300' as const, transactionPollMs: POLL_MS } },
};

it('PAY-046 after ten minutes of asking the sheet says that the result will come, and the payment stays stored', async () => {
  takeClocks();
  const { payments, sent } = await openPayment({ brand: SLOW });
  await pay.click();
  await expect.element(dialog.getByText('Банк проводит платёж')).toBeVisible();
  await vi.advanceTimersByTimeAsync(POLL_MS * 1.2);
  await expect.element(dialog.getByText('Банк ещё не ответил')).toBeVisible();
  const asked = sent(POLL).length;
  await vi.advanceTimersByTimeAsync(POLL_MS * 3);
  expect([sent(POLL).length, payments()?.includes('"t1"')]).toEqual([asked, true]);
});

it('PAY-046 whoever waits no longer calls the payment off from there, and is told so', async () => {
  takeClocks();
  const cancel = 'DELETE /v2/users/self/transactions/t1';
  const called = transaction({ status: 'error', status_description: 'Оплата отменена' });
  const { payments, sent } = await openPayment({ brand: SLOW, instead: { [cancel]: { json: called } } });
  await pay.click();
  await expect.element(dialog.getByText('Банк проводит платёж')).toBeVisible();
  await vi.advanceTimersByTimeAsync(POLL_MS * 1.2);
  await expect.element(dialog.getByText('Банк ещё не ответил')).toBeVisible();
  await button('Отменить платёж').click();
  await expect.element(dialog.getByText('Оплата отменена')).toBeVisible();
  expect([sent(cancel).length, payments()]).toEqual([1, null]);
});

it('PAY-043 a payment that its viewer has called off is told as such, not as one that failed', async () => {
  const cancel = 'DELETE /v2/users/self/transactions/t1';
  const called = transaction({ status: 'error', status_description: 'Отменено покупателем' });
  await openPayment({ instead: { ...systemsOf('qrcode'), [cancel]: { json: called } } });
  await pay.click();
  await button('Отменить платёж').click();
  await expect.element(heading('Оплата отменена')).toHaveFocus();
  await expect.element(dialog.getByText('Деньги не списаны.')).toBeVisible();
  await button('Попробовать ещё раз').click();
  await expect.element(pay).toBeVisible();
});

it('PAY-046 PAY-047 whoever still looks at the sheet then is told the result there when the page is seen again', async () => {
  takeClocks();
  let isPaid = false;
  const poll = () => ({ json: isPaid ? COMPLETE : transaction() });
  const { sent } = await openPayment({ brand: SLOW, instead: { [POLL]: poll } });
  await pay.click();
  await expect.element(dialog.getByText('Банк проводит платёж')).toBeVisible();
  await vi.advanceTimersByTimeAsync(POLL_MS * 1.2);
  await expect.element(dialog.getByText('Банк ещё не ответил')).toBeVisible();
  const asked = sent(POLL).length;
  isPaid = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(dialog.getByText('Узнаём, прошёл ли платёж')).toBeVisible();
  await vi.advanceTimersByTimeAsync(POLL_MS * 1.2);
  await expect.element(dialog.getByText('Пакет «Семья» подключён')).toBeVisible();
  expect(sent(POLL)).toHaveLength(asked + 1);
});

it('PAY-045 PAY-048 after an hour nobody is asked any more: the sheet says so, and nothing of it is stored', async () => {
  takeClocks();
  const { payments, sent } = await openPayment();
  await pay.click();
  await expect.element(dialog.getByText('Банк проводит платёж')).toBeVisible();
  vi.setSystemTime(Date.now() + 3_600_001);
  await expect.element(dialog.getByText(/Банк так и не сообщил результат/)).toBeVisible();
  await expect.element(heading('Результат неизвестен')).toBeVisible();
  // Whoever cannot learn it here asks those who can.
  await expect.element(dialog.getByRole('link', { name: /700 000 00 00/ })).toHaveAttribute('href', 'tel:+77000000000');
  const asked = sent(POLL).length;
  await vi.advanceTimersByTimeAsync(1_000);
  expect([sent(POLL).length, payments()]).toEqual([asked, null]);
});

it('PAY-046 PAY-047 ROWS-055 a payment that nobody looks at any more is asked for at the next occasion', async () => {
  takeClocks();
  const film = { kind: 'content', id: 7 } as const;
  const { services, sent } = await openPayment({ brand: SLOW, wish: packetWish(11, film) });
  const underWay = services.get(purchaseUnderWay);
  await pay.click();
  await expect.element(dialog.getByText('Банк проводит платёж')).toBeVisible();
  await button('Закрыть').first().click();
  await vi.advanceTimersByTimeAsync(POLL_MS * 1.2);
  // The film’s button does not turn for ever.
  await expect.poll(() => underWay.get()).toBeNull();
  const asked = sent(POLL).length;
  document.dispatchEvent(new Event('visibilitychange'));
  const askedLater = async () => {
    await vi.advanceTimersByTimeAsync(POLL_MS);
    return sent(POLL).length;
  };
  await expect.poll(askedLater).toBeGreaterThan(asked);
});

it('PAY-036 SES-002 SES-023 a token that is renewed interrupts no payment, and one that is refused is renewed without a press', async () => {
  const { sent, store } = await openPayment();
  const { actions } = session;
  await pay.click();
  await expect.element(dialog.getByText('Банк проводит платёж')).toBeVisible();
  store.dispatch(actions.tokenRejected({ accessToken: 'a' }));
  await expect.element(dialog.getByText('Банк проводит платёж')).toBeVisible();
  await expect.poll(() => selectSession(store.getState()).kind).toBe('renewing');
  const asked = sent(POLL).length;
  await expect.poll(() => sent(POLL).length).toBeGreaterThan(asked);
  await expect.element(dialog.getByText('Банк проводит платёж')).toBeVisible();
});
