import { expect, test } from '../fixtures.ts';
import { API_ORIGIN } from '../origins.ts';
import { expectMovingPicture } from '../video.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** How often the collector has counted each event today. */
async function counted(): Promise<ReadonlyMap<string, number>> {
  const page = await (await fetch(`${API_ORIGIN}/desk/figures`)).text();
  const rows = page.slice(page.indexOf('Everything that was told')).matchAll(/<tr><td>([a-z0-9_]+)<td>(\d+)/g);
  return new Map([...rows].map(([, name = '', times]) => [name, Number(times)]));
}
const timesOf = async (name: string) => (await counted()).get(name) ?? 0;

test('STAT-010 STAT-022 STAT-027 STAT-034 what a viewer opens and plays reaches the collector once, also when the page is closed', async ({
  page,
  open,
}) => {
  const before = await counted();
  const more = async (name: string) => (await timesOf(name)) - (before.get(name) ?? 0);
  await open('web', '/channels');
  await page.locator('main a[data-focus-key^="channel-"]').first().click();
  await expectMovingPicture(page);
  await expect.poll(() => more('playback_start'), { timeout: 20_000 }).toBe(1);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => more('playback_quality'), { timeout: 20_000 }).toBe(1);
  expect(await more('open_channel')).toBe(1);
  expect(await more('show')).toBeGreaterThan(0);
});

test('nothing is told before consent where the law asks for it, and nothing after a refusal', async ({
  page,
  open,
}) => {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url() === `${API_ORIGIN}/figures`) told.push(request.postData() ?? '');
  });
  await open('mbank', '/channels');
  const refuse = page.getByRole('button', { name: 'Не считать' });
  // It comes with the first activity that the page hears.
  await expect(async () => {
    await page.mouse.move(300, 300 + Math.random() * 50);
    await expect(refuse).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.locator('main a[data-focus-key^="channel-"]').first().click();
  await expectMovingPicture(page);
  await page.goBack();
  await refuse.click();
  await expect(refuse).toBeHidden();
  await page.reload();
  await page.mouse.move(400, 400);
  await expect(page.locator('main a[data-focus-key^="channel-"]').first()).toBeVisible();
  expect(told).toEqual([]);
});
