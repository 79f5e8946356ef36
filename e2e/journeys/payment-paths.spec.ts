import type { Page } from '@playwright/test';
import { openAsPayer, payerOf } from '../bank.ts';
import { codeFor } from '../code-for.ts';
import { expect, test } from '../fixtures.ts';
import { API_ORIGIN, siteOf } from '../origins.ts';
import {
  boughtPackets,
  buyBy,
  callOff,
  code,
  DEAR,
  heading,
  isPaidOnce,
  openPurchase,
  choosePeriod,
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
} from '../paying.ts';
import { expectMovingPicture } from '../video.ts';

const CHANNEL = { embedded: '/channel_embed/125', page: '/channels/all/125' };

/** Answers in place of the back end's are for every site. */
const OPEN = { 'access-control-allow-origin': '*' };

const openHost = (page: Page, brand: string, step = '') =>
  page.goto(`${API_ORIGIN}/desk/host?site=${encodeURIComponent(siteOf(brand) + DEAR.path + step)}`);

/** The site inside of the bank's application, and the application's own question. */
const partsOf = (page: Page) => ({
  site: page.frameLocator('iframe[title=Site]'),
  host: page.getByRole('dialog', { name: 'Pay?' }),
});

/** The bank's application around a site, and the site in it. */
async function openInHost(page: Page, brand: string) {
  const bank = await payerOf(page, brand);
  if (brand === 'mbank') for (const _ of ['half', 'the rest']) await bank.spend(DEAR.year);
  await openHost(page, brand);
  return { bank, ...partsOf(page) };
}

for (const brand of ['mbank', 'freedom-superapp']) {
  test(`PAY-026 PAY-042 PAY-047 PAY-078 PAY-080 ${brand}, on a phone: the application around the site is asked again when it was loaded anew, a second one finds the payment and pays, once, and both are told`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(PHONE);
    const { bank, site, host } = await openInHost(page, brand);
    await buyBy(site, 'ext_app');
    const handedOver = (await host.locator('output').textContent()) ?? '';
    expect(JSON.parse(handedOver)).toMatchObject({ merchant: 'livery', service: brand });
    await openHost(page, brand, '#pay_transaction');
    await press(site, 'Открыть приложение');
    await expect(host.locator('output'), 'the data of the way again').toHaveText(handedOver);

    const second = await context.newPage();
    await openHost(second, brand);
    const there = partsOf(second);
    await buyBy(there.site, 'ext_app');
    await expect(waitsFor(there.site, 'ext_app')).toBeVisible(TOLD);
    await press(there.site, 'Открыть приложение');
    await there.host.getByRole('button', { name: 'Pay', exact: true }).click();
    for (const one of [site, there.site]) await expect(sheet(one).getByText(DEAR.bought)).toBeVisible(TOLD);
    expect(await statuses(bank)).toEqual(['complete']);
  });

  test(`PAY-026 PAY-043 PAY-047 ${brand}: what is called off in the application, or on the site after a reload, costs nothing`, async ({
    page,
  }) => {
    const { bank, site, host } = await openInHost(page, brand);
    await buyBy(site, 'ext_app');
    await host.getByRole('button', { name: 'Cancel' }).click();
    await expect(heading(site, REFUSED)).toBeVisible();
    await tryAgain(site);
    await payBy(site, 'ext_app');
    await expect(host).toBeVisible();
    await openHost(page, brand, '#pay_transaction');
    await callOff(site);
    expect(await statuses(bank)).toEqual(['error', 'error']);
  });
}

