import { callApi } from '@livery/api-client';
import { platformEndpoints } from '@livery/contract/platform/endpoints';
import { failingCall, withoutPatience, type Fault } from '@livery/api-client/testing/faults';
import { type PaymentWish } from '@livery/domain/payment';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { BY_OFFERS, COMPLETE, payformsOf, RICH, system, type Instead } from './testing/answers.ts';
import { openPayment, type PaymentSite } from './testing/payment-site.tsx';

const ACCOUNT = { accountId: 5 };
const CARD: PaymentWish = { purpose: 'card', amountMinor: 500, neededRefund: true, then: null };
const button = (name: RegExp | string) => page.getByRole('button', { name });
const press = (name: RegExp | string) => () => button(name).click();
const dialog = page.getByRole('dialog');

interface PayRow {
  readonly call: ReturnType<typeof failingCall>;
  readonly site: PaymentSite;
  readonly pay: () => Promise<void>;
  /** How the payment is listed by a server that has done it. */
  readonly listed: object;
}

const by = (form: string): PaymentSite => ({ instead: payformsOf(system(form)) });
const LINKED: Instead = { 'GET /v2/users/self/cards': { json: { cards: [{ id: 3, number: '4400' }] } } };
const refill = { purpose: 'refill', amount: '1990.00' };

const PAY_ROWS: readonly PayRow[] = [
  {
    call: failingCall('purchase'),
    site: { instead: RICH },
    pay: press(/с баланса/),
    listed: { purchase_type_id: 501 },
  },
  {
    call: failingCall('subscribe'),
    site: {
      instead: { 'GET /v2/users/self/accounts': RICH['GET /v2/users/self/accounts']! },
      network: { provider: { id: 1, name: 'North' } },
    },
    pay: press(/с баланса/),
    listed: { packet_id: 11 },
  },
  {
    call: failingCall('payOffer'),
    site: { instead: BY_OFFERS },
    pay: press(/^Оплатить/),
    listed: { offer_id: 'o1', purchase_type_id: 501 },
  },
  { call: failingCall('payByQrCode', ACCOUNT), site: by('qrcode'), pay: press(/^Оплатить/), listed: refill },
  { call: failingCall('payByLink', ACCOUNT), site: by('short_url'), pay: press(/^Оплатить/), listed: refill },
  {
    call: failingCall('payByLinkedCard', ACCOUNT),
    site: { instead: { ...payformsOf(system('linkedcard')), ...LINKED } },
    pay: press(/^Оплатить/),
    listed: refill,
  },
  {
    call: failingCall('payByProviderAccount', ACCOUNT),
    site: by('provider_account'),
    pay: press(/^Оплатить/),
    listed: { ...refill, purpose: 'purchase' },
  },
  {
    call: failingCall('linkCard'),
    site: { ...by('linkedcard'), wish: CARD },
    async pay() {
      // As on a site whose pages have asked for it already: nothing waits for it behind the press.
      await callApi(platformEndpoints.getConfiguration, undefined);
      await press('Привязать карту')();
    },
    listed: { purpose: 'card', amount: '5.00' },
  },
];

/** The call was not done, and may be made once more; or the server has said no. Of all others nobody knows. */
const NOT_DONE = ['401', '429'];
const REFUSED = ['400', '403', '404'];
const CASES = PAY_ROWS.flatMap((row) => row.call.faults.map((fault) => ({ ...row, fault, line: row.call.line })));
const of = (names: readonly string[]) => CASES.filter(({ fault }) => names.includes(fault.name));

/** The first call ends badly, the next one well. */
function failingOnce(line: string, { answer }: Fault) {
  let asked = 0;
  return (asking: string) => (asking === line && (asked += 1) === 1 ? answer() : undefined);
}

it.each(of(REFUSED))(
  '$line is refused with $fault.name: the viewer reads why, and nothing is kept',
  async ({ call, fault, site, pay }) => {
    const { payments, sent } = await openPayment({ ...site, fault: failingOnce(call.line, fault) });
    await pay();
    await expect.element(dialog.getByText(fault.says)).toBeVisible();
    await expect.element(dialog.getByRole('heading', { name: 'Платёж не прошёл' })).toHaveFocus();
    expect([payments(), sent(call.line).length]).toEqual([null, 1]);
  },
);

it.each(of(NOT_DONE.filter((name) => name !== '401')))(
  '$line was not done ($fault.name): the viewer sends the same once more',
  async ({ call, fault, site, pay }) => {
    const { server } = await openPayment({ ...site, fault: failingOnce(call.line, fault) });
    await pay();
    await expect.element(dialog.getByText(fault.says)).toBeVisible();
    await press('Отправить ещё раз')();
    await expect.element(button('Отправить ещё раз')).not.toBeInTheDocument();
    const sends = () => server.seen.filter(({ method, path }) => `${method} ${path}` === call.line);
    await expect.poll(() => sends().length).toBe(2);
    const calls = sends();
    const [first, second] = calls.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(calls[0]?.body).toEqual(calls[1]?.body);
  },
);

it.each(of(['401']))(
  '$line without a token is repeated with a new one, and only then said',
  async ({ call, fault, site, pay }) => {
    const { sent } = await openPayment({ ...site, fault: (line) => (line === call.line ? fault.answer() : undefined) });
    await pay();
    await expect.element(dialog.getByText(fault.says)).toBeVisible();
    await expect.element(button('Отправить ещё раз')).toBeVisible();
    expect(sent(call.line).length).toBe(2);
  },
);

it.each(CASES.filter(({ fault }) => ![...REFUSED, ...NOT_DONE].includes(fault.name)))(
  '$line whose outcome nobody knows ($fault.name): it is said, the payment is found, and nothing is sent twice',
  async ({ call, fault, site, pay, listed }) => {
    withoutPatience();
    let isListed = false;
    const { sent } = await openPayment({
      ...site,
      instead: {
        ...site.instead,
        'GET /v2/users/self/transactions': () => ({
          json: { transactions: isListed ? [{ ...COMPLETE, ...listed }] : [] },
        }),
      },
      fault: failingOnce(call.line, fault),
    });
    await pay();
    await expect.element(dialog.getByText('Узнаём, прошёл ли платёж')).toBeVisible();
    await expect.element(dialog.getByText(/Не платите ещё раз/)).toBeVisible();
    isListed = true;
    await expect.element(dialog.getByRole('heading', { name: 'Готово' })).toBeVisible();
    expect(sent(call.line).length).toBe(1);
  },
);
