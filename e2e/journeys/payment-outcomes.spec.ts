import type { Page } from '@playwright/test';
import { openAsPayer } from '../bank.ts';
import { expect, test } from '../fixtures.ts';
import { API_ORIGIN, siteOf } from '../origins.ts';
import {
  boughtPackets,
  broughtIn,
  buyBy,
  callOff,
  choosePeriod,
  code,
  DEAR,
  givesSign,
  heading,
  isPaidOnce,
  openPurchase,
  payBy,
  PHONE,
  press,
  REFUSED,
  sheet,
  statuses,
  takeWay,
  TOLD,
  tryAgain,
  waitsFor,
  type PayingForm,
} from '../paying.ts';
import { expectMovingPicture } from '../video.ts';

/** Each way whose payment the site itself shows, in a brand that has it. The others leave the site: the bank's page, below, and `payment-paths`. */
const BRAND_OF: Readonly<Partial<Record<PayingForm, string>>> = {
  qrcode: 'vlife',
  qrcode_png: 'web',
  phone: 'birgetv',
  linkedcard: 'birgetv',
  provider_account: 'almatv',
};

for (const [payform, brand] of Object.entries(BRAND_OF) as [PayingForm, string][]) {
  test(`PAY-036 PAY-042 PAY-043 PAY-047 PAY-078 PAY-080 ${brand}, ${payform}, on a phone: a payment outlives a reload and is declined, the next one is called off, and one that another tab finds is paid once and told to both`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(PHONE);
    const bank = await openAsPayer(page, brand, DEAR.path);
    // Some banks answer at once.
    const pays = async (begin: () => Promise<void>) => {
      await bank.set('fault', { outcome: 'vanish' });
      await begin();
      await expect(waitsFor(page, payform)).toBeVisible();
    };
    await pays(() => buyBy(page, payform));
    await page.reload();
    await expect(waitsFor(page, payform)).toBeVisible();
    await bank.answer('declined');
    await expect(heading(page, REFUSED)).toBeVisible(TOLD);

    const paysAnew = async () => {
      await tryAgain(page);
      await payBy(page, payform);
    };
    await pays(paysAnew);
    await callOff(page);
    await pays(paysAnew);
    const second = await context.newPage();
    await second.goto(siteOf(brand) + DEAR.path);
    await buyBy(second, payform);
    // It asks as soon as the interval of all tabs is over.
    await expect(waitsFor(second, payform)).toBeVisible({ timeout: 10_000 });
    await bank.answer('approved');
    for (const tab of [page, second]) await expect(sheet(tab).getByText(DEAR.bought)).toBeVisible(TOLD);
    expect(await boughtPackets(bank)).toEqual([DEAR.id]);
    expect((await statuses(bank)).filter((status) => status === 'error')).toHaveLength(2);
    // Where money is brought in first, it came once.
    expect((await broughtIn(bank)).length).toBeLessThanOrEqual(1);
  });
}

for (const [payform, brand] of Object.entries(BRAND_OF) as [PayingForm, string][]) {
  test(`PAY-043 PAY-047 PAY-080 ${brand}, ${payform}: a payment that two tabs wait for is declined, and both are told; nothing is paid`, async ({
    page,
    context,
  }) => {
    const bank = await openAsPayer(page, brand, DEAR.path, (desk) => desk.set('fault', { outcome: 'vanish' }));
    const second = await context.newPage();
    await second.goto(siteOf(brand) + DEAR.path);
    for (const tab of [page, second]) {
      await buyBy(tab, payform);
      await expect(waitsFor(tab, payform)).toBeVisible(TOLD);
    }
    await bank.answer('declined');
    for (const tab of [page, second]) await expect(heading(tab, REFUSED)).toBeVisible(TOLD);
    expect(await statuses(bank)).toEqual(['error']);
  });
}

