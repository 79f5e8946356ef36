import { expect, test } from '../fixtures.ts';
import { API_ORIGIN } from '../origins.ts';
import { expectMovingPicture } from '../video.ts';

test('BOOT-041 LIVE-047 the backend goes and comes back under an open page: the site says so and recovers by itself', async ({
  page,
  open,
  backend,
}) => {
  test.setTimeout(120_000);
  await open('web');
  await expect(page.locator('main a[href^="/contents/"]').first()).toBeVisible();
  await backend.stop();
  // Away: the next thing that is asked finds nobody.
  await page.getByRole('link', { name: 'Фильмы' }).first().click();
  await expect(page.getByText('Сервер не отвечает', { exact: true })).toBeVisible();
  await backend.start();
  await expect(page.getByText('Снова на связи')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('main a[href^="/contents/"]').first()).toBeVisible({ timeout: 15_000 });
});

test('SES-019 SES-023 a token expires in the middle and nobody notices', async ({ page, open, backend }) => {
  let token = '';
  page.on('request', (request) => {
    token = new URL(request.url()).searchParams.get('access_token') ?? token;
  });
  await open('web');
  await expect(page.locator('main a[href^="/contents/"]').first()).toBeVisible();
  await backend.expireToken(token);
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().startsWith(`${API_ORIGIN}/v2/auth/device`))
      renewals.push(request.url());
  });
  await page.getByRole('link', { name: 'ТВ-каналы' }).first().click();
  // The next sign of the viewer brings the session back.
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(renewals.length).toBeGreaterThan(0);
  }).toPass({ timeout: 15_000 });
  await page.locator('main a[data-focus-key^="channel-"]').first().click();
  await expectMovingPicture(page);
  expect(renewals.length, 'one renewal for all that failed').toBe(1);
});

test('BOOT-014 BOOT-015 NAV-129 a 403 at start shows the region page with country and address', async ({
  page,
  open,
}) => {
  // The documentation network stands for a country without rights.
  await page.route(`${API_ORIGIN}/**`, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': '203.0.113.7' } }),
  );
  await open('web');
  await expect(page).toHaveURL(/\/geo_lock/);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('203.0.113.7');
  await expect(dialog).toContainText(/Страна: \S+/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
});

test('CONT-036 NAV-128 a page whose address names nothing says so and leads home', async ({ page, open }) => {
  await open('web', '/contents/99999999');
  await expect(page.getByText('Этого фильма или сериала у нас нет.')).toBeVisible();
  await page.getByRole('link', { name: 'На главную' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('an address that begins with two slashes opens its page', async ({ page, open }) => {
  await open('web', '//news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Новости');
  await expect(page).toHaveURL(/[^/]\/news$/);
});
