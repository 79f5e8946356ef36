import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  BOTH_PERIODS,
  COMPLETE,
  offering,
  offerOf,
  payformsOf,
  system,
  transaction,
  type Instead,
} from './testing/answers.ts';
import { openPayment, type PaymentSite } from './testing/payment-site.tsx';
import { takeClocks } from './testing/take-clocks.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'LiveryHost');
});

const dialog = page.getByRole('dialog');
const button = (name: RegExp | string, more: { exact?: boolean } = {}) => page.getByRole('button', { name, ...more });
const pay = button(/^Оплатить/);
/** Where the bank leads back to. */
const BACK = `${location.origin}/?purchased=true`;
const PAYFORMS = '/v2/users/self/accounts/5/payforms';
const CARDS = {
  cards: [
    { id: 3, number: '•••• 4400' },
    { id: 4, number: '•••• 5511', is_primary: true },
  ],
};
const withCards: Instead = { ...payformsOf(system('linkedcard')), 'GET /v2/users/self/cards': { json: CARDS } };

it('PAY-025 PAY-074 one way to pay is taken at once', async () => {
  await openPayment();
  await expect.element(pay).toBeVisible();
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
});

it('PAY-074 the words of the only way to pay stand on its one button, as no list has shown them', async () => {
  await openPayment({ instead: payformsOf(system('qrcode', { button_text: 'Показать код' })) });
  await expect.element(button('Показать код')).toBeVisible();
});

it('PAY-025 PAY-074 of several the viewer chooses by title and description, and presses the button of the chosen one', async () => {
  const { sent } = await openPayment({
    instead: payformsOf(
      system('provider_account', { title: 'Счёт', description: 'Спишем со счёта' }),
      system('qrcode', { title: 'Код', description: 'Наведите камеру', button_text: 'Показать код' }),
    ),
  });
  await expect.element(dialog.getByText('Спишем со счёта')).toBeVisible();
  // The list's own button is the chosen way's: the server's words, ours where it sends none.
  await expect.element(button('Продолжить')).toBeVisible();
  await page.getByRole('radio', { name: /Код/ }).click();
  await expect.element(button('Продолжить')).not.toBeInTheDocument();
  await button('Показать код').click();
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
  expect(sent(`POST ${PAYFORMS}/qrcode_make_transaction`)).toEqual([]);
  // The one press that pays says how much.
  await button(/^Оплатить 1\s990\s₸$/).click();
  await expect
    .poll(() => sent(`POST ${PAYFORMS}/qrcode_make_transaction`))
    .toEqual([{ paysystem_shortname: 'qrcode', amount: '1990.00' }]);
});

it('PAY-061 what an account owes is brought in with the price, and said: the price alone would buy nothing', async () => {
  const { sent } = await openPayment({
    instead: {
      ...payformsOf(system('qrcode')),
      'GET /v2/users/self/accounts': { json: { accounts: [{ id: 5, balance: '-500.00', is_payment_allowed: true }] } },
    },
  });
  await expect.element(dialog.getByText(/^Из них 500\s₸ погасят минус на счёте\.$/)).toBeVisible();
  await button(/^Оплатить 2\s490\s₸$/).click();
  await expect
    .poll(() => sent(`POST ${PAYFORMS}/qrcode_make_transaction`))
    .toEqual([{ paysystem_shortname: 'qrcode', amount: '2490.00' }]);
});

it('PAY-061 what an account owes is part of the sum before a way is chosen, too', async () => {
  await openPayment({
    instead: {
      ...payformsOf(system('qrcode'), system('short_url')),
      'GET /v2/users/self/accounts': { json: { accounts: [{ id: 5, balance: '-500.00', is_payment_allowed: true }] } },
    },
  });
  await expect.element(page.getByRole('radio').first()).toBeVisible();
  await expect.element(dialog.getByRole('region', { name: 'Ваша покупка' }).getByText(/2\s490\s₸/)).toBeVisible();
});

