import { deferred, type Reply } from '@livery/api-client/testing';
import { validBrand } from '@livery/brand-kit/valid-brand';
import { packetWish, type PaymentWish } from '@livery/domain/payment';
import { STORED } from '@livery/domain/stored-keys';
import { capability } from '@livery/widgets/capability';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  BOTH_PERIODS,
  BY_OFFERS,
  COMPLETE,
  FAMILY,
  offering,
  payformsOf,
  periodsOf,
  RICH,
  START,
  system,
  transaction,
  TYPE,
  YEAR,
  type Instead,
} from './testing/answers.ts';
import { openPayment, type PaymentSite } from './testing/payment-site.tsx';

const dialog = page.getByRole('dialog');
const button = (name: RegExp | string) => page.getByRole('button', { name });
const heading = (name: string) => dialog.getByRole('heading', { name });
const pay = button(/^Оплатить/);
const PAYFORMS = '/v2/users/self/accounts/5/payforms';
const two = payformsOf(system('provider_account'), system('qrcode', { title: 'Код' }));
const twoPeriods: Instead = { 'GET /v2/packets/11/purchaseperiods': { json: BOTH_PERIODS } };
const CARD: PaymentWish = { purpose: 'card', amountMinor: 500, neededRefund: true, then: null };
const LINKED: Instead = { 'GET /v2/users/self/cards': { json: { cards: [{ id: 3, number: '4400' }] } } };

interface Address {
  readonly address: string;
  readonly site: PaymentSite;
  readonly presses: readonly (RegExp | string)[];
  readonly shows: string | RegExp;
}
const ADDRESSES: readonly Address[] = [
  { address: 'confirm', site: { instead: RICH }, presses: [], shows: /с баланса/ },
  { address: 'confirm_period', site: { instead: twoPeriods }, presses: [], shows: 'На какой срок' },
  { address: 'paysystems', site: { instead: two }, presses: [], shows: 'Чем оплатить' },
  {
    address: 'refill',
    site: { wish: { purpose: 'refill', amountMinor: null } },
    presses: [],
    shows: 'Сумма пополнения',
  },
  {
    address: 'card',
    site: { wish: CARD, instead: payformsOf(system('linkedcard')) },
    presses: [],
    shows: 'Привязать карту',
  },
  { address: 'pay_transaction', site: {}, presses: [/^Оплатить/], shows: 'Банк проводит платёж' },
  {
    address: 'pay_qr',
    site: { instead: payformsOf(system('qrcode')) },
    presses: [/^Оплатить/],
    shows: 'Наведите камеру на код',
  },
  {
    address: 'pay_phone_sms',
    site: { instead: payformsOf(system('phone')) },
    presses: [/^Оплатить/],
    shows: /Ответьте на SMS/,
  },
  {
    address: 'pay_card',
    site: { instead: { ...payformsOf(system('linkedcard')), ...LINKED } },
    presses: [/^Оплатить/],
    shows: 'Банк проводит платёж',
  },
  {
    address: 'pay_redirect',
    site: { instead: payformsOf(system('short_url')) },
    presses: [/^Оплатить/],
    shows: 'Завершите оплату на странице банка',
  },
  {
    address: 'pay_iframe',
    site: { instead: payformsOf(system('short_url')), environment: { host: 'partner-app' } },
    presses: [/^Оплатить/],
    shows: 'Завершите оплату на странице банка',
  },
  {
    address: 'pay_qr_kaspi',
    site: { wish: { purpose: 'debt', amountMinor: 120_000 } },
    presses: [/^Оплатить/],
    shows: 'Наведите камеру на код',
  },
];

it.each(ADDRESSES)(
  'PAY-001 PAY-002 PAY-008 PAY-010 PAY-011 PAY-047 #$address is the address of its step, and a reload shows the same step',
  async ({ address, site, presses, shows }) => {
    const first = await openPayment(site);
    for (const name of presses) await button(name).click();
    await expect.element(dialog.getByText(shows).first()).toBeVisible();
    await expect.poll(() => location.hash).toBe(`#${address}`);
    const sends = first.server.lines.filter((line) => line.startsWith('POST')).length;
    const again = await first.reload();
    await expect.element(dialog.getByText(shows).first()).toBeVisible();
    await expect.poll(() => location.hash).toBe(`#${address}`);
    expect(again.server.lines.filter((line) => line.startsWith('POST')).length).toBeLessThanOrEqual(
      presses.length > 0 ? 0 : sends,
    );
  },
);

