import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { API_ORIGIN, MEDIA_ORIGIN } from '../origins.ts';
import { expectMovingPicture, expectOnAir, firstMediaTime, mediaTime, watchBroadcast } from '../video.ts';

const SECRET = 'abcdef0123456789abcdef0123456789';

async function openChannel(page: Page): Promise<void> {
  await page.locator('main a[data-focus-key^="channel-"]').first().click();
}

/** Changes the address of streams that the API gives; `nth` counts them from 0. */
async function changeStreams(page: Page, change: (url: string, nth: number) => string): Promise<void> {
  let given = 0;
  await page.route(new RegExp(`^${API_ORIGIN}/.*/stream`), async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const nth = given++;
    const changed = text.replaceAll(/"(http[^"]+\.m3u8[^"]*)"/g, (_, url: string) => JSON.stringify(change(url, nth)));
    await route.fulfill({ response, body: changed });
  });
}

test('ENG-002 ENG-052 ENG-055 ENG-056 a channel that cannot be had says so, tells support what they need and no secret, and comes back at a press', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const broadcastMs = watchBroadcast(page);
  await changeStreams(page, (url) => `${url}?token=${SECRET}`);
  const missing = `${MEDIA_ORIGIN}/**/*.m3u8*`;
  await page.route(missing, (route) => route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' } }));
  await open('web', '/channels');
  await openChannel(page);
  await expect(page.getByRole('heading', { name: /^Видео не загрузилось/ })).toBeVisible({ timeout: 30_000 });

  await page.getByRole('button', { name: 'Подробнее' }).click();
  const dialog = page.getByRole('dialog', { name: 'Сведения для поддержки' });
  await expect(dialog).toContainText('1001 MANIFEST_UNREACHABLE');
  await expect(dialog).toContainText('HTTP 404');
  await dialog.getByRole('button', { name: 'Скопировать' }).click();
  await expect(page.getByText('Скопировано')).toBeVisible();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toMatch(/^channel_id: \d+$/m);
  expect(report).toContain('token=***');
  expect(report + (await dialog.textContent())).not.toContain(SECRET);
  await page.keyboard.press('Escape');

  await page.unroute(missing);
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expectMovingPicture(page);
  await expectOnAir(broadcastMs);
});

test('LIVE-047 LIVE-048 the network goes until the picture stands still; when it is back the channel is on the air again', async ({
  page,
  open,
  context,
}) => {
  const broadcastMs = watchBroadcast(page);
  await open('web', '/channels');
  await openChannel(page);
  await expectMovingPicture(page);
  await context.setOffline(true);
  await expect(page.getByText('Нет связи')).toBeVisible();
  const isStarved = () => page.evaluate(() => (document.querySelector('video')?.readyState ?? 4) < 3);
  await expect.poll(isStarved, { timeout: 30_000 }).toBe(true);
  await expect(page.getByRole('heading', { name: /^Видео не загрузилось/ })).toBeHidden();
  await context.setOffline(false);
  await expect.poll(isStarved, { timeout: 30_000 }).toBe(false);
  await expectMovingPicture(page);
  await expectOnAir(broadcastMs);
  await expect(page.getByText('Нет связи')).toBeHidden();
});

test('the address of a film expires in the middle: another is asked for, and the film goes on where it was', async ({
  page,
  open,
}) => {
  let asked = 0;
  // So slow that little is in store when the address is refused.
  await changeStreams(page, (url, nth) => {
    asked = nth + 1;
    return nth === 0 ? url.replace(MEDIA_ORIGIN, `${MEDIA_ORIGIN}/fault/expire=9,kbps=300`) : url;
  });
  await open('web', '/watch/10001');
  await expectMovingPicture(page);
  let lastSeen = 0;
  const look = async () => (lastSeen = Math.max(lastSeen, (asked < 2 && (await mediaTime(page))) || 0));
  await expect.poll(async () => (await look(), asked), { timeout: 30_000, intervals: [100] }).toBe(2);
  const goesOnAt = await firstMediaTime(page);
  expect(Math.abs(goesOnAt - lastSeen), `stopped at ${lastSeen}, went on at ${goesOnAt}`).toBeLessThanOrEqual(2);
  await expectMovingPicture(page);
  await expect(page.getByRole('heading', { name: /Это видео сейчас нельзя смотреть/ })).toBeHidden();
});