it('PAY-061 PAY-072 where several periods are on offer the sum says what of it is owed, at each step until it is paid', async () => {
  await openPayment({
    instead: {
      ...payformsOf(system('qrcode'), system('short_url')),
      'GET /v2/users/self/accounts': { json: { accounts: [{ id: 5, balance: '-500.00', is_payment_allowed: true }] } },
      'GET /v2/packets/11/purchaseperiods': { json: BOTH_PERIODS },
    },
  });
  const summary = dialog.getByRole('region', { name: 'Ваша покупка' });
  const isSaid = async () => {
    await expect.element(summary.getByText(/^20\s400\s₸$/)).toBeVisible();
    await expect.element(summary.getByText(/^Из них 500\s₸ погасят минус на счёте\.$/)).toBeVisible();
  };
  await page.getByRole('radio', { name: /19\s900/ }).click();
  await isSaid();
  await button('Продолжить').click();
  await page.getByRole('radio', { name: /qrcode/ }).click();
  await isSaid();
  await button('Продолжить').click();
  await button(/^Оплатить 20\s400\s₸$/).click();
  await expect.element(page.getByRole('img', { name: 'QR-код для оплаты' })).toBeVisible();
  await isSaid();
});

it('PAY-009 PAY-061 while an SMS is waited for the sum says what of it is owed, also after a reload', async () => {
  const site = await openPayment({
    instead: {
      ...payformsOf(system('phone')),
      'GET /v2/users/self/accounts': { json: { accounts: [{ id: 5, balance: '-500.00', is_payment_allowed: true }] } },
    },
  });
  const summary = dialog.getByRole('region', { name: 'Ваша покупка' });
  const isSaid = async () => {
    await expect.element(summary.getByText(/^2\s490\s₸$/)).toBeVisible();
    await expect.element(summary.getByText(/^Из них 500\s₸ погасят минус на счёте\.$/)).toBeVisible();
  };
  await isSaid();
  await button(/^Оплатить 2\s490\s₸$/).click();
  await expect.poll(() => location.hash).toBe('#pay_phone_sms');
  await isSaid();
  await site.reload();
  await expect.element(dialog.getByText(/SMS/)).toBeVisible();
  await isSaid();
});

it('PAY-024 a way that the brand does not take, and one that nobody knows, are not offered', async () => {
  await openPayment({
    brand: { paymentPaths: ['qrcode'] },
    instead: payformsOf(system('phone'), system('crypto'), system('qrcode', { title: 'Код' })),
  });
  await expect.element(pay).toBeVisible();
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
});

it('PAY-075 the linked cards stand by their numbers, the primary one chosen, and it is charged', async () => {
  const { sent } = await openPayment({ instead: withCards });
  await expect.element(page.getByRole('radio', { name: /5511/ })).toBeChecked();
  await expect.element(dialog.getByText('•••• 4400')).toBeVisible();
  await pay.click();
  await expect.poll(() => sent(`POST ${PAYFORMS}/linkedcard`)).toEqual([{ amount: '1990.00', card_id: 4 }]);
});

it('PAY-076 a card is deleted once its owner is sure, and the next one is chosen', async () => {
  let cards = CARDS.cards;
  const { sent } = await openPayment({
    instead: {
      ...withCards,
      'GET /v2/users/self/cards': () => ({ json: { cards } }),
      'DELETE /v2/users/self/cards/4': () => {
        cards = cards.filter(({ id }) => id !== 4);
        return { status: 204 };
      },
    },
  });
  await button(/5511/).click();
  await button('Отмена').click();
  await button(/5511/).click();
  await expect.element(page.getByRole('group', { name: /Удалить карту/ })).toHaveFocus();
  expect(sent('DELETE /v2/users/self/cards/4')).toEqual([]);
  await button('Удалить', { exact: true }).click();
  await expect.element(dialog.getByText('•••• 5511')).not.toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: /4400/ })).toBeChecked();
  expect(sent('DELETE /v2/users/self/cards/4').length).toBe(1);
});

it('PAY-006 PAY-012 PAY-027 without a card the sheet links one first, and then goes on to the purchase by itself', async () => {
  let isLinked = false;
  const { sent } = await openPayment({
    instead: {
      ...payformsOf(system('linkedcard')),
      'GET /v2/users/self/cards': () => ({ json: isLinked ? CARDS : { cards: [] } }),
      'POST /v2/users/self/cards': () => {
        isLinked = true;
        return { json: COMPLETE };
      },
    },
  });
  await expect.element(dialog.getByText(/Карты пока нет/)).toBeVisible();
  // Where there is no card there is nothing to choose from.
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
  await button('Привязать карту').click();
  await expect.element(dialog.getByText(/чтобы проверить карту/)).toBeVisible();
  await button('Привязать карту').click();
  await expect.element(page.getByRole('radio', { name: /5511/ })).toBeChecked();
  await expect.element(pay).toBeVisible();
  expect(sent('POST /v2/users/self/cards')).toEqual([
    { paysystem_shortname: 'linkedcard', account_id: 5, amount: '5.00', needed_refund: true, return_url: BACK },
  ]);
});

