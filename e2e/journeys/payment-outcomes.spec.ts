import type { Page } from '@playwright/test';
import { openAsPayer, type Bank } from '../bank.ts';
import { expect, test } from '../fixtures.ts';
import { API_ORIGIN, siteOf } from '../origins.ts';
import { expectMovingPicture } from '../video.ts';

/** A year of it costs more than a new member has, where prices are in tenge. */
const DEAR = { path: '/packets/12', id: 12, bought: 'Пакет «Всё сразу» подключён' };
const REFUSED = 'Платёж не прошёл';
const PHONE = { width: 390, height: 844 };

const sheet = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string | RegExp) => sheet(page).getByRole('button', { name }).click();
const heading = (page: Page, name: string) => sheet(page).getByRole('heading', { name });
const code = (page: Page) => sheet(page).getByRole('img', { name: 'QR-код для оплаты' });

/** One way to pay: what is chosen, what it asks for, and what is seen while the bank has not answered. */
interface Way {
  readonly brand: string;
  readonly name: RegExp;
  readonly isGiven?: (page: Page) => Promise<void>;
  readonly button: string;
  readonly waits: (page: Page) => ReturnType<Page['locator']>;
  readonly answer: 'approved' | 'declined';
  /** The bank answers it at once, unless it is told not to. */
  readonly isAtOnce?: boolean;
}

const WAYS: Readonly<Record<string, Way>> = {
  qrcode: { brand: 'vlife', name: /QR-код/, button: 'Показать код', waits: code, answer: 'declined' },
  qrcode_png: { brand: 'web', name: /QR банка/, button: 'Показать код', waits: code, answer: 'approved' },
  phone: {
    brand: 'birgetv',
    name: /Счёт телефона/,
    isGiven: (page) => sheet(page).getByRole('textbox').fill('+7 701 234 56 71'),
    button: 'Получить SMS',
    waits: (page) => sheet(page).getByText(/^Ответь/),
    answer: 'declined',
  },
  linkedcard: {
    brand: 'birgetv',
    name: /Привязанная карта/,
    button: 'Оплатить',
    waits: (page) => sheet(page).getByText('Банк проводит платёж'),
    answer: 'declined',
    isAtOnce: true,
  },
  provider_account: {
    brand: 'almatv',
    name: /Лицевой счёт/,
    button: 'Оплатить',
    waits: (page) => sheet(page).getByText('Банк проводит платёж'),
    answer: 'approved',
    isAtOnce: true,
  },
};

const choosePeriod = async (page: Page) => {
  await sheet(page).getByRole('radio').last().check();
  await press(page, 'Продолжить');
};
const openPurchase = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /Подключить|Попробовать/ })
    .first()
    .click();

/** The list's button says what the chosen way says; the one that pays says how much. PAY-074 */
async function takeWay(page: Page, button: string) {
  await press(page, button);
  await expect(heading(page, 'Чем оплатить')).toBeHidden();
}

async function payBy(page: Page, { name, isGiven, button }: Pick<Way, 'name' | 'isGiven' | 'button'>) {
  await sheet(page).getByRole('radio', { name }).check();
  await takeWay(page, button);
  await isGiven?.(page);
  await press(page, /^Оплатить/);
}
const payByCode = (page: Page, name: RegExp) => payBy(page, { name, button: 'Показать код' });

const boughtPackets = async (bank: Bank) =>
  (await bank.paidTransactions())
    .filter(({ status, packetId }) => status === 'complete' && packetId !== null)
    .map(({ packetId }) => packetId);

/** What is told comes with the next question for the payment. */
const TOLD = { timeout: 20_000 };