test('PAY-021 PAY-037 freedom-superapp: an offer of its own kind is made, and its payment is asked for sooner than on other sites', async ({
  page,
}) => {
  const offers: unknown[] = [];
  const askedAtMs: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/purchases_offer'))
      offers.push(request.postDataJSON());
  });
  page.on('requestfinished', (request) => {
    if (request.method() === 'GET' && request.url().includes('/purchases_offer/transaction/'))
      askedAtMs.push(request.timing().startTime);
  });
  const { bank, site, host } = await openInHost(page, 'freedom-superapp');
  await openPurchase(site);
  await choosePeriod(site);
  await takeWay(site, 'ext_app');
  expect(offers).toContainEqual(
    expect.objectContaining({ marker: 'freedom300', object_type: 'packet', object_id: DEAR.id }),
  );
  await press(site, 'Оплатить');
  await expect(host).toBeVisible();
  await expect.poll(() => askedAtMs.length, { timeout: 60_000 }).toBeGreaterThan(4);
  const gapsMs = askedAtMs
    .toSorted((a, b) => a - b)
    .flatMap((atMs, index, all) => (index > 0 ? [atMs - all[index - 1]!] : []));
  const [soonest = 0] = gapsMs.toSorted((a, b) => a - b);
  // The clocks of the page and of the browser differ by some milliseconds.
  expect(soonest).toBeGreaterThan(2_450);
  expect(soonest).toBeLessThan(5_000);
  await host.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(sheet(site).getByText(DEAR.bought)).toBeVisible();
  expect(await statuses(bank)).toEqual(['complete']);
});

for (const brand of ['mbank', 'freedom-superapp'])
  test(`PAY-007 PAY-012 PAY-027 PAY-029 ${brand}: inside of another application the bank’s page comes in a frame, with the way around it after 8 s`, async ({
    page,
  }) => {
    const { bank, site } = await openInHost(page, brand);
    await openPurchase(site);
    await choosePeriod(site);
    await takeWay(site, 'linkedcard');
    await sheet(site).getByRole('radio', { name: 'Другая карта' }).check();
    await press(site, 'Привязать карту');
    await expect(sheet(site).getByRole('heading', { name: 'Привязка карты' })).toBeVisible();
    await press(site, 'Привязать карту');
    const ofBank = site.frameLocator('dialog iframe');
    await expect(ofBank.getByRole('button', { name: 'Оплатить' })).toBeVisible();
    expect(await site.locator('dialog iframe').getAttribute('sandbox')).not.toContain('allow-top-navigation ');
    const wayAround = sheet(site).getByRole('link', { name: 'Открыть страницу банка' });
    await expect(wayAround).toBeHidden();
    await expect(wayAround).toBeVisible();

    await ofBank.getByRole('button', { name: 'Оплатить' }).click();
    await ofBank.getByRole('textbox').fill('0500');
    await ofBank.getByRole('button', { name: 'Подтвердить' }).click();
    // The purchase is where it was, and the new card is the one that is chosen.
    await expect(sheet(site).getByRole('heading', { name: 'Подтвердите оплату' })).toBeVisible();
    await expect(sheet(site).getByRole('radio', { checked: true })).not.toHaveAccessibleName('Другая карта');
    expect(await statuses(bank)).toEqual(['complete']);
  });

// Both are on localhost. Inside of a page of a foreign site a browser keeps apart what the frame stores: there it need not hear of the purchase.
test('PACK-006 NAV-056 PAY-042 PAY-080 a page of the site inside of one that a browser takes for the same site sells in a window of its own, and what is bought plays in both', async ({
  page,
  context,
}) => {
  const bank = await payerOf(page, 'web');
  await page.goto(`${API_ORIGIN}/desk/host?site=${encodeURIComponent(siteOf('web') + CHANNEL.embedded)}`);
  const { site } = partsOf(page);
  const [shop] = await Promise.all([
    context.waitForEvent('page'),
    site
      .getByRole('button', { name: /Подключить|Попробовать/ })
      .first()
      .click(),
  ]);
  await choosePeriod(shop);
  await press(shop, /с баланса/);
  // What was to be played came along in the address: it plays as soon as it is bought.
  await expect(shop).toHaveURL(siteOf('web') + CHANNEL.page, TOLD);
  await expectMovingPicture(shop);
  await expect(sheet(site)).toBeHidden();
  await isPaidOnce(shop, bank);
  await shop.close();
  const inside = page.frame({ url: siteOf('web') + CHANNEL.embedded });
  if (!inside) throw new Error('The page inside of the other one has gone elsewhere.');
  await expectMovingPicture(inside);
});

