import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FAMILY, openPackets, SPORT, START } from './testing/packets-site.tsx';

const dialog = page.getByRole('dialog');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const type = (id: number, amount: string, months: number, more = {}) => ({
  id,
  amount,
  period_human: { months },
  is_have_money_on_balance: true,
  ...more,
});
const PERIODS = {
  purchaseperiods: [
    {
      purchases_type: [
        type(1, '1990.00', 1, { is_have_trial: true, trial_amount: '0.00', trial_period_human: { days: 14 } }),
      ],
    },
    { purchases_type: [type(2, '4776.00', 3)] },
  ],
};
const SOLD = { 'GET /v2/packets/11/purchaseperiods': { json: PERIODS } };
const bodies = (server: Awaited<ReturnType<typeof openPackets>>['server'], path: string) =>
  server.seen.filter((request) => request.method === 'POST' && request.path === path).map(({ body }) => body);

it('PAY-002 PAY-023 PAY-072 PAY-073 PACK-044 CALL-067 a period is chosen and paid from the balance, once', async () => {
  let answer = () => {};
  const paid = new Promise<void>((resolve) => (answer = resolve));
  const { server } = await openPackets({
    at: '/packets/11',
    instead: {
      ...SOLD,
      'POST /v2/users/self/purchases': async () => {
        await paid;
        return { json: { id: 't', status: 'complete' } };
      },
    },
  });
  await button('Подключить').click();
  await expect.element(dialog.getByText(/−20/)).toBeVisible();
  await expect.element(dialog.getByText('Первые 14 дней на пробу')).toBeVisible();
  await expect.element(dialog.getByText('5 000 ₸')).toBeVisible();
  await dialog.getByRole('radio', { name: /3 месяца/ }).click();
  const pay = dialog.getByRole('button', { name: 'Оплатить с баланса' });
  await pay.click();
  await expect.element(dialog.getByRole('button', { name: /Оплатить/ })).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect.element(dialog.getByText('Пакет «Семья» подключён')).toBeVisible();
  expect(bodies(server, '/v2/users/self/purchases')).toEqual([{ purchase_type_id: 2 }]);
});

it('CALL-062 a provider without purchases is subscribed to by the packet', async () => {
  const { server } = await openPackets({
    at: '/packets/11',
    network: { provider: { id: 1, hasPurchases: false } },
    instead: {
      'GET /v2/packets': { json: { packets: [FAMILY] } },
      'GET /v2/packets/11': { json: FAMILY },
      'POST /v2/users/self/subscriptions': { json: { id: 't', status: 'complete' } },
    },
  });
  await button('Подключить').click();
  await dialog.getByRole('button', { name: 'Оплатить с баланса' }).click();
  await expect.element(dialog.getByText('Пакет «Семья» подключён')).toBeVisible();
  expect(bodies(server, '/v2/users/self/subscriptions')).toEqual([{ packet_id: 11 }]);
  const sent = server.seen.find(({ method, path }) => method === 'POST' && path === '/v2/users/self/subscriptions');
  expect(sent?.query.get('paytype')).toBe('async');
});

const refusal = (status: number, json: object) => ({ 'POST /v2/users/self/purchases': { status, json } });
it.each([
  [
    'PAY-063 PAY-064',
    refusal(402, { error: { code: 'x', message: 'no' }, amount: '990.00' }),
    'На балансе не хватает 990 ₸',
  ],
  ['PAY-063', refusal(402, { error: { code: 'x', message: 'no' } }), 'На балансе не хватает денег'],
  ['PACK-061', refusal(400, { error: { code: 'already_purchased', message: 'no' } }), 'Этот пакет уже подключён'],
  ['SUBS-025', refusal(451, { error: { code: 'x', message: 'Позвоните нам' } }), 'Позвоните нам'],
  [
    'PAY-043',
    { 'POST /v2/users/self/purchases': { json: { id: 't', status: 'error', status_description: 'Отказ' } } },
    'Отказ',
  ],
  [
    'API-085',
    { 'POST /v2/users/self/purchases': { status: 500, json: { error: { message: 'Сломалось' } } } },
    'Сломалось',
  ],
] as const)('%s a purchase that does not come about says why, and can be tried again', async (_ids, instead, text) => {
  await openPackets({ at: '/packets/11', instead: { ...SOLD, ...instead } });
  await button('Подключить').click();
  const pay = dialog.getByRole('button', { name: 'Попробовать' });
  await pay.click();
  await expect.element(dialog.getByRole('alert').getByText(text)).toBeVisible();
  await expect.element(pay).toBeEnabled();
});