it('PAY-013 PAY-066 a card without money opens #nofunds in the bank’s words', async () => {
  await openPayment({
    instead: {
      ...payformsOf(system('linkedcard')),
      ...LINKED,
      [`POST ${PAYFORMS}/linkedcard`]: { status: 400, json: { error: { message: 'Недостаточно средств' } } },
    },
  });
  await pay.click();
  await expect.element(dialog.getByText('Недостаточно средств')).toBeVisible();
  await expect.poll(() => location.hash).toBe('#nofunds');
});

it('PAY-066 API-087 a card that is refused without a word is told in ours', async () => {
  await openPayment({
    instead: {
      ...payformsOf(system('linkedcard')),
      ...LINKED,
      [`POST ${PAYFORMS}/linkedcard`]: { status: 400, json: {} },
    },
  });
  await pay.click();
  await expect.element(dialog.getByText('На карте не хватает денег. Выберите другой способ.')).toBeVisible();
});

const gate = (order: string[]) =>
  capability('a-pin-of-the-test', {
    gates: {
      enterPin: () =>
        Promise.resolve({
          default: () => {
            order.push('PIN');
            return Promise.resolve(true);
          },
        }),
    },
  });
const PROTECTED: Instead = {
  'GET /v2/users/self': {
    json: { id: 77, is_guest: false, parental_status: 'set', parental_code: '1234', settings: {} },
  },
};

it('PAY-016 PAY-017 the agreement is accepted before the PIN, and the PIN before the period', async () => {
  const order: string[] = [];
  await openPayment({
    beside: [gate(order)],
    instead: {
      ...PROTECTED,
      ...twoPeriods,
      'GET /v2/purchasepackets/11': { json: { ...FAMILY, agreement: { id: 8 } } },
      'GET /v2/agreements/8': { json: { id: 8, title: 'Условия', text: 'Всё <script>alert(1)</script>' } },
      'POST /v2/users/self/agreements': ({ body }) => {
        order.push(`accepted ${JSON.stringify(body)}`);
        return { status: 204 };
      },
    },
  });
  await expect.element(heading('Условия пакета')).toBeVisible();
  expect(order).toEqual([]);
  await button('Принять').click();
  await expect.element(heading('На какой срок')).toHaveFocus();
  expect(order).toEqual(['accepted {"ids":[8]}', 'PIN']);
});

it('PAY-017 nobody reads of a PIN before it is known whether they have one', async () => {
  const viewer = deferred<Reply>();
  await openPayment({ instead: { ...twoPeriods, 'GET /v2/users/self': () => viewer.promise } });
  await expect.element(heading('Оплата')).toBeVisible();
  viewer.resolve({ json: { id: 77, is_guest: false, settings: {} } });
  await expect.element(heading('На какой срок')).toBeVisible();
});

it('PAY-017 SES-041 a reload while the PIN is asked for asks for it again, and nothing is paid meanwhile', async () => {
  let asked = 0;
  const neverAnswered = capability('a-pin-of-the-test', {
    gates: {
      enterPin: () =>
        Promise.resolve({
          default: () => {
            asked += 1;
            return new Promise<boolean>(() => undefined);
          },
        }),
    },
  });
  const first = await openPayment({ beside: [neverAnswered], instead: { ...PROTECTED, ...twoPeriods } });
  await expect.poll(() => asked).toBe(1);
  // The dialogue of the PIN has taken the sheet out of the address.
  const again = await first.reload({ at: '/' });
  await expect.poll(() => asked).toBe(2);
  expect(again.server.lines.filter((line) => line.startsWith('POST'))).toEqual([]);
});

