import { expect, test, WITH_MOTION } from '../fixtures.ts';
import { expectMovingPicture, wallTimesOf, watchPlaylists } from '../video.ts';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
/** The archive is addressed in steps of 10 s, and a segment holds 2 s. */
const ARCHIVE_PRECISION_MS = 12_000;
const LIVE_WITHIN_MS = 60_000;

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(name, () => {
    test.use({ viewport });

    test('CHAN-006 CHAN-008 CHAN-031 LIVE-002 LIVE-060 a guest watches a channel, then yesterday’s programme at its own time, also after a reload, then what is on now', async ({
      page,
      open,
    }) => {
      const playlists = watchPlaylists(page);
      await open('web', '/channels');
      await page.locator('main a[data-focus-key^="channel-"]').first().click();
      await expect(page).toHaveURL(/\/channels\/[^/]+\/[^/]+$/);
      await expectMovingPicture(page);
      const live = playlists.at(-1);
      expect(live?.url).toContain('/live/');
      expect(Math.abs(wallTimesOf(live?.text ?? '').lastMs - Date.now())).toBeLessThan(LIVE_WITHIN_MS);

      await test.step('yesterday', async () => {
        await page.getByRole('button', { name: 'Предыдущий день' }).click();
        const programme = page.locator('a[href*="ts="]').nth(8);
        const address = new URL((await programme.getAttribute('href')) ?? '', page.url());
        const startMs = Number(address.searchParams.get('ts')) * 1000;
        expect(startMs).toBeLessThan(Date.now());
        const before = playlists.length;
        await programme.click();
        await expect(page).toHaveURL(/ts=\d+/);
        await expect.poll(() => playlists.slice(before).some(({ url }) => !url.includes('/live/'))).toBe(true);
        await expectMovingPicture(page);
        const archive = playlists.slice(before).find(({ url }) => !url.includes('/live/'));
        expect(Math.abs(wallTimesOf(archive?.text ?? '').firstMs - startMs)).toBeLessThanOrEqual(ARCHIVE_PRECISION_MS);
        const asked = playlists.length;
        await page.reload();
        await expect.poll(() => playlists.slice(asked).map(({ url }) => url)).toContain(archive?.url);
        await expectMovingPicture(page);
      });

      await test.step('back to live', async () => {
        const before = playlists.length;
        // The reload leads back to where the programme was pressed: on a phone that may be below the player.
        await page.evaluate(() => window.scrollTo(0, 0));
        await page.mouse.move(viewport.width / 2, 150);
        const controls = page.locator('[data-part="bar"] button');
        const ends = () => controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
        await expect.poll(async () => (await ends()).length, 'the bar’s controls').toBeGreaterThan(4);
        expect(Math.max(...(await ends())), 'the end of the last control').toBeLessThanOrEqual(viewport.width);
        await page.getByRole('button', { name: 'К прямому эфиру' }).first().click();
        await expect(page).not.toHaveURL(/ts=/);
        await expect.poll(() => playlists.slice(before).some(({ url }) => url.includes('/live/'))).toBe(true);
        await expectMovingPicture(page);
        const last = playlists.findLast(({ url }) => url.includes('/live/'));
        expect(Math.abs(wallTimesOf(last?.text ?? '').lastMs - Date.now())).toBeLessThan(LIVE_WITHIN_MS);
      });
    });
  });
}

test.describe('with motion', () => {
  test.use(WITH_MOTION);

  test('CHAN-064 CHAN-072 a channel’s card zooms under the pointer and plays; a click on it opens the channel', async ({
    page,
    open,
  }) => {
    await open('web');
    const card = page.locator('main article[data-kind="channel"] [data-card-target]').first();
    await card.scrollIntoViewIfNeeded();
    const box = await card.boundingBox();
    const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    const preview = page.locator('[popover] video[data-shown]');
    // The zoom comes with the first move, and zooms at the next one.
    await expect(async () => {
      await page.mouse.move(at.x, at.y);
      await page.mouse.move(at.x + 1, at.y);
      await expect(preview).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.mouse.click(at.x, at.y);
    await expect(page).toHaveURL(/\/channels\/[^/]+\/[^/]+$/);
    await expect(preview).toBeHidden();
    await expectMovingPicture(page);
  });
});

test('CHAN-037 CHAN-038 a programme that cannot be played says why, and what plays goes on', async ({ page, open }) => {
  await open('web', '/channels');
  await page.locator('main a[data-focus-key^="channel-"]').first().click();
  await expectMovingPicture(page);
  // Late in the evening today has none.
  await page.getByRole('button', { name: 'Следующий день' }).click();
  const future = page.locator('button[data-state="future"]').first();
  await future.click();
  await expect(page.getByText('Эта передача ещё не началась.')).toBeVisible();
  await expect(page).not.toHaveURL(/ts=/);
});

test('API-091 NAV-006 CHAN-013 a channel that nobody knows is not found', async ({ page, open }) => {
  await open('web', '/channels/all/no-such-channel');
  const modal = page.getByRole('dialog', { name: 'Не нашли' });
  await expect(modal.getByText('Такого канала нет.', { exact: false })).toBeVisible();
  await modal.getByRole('link', { name: 'К списку каналов' }).click();
  await expect(page).toHaveURL(/\/channels$/);
  await expect(modal).toBeHidden();
});
