import type { Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { API_ORIGIN } from '../origins.ts';

const CREDENTIALS = 'livery.web.credentials';

/** Everything that leaves a page or stays in it, as text. */
function listen(page: Page) {
  const requests: Request[] = [];
  const said: string[] = [];
  page.on('request', (request) => requests.push(request));
  page.on('console', (message) => said.push(message.text()));
  page.on('framenavigated', (frame) => said.push(frame.url()));
  return { requests, said };
}

/** What the browser keeps for the site, by place; the credentials of the session are taken out. */
const keptBy = (page: Page) =>
  page.evaluate(async (credentials) => {
    const storages = [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries({ ...storage }).filter(([key]) => key !== credentials),
    );
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) cached.push(url);
    }
    return JSON.stringify({ storages, cached, cookies: document.cookie, history: history.state as unknown });
  }, CREDENTIALS);

test('API-001 BOOT-021 a signed-in visit: the token goes to the API alone, and stands nowhere else', async ({
  page,
  open,
}) => {
  const { requests, said } = listen(page);
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
  const secrets = [accessToken, 'secret-of-anna'];
  const holds = (text: string) => secrets.some((secret) => text.includes(secret));

  const elsewhere = requests.filter(
    (request) => holds(request.url()) && !request.url().startsWith(`${API_ORIGIN}/v2/`),
  );
  expect(
    elsewhere.map((request) => request.url()),
    'addresses outside of the API',
  ).toEqual([]);
  const named = requests.filter((request) => holds(request.url().replace(/access_token=[^&]*/, '')));
  expect(
    named.map((request) => request.url()),
    'the token under another name',
  ).toEqual([]);
  const headers = requests.filter((request) => holds(JSON.stringify(request.headers())));
  expect(
    headers.map((request) => request.url()),
    'headers, the referrer among them',
  ).toEqual([]);
  const bodies = requests.filter((request) => holds(request.postData() ?? '') && !/\/v2\/auth\//.test(request.url()));
  expect(
    bodies.map((request) => request.url()),
    'reports and other bodies',
  ).toEqual([]);
  expect(said.filter(holds), 'console and addresses of the page').toEqual([]);
  expect(holds(await keptBy(page)), 'storage, caches, cookies, history').toBe(false);
});