test('PAY-029 PAY-047 PAY-080 vlife, short_url: who has left for the bank finds the payment in another tab, and it is paid there once', async ({
  page,
  context,
}) => {
  const bank = await openAsPayer(page, 'vlife', DEAR.path);
  await buyBy(page, 'short_url');
  await expect(page).toHaveURL(new RegExp(`^${API_ORIGIN}/pay/`));
  const second = await context.newPage();
  await second.goto(siteOf('vlife') + DEAR.path);
  await buyBy(second, 'short_url');
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

test('PAY-008 PAY-047 from the balance, on a phone: what one tab has bought another one, before its press, sells as a period more; a reload buys nothing again', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE);
  const bank = await openAsPayer(page, 'web', '/packets/21');
  const second = await context.newPage();
  await second.goto(siteOf('web') + '/packets/21');
  for (const tab of [page, second]) {
    await openPurchase(tab);
    await choosePeriod(tab);
    await expect(sheet(tab).getByRole('button', { name: /с баланса/ })).toBeVisible();
  }
  await press(page, /с баланса/);
  await expect(sheet(page).getByText('Пакет «Премьера» подключён')).toBeVisible(TOLD);
  await expect(sheet(second).getByText(/^Новый период начнётся .+, когда закончится текущий/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByText('Подключён', { exact: true })).toBeVisible();
  await isPaidOnce(page, bank);
});

test('PAY-009 PAY-061 PAY-063 PAY-064 birgetv: what something else has taken from the balance meanwhile is brought in by the phone, and the packet is bought', async ({
  page,
}) => {
  const bank = await openAsPayer(page, 'birgetv', DEAR.path);
  await openPurchase(page);
  // A quarter: the balance suffices for it.
  await sheet(page).getByRole('radio').nth(1).check();
  await press(page, 'Продолжить');
  const byBalance = sheet(page).getByRole('button', { name: /с баланса/ });
  await expect(byBalance).toBeVisible();
  await bank.spend(3301);
  await byBalance.click();
  await expect(heading(page, 'Не хватает денег')).toBeVisible();
  await press(page, 'Доплатить');
  await payBy(page, 'phone');
  await bank.answer('approved');
  await expect(sheet(page).getByText(DEAR.bought)).toBeVisible(TOLD);
  expect((await boughtPackets(bank)).filter((id) => id === DEAR.id)).toHaveLength(1);
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
  await payBy(page, 'qrcode');
  await expect(heading(page, 'Не хватает денег')).toBeVisible();
  await expect(
    sheet(page).getByText('Так оплатить не хватило денег. Выберите другой способ, и покупка продолжится.'),
  ).toBeVisible();
  await press(page, 'Выбрать способ');
  await payBy(page, 'qrcode_png');
  await expect(code(page)).toBeVisible();
  await page.reload();
  await expect(code(page)).toBeVisible();
  await bank.answer('approved');
  await expect(page).toHaveURL(/\/watch\/10158$/, TOLD);
  await expectMovingPicture(page);
  expect(await statuses(bank)).toEqual(['complete']);
});

test('PAY-005 PAY-043 PAY-047 PAY-080 BRAND-019 almatv, Kaspi QR for a debt, on a phone: it outlives a reload and is declined, the next one is called off, and while the third is paid another tab does not ask for it, and both are told', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE);
  const bank = await openAsPayer(page, 'almatv', '/', (desk) => desk.set('block', { status: -1, amount: 2500 }));
  const debt = /Оплатить 2\s500/;
  /** The question comes with the viewer's first activity. */
  const isAsked = (tab: Page) =>
    givesSign(tab, () => expect(sheet(tab).getByRole('button', { name: debt })).toBeVisible({ timeout: 1_000 }));
  const pays = async (tab: Page) => {
    await press(tab, debt);
    await expect(code(tab)).toBeVisible();
  };
  await isAsked(page);
  await pays(page);
  await page.reload();
  await expect(code(page)).toBeVisible();
  await bank.answer('declined');
  await expect(heading(page, REFUSED)).toBeVisible(TOLD);
  await tryAgain(page);
  await pays(page);
  await callOff(page);
  await tryAgain(page);
  await pays(page);

  const second = await context.newPage();
  const heard: string[] = [];
  second.on('response', (response) => heard.push(response.url()));
  await second.goto(siteOf('almatv'));
  await givesSign(second, () => expect.poll(() => heard.join(), { timeout: 1_000 }).toContain('/transactions/'));
  // What the answer opens is there with the next frames.
  await second.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(sheet(second)).toBeHidden();
  await bank.answer('approved');
  for (const tab of [page, second]) await expect(sheet(tab).getByText('Задолженность оплачена')).toBeVisible(TOLD);
  expect((await statuses(bank)).toSorted()).toEqual(['complete', 'error', 'error']);
});

test('PAY-011 PAY-030 PAY-043 PAY-055 a top-up by code on a phone: it is called off, begun anew, and paid while the page is loaded anew', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const bank = await openAsPayer(page, 'vlife', '/settings/payment');
  const chooseCode = async () => {
    await payBy(page, 'qrcode');
    await expect(code(page)).toBeVisible();
  };
  await page.getByRole('link', { name: 'Пополнить баланс' }).click();
  await sheet(page).getByRole('textbox').fill('5000');
  await press(page, 'Продолжить');
  await chooseCode();
  await callOff(page);
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
  expect((await statuses(bank)).toSorted()).toEqual(['complete', 'error']);
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
  await takeWay(page, 'qrcode');
  await isAsked(/825\s550/);

  const second = await context.newPage();
  await second.goto(`${siteOf('vlife')}/settings/payment#refill`);
  await sheet(second).getByRole('textbox').fill('100000');
  await press(second, 'Продолжить');
  await payBy(second, 'qrcode');
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
  expect(await statuses(bank)).toEqual(['error']);
  await press(page, 'Хорошо');
  await expect(cards).toHaveCount(before);
});
