import { failingCall, withoutPatience, type Fault } from '@livery/api-client/testing/faults';
import { packetWish, type PaymentWish } from '@livery/domain/payment';
import { createValue } from '@livery/value';
import { capability } from '@livery/widgets/capability';
import type { PaymentPathView } from '@livery/widgets/payment-path';
import { expect, it } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { BY_OFFERS, payformsOf, START, system, transaction, type Instead } from './testing/answers.ts';
import { openPayment, type PaymentSite } from './testing/payment-site.tsx';

const again = page.getByRole('button', { name: 'Повторить' });
const button = (name: RegExp | string) => page.getByRole('button', { name });
const BY_SUBSCRIPTIONS = { network: { provider: { id: 1, name: 'North' } } };
const byCard = payformsOf(system('linkedcard'));
const CARD = { cards: [{ id: 3, number: '•••• 4400', is_primary: true }] };
const withAgreement: Instead = {
  'GET /v2/purchasepackets/11': { json: { ...START, id: 11, name: 'Семья', agreement: { id: 8 } } },
  'GET /v2/agreements/8': { json: { id: 8, title: 'Условия', text: '<p>Первое</p><p>Второе</p>' } },
  'POST /v2/users/self/agreements': { status: 204 },
};
const DEBT: PaymentWish = { purpose: 'debt', amountMinor: 100_00 };

interface Row {
  readonly title: string;
  readonly call: ReturnType<typeof failingCall>;
  readonly site?: PaymentSite;
  /** What comes once the call answers. */
  readonly then: Locator;
}

const pay = button(/^Оплатить/);
const ROWS: readonly Row[] = [
  { title: 'the accounts', call: failingCall('getAccounts'), then: pay },
  { title: 'the accounts of a debt', call: failingCall('getAccounts'), site: { wish: DEBT }, then: pay },
  { title: 'the ways to pay', call: failingCall('getPayforms', { accountId: 5 }), then: pay },
  { title: 'the packet', call: failingCall('getPurchasePacket', { id: 11 }), then: pay },
  {
    title: 'the packet of a provider without purchases',
    call: failingCall('getPacket', { id: 11 }),
    site: BY_SUBSCRIPTIONS,
    then: pay,
  },
  { title: 'what the viewer has', call: failingCall('getSubscriptions'), then: pay },
  { title: 'the periods', call: failingCall('getPurchasePeriods', { id: 11 }), then: pay },
  { title: 'the configuration', call: failingCall('getConfiguration'), then: pay },
  { title: 'the offer', call: failingCall('createOffer'), site: { instead: BY_OFFERS }, then: pay },
  {
    title: 'the agreement',
    call: failingCall('getAgreement', { id: 8 }),
    site: { instead: withAgreement },
    then: page.getByText('Второе'),
  },
  {
    title: 'the base packets',
    call: failingCall('getPurchasePackets'),
    site: { wish: packetWish(21) },
    then: button('Выбрать «Семья»'),
  },
  {
    title: 'the linked cards',
    call: failingCall('getCards'),
    site: { instead: { ...byCard, 'GET /v2/users/self/cards': { json: CARD } } },
    then: page.getByRole('radio', { name: /4400/ }),
  },
];

it.each(ROWS)('each fault of $title is said in the sheet, and the next try goes on', async ({ call, site, then }) => {
  withoutPatience();
  let fault: Fault | undefined = call.faults[0];
  const { sent } = await openPayment({
    ...site,
    fault: (line) => (line === call.line ? fault?.answer() : undefined),
  });
  for (const [index, { says, name }] of call.faults.entries()) {
    await expect.element(page.getByRole('dialog').getByText(says), { message: name }).toBeVisible();
    fault = call.faults[index + 1];
    await again.click();
    if (fault)
      await expect.element(page.getByRole('dialog').getByText(fault.says), { message: fault.name }).toBeVisible();
  }
  await expect.element(then.first()).toBeVisible();
  expect(sent(call.line).length).toBeGreaterThan(call.faults.length);
});

it('SUBS-028 a country where nothing is sold has its own message, also where the offer says so before there is a price', async () => {
  const json = { error: { code: 'region_forbidden', message: 'Здесь не продаём' }, country: 'DE', ip: '198.51.100.1' };
  const instead: Instead = { ...BY_OFFERS, 'POST /v2/users/self/purchases_offer': { status: 403, json } };
  const { opened } = await openPayment({ instead });
  await expect.poll(() => opened.mock.calls.at(-1)?.[0]).toBe('forbidden_country');
  expect(opened.mock.calls.at(-1)?.[1]).toEqual({
    message: 'Здесь не продаём',
    country: 'DE',
    ipAddress: '198.51.100.1',
  });
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  expect(opened.mock.calls.at(-1)?.[0]).toBe('forbidden_country');
});

const CODE_OF = { phone: () => import('./paths/phone.tsx'), qrcode: () => import('./paths/qr-code.tsx') };
const CAPABILITY_OF = { phone: 'payment-phone', qrcode: 'payment-qr-code' };

/** A way of paying whose code is lost until it is mended. */
function lossOf(id: keyof typeof CODE_OF) {
  const loss = { isMended: false };
  const load = (): Promise<{ default: PaymentPathView }> =>
    loss.isMended ? CODE_OF[id]() : Promise.reject(new Error('It did not come.'));
  const mend = () => (loss.isMended = true);
  const lost = capability('lost', { paymentPaths: { [id]: load } });
  return { mend, site: { beside: [lost], without: CAPABILITY_OF[id] } };
}
const problem = page.getByRole('dialog').getByText('Часть страницы не загрузилась.');

it('PAY-008 PAY-024 PAY-032 the code of a way of paying that does not come is told in the sheet, and asked for again', async () => {
  const { mend, site } = lossOf('phone');
  await openPayment({ ...site, instead: payformsOf(system('phone')) });
  await expect.element(problem).toBeVisible();
  mend();
  await again.click();
  await expect.element(page.getByRole('textbox')).toBeVisible();
});

it('PAY-008 BOOT-041 without a connection it is told as that, and asked for again by itself when the connection is back', async () => {
  const { mend, site } = lossOf('phone');
  const connection = { online: createValue(false), suspect: () => {} };
  await openPayment({ ...site, connection, instead: payformsOf(system('phone')) });
  await expect.element(page.getByRole('dialog').getByText('Не удалось соединиться с сервером.')).toBeVisible();
  mend();
  connection.online.set(true);
  await expect.element(page.getByRole('textbox')).toBeVisible();
});

it('PAY-004 PAY-008 PAY-047 so is the code of one that is under way, which goes on and can be called off meanwhile', async () => {
  const named = { json: transaction({ full_url: 'https://bank.example/q/1' }) };
  const first = await openPayment({
    instead: { ...payformsOf(system('qrcode')), 'GET /v2/users/self/transactions/t1': named },
  });
  await pay.click();
  const code = page.getByRole('img', { name: 'QR-код для оплаты' });
  await expect.element(code).toBeVisible();
  const { mend, site } = lossOf('qrcode');
  await first.reload(site);
  await expect.element(problem).toBeVisible();
  await expect.element(button('Отменить платёж')).toBeVisible();
  mend();
  await again.click();
  await expect.element(code).toBeVisible();
});
