import { accountApi } from '@livery/api-client/account';
import { channelsApi } from '@livery/api-client/channels';
import { contentsApi } from '@livery/api-client/contents';
import { packetsApi } from '@livery/api-client/packets';
import { failingCall, withoutPatience, type Fault } from '@livery/api-client/testing/faults';
import { validBrand } from '@livery/brand-kit/valid-brand';
import { packetWish } from '@livery/domain/payment';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { BY_OFFERS, COMPLETE, payformsOf, system, transaction, type Instead } from './testing/answers.ts';
import { openPayment, type PaymentSite } from './testing/payment-site.tsx';

const button = (name: RegExp | string) => page.getByRole('button', { name });
const press = (name: RegExp | string) => () => button(name).click();
const dialog = page.getByRole('dialog');
const by = (form: string): PaymentSite => ({ instead: payformsOf(system(form)) });
const LINKED: Instead = { 'GET /v2/users/self/cards': { json: { cards: [{ id: 3, number: '4400' }] } } };

/** What is asked of a payment that is under way. */
const POLLS = [
  { call: failingCall('getTransaction', { id: 't1' }), site: by('provider_account') },
  { call: failingCall('getOfferTransaction', { id: 't1' }), site: { instead: BY_OFFERS } },
];
const GOES_ON = ['401', 'silence', 'a broken line', 'broken JSON', 'a page of HTML'];
const POLL_CASES = POLLS.flatMap((row) => row.call.faults.map((fault) => ({ ...row, fault, line: row.call.line })));

it.each(POLL_CASES.filter(({ fault }) => GOES_ON.includes(fault.name)))(
  'PAY-040 $line without an answer ($fault.name) goes on, and the outcome is said once it is known',
  async ({ call, fault, site }) => {
    withoutPatience();
    let asked = 0;
    await openPayment({
      ...site,
      instead: { ...site.instead, [call.line]: { json: COMPLETE } },
      fault: (line) => (line === call.line && (asked += 1) < 4 ? fault.answer() : undefined),
    });
    await press(/^Оплатить/)();
    await expect.element(dialog.getByText('Пакет «Семья» подключён')).toBeVisible();
    expect(asked).toBe(4);
  },
);

it.each(POLL_CASES.filter(({ fault }) => ![...GOES_ON, '404'].includes(fault.name)))(
  'PAY-038 PAY-039 $line refused with $fault.name ends the asking in words, and all is asked anew',
  async ({ call, fault, site }) => {
    const { payments, sent } = await openPayment({
      ...site,
      fault: (line) => (line === call.line ? fault.answer() : undefined),
    });
    await press(/^Оплатить/)();
    await expect.element(dialog.getByText(new RegExp(fault.says))).toBeVisible();
    await expect.element(dialog.getByRole('heading', { name: 'Результат неизвестен' })).toBeVisible();
    expect([payments(), sent(call.line).length]).toEqual([null, 1]);
  },
);

it('PAY-039 a refused question asks anew for packets, subscriptions, channels, films and the balance', async () => {
  const poll = failingCall('getTransaction', { id: 't1' });
  const { store, server } = await openPayment({
    ...by('provider_account'),
    fault: (line) => (line === poll.line ? { status: 400, json: {} } : undefined),
  });
  const shown = [
    packetsApi.endpoints.getPackets.initiate(),
    packetsApi.endpoints.getSubscriptions.initiate(),
    channelsApi.endpoints.getViewerChannelList.initiate(),
    contentsApi.endpoints.getContentMeta.initiate({ id: 7 }),
    accountApi.endpoints.getBalance.initiate(),
  ];
  for (const asked of shown) store.dispatch(asked as never);
  const LINES = [
    '/v2/packets',
    '/v2/users/self/subscriptions/current',
    '/v2/users/self/channel_list',
    '/v2/users/self/content_metadata/7',
    '/v2/users/self/balance',
  ];
  const asked = () => LINES.map((path) => server.seen.filter((request) => request.path === path).length);
  await expect.poll(asked).toEqual(LINES.map(() => expect.toSatisfy((times: number) => times > 0)));
  const before = asked();
  await press(/^Оплатить/)();
  await expect.element(dialog.getByRole('heading', { name: 'Результат неизвестен' })).toBeVisible();
  await expect
    .poll(() => asked().map((times, index) => times > (before[index] ?? 0)))
    .toEqual([true, true, true, true, true]);
});

it.each(POLLS)('PAY-041 $call.line that nobody knows (404) closes the sheet without a word', async ({ call, site }) => {
  const { payments } = await openPayment({
    ...site,
    instead: { ...site.instead, [call.line]: { status: 404, json: {} } },
  });
  await press(/^Оплатить/)();
  await expect.element(dialog).not.toBeInTheDocument();
  // Nothing of it is left over the page, or in its address.
  await expect.poll(() => location.hash).toBe('');
  expect(payments()).toBeNull();
});