it.each([
  { skips: true, ends: COMPLETE, says: 'Пакет «Семья» подключён', asked: 1 },
  { skips: false, ends: COMPLETE, says: 'Пакет «Семья» подключён', asked: 2 },
  // A stop is written down with its outcome: only a success opens the 30 s.
  { skips: true, ends: transaction({ status: 'error', status_description: 'Отказ' }), says: 'Отказ', asked: 2 },
])(
  'PAY-035 PAY-049 whether a purchase right after another asks for the PIN is up to the way that has paid: without control $skips, told “$says”, asked $asked times for both',
  async ({ skips, ends, says, asked }) => {
    const order: string[] = [];
    const free = system('provider_account', { skip_parental_control: skips });
    const { services } = await openPayment({
      beside: [gate(order)],
      instead: {
        ...PROTECTED,
        ...payformsOf(free, system('qrcode')),
        [`POST ${PAYFORMS}/ext_billing_balance`]: { json: ends },
      },
    });
    await page.getByRole('radio', { name: free.title }).click();
    await button('Продолжить').click();
    const pressedMs = services.clock.now();
    await pay.click();
    await expect.element(dialog.getByText(says).first()).toBeVisible();
    const stopped = JSON.parse(services.storage.get(STORED.lastTransactionAt) ?? '{}') as { atMs?: number };
    expect(stopped.atMs).toBeGreaterThanOrEqual(pressedMs);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await button('Buy').click();
    await expect.element(heading('Чем оплатить')).toBeVisible();
    expect(order).toHaveLength(asked);
  },
);

it('PAY-072 PAY-073 a period says what its first days cost, and the chosen one is what is paid for', async () => {
  const trial = { is_have_trial: true, trial_amount: '100.00', trial_period_human: { days: 14 } };
  const year = { id: 502, amount: '19900.00', is_have_money_on_balance: true, ...trial };
  const { sent } = await openPayment({
    instead: { ...RICH, 'GET /v2/packets/11/purchaseperiods': { json: periodsOf(TYPE, year) } },
  });
  const radio = page.getByRole('radio', { name: /19\s900/ });
  await expect.element(radio).toHaveAccessibleName(/100\s₸ за 14 дней/);
  await expect.element(page.getByRole('radio', { name: /1\s990/ })).not.toHaveAccessibleName(/Сначала/);
  await radio.click();
  await button('Продолжить').click();
  await button('Попробовать').click();
  await expect.poll(() => sent('POST /v2/users/self/purchases')).toEqual([{ purchase_type_id: 502, account_id: 5 }]);
});

const RUNS = (packet: object, more: object = {}): Instead => ({
  'GET /v2/users/self/subscriptions/current': { json: { subscriptions: [{ id: 1, base: true, packet, ...more }] } },
});

it('SUBS-018 SUBS-027 one base packet in place of another is told as such, another period as what it is', async () => {
  const other = await openPayment({ instead: { ...RICH, ...RUNS({ id: 10, name: 'Старт' }) } });
  await expect.element(heading('Смена пакета')).toBeVisible();
  await expect.element(dialog.getByText('«Семья» сменит «Старт», когда закончится его период.')).toBeVisible();
  other.leave();
  await openPayment({ instead: { ...RICH, ...RUNS({ id: 11, name: 'Семья' }) } });
  await expect.element(heading('Смена периода')).toBeVisible();
});

const ENDS = { end_at: '2026-12-12T07:00:00Z' };
it.each<[string, object, string]>([
  [
    'SUBS-018 another base packet',
    { id: 10, name: 'Старт' },
    '«Семья» сменит «Старт» 12.12.2026, когда закончится его период.',
  ],
  ['SUBS-027 another period', { id: 11, name: 'Семья' }, 'Новый период начнётся 12.12.2026, когда закончится текущий.'],
])('%s is told with its day from the first step on, and the day on which it is charged', async (_, packet, says) => {
  const both = [TYPE, YEAR].map((type) => ({ ...type, is_have_money_on_balance: true }));
  const periods: Instead = { 'GET /v2/packets/11/purchaseperiods': { json: periodsOf(...both) } };
  await openPayment({ instead: { ...RICH, ...periods, ...RUNS(packet, ENDS) } });
  await expect.element(heading('На какой срок')).toBeVisible();
  await expect.element(dialog.getByText(says)).toBeVisible();
  await button('Продолжить').click();
  await expect.element(button(/^Запланировать за 1\s990\s₸$/)).toBeVisible();
  await expect.element(dialog.getByText(says)).toBeVisible();
  await expect.element(dialog.getByRole('definition').filter({ hasText: '12.12.2026' })).toBeVisible();
});

