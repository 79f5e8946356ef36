import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { API_ORIGIN } from '../origins.ts';
import { expectKept, listen } from '../secrets.ts';

const CREDENTIALS = 'livery.web.credentials';

/** Whether the worker has kept what home is drawn from. */
const keepsItsStart = (page: Page) =>
  page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().some(({ url }) => url.includes('/v2/rowsets'));
  });

test('API-001 BOOT-021 a signed-in visit: the token goes to the API alone, and stands nowhere else', async ({
  page,
  open,
}) => {
  const heard = listen(page);
  const login = `anna-${Date.now()}`;
  const registered = await page.request.post(`${API_ORIGIN}/v2/users`, {
    data: { username: login, password: 'secret-of-anna', is_guest: false, app_version: 190 },
  });
  expect(registered.ok()).toBe(true);
  await open('web', '/auth_methods?return=/channels');
  await page.getByRole('button', { name: /логину/ }).click();
  await page.getByRole('textbox', { name: 'Логин' }).fill(login);
  await page.getByLabel('Пароль').fill('secret-of-anna');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/channels$/);
  await page.reload();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await open('web');
  await expect.poll(() => keepsItsStart(page), 'home is kept for the next visit').toBe(true);

  const stored = await page.evaluate((key) => localStorage.getItem(key), CREDENTIALS);
  const { accessToken } = JSON.parse(stored ?? '{}') as { accessToken: string };
  expect(accessToken.length).toBeGreaterThan(20);
  await expectKept(page, heard, [accessToken, 'secret-of-anna'], CREDENTIALS);
});
