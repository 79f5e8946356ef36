import type { Page } from '@playwright/test';
import { expect, test, WITH_MOTION } from '../fixtures.ts';
import { expectMovingPicture } from '../video.ts';

test.use(WITH_MOTION);

const previewOf = (page: Page) => page.locator('[popover] video');

/** Rests on the first film of the page until its trailer is seen. */
async function restOnFilm(page: Page) {
  const first = page.locator('main [data-card-target][data-focus-key^="content-"]').first();
  await first.scrollIntoViewIfNeeded();
  const box = await first.boundingBox();
  const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  // What watches the cards comes with the first move.
  await expect(async () => {
    await page.mouse.move(at.x + 1, at.y);
    await page.mouse.move(at.x, at.y);
    await expect(previewOf(page)).toHaveAttribute('data-shown', 'true', { timeout: 8_000 });
  }).toPass();
}

test('the panel of a film’s card plays its trailer silently under a resting pointer, and goes as soon as that leaves', async ({
  page,
  open,
}) => {
  await open('web', '/movies');
  await restOnFilm(page);
  const preview = previewOf(page);
  expect(await preview.evaluate((video: HTMLVideoElement) => [video.muted, video.videoWidth > 0])).toEqual([
    true,
    true,
  ]);
  await page.mouse.move(2, 2);
  await expect(preview).toHaveCount(0);
});

test('what plays keeps trailers silent, and no longer than it plays', async ({ page, open }) => {
  await open('web', '/movies');
  await page.locator('main a[href^="/contents/"][data-focus-key]').filter({ visible: true }).nth(2).click();
  await page.locator('a[data-focus-key="watch"]').filter({ hasText: 'Смотреть' }).click();
  await expectMovingPicture(page);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/movies$/);
  await page.getByRole('button', { name: 'Закрыть видео' }).click();
  await restOnFilm(page);
});