it('PAY-054 before a paused packet is paid for it is told that it goes on after the pause', async () => {
  await openPayment({ instead: { ...RICH, ...RUNS({ id: 11, name: 'Семья' }, { is_paused: true }) } });
  await expect.element(dialog.getByText('Подписка на паузе и продолжится, когда пауза закончится.')).toBeVisible();
});

it('PAY-054 a paused packet is paid for by its own period, and what runs only by another', async () => {
  const own = { user_purchase: { id: 1, purchase_type: { id: TYPE.id } } };
  const family = (more: object): Instead => ({
    'GET /v2/purchasepackets/11': { json: { ...FAMILY, ...own, ...more } },
    ...RUNS({ id: 11, name: 'Семья' }, more),
  });
  const paused = await openPayment({ instead: family({ is_paused: true }) });
  await expect.element(pay).toBeVisible();
  paused.leave();
  await openPayment({ instead: family({}) });
  await expect.element(dialog.getByText('Нет покупок!')).toBeVisible();
});

it.each([
  { currency: { symbol: 'сум', isoCode: 'UZS' }, preset: /^20\s000\sсум$/, typed: '1500.50', stands: '1500' },
  { currency: { symbol: '€', isoCode: 'EUR' }, preset: /^5\s€$/, typed: '15,50', stands: '15.50' },
])(
  'PAY-011 PAY-015 a top-up offers amounts that are of use in $currency.isoCode, and takes as many digits as it has',
  async ({ currency, preset, typed, stands }) => {
    const provider = { id: 1, name: 'North', hasPurchases: true, currency };
    await openPayment({ wish: { purpose: 'refill', amountMinor: null }, network: { provider } });
    await button(preset).click();
    await dialog.getByRole('textbox').fill(typed);
    await expect.element(dialog.getByRole('textbox')).toHaveValue(stands);
  },
);

it('PAY-018 PACK-056 a packet that needs a base sells the base first, and then goes on to itself', async () => {
  let owns = false;
  const { sent } = await openPayment({
    wish: packetWish(21),
    instead: {
      'GET /v2/users/self/accounts': RICH['GET /v2/users/self/accounts']!,
      'GET /v2/packets/10/purchaseperiods': {
        json: {
          purchaseperiods: [{ purchases_type: [{ id: 400, amount: '990.00', is_have_money_on_balance: true }] }],
        },
      },
      'GET /v2/users/self/subscriptions/current': () => ({
        json: { subscriptions: owns ? [{ id: 1, base: true, packet: { id: 10, name: 'Старт' } }] : [] },
      }),
      'POST /v2/users/self/purchases': () => {
        owns = true;
        return { json: COMPLETE };
      },
    },
  });
  await button('Выбрать «Старт»').click();
  await button(/с баланса/).click();
  await expect.element(dialog.getByText('Пакет «Старт» подключён')).toBeVisible();
  await button('Продолжить').click();
  await expect.element(dialog.getByText('Спорт').first()).toBeVisible();
  await expect.element(pay).toBeVisible();
  expect(sent('POST /v2/users/self/purchases')).toEqual([{ purchase_type_id: 400, account_id: 5 }]);
});

it('PAY-018 PAY-054 beside a base packet that is paused the server sells none, and the sheet offers none', async () => {
  const held = (packet: object) => ({ ...packet, subscription: { actions: { can_subscribe: false } } });
  const packets = { json: { packets: [held(START), held(FAMILY)] } };
  await openPayment({
    wish: packetWish(21),
    instead: {
      'GET /v2/purchasepackets': packets,
      'GET /v2/users/self/subscriptions/current': {
        json: { subscriptions: [{ id: 1, base: true, is_paused: true, packet: { id: 10, name: 'Старт' } }] },
      },
    },
  });
  await expect.element(dialog.getByText('К пакету «Спорт» нужен основной, а его сейчас не продают.')).toBeVisible();
  await expect.element(button(/^Выбрать/)).not.toBeInTheDocument();
});