it('PAY-027 PAY-072 PAY-075 a card that was linked in between pays for what was chosen: neither the period nor the way is asked again', async () => {
  const [old, added] = [
    { id: 3, number: '•••• 4400', is_primary: true },
    { id: 9, number: '•••• 7777', is_primary: false },
  ];
  let cards = [old];
  const { sent } = await openPayment({
    instead: {
      ...payformsOf(system('qrcode'), system('linkedcard')),
      'GET /v2/packets/11/purchaseperiods': { json: BOTH_PERIODS },
      'GET /v2/users/self/cards': () => ({ json: { cards } }),
      'POST /v2/users/self/cards': () => {
        cards = [old, added];
        return { json: COMPLETE };
      },
    },
  });
  await page.getByRole('radio', { name: /19\s900/ }).click();
  await button('Продолжить').click();
  await page.getByRole('radio', { name: /linkedcard/ }).click();
  await button('Продолжить').click();
  await page.getByRole('radio', { name: 'Другая карта' }).click();
  await button('Привязать карту').click();
  await expect.element(dialog.getByText(/чтобы проверить карту/)).toBeVisible();
  await button('Привязать карту').click();
  await expect.element(page.getByRole('radio', { name: /7777/ })).toBeChecked();
  await pay.click();
  await expect.poll(() => sent(`POST ${PAYFORMS}/linkedcard`)).toEqual([{ amount: '19900.00', card_id: 9 }]);
});

/** A card that is added by somebody else while the form of another one is open. */
function cardsMeanwhile() {
  const [old, added] = [
    { id: 3, number: '•••• 4400', is_primary: true },
    { id: 9, number: '•••• 7777', is_primary: false },
  ];
  const askedAtMs: number[] = [];
  let addedBefore = Infinity;
  const instead: Instead = {
    ...payformsOf(system('linkedcard')),
    'GET /v2/users/self/cards': () => {
      askedAtMs.push(performance.now());
      return { json: { cards: askedAtMs.length >= addedBefore ? [old, added] : [old] } };
    },
    'POST /v2/users/self/cards': { json: transaction() },
  };
  /** The question after so many more finds it. */
  const addAfter = (questions: number) => (addedBefore = askedAtMs.length + questions);
  return { instead, askedAtMs, addAfter };
}
async function openFormOfCard() {
  await page.getByRole('radio', { name: 'Другая карта' }).click();
  await button('Привязать карту').click();
  await expect.element(dialog.getByText(/чтобы проверить карту/)).toBeVisible();
  await button('Привязать карту').click();
  await expect.element(dialog.getByText('Завершите оплату на странице банка')).toBeVisible();
}
/** A tenth of a second; what was asked in it is answered by frames, not by time. */
async function passTenth() {
  await vi.advanceTimersByTimeAsync(100);
  await new Promise(requestAnimationFrame);
}

it('PAY-027 PAY-075 PROMO-033 a card that comes by another way while its form is open is chosen by itself', async () => {
  takeClocks();
  const { instead, askedAtMs, addAfter } = cardsMeanwhile();
  const { sent, payments } = await openPayment({ instead });
  await openFormOfCard();
  const before = askedAtMs.length;
  addAfter(3);
  while (askedAtMs.length < before + 3) await passTenth();
  await expect.element(page.getByRole('radio', { name: /7777/ })).toBeChecked();
  // Once each interval, and once more by the list that shows it.
  const polls = askedAtMs.slice(before, -1);
  expect(polls.length).toBe(3);
  for (const [index, atMs] of polls.slice(1).entries()) expect(atMs - polls[index]!).toBeGreaterThanOrEqual(2_990);
  // The form may still be open at the bank: no later page waits for it in the place of the purchase.
  expect(payments() ?? '').not.toContain('"purpose":"card"');
  await pay.click();
  await expect.poll(() => sent(`POST ${PAYFORMS}/linkedcard`)).toEqual([{ amount: '1990.00', card_id: 9 }]);
});