for (const [payform, way] of Object.entries(WAYS)) {
  test(`PAY-036 PAY-042 PAY-043 PAY-047 PAY-078 PAY-080 ${way.brand}, ${payform}, on a phone: a payment outlives a reload, another tab finds it and pays nothing more, and both are told that it is ${way.answer}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(PHONE);
    const silent = async (bank: Bank) => void (way.isAtOnce && (await bank.set('fault', { outcome: 'vanish' })));
    const bank = await openAsPayer(page, way.brand, DEAR.path, silent);
    await openPurchase(page);
    await choosePeriod(page);
    await payBy(page, way);
    await expect(way.waits(page)).toBeVisible();
    await page.reload();
    await expect(way.waits(page)).toBeVisible();

    const second = await context.newPage();
    await second.goto(siteOf(way.brand) + DEAR.path);
    await openPurchase(second);
    await choosePeriod(second);
    await payBy(second, way);
    // It asks as soon as the interval of all tabs is over.
    await expect(way.waits(second)).toBeVisible({ timeout: 10_000 });
    await bank.answer(way.answer);
    for (const tab of [page, second])
      await expect(
        sheet(tab)
          .getByText(way.answer === 'approved' ? DEAR.bought : REFUSED)
          .first(),
      ).toBeVisible(TOLD);
    expect(await boughtPackets(bank)).toEqual(way.answer === 'approved' ? [DEAR.id] : []);
    expect((await bank.paidTransactions()).filter(({ packetId }) => packetId === null).length).toBeLessThanOrEqual(1);
  });
}

test('PAY-029 PAY-047 PAY-080 vlife, short_url: who has left for the bank finds the payment in another tab, and it is paid there once', async ({
  page,
  context,
}) => {
  const bank = await openAsPayer(page, 'vlife', DEAR.path);
  const toBank = async (at: Page) => {
    await openPurchase(at);
    await choosePeriod(at);
    await payBy(at, { name: /Банковская карта/, button: 'К оплате' });
  };
  await toBank(page);
  await expect(page).toHaveURL(new RegExp(`^${API_ORIGIN}/pay/`));
  const second = await context.newPage();
  await second.goto(siteOf('vlife') + DEAR.path);
  await toBank(second);
  // Nobody is led away from what another tab has sent: the way there is a link, to a window of its own.
  const link = sheet(second).getByRole('link', { name: 'Открыть страницу банка' });
  expect(await link.getAttribute('href')).toBe(page.url());
  const [bankWindow] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await bankWindow.getByRole('button', { name: 'Оплатить' }).click();
  await bankWindow.getByRole('textbox').fill('5000');
  await bankWindow.getByRole('button', { name: 'Подтвердить' }).click();
  // One of them asks, and whoever is there then is told.
  await expect(sheet(second).getByText(DEAR.bought)).toBeVisible(TOLD);
  await expect(bankWindow.getByRole('main').getByText('Подключён', { exact: true })).toBeAttached(TOLD);
  await page.goBack();
  await expect(page.getByRole('main').getByText('Подключён', { exact: true })).toBeVisible();
  expect(await boughtPackets(bank)).toEqual([DEAR.id]);
});

test('PAY-031 PAY-047 PAY-062 PAY-067 PLAY-008 a film’s offer that is refused for want of money, without a sum, is paid another way; the film plays, also after a reload in the middle', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const bank = await openAsPayer(page, 'web', '/contents/10158', async (desk) => {
    await desk.spend(3301);
    await desk.set('fault', { blocked: 1 });
  });
  await page.getByRole('button', { name: 'Купить фильм' }).click();
  await sheet(page).getByRole('radio', { name: 'Навсегда' }).check();
  await press(page, 'Продолжить');
  await payByCode(page, /QR-код/);
  await expect(heading(page, 'Не хватает денег')).toBeVisible();
  await expect(
    sheet(page).getByText('Так оплатить не хватило денег. Выберите другой способ, и покупка продолжится.'),
  ).toBeVisible();
  await press(page, 'Выбрать способ');
  await payByCode(page, /QR банка/);
  await expect(code(page)).toBeVisible();
  await page.reload();
  await expect(code(page)).toBeVisible();
  await bank.answer('approved');
  await expect(page).toHaveURL(/\/watch\/10158$/, TOLD);
  await expectMovingPicture(page);
  expect((await bank.paidTransactions()).map(({ status }) => status)).toEqual(['complete']);
});

test('PAY-005 PAY-043 PAY-047 BRAND-019 almatv, Kaspi QR for a debt, on a phone: it outlives a reload, is declined, and can be paid again', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const bank = await openAsPayer(page, 'almatv', '/', (desk) => desk.set('block', { status: -1, amount: 2500 }));
  // The question comes with the viewer's first activity, once the page listens.
  await expect(async () => {
    await page.mouse.move(200, 200 + Math.random() * 50);
    await expect(sheet(page).getByRole('button', { name: /Оплатить 2\s500/ })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await press(page, /Оплатить 2\s500/);
  await expect(code(page)).toBeVisible();
  await page.reload();
  await expect(code(page)).toBeVisible();
  await bank.answer('declined');
  await expect(heading(page, REFUSED)).toBeVisible(TOLD);
  await press(page, 'Попробовать ещё раз');
  await press(page, /Оплатить 2\s500/);
  await expect(code(page)).toBeVisible();
  await bank.answer('approved');
  await expect(sheet(page).getByText('Задолженность оплачена')).toBeVisible(TOLD);
});

test('PAY-011 PAY-030 PAY-043 PAY-055 a top-up by code on a phone: it is called off, begun anew, and paid while the page is loaded anew', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const bank = await openAsPayer(page, 'vlife', '/settings/payment');
  const chooseCode = async () => {
    await payByCode(page, /QR-код/);
    await expect(code(page)).toBeVisible();
  };
  await page.getByRole('link', { name: 'Пополнить баланс' }).click();
  await sheet(page).getByRole('textbox').fill('5000');
  await press(page, 'Продолжить');
  await chooseCode();
  await press(page, 'Отменить платёж');
  await expect(heading(page, REFUSED)).toBeVisible();
  await press(page, 'Попробовать ещё раз');
  await expect(
    sheet(page)
      .getByRole('region')
      .getByText(/5\s000/),
    'what was typed is kept',
  ).toBeVisible();
  await chooseCode();
  await bank.answer('approved');
  await page.reload();
  await expect(sheet(page).getByText(/Баланс пополнен/)).toBeVisible(TOLD);
  expect((await bank.paidTransactions()).map(({ status }) => status).toSorted()).toEqual(['complete', 'error']);
});

test('PAY-015 PAY-061 on a phone a top-up in a second tab is counted in the sheet of the first', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE);
  const isAsked = (sum: RegExp) => expect(sheet(page).getByText(sum).first()).toBeVisible();
  const bank = await openAsPayer(page, 'vlife', DEAR.path);
  await openPurchase(page);
  await choosePeriod(page);
  await sheet(page)
    .getByRole('radio', { name: /QR-код/ })
    .check();
  await takeWay(page, 'Показать код');
  await isAsked(/825\s550/);

  const second = await context.newPage();
  await second.goto(`${siteOf('vlife')}/settings/payment#refill`);
  await sheet(second).getByRole('textbox').fill('100000');
  await press(second, 'Продолжить');
  await payByCode(second, /QR-код/);
  await bank.answer('approved');
  await expect(sheet(second).getByText(/Баланс пополнен/)).toBeVisible(TOLD);

  // Period and way stay chosen.
  await isAsked(/725\s550/);
});

test('PAY-012 PAY-043 on a phone a card that the bank does not let be linked costs nothing and is no card', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const bank = await openAsPayer(page, 'vlife', '/settings/payment');
  const cards = page.getByRole('list', { name: 'Карты' }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  const before = await cards.count();
  await page.getByRole('link', { name: 'Привязать карту' }).click();
  await press(page, 'Привязать карту');
  await page.getByRole('button', { name: 'Отклонить от имени банка' }).click();
  await expect(heading(page, REFUSED)).toBeVisible(TOLD);
  expect((await bank.paidTransactions()).map(({ status }) => status)).toEqual(['error']);
  await press(page, 'Хорошо');
  await expect(cards).toHaveCount(before);
});
