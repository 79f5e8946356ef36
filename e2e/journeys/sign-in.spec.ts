import { expect, test } from '../fixtures.ts';
import { codeFor } from '../code-for.ts';
import { API_ORIGIN } from '../origins.ts';
import { newPhone, SIGN_IN_BY } from '../sign-in.ts';
import type { Page } from '@playwright/test';

/*
 * Which journey proves which way in, in a brand that has it:
 * phone and registration, by keyboard  this file, web         a code that is wrong        this file, mbank
 * e-mail, on a phone, then the page    this file, web         messenger, on a phone       this file, vlife
 * city and home                        this file, almatv      short login and password    this file, birgetv
 * login and password, then the page    security, web          a link of the messenger     mini-app, web
 * the provider's own network           this file, birgetv, freedom-superapp
 */

/** In the words of the brand. */
const isSignedIn = (page: Page) => expect(page.getByText(/Вы вошли|Ты с нами/)).toBeVisible();

test('AUTH-013 AUTH-015 AUTH-018 a guest signs in by phone with the keyboard alone, and out again', async ({
  page,
  open,
}) => {
  const phone = newPhone(1);
  await open('web');
  const button = page.getByRole('banner').getByRole('link', { name: 'Войти' });
  await expect(button).toBeVisible();
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /По номеру телефона/ })).toBeVisible();
  await dialog.getByRole('button', { name: /По номеру телефона/ }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: /Код/ })).toBeFocused();
  await page.keyboard.type(await codeFor(page, `+7${phone}`));
  await isSignedIn(page);
  await expect(dialog).toBeHidden();
  await expect(button).toBeHidden();

  await page.reload();
  await expect(page.locator('main a').first()).toBeVisible();
  await expect(button, 'the session outlives a reload').toBeHidden();

  await page.getByRole('banner').getByRole('button', { name: 'Профиль и настройки' }).press('Enter');
  await page.getByRole('button', { name: 'Выйти' }).press('Enter');
  await expect(button, 'a guest again').toBeVisible();
});

test('AUTH-020 BRAND-016 a wrong code is said, and the right one still signs in, both asked at the partner’s own address', async ({
  page,
  open,
}) => {
  const phone = newPhone(1);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.startsWith('/v2/auth/otp/')) asked.push(pathname);
  });
  await open('mbank', '/#auth');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox'), 'the only way in needs no choice').toBeFocused();
  await page.keyboard.type(`${phone.slice(1)}`);
  await page.keyboard.press('Enter');
  const code = dialog.getByRole('textbox', { name: /Код/ });
  await expect(code).toBeFocused();
  const right = await codeFor(page, `+996${phone.slice(1)}`);
  await page.keyboard.type(right === '0000' ? '1111' : '0000');
  await expect(dialog.getByText('Неверный код')).toBeVisible();
  await expect(code).toHaveValue('');
  await page.keyboard.type(right);
  await isSignedIn(page);
  expect(asked).toEqual(['/v2/auth/otp/uzbeeline/', '/v2/auth/otp/uzbeeline/']);
});

test('AUTH-021 AUTH-023 AUTH-040 NAV-034 on a phone, a guest who opens /lk signs in by e-mail, and is there', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('web', '/lk');
  await SIGN_IN_BY.email(page);
  await isSignedIn(page);
  await expect(page).toHaveURL(/\/lk$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Аккаунт');
});

test('AUTH-025 AUTH-028 on a phone, through the messenger: the site sees by itself that it was opened', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('vlife', '/#auth');
  await SIGN_IN_BY.telegram(page, { prefix: '998', phone: newPhone().slice(1) });
  await isSignedIn(page);
});

test('AUTH-037 AUTH-038 BRAND-017 one brand asks for city and home', async ({ page, open }) => {
  await open('almatv', '/#auth');
  const dialog = page.getByRole('dialog');
  await SIGN_IN_BY.phone(page, { phone: newPhone(9) });
  await dialog.getByRole('button', { name: 'Алматы' }).click();
  await dialog.getByRole('button', { name: /Сатпаева/ }).click();
  await isSignedIn(page);
});

/** The operator says whose line viewers come over; null: the network knows nobody; undefined: it is nobody's network again. */
async function comeOverNetwork(page: Page, brand: string, phone: string | null | undefined): Promise<void> {
  const form = { provider: brand, phone: phone ?? '', network: phone === undefined ? 'off' : 'on' };
  const said = await page.request.post(`${API_ORIGIN}/desk/network`, { form });
  expect(said.ok(), await said.text()).toBe(true);
}

test('BOOT-005 BOOT-008 BOOT-012 API-073 a provider’s network signs its subscribers in; where it fails, a brand offers another try and another one goes on', async ({
  page,
  open,
}) => {
  const brands = ['birgetv', 'freedom-superapp'] as const;
  try {
    for (const brand of brands) await comeOverNetwork(page, brand, null);
    await open('birgetv', '/lk');
    const dialog = page.getByRole('dialog', { name: 'Вход не выполнен' });
    await expect(dialog).toBeVisible();
    await comeOverNetwork(page, 'birgetv', `7${newPhone(1)}`);
    await dialog.getByRole('button', { name: 'Повторить' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Аккаунт');

    await open('freedom-superapp');
    await expect(page.locator('main a').first(), 'a guest').toBeVisible();
  } finally {
    for (const brand of brands) await comeOverNetwork(page, brand, undefined);
  }
});

test('AUTH-031 BRAND-014 one brand fills a short login up', async ({ page, open }) => {
  const number = String(Math.floor(Math.random() * 90_000) + 10_000);
  const registered = await page.request.post(`${API_ORIGIN}/v2/users`, {
    data: { username: `btv0${number}`, password: 'secret', is_guest: false, app_version: 190 },
  });
  expect(registered.ok()).toBe(true);
  await open('birgetv', '/#auth');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /логину/ }).click();
  await dialog.getByRole('textbox', { name: 'Логин' }).fill(number);
  await dialog.getByLabel('Пароль').fill('secret');
  await page.keyboard.press('Enter');
  await isSignedIn(page);
});