const cancelling = failingCall('cancelTransaction', { id: 't1' });
it.each([...cancelling.faults, failingCall('getTransaction').faults.find(({ name }) => name === '404')!])(
  'a payment that cannot be cancelled ($name) stays open: that is said, and its outcome is still learnt',
  async ({ answer, says }) => {
    withoutPatience();
    let isPaid = false;
    const { payments } = await openPayment({
      instead: { 'GET /v2/users/self/transactions/t1': () => ({ json: isPaid ? COMPLETE : transaction() }) },
      fault: (line) => (line === cancelling.line ? answer() : undefined),
    });
    await press(/^Оплатить/)();
    await press('Отменить платёж')();
    await expect.element(page.getByRole('status').getByText(says).first()).toBeVisible();
    await expect.element(button('Отменить платёж')).toBeVisible();
    expect(payments()).toContain('"t1"');
    isPaid = true;
    await expect.element(dialog.getByText('Пакет «Семья» подключён')).toBeVisible();
  },
);

/** What is asked where an answer was lost. */
it.each([{ call: failingCall('getTransactions') }, { call: failingCall('getSubscriptions') }])(
  'each fault of $call.line while a payment is looked for is waited out',
  async ({ call }) => {
    withoutPatience();
    const faults = call.faults.filter(({ name }) => name !== '404');
    let isSearching = false;
    let asked = 0;
    await openPayment({
      instead: {
        'GET /v2/users/self/transactions': { json: { transactions: [{ ...COMPLETE, purpose: 'purchase' }] } },
      },
      fault(line) {
        if (line.endsWith('ext_billing_balance')) {
          isSearching = true;
          return Promise.reject(new TypeError('Failed to fetch'));
        }
        return isSearching && line === call.line ? faults[asked++]?.answer() : undefined;
      },
    });
    await press(/^Оплатить/)();
    await expect.element(dialog.getByText('Пакет «Семья» подключён')).toBeVisible();
  },
);

const agreed: Instead = {
  'GET /v2/purchasepackets/11': { json: { id: 11, name: 'Семья', base: true, agreement: { id: 8 } } },
  'GET /v2/agreements/8': { json: { id: 8, title: 'Условия', text: 'Всё' } },
};

const without404 = (call: ReturnType<typeof failingCall>) => ({
  ...call,
  faults: call.faults.filter(({ name }) => name !== '404'),
});

/** What is pressed again and again, and what it leads to at last. */
const PRESSED = [
  {
    call: failingCall('acceptAgreements'),
    site: { instead: agreed },
    act: press('Принять'),
    keeps: button('Принять'),
    then: button(/^Оплатить/),
  },
  {
    // What is not there any more is deleted.
    call: without404(failingCall('deleteCard', { id: 3 })),
    site: { instead: { ...payformsOf(system('linkedcard')), ...LINKED } },
    async act() {
      await press(/4400/)();
      await press(/^Удалить$/)();
    },
    keeps: button(/4400/),
    then: button('Привязать карту'),
  },
];

it.each(PRESSED)(
  'each fault of $call.line is said at the foot of the window, and the step stays',
  async ({ call, site, act, keeps, then }) => {
    withoutPatience();
    let fault: Fault | undefined;
    let isDeleted = false;
    await openPayment({
      ...site,
      instead: {
        ...site.instead,
        [call.line]: () => ((isDeleted = true), { status: 204 }),
        'GET /v2/users/self/cards': () =>
          (isDeleted ? { json: { cards: [] } } : LINKED['GET /v2/users/self/cards']) as object,
      },
      fault: (line) => (line === call.line ? fault?.answer() : undefined),
    });
    for (const next of call.faults) {
      fault = next;
      await act();
      await expect.element(page.getByRole('status').getByText(next.says).first(), { message: next.name }).toBeVisible();
      await expect.element(keeps).toBeEnabled();
    }
    fault = undefined;
    await act();
    await expect.element(then).toBeVisible();
  },
);

const status = failingCall('getBlockStatus');
const WITH_STATUS: Partial<PaymentSite> = {
  wish: null,
  brand: { rules: { ...validBrand.rules, account: { ...validBrand.rules.account, blockedStatus: true } } },
};

it.each(status.faults)(
  'BRAND-020 the state of the account that cannot be had ($name) is said to nobody: nobody asked',
  async ({ answer }) => {
    withoutPatience();
    const { server, ids } = await openPayment({
      ...WITH_STATUS,
      fault: (line) => (line === status.line ? answer() : undefined),
    });
    await expect.poll(() => server.lines).toContain(status.line);
    await expect.element(button('Buy')).toBeVisible();
    expect(ids()).toEqual([]);
  },
);

it('PAY-018 a base packet that cannot be had of a provider without purchases is asked for again', async () => {
  const call = failingCall('getPackets');
  let isBroken = true;
  await openPayment({
    wish: packetWish(12),
    network: { provider: { id: 1, name: 'North' } },
    instead: { 'GET /v2/packets/12': { json: { id: 12, name: 'Спорт' } } },
    fault: (line) => (isBroken && line === call.line ? call.faults[0]?.answer() : undefined),
  });
  await expect.element(dialog.getByText(call.faults[0]?.says ?? '')).toBeVisible();
  isBroken = false;
  await press('Повторить')();
  await expect.element(button('Выбрать «Семья»')).toBeVisible();
});