it('PAY-027 PROMO-033 whoever leaves the sheet while the form of a card is open is asked for no more cards', async () => {
  takeClocks();
  const { instead, askedAtMs } = cardsMeanwhile();
  await openPayment({ instead });
  await openFormOfCard();
  const before = askedAtMs.length;
  while (askedAtMs.length === before) await passTenth();
  await button('Закрыть').click();
  await expect.element(dialog).not.toBeInTheDocument();
  const left = askedAtMs.length;
  for (let tenths = 0; tenths < 35; tenths++) await passTenth();
  expect(askedAtMs.length).toBe(left);
});

const ONLY_LINKING = { ...payformsOf(system('linkedcard')), 'POST /v2/users/self/cards': { json: transaction() } };
const LINKED = [
  { paysystem_shortname: 'linkedcard', account_id: 5, amount: '5.00', needed_refund: true, return_url: BACK },
];

it('PROMO-014 PAY-012 a card for a promo code is linked by the press that named the amount: the sheet asks no second time', async () => {
  const { sent } = await openPayment({
    card: { purpose: 'promo', amountMinor: 500, neededRefund: true },
    instead: ONLY_LINKING,
  });
  await expect.poll(() => sent('POST /v2/users/self/cards')).toEqual(LINKED);
  await expect.element(dialog.getByText('Завершите оплату на странице банка')).toBeVisible();
});

it('PAY-012 a card that is linked in the settings is charged by a press in the sheet only', async () => {
  const { sent } = await openPayment({ card: { purpose: 'settings' }, instead: ONLY_LINKING });
  await expect.element(dialog.getByText(/чтобы проверить карту/)).toBeVisible();
  expect(sent('POST /v2/users/self/cards')).toEqual([]);
  await button('Привязать карту').click();
  await expect.poll(() => sent('POST /v2/users/self/cards')).toEqual(LINKED);
});

it('PAY-008 PAY-027 a card that the bank charges without a page of its own sends nobody to one', async () => {
  await openPayment({ instead: withCards });
  await pay.click();
  await expect.element(dialog.getByText('Банк проводит платёж')).toBeVisible();
  await expect.element(dialog.getByText(/на странице банка/)).not.toBeInTheDocument();
});

it('PAY-028 the account at the provider is charged for the packet', async () => {
  const { sent } = await openPayment();
  await expect.element(dialog.getByText(/спишется со счёта у вашего провайдера/)).toBeVisible();
  await pay.click();
  await expect
    .poll(() => sent(`POST ${PAYFORMS}/ext_billing_balance`))
    .toEqual([{ paysystem_shortname: 'provider_account', amount: '1990.00', packet_id: 11 }]);
});

const LINK = 'https://bank.example/q/1';

it('PAY-004 PAY-030 PAY-077 a code is made from the link, which stands beside it in words and can be copied', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openPayment({ instead: payformsOf(system('qrcode')) });
  await pay.click();
  await expect.element(page.getByRole('img', { name: 'QR-код для оплаты' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Открыть ссылку/ })).toHaveAttribute('href', LINK);
  await button('Скопировать').click();
  await expect.element(page.getByRole('status').getByText('Скопировано')).toBeVisible();
  expect(copied).toHaveBeenCalledWith(LINK);
  expect(location.hash).toBe('#pay_qr');
});

it('MISC-046 a link that could not be copied is not said to be, and is selected to be copied by hand', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  await openPayment({ instead: payformsOf(system('qrcode')) });
  await pay.click();
  await button('Скопировать').click();
  await expect.element(page.getByText('Не удалось скопировать')).toBeVisible();
  expect(page.getByText('Скопировано').elements()).toHaveLength(0);
  expect(String(getSelection())).toMatch(/Открыть ссылку/);
});

