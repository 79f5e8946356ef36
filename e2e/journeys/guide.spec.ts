import { expect, test } from '../fixtures.ts';
import { expectMovingPicture } from '../video.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('CHAN-031 the guide is walked by keys, and what is on air plays from it', async ({ page, open }) => {
  await open('web', '/channels');
  await page.getByRole('main').getByRole('link', { name: 'Программа', exact: true }).click();
  await expect(page).toHaveURL(/\/channels\/guide$/);
  const grid = page.getByRole('grid', { name: 'Программа' });
  const onAir = grid.locator('[data-state="live"]');
  await expect(onAir.first()).toBeVisible();

  await onAir.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(grid.locator('[data-stop]')).toBeFocused();
  await page.keyboard.press('ArrowLeft');

  await page.getByRole('button', { name: 'Следующий день' }).click();
  await expect(onAir).toHaveCount(0);
  await page.getByRole('button', { name: 'Сейчас' }).click();
  await onAir.first().click();
  await expect(page).toHaveURL(/\/channels\/[^/]+\/[^/]+$/);
  await expectMovingPicture(page);
});