const OFFER = 'POST /v2/users/self/purchases_offer';
it.each(['web300', 'freedom300'] as const)(
  'PAY-019 PAY-020 PAY-021 an offer of %s is made before the payment',
  async (offerMarker) => {
    const rules = { ...validBrand.rules, payment: { offerMarker, transactionPollMs: 20 } };
    const { sent } = await openPayment({ instead: BY_OFFERS, brand: { rules } });
    await expect.element(pay).toBeVisible();
    expect(sent(OFFER)).toEqual([{ marker: offerMarker, object_type: 'packet', object_id: 11 }]);
  },
);

it('PAY-050 CALL-085 the transaction of an offer is asked for at the address of its own', async () => {
  const own = 'GET /v2/users/self/purchases_offer/transaction/t1';
  const { sent } = await openPayment({
    instead: {
      ...BY_OFFERS,
      [own]: { json: COMPLETE },
      'GET /v2/users/self/transactions/t1': { status: 404, json: {} },
    },
  });
  await pay.click();
  await expect.element(dialog.getByText('Пакет «Семья» подключён')).toBeVisible();
  expect(sent(own).length).toBeGreaterThan(0);
});

it('SUBS-019 SUBS-020 of the periods of what runs neither its own is offered, nor the one that is next already', async () => {
  const half = { ...TYPE, id: 503, amount: '9900.00' };
  const { sent } = await openPayment({
    instead: {
      'GET /v2/packets/11/purchaseperiods': { json: periodsOf(TYPE, YEAR, half) },
      'GET /v2/purchasepackets/11': {
        json: {
          ...FAMILY,
          user_purchase: { id: 1, status: 'active', purchase_type: { id: TYPE.id, amount: '1990.00' } },
          next_user_purchase: { purchase_type: { id: YEAR.id, amount: '19900.00' } },
        },
      },
    },
  });
  await expect.element(pay).toBeVisible();
  expect(page.getByLabelText('Ваша покупка').element().textContent).toMatch(/9\s900/);
  await pay.click();
  await expect.poll(() => sent(`POST ${PAYFORMS}/ext_billing_balance`).length).toBe(1);
});

it('PAY-022 the offer of a button hands its data back, in the version of the television', async () => {
  const buttonData = { a: [1, { b: null }] };
  const { sent } = await openPayment({
    wish: { purpose: 'content', contentId: 9, buttonData, playAfter: null },
    instead: BY_OFFERS,
  });
  await expect.element(pay).toBeVisible();
  expect(sent(OFFER)).toEqual([
    { marker: 'web300', object_type: 'content', object_id: 9, offer_version: 'tv303', button_data: buttonData },
  ]);
});

it('CALL-069 PAY-022 the offer of a button without data has no version', async () => {
  const { sent } = await openPayment({
    wish: { purpose: 'content', contentId: 9, buttonData: null, playAfter: null },
    instead: BY_OFFERS,
  });
  await expect.element(pay).toBeVisible();
  expect(sent(OFFER)).toEqual([{ marker: 'web300', object_type: 'content', object_id: 9 }]);
});

it('PAY-002 PAY-072 a film is taken for a while or for good, in the server’s words; it is paid for once, and nothing follows', async () => {
  const instead = offering({
    product_title: 'Тишина',
    purchases: [
      { ...TYPE, amount: '490.00', period_human: { text: '48 часов' } },
      { ...TYPE, id: 502, amount: '1490.00', period_human: { text: 'Навсегда' } },
    ],
  });
  await openPayment({ wish: { purpose: 'content', contentId: 9, buttonData: {}, playAfter: null }, instead });
  await page.getByRole('radio', { name: /Навсегда/ }).click();
  const summary = page.getByLabelText('Ваша покупка');
  await expect.poll(() => summary.element().textContent).toContain('Навсегда');
  expect(summary.element().textContent).not.toContain(' за ');
});