it.each(['qrcode_ur', 'qrcode_url'])(
  'PAY-031 PAY-077 CALL-075 the picture of a code is shown as the server drew it (%s)',
  async (field) => {
    // The address leads nowhere: the picture is gone as soon as that is known.
    const drawing = vi.spyOn(HTMLImageElement.prototype, 'setAttribute');
    const drawn = `https://bank.example/${field}.png`;
    const { sent } = await openPayment({
      instead: {
        ...payformsOf(system('qrcode_png')),
        [`POST ${PAYFORMS}/qrcode_make_transaction`]: { json: transaction({ full_url: LINK, [field]: drawn }) },
      },
    });
    await pay.click();
    await expect.poll(() => drawing.mock.calls.some(([name, value]) => name === 'src' && value === drawn)).toBe(true);
    await expect.element(page.getByRole('link', { name: /Открыть ссылку/ })).toHaveAttribute('href', LINK);
    expect(sent(`POST ${PAYFORMS}/qrcode_make_transaction`)).toEqual([
      { paysystem_shortname: 'qrcode_png', amount: '1990.00' },
    ]);
  },
);

it('CALL-072 CALL-073 of several accounts the one that may pay is asked for its ways, and pays', async () => {
  const accounts = [
    { id: 4, balance: '0.00', is_payment_allowed: false },
    { id: 5, balance: '0.00', is_payment_allowed: true },
  ];
  const { server, sent } = await openPayment({
    instead: { 'GET /v2/users/self/accounts': { json: { accounts } }, ...payformsOf(system('provider_account')) },
  });
  await pay.click();
  await expect.poll(() => sent(`POST ${PAYFORMS}/ext_billing_balance`)).toHaveLength(1);
  expect(server.seen.filter(({ path }) => path.includes('/accounts/4/'))).toEqual([]);
});

it('PAY-031 a code without a picture and without a link says so', async () => {
  await openPayment({
    instead: {
      ...payformsOf(system('qrcode_png')),
      [`POST ${PAYFORMS}/qrcode_make_transaction`]: { json: transaction() },
    },
  });
  await pay.click();
  await expect.element(dialog.getByText('Код не получилось показать. Откройте ссылку.')).toBeVisible();
});

it('PAY-009 PAY-032 a bad number pays nothing; a whole one is sent, and the sheet waits for the answer to the SMS', async () => {
  const { sent } = await openPayment({ instead: payformsOf(system('phone')) });
  const number = page.getByRole('textbox', { name: 'Номер телефона' });
  await expect.element(number).toHaveValue('+77011234567');
  await number.fill('+7701');
  await pay.click();
  await expect.element(dialog.getByText('Введите номер целиком, с кодом страны')).toBeVisible();
  expect(sent(`POST ${PAYFORMS}/ext_billing_balance`)).toEqual([]);
  await number.fill('+7 702 123-45-67');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText(/Ответьте на SMS/)).toBeVisible();
  expect(sent(`POST ${PAYFORMS}/ext_billing_balance`)).toEqual([
    { paysystem_shortname: 'phone', amount: '1990.00', packet_id: 11, phone: '77021234567' },
  ]);
  expect(location.hash).toBe('#pay_phone_sms');
});

it('PAY-033 PAY-034 the way that only informs shows how to pay for a packet, and pays nothing', async () => {
  const { server } = await openPayment({
    instead: payformsOf(system('info', { how_to_use: 'Пополните в кассе', how_to_use_packet: 'Купите в кассе' })),
  });
  await expect.element(dialog.getByText('Купите в кассе')).toBeVisible();
  await expect.element(pay).not.toBeInTheDocument();
  expect(server.lines.filter((line) => line.startsWith('POST'))).toEqual([]);
});

const BY_HOST = offering({ paysystems: [system('ext_app', { data: { merchant: 'm1' } })] });

it('PAY-026 PAY-034 outside of its application the host’s way says so, and calls nothing', async () => {
  vi.stubGlobal('parent', window);
  const { server } = await openPayment({ instead: BY_HOST });
  await expect.element(dialog.getByText(/только в приложении банка/)).toBeVisible();
  await expect.element(pay).not.toBeInTheDocument();
  expect(server.lines).not.toContain('POST /v2/users/self/purchases_offer/transaction');
});