test('PAY-028 PAY-042 PAY-043 almatv: the account at the provider pays; what the provider declines costs nothing', async ({
  page,
}) => {
  const bank = await openAsPayer(page, 'almatv', DEAR.path, (desk) => desk.set('fault', { outcome: 'declined' }));
  await buyBy(page, 'provider_account');
  await expect(heading(page, REFUSED)).toBeVisible();
  await expect(sheet(page).getByText('Банк отклонил оплату')).toBeVisible();
  await tryAgain(page);
  await payBy(page, 'provider_account');
  await expect(sheet(page).getByText(DEAR.bought)).toBeVisible();
  // The balance pays a part: what is missing comes in, and buys.
  expect((await statuses(bank)).toSorted()).toEqual(['complete', 'complete', 'error']);
  expect(await boughtPackets(bank)).toEqual([DEAR.id]);
});

test('PAY-031 PAY-043 PAY-047 the picture of a code is shown, also after a reload; a code that nobody pays is called off', async ({
  page,
}) => {
  const bank = await openAsPayer(page, 'web', DEAR.path);
  await buyBy(page, 'qrcode_png');
  await expect(code(page)).toBeVisible();
  expect(await code(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await page.reload();
  await expect(code(page)).toBeVisible();
  await callOff(page);
  expect(await statuses(bank)).toEqual(['error']);
});

test('PAY-033 PAY-034 a way that only informs says how to pay, and pays nothing', async ({ page }) => {
  const bank = await openAsPayer(page, 'birgetv', DEAR.path);
  await openPurchase(page);
  await choosePeriod(page);
  await takeWay(page, 'info');
  await expect(sheet(page).getByRole('heading').first()).toBeVisible();
  await expect(sheet(page).getByRole('button', { name: /Оплатить/ })).toHaveCount(0);
  expect(await statuses(bank)).toEqual([]);
});

test('PROMO-014 PROMO-017 PROMO-033 PAY-012 a guest’s promo code with a card: six presses of the site beside typing, and the bank’s own two', async ({
  page,
  open,
}) => {
  let presses = 0;
  const pressed = async (press: () => Promise<void>) => {
    presses += 1;
    await press();
  };
  const enter = () => pressed(() => page.keyboard.press('Enter'));
  // The demo gives every member cards: this one has none before the bank has been here.
  let isLinked = false;
  await page.route(`${API_ORIGIN}/v2/users/self/cards?**`, (route) =>
    isLinked || route.request().method() !== 'GET'
      ? route.continue()
      : route.fulfill({ json: { cards: [] }, headers: OPEN }),
  );
  await open('web');
  const entry = page.getByRole('banner').getByRole('link', { name: 'Есть промокод' });
  await expect(async () => {
    await page.mouse.move(300, 300 + Math.random() * 50);
    await expect(entry).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await pressed(() => entry.click());
  await expect(page.getByRole('textbox', { name: 'Промокод' })).toBeFocused();
  await page.keyboard.type('CARD60');
  await enter();
  await pressed(() => press(page, /По номеру телефона/));
  const phone = `701${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}1`;
  await expect(sheet(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.type(phone);
  await enter();
  await expect(sheet(page).getByRole('textbox', { name: /Код/ })).toBeFocused();
  await page.keyboard.type(await codeFor(page, `+7${phone}`));
  await pressed(() => press(page, 'Привязать карту'));

  await expect(page).toHaveURL(new RegExp(`^${API_ORIGIN}/pay/`));
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await page.getByRole('textbox').fill('0500');
  isLinked = true;
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(sheet(page).getByRole('heading', { name: 'Промокод применён' })).toBeVisible();
  await pressed(() => press(page, 'Продолжить'));
  await expect(sheet(page)).toBeHidden();
  expect(presses).toBeLessThanOrEqual(6);
});