it('SUBS-028 a country that is not served has its own dialogue', async () => {
  const json = { error: { code: 'region_forbidden', message: 'Не у вас' }, country: 'DE' };
  const { opened } = await openPackets({ at: '/packets/11', instead: { ...SOLD, ...refusal(403, json) } });
  await button('Подключить').click();
  await dialog.getByRole('button', { name: 'Попробовать' }).click();
  await expect.poll(() => opened.mock.calls.at(-1)).toMatchObject(['forbidden_country', { message: 'Не у вас' }]);
});

it('PACK-056 PAY-018 a packet that needs a base one asks for that first, and then goes on', async () => {
  const bought: unknown[] = [];
  await openPackets({
    at: '/packets/21',
    instead: {
      'GET /v2/packets/21/purchaseperiods': { json: { purchaseperiods: [{ purchases_type: [type(5, '490.00', 1)] }] } },
      'GET /v2/packets/10/purchaseperiods': { json: { purchaseperiods: [{ purchases_type: [type(4, '990.00', 1)] }] } },
      'GET /v2/users/self/subscriptions/current': () => ({
        json: { subscriptions: bought.length > 0 ? [{ id: 1, packet: START, base: true }] : [] },
      }),
      'POST /v2/users/self/purchases': (body) => {
        bought.push(body);
        return { json: { id: 't', status: 'complete' } };
      },
    },
  });
  await button('Подключить').click();
  await dialog.getByRole('button', { name: 'Выбрать «Старт»' }).click();
  await dialog.getByRole('button', { name: 'Оплатить с баланса' }).click();
  await dialog.getByRole('button', { name: 'Дальше' }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Спорт' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Оплатить с баланса' }).click();
  await expect.element(dialog.getByText('Пакет «Спорт» подключён')).toBeVisible();
  expect(bought).toEqual([{ purchase_type_id: 4 }, { purchase_type_id: 5 }]);
});

it('PACK-065 PAY-016 the agreement of a packet is accepted before the purchase goes on', async () => {
  const { server, opened } = await openPackets({
    at: '/packets/11',
    instead: {
      ...SOLD,
      'GET /v2/purchasepackets/11': { json: { ...FAMILY, agreement: { id: 3, title: 'Условия «Семьи»' } } },
      'GET /v2/agreements/3': { json: { id: 3, title: 'Условия «Семьи»', text: 'Текст' } },
      'POST /v2/users/self/agreements': { json: {} },
    },
  });
  await button('Подключить').click();
  const accept = dialog.getByRole('button', { name: 'Принять' });
  await expect.element(accept).toBeDisabled();
  await dialog.getByRole('checkbox').click();
  await accept.click();
  await expect
    .poll(() => opened.mock.calls.map(([id]) => id as string))
    .toEqual(['packet_agreement', 'confirm_period']);
  expect(bodies(server, '/v2/users/self/agreements')).toEqual([{ ids: [3] }]);
});

it('PAY-058 a guest signs in before anything is bought', async () => {
  const { opened } = await openPackets({ at: '/packets/11', viewer: 'guest', instead: SOLD });
  await button('Подключить').click();
  expect(opened.mock.calls.map(([id]) => id as string)).toEqual(['auth']);
});

const ofOther = { 'GET /v2/providers/8/packet/17': { json: { ...SPORT, id: 17 } } };
it.each([
  ['SUBS-030 BRAND-003', { id: 442, hasPurchases: true }, 'provider_not_found'],
  ['SUBS-032', { id: 1, hasPurchases: true, landing: { shortname: 'north' } }, '/provider/north#tariffs'],
] as const)('%s SUBS-029 a packet that the provider does not sell leads to whom to ask', async (_id, provider, to) => {
  const { opened } = await openPackets({
    at: '/packets/8_17',
    network: { provider: provider as never },
    instead: ofOther,
  });
  await button('Подключить').click();
  if (to.startsWith('/')) await expect.element(page.getByRole('status', { name: 'address' })).toHaveTextContent(to);
  else expect(opened.mock.calls.map(([id]) => id as string)).toEqual([to]);
});

it('PROV-011 a packet of the shared provider is sold to everybody', async () => {
  const { opened } = await openPackets({
    at: '/packets/760_17',
    instead: { 'GET /v2/providers/760/packet/17': { json: { ...START, id: 17 } } },
  });
  await button('Подключить').click();
  await expect.poll(() => opened.mock.calls.map(([id]) => id as string)).toEqual(['confirm_period']);
});

it('a brand that does not take the balance names the operator instead of paying from it', async () => {
  await openPackets({ at: '/packets/11', instead: SOLD, brand: { paymentPaths: ['ext_app'] } });
  await button('Подключить').click();
  await expect.element(dialog.getByRole('link', { name: /\+7 \(727\) 123-45-67/ })).toBeVisible();
  expect(dialog.getByRole('button', { name: /Оплатить|Попробовать/ }).query()).toBeNull();
});