it('PAY-026 inside of it the host is asked once, with the data of the way as it came; its answer is a hint', async () => {
  const posted = vi.fn<(text: string) => void>();
  Object.assign(window, { LiveryHost: { postMessage: posted } });
  let isPaid = false;
  await openPayment({
    instead: {
      ...BY_HOST,
      'GET /v2/users/self/purchases_offer/transaction/t1': () => ({ json: isPaid ? COMPLETE : transaction() }),
    },
  });
  await pay.click();
  await expect.element(button('Открыть приложение')).toBeVisible();
  await expect
    .poll(() => posted.mock.calls.map(([text]) => JSON.parse(text) as unknown))
    .toEqual([{ type: 'livery-pay', transactionId: 't1', data: { merchant: 'm1' } }]);
  window.postMessage({ type: 'livery-pay-result', transactionId: 't1' }, '*');
  await expect.element(dialog.getByText('Узнаём, прошёл ли платёж')).toBeVisible();
  await expect.element(dialog.getByRole('heading', { name: 'Готово' })).not.toBeInTheDocument();
  isPaid = true;
  await expect.element(dialog.getByText('Пакет «Семья» подключён')).toBeVisible();
});

it('PAY-026 PAY-047 after a reload the host is asked again with the data of the way, which the server still knows by the offer', async () => {
  const posted = vi.fn<(text: string) => void>();
  Object.assign(window, { LiveryHost: { postMessage: posted } });
  const offer = offerOf({ paysystems: [system('info'), system('ext_app', { data: { merchant: 'm1' } })] });
  const first = await openPayment({
    instead: { ...BY_HOST, 'GET /v2/users/self/purchases_offer/o1': { json: offer } },
  });
  await pay.click();
  await expect.poll(() => posted.mock.calls.length).toBe(1);
  await first.reload();
  await button('Открыть приложение').click();
  await expect.poll(() => posted.mock.calls.length).toBe(2);
  expect(posted.mock.calls.map(([text]) => JSON.parse(text) as unknown)).toEqual(
    Array(2).fill({ type: 'livery-pay', transactionId: 't1', data: { merchant: 'm1' } }),
  );
});

it('PAY-026 after a reload a host that cannot be given its data is not asked, and the viewer is told why', async () => {
  const posted = vi.fn<(text: string) => void>();
  Object.assign(window, { LiveryHost: { postMessage: posted } });
  const first = await openPayment({
    instead: {
      ...BY_HOST,
      'GET /v2/users/self/purchases_offer/o1': { status: 400, json: { error: { message: 'Нет' } } },
    },
  });
  await pay.click();
  await expect.poll(() => posted.mock.calls.length).toBe(1);
  await first.reload();
  await button('Открыть приложение').click();
  await expect.element(page.getByText('Нет', { exact: true })).toBeVisible();
  expect(posted.mock.calls.length).toBe(1);
});

it.each([
  ['tells nobody of itself', ''],
  ['was led back to by a bank', 'https://bank.example/'],
  ['has loaded itself anew', location.href],
])('PAY-026 a host whose frame %s is spoken to, and heard from its window and origin only', async (_, referrer) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  const [origin = ''] = location.ancestorOrigins;
  const posted = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => {});
  await openPayment({ instead: BY_HOST });
  await pay.click();
  await expect.element(button('Открыть приложение')).toBeVisible();
  const asked = () => posted.mock.calls.filter(([message]) => (message as { type?: string }).type === 'livery-pay');
  // The host is asked after the step has been painted.
  await expect.poll(asked).toEqual([[{ type: 'livery-pay', transactionId: 't1', data: { merchant: 'm1' } }, origin]]);
  const data = { type: 'livery-pay-result', transactionId: 't1' };
  const hears = (init: MessageEventInit) => window.dispatchEvent(new MessageEvent('message', { data, ...init }));
  hears({ source: window.parent, origin: 'https://evil.example' });
  hears({ source: window, origin });
  await expect.element(dialog.getByText('Подтвердите оплату в приложении')).toBeVisible();
  hears({ source: window.parent, origin });
  await expect.element(dialog.getByText('Узнаём, прошёл ли платёж')).toBeVisible();
});

it('PAY-026 an answer for another payment is none, and the host that is asked again has not answered yet', async () => {
  Object.assign(window, { LiveryHost: { postMessage: () => {} } });
  await openPayment({ instead: BY_HOST });
  await pay.click();
  const waits = dialog.getByText('Подтвердите оплату в приложении');
  await expect.element(waits).toBeVisible();
  const answers = (transactionId: string, at: EventTarget = window) =>
    at.dispatchEvent(
      new MessageEvent('message', { data: JSON.stringify({ type: 'livery-pay-result', transactionId }) }),
    );
  answers('t0');
  await expect.element(waits).toBeVisible();
  // Some web views speak to the document.
  answers('t1', document);
  await expect.element(dialog.getByText('Узнаём, прошёл ли платёж')).toBeVisible();
  await button('Открыть приложение').click();
  await expect.element(waits).toBeVisible();
});

