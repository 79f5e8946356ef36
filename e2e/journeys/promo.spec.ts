import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { newPhone, SIGN_IN_BY } from '../sign-in.ts';
import { expectMovingPicture } from '../video.ts';
import { openAsMember } from '../viewer.ts';

/** Opened by the packet that most codes give. */
const GIVEN_CHANNEL = '/channels/all/125';

const dialogOf = (page: Page) => page.getByRole('dialog');
const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Промокод' });
const done = (page: Page) => page.getByRole('heading', { name: 'Промокод применён' });

test('NAV-089 PROMO-017 PROMO-018 PROMO-022 PROMO-031 PROMO-032 a guest with a code signs in on the way, and its channel plays', async ({
  page,
  open,
}) => {
  await open('web');
  const button = page.getByRole('banner').getByRole('link', { name: 'Есть промокод' });
  // The header's offers come with the viewer's first activity, once the page listens.
  await expect(async () => {
    await page.mouse.move(300, 300 + Math.random() * 50);
    await expect(button).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await button.click();
  await fieldOf(page).fill('gift14');
  await page.keyboard.press('Enter');
  await SIGN_IN_BY.phone(page);
  await expect(done(page)).toBeVisible();
  await expect(dialogOf(page).getByRole('status')).toHaveText(/уже открыто/);
  await Promise.all([page.waitForEvent('load'), dialogOf(page).getByRole('button', { name: 'Продолжить' }).click()]);
  await expect(dialogOf(page)).toBeHidden();
  await page.goto(new URL(GIVEN_CHANNEL, page.url()).href);
  await expectMovingPicture(page);
});

/** The ways in beside the phone's. */
for (const way of ['email', 'password'] as const) {
  test(`PROMO-017 PROMO-018 a guest with a code signs in on the way by ${way}, and it is applied`, async ({
    page,
    open,
  }) => {
    await open('web', '/#promocode');
    await fieldOf(page).fill('GIFT14');
    await page.keyboard.press('Enter');
    await SIGN_IN_BY[way](page);
    await expect(done(page)).toBeVisible();
  });
}

test('PROMO-017 PROMO-018 AUTH-025 vlife, on a phone: the messenger is the way in in the middle of a code, too', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('vlife', '/#promocode');
  await fieldOf(page).fill('GIFT14');
  await page.keyboard.press('Enter');
  await SIGN_IN_BY.telegram(page, { prefix: '998', phone: newPhone().slice(1) });
  await expect(done(page)).toBeVisible();
});

test('PROMO-017 PROMO-018 AUTH-037 almatv: city and home are asked for in the middle of a code, too', async ({
  page,
  open,
}) => {
  await open('almatv', '/#promocode');
  await fieldOf(page).fill('GIFT14');
  await page.keyboard.press('Enter');
  await SIGN_IN_BY.phone(page, { phone: newPhone(9) });
  await dialogOf(page).getByRole('button', { name: 'Алматы' }).click();
  await dialogOf(page)
    .getByRole('button', { name: /Сатпаева/ })
    .click();
  await expect(done(page)).toBeVisible();
});

test('NAV-047 NAV-048 API-057 the address of a promotion says what it gives and applies its code, on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsMember(page, 'web', '/promo/summer?code=SUMMER');
  await expect(page.getByRole('heading', { level: 1, name: 'Лето с телевизором на даче' })).toBeVisible();
  await expect(done(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Продолжить' }).click()]);
  await expect(fieldOf(page)).toHaveValue('');
  await expect(fieldOf(page)).toHaveAccessibleDescription(/^(?!.*использован)/);
});

test('NAV-049 a promotion may have no header', async ({ page, open }) => {
  await open('web', '/promo/lovi');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('PROMO-009 PROMO-010 ACC-009 a refused code says why, and leads to the packet that gives the same', async ({
  page,
}) => {
  await openAsMember(page, 'web', '/#promocode');
  await fieldOf(page).fill('NEIGHBOUR');
  await page.keyboard.press('Enter');
  await expect(fieldOf(page)).toHaveAccessibleDescription(/другого провайдера/);
  await page.getByRole('link', { name: /Подключить «Всё сразу» за/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Всё сразу' })).toBeVisible();
});

test('PROMO-017 PROMO-018 a code outlives a reload before signing in', async ({ page, open }) => {
  await open('web', '/promo');
  await fieldOf(page).fill('GIFT14');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeVisible();
  await page.goto(new URL('/promo', page.url()).href);
  await expect(page.getByRole('heading', { name: 'Войдите, чтобы применить код' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await SIGN_IN_BY.phone(page);
  await expect(done(page)).toBeVisible();
});

test('PROMO-006 PROMO-011 by keyboard alone a code is confirmed and applied', async ({ page }) => {
  await openAsMember(page, 'web', '/#promocode_wizard');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('FAMILY30');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Месяц «Всё сразу» в подарок' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialogOf(page).getByRole('button', { name: 'Применить' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(done(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialogOf(page).getByRole('button', { name: 'Продолжить' })).toBeFocused();
});

test('PROMO-034 PROMO-035 codes of a partner are offered to the guest whom its address has sent, and only to whom it names', async ({
  page,
  open,
}) => {
  await open('mbank', '/promo?token=partner-7');
  await expect(fieldOf(page)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  for (const query of ['?token=partner-8', '']) {
    await page.goto(new URL(`/promo${query}`, page.url()).href);
    await expect(page.getByText(/по ссылке партнёра/)).toBeVisible();
    await expect(fieldOf(page)).toBeHidden();
  }
});