it('PAY-023 PAY-071 PAY-001 with money on the account its balance pays, after what is sold was read', async () => {
  const { sent } = await openPayment({
    instead: {
      ...offering({
        purchases: [{ ...TYPE, is_have_money_on_balance: true }],
        distribution_type: 'Подписка',
        product_title: 'Семья на год',
        distribution_info: 'Без рекламы',
      }),
      'GET /v2/users/self/accounts': RICH['GET /v2/users/self/accounts']!,
    },
  });
  for (const text of ['Подписка', 'Семья на год', 'Без рекламы'])
    await expect.element(dialog.getByText(text)).toBeVisible();
  await button(/с баланса/).click();
  await expect.element(dialog.getByText('Пакет «Семья» подключён')).toBeVisible();
  expect(sent('POST /v2/users/self/purchases')).toEqual([{ purchase_type_id: 501, account_id: 5 }]);
});

it('PAY-071 what is sold is read also before the press that pays another way', async () => {
  const facts = { distribution_type: 'Подписка', product_title: 'Семья на год', distribution_info: 'Без рекламы' };
  await openPayment({ instead: offering(facts) });
  await expect.element(pay).toBeVisible();
  for (const text of Object.values(facts)) await expect.element(dialog.getByText(text)).toBeVisible();
});

it.each([
  ['PAY-068', { purchases: [] }, 'Нет покупок!'],
  ['PAY-069', { paysystems: [] }, 'Нет способов оплаты!'],
])('%s an offer with nothing to buy or to pay by says so: %j', async (_, offer, says) => {
  await openPayment({ instead: offering(offer) });
  await expect.element(dialog.getByText(says)).toBeVisible();
});

it('PAY-080 two presses of one fast double click send once', async () => {
  const { sent } = await openPayment();
  await expect.element(pay).toBeVisible();
  const element = pay.element() as HTMLButtonElement;
  element.click();
  element.click();
  await expect.element(dialog.getByText('Банк проводит платёж')).toBeVisible();
  expect(sent(`POST ${PAYFORMS}/ext_billing_balance`).length).toBe(1);
});

/** The second press of a double click: browsers count presses at one place, whatever has come there since the first. */
const pressSecond = (element: Element) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));

it('PAY-080 the second press of a double click on the step before does not pay', async () => {
  const { server } = await openPayment({ instead: twoPeriods });
  await button('Продолжить').dblClick();
  await expect.element(pay).toBeVisible();
  pressSecond(pay.element());
  // From here on its part is here at once.
  await button('Назад').click();
  await button('Продолжить').click();
  await expect.element(pay).toBeVisible();
  pressSecond(pay.element());
  await expect.element(pay).toBeVisible();
  expect(server.lines.filter((line) => line.startsWith('POST'))).toEqual([]);
});

it.each([
  ['the balance', RICH, /с баланса/],
  ['the number of a phone', payformsOf(system('phone')), /SMS|Оплатить/],
])('PAY-080 the second press of a double click does not pay by %s', async (_, instead, name) => {
  const { server } = await openPayment({ instead });
  await expect.element(dialog.getByRole('button', { name })).toBeVisible();
  pressSecond(dialog.getByRole('button', { name }).element());
  await expect.element(dialog.getByRole('button', { name })).toBeVisible();
  expect(server.lines.filter((line) => line.startsWith('POST'))).toEqual([]);
});

it('one step back leads to the step before, and out of the first one; it never pays', async () => {
  const { server } = await openPayment({ instead: { ...twoPeriods, ...two } });
  await button('Продолжить').click();
  await expect.element(heading('Чем оплатить')).toHaveFocus();
  await button('Продолжить').click();
  await expect.element(heading('Подтвердите оплату')).toHaveFocus();
  await button('Назад').click();
  await expect.element(heading('Чем оплатить')).toHaveFocus();
  await button('Назад').click();
  await expect.element(heading('На какой срок')).toHaveFocus();
  await expect.element(button('Назад')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.lines.filter((line) => line.startsWith('POST'))).toEqual([]);
});