it('PAY-026 without an offer there is no transaction to hand over: the host’s way is not offered', async () => {
  await openPayment({ instead: payformsOf(system('ext_app'), system('provider_account')) });
  await expect.element(dialog.getByText(/спишется со счёта у вашего провайдера/)).toBeVisible();
});

const BANK = 'https://bank.example/pay/1';
const byLink = (address: string): Instead => ({
  ...payformsOf(system('short_url')),
  [`POST ${PAYFORMS}/short_url`]: { json: transaction({ full_url: address }) },
  'GET /v2/users/self/transactions/t1': { json: transaction({ full_url: address }) },
});
const FRAMED: PaymentSite = { instead: byLink(BANK), environment: { host: 'partner-app' } };

it('PAY-007 in somebody else’s application the bank’s page comes in a frame, whose messages count from its window and origin only', async () => {
  await openPayment(FRAMED);
  await pay.click();
  const frame = () => document.querySelector<HTMLIFrameElement>('dialog iframe');
  await expect.poll(() => frame() !== null).toBe(true);
  expect([frame()?.src, location.hash]).toEqual([BANK, '#pay_iframe']);
  const message = { type: 'livery-payment', transactionId: 't1', status: 'complete' };
  const hears = (init: MessageEventInit) =>
    window.dispatchEvent(new MessageEvent('message', { data: message, ...init }));
  hears({ source: window, origin: 'https://bank.example' });
  hears({ source: frame()?.contentWindow ?? null, origin: 'https://evil.example' });
  await expect.poll(() => frame() !== null).toBe(true);
  hears({ source: frame()?.contentWindow ?? null, origin: 'https://bank.example' });
  await expect.poll(() => frame() === null).toBe(true);
  await expect.element(dialog.getByText('Завершите оплату на странице банка')).toBeVisible();
});

it('PAY-029 PAY-079 a card is kept only if its owner ticks it, and the bank leads back to this page', async () => {
  const { sent } = await openPayment({ at: '/packets/11?tab=2&token=s3', instead: byLink('') });
  const keep = page.getByRole('checkbox', { name: /Запомнить карту/ });
  await expect.element(keep).not.toBeChecked();
  await keep.click();
  await pay.click();
  await expect
    .poll(() => sent(`POST ${PAYFORMS}/short_url`))
    .toEqual([
      {
        paysystem_shortname: 'short_url',
        amount: '1990.00',
        is_save_card: true,
        return_url: `${location.origin}/packets/11?tab=2&purchased=true`,
      },
    ]);
});

it('PAY-069 the sheet of a brand without a way to pay says so', async () => {
  await openPayment({ brand: { paymentPaths: ['balance'] } });
  await expect.element(dialog.getByText('Нет способов оплаты!')).toBeVisible();
});

/** Where the page is led: nobody leaves the test. */
function withoutLeaving(): readonly string[] {
  const led: string[] = [];
  const life = new AbortController();
  const follow = (event: Event & { readonly destination?: { readonly url: string } }) => {
    if (!event.destination?.url.startsWith(BANK)) return;
    event.preventDefault();
    led.push(event.destination.url);
  };
  (window as unknown as { readonly navigation: EventTarget }).navigation.addEventListener('navigate', follow, life);
  onTestFinished(() => life.abort());
  return led;
}

it('PAY-003 PAY-029 the press leads to the bank’s page, once: whoever comes back, or loads the page anew, goes there by a link', async () => {
  const led = withoutLeaving();
  const first = await openPayment({ instead: byLink(BANK) });
  await pay.click();
  const link = page.getByRole('link', { name: /Открыть страницу банка/ });
  await expect.element(link).toHaveAttribute('href', BANK);
  await expect.poll(() => led).toEqual([BANK]);
  const again = await first.reload();
  await expect.element(link).toHaveAttribute('href', BANK);
  await expect.poll(() => again.sent('GET /v2/users/self/transactions/t1').length).toBeGreaterThan(2);
  expect([led, location.hash]).toEqual([[BANK], '#pay_redirect']);
});
