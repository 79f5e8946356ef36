import { expect, test, WITH_MOTION } from '../fixtures.ts';

test.use(WITH_MOTION);

test('the panel of a film’s card plays its trailer silently under a resting pointer, and goes as soon as that leaves', async ({
  page,
  open,
}) => {
  await open('web', '/movies');
  const first = page.locator('main [data-card-target][data-focus-key^="content-"]').first();
  await first.scrollIntoViewIfNeeded();
  const box = await first.boundingBox();
  const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  const preview = page.locator('[popover] video');
  // What watches the cards comes with the first move.
  await expect(async () => {
    await page.mouse.move(at.x + 1, at.y);
    await page.mouse.move(at.x, at.y);
    await expect(preview).toHaveAttribute('data-shown', 'true', { timeout: 8_000 });
  }).toPass();
  expect(await preview.evaluate((video: HTMLVideoElement) => [video.muted, video.videoWidth > 0])).toEqual([
    true,
    true,
  ]);
  await page.mouse.move(2, 2);
  await expect(preview).toHaveCount(0);
});
