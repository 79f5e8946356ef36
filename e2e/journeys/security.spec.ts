import { expect, test } from '../fixtures.ts';
import { API_ORIGIN } from '../origins.ts';
import { expectKept, listen } from '../secrets.ts';

const CREDENTIALS = 'livery.web.credentials';

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

  const stored = await page.evaluate((key) => localStorage.getItem(key), CREDENTIALS);
  const { accessToken } = JSON.parse(stored ?? '{}') as { accessToken: string };
  expect(accessToken.length).toBeGreaterThan(20);
  await expectKept(page, heard, [accessToken, 'secret-of-anna'], CREDENTIALS);
});
