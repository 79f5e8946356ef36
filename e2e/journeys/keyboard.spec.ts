import { expect, test } from '../fixtures.ts';
import { expectMovingPicture, mediaTime } from '../video.ts';

test('a viewer without a mouse goes from home to a film, plays, pauses, skips and comes back', async ({
  page,
  open,
}) => {
  await open('web');
  const poster = page.locator('main [data-row-key] a[href^="/contents/"]').first();
  await expect(poster).toBeVisible();
  await poster.focus();
  const first = await poster.getAttribute('href');
  await page.keyboard.press('ArrowRight');
  const second = page.locator(':focus');
  await expect(second).not.toHaveAttribute('href', first ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contents\//);

  // The film's own: home, which is there until the film is, has a link of that name too.
  const watch = page.locator('a[data-focus-key="watch"]').filter({ hasText: 'Смотреть' });
  await expect(watch).toBeVisible();
  await watch.focus();
  await page.keyboard.press('Enter');
  await expectMovingPicture(page);

  await page.keyboard.press('k');
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.paused)).toBe(true);
  const before = await mediaTime(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => mediaTime(page)).toBeGreaterThan(before + 8);
  await page.keyboard.press('k');
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.paused)).toBe(false);

  await page.goBack();
  await page.goBack();
  await expect(page.locator(':focus'), 'the focus is back on the card').toHaveAttribute('href', /\/contents\//);
});

test('the way past the navigation is the first stop', async ({ page, open }) => {
  await open('web');
  await expect(page.locator('main a').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Перейти к содержанию');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
