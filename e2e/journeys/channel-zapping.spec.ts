import { expect, test } from '../fixtures.ts';
import { expectMovingPicture } from '../video.ts';
import { openAsMember } from '../viewer.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('CHAN-014 CHAN-062 CHAN-002 channels are changed by key and number, found again among the last watched, and by a press on television', async ({
  page,
  open,
}) => {
  await open('web', '/channels');
  await page.locator('main a[data-focus-key^="channel-"]').first().click();
  await expectMovingPicture(page);
  const first = new URL(page.url()).pathname;
  const isFirst = ({ pathname }: URL) => pathname === first;

  await page.keyboard.press('PageDown');
  await expect(page).not.toHaveURL(isFirst);
  await expectMovingPicture(page);
  await page.keyboard.press('Backspace');
  await expect(page).toHaveURL(isFirst);
  await page.keyboard.press('6');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(isFirst);
  await expectMovingPicture(page);
  const sixth = new URL(page.url()).pathname;

  await expect(page.getByRole('list', { name: 'Недавно смотрели' }).getByRole('link')).toHaveCount(3);
  await page.getByRole('link', { name: 'Фильмы', exact: true }).first().click();
  await page.getByRole('link', { name: 'ТВ-каналы' }).first().click();
  await expect.poll(() => new URL(page.url()).pathname.split('/').at(-1)).toBe(sixth.split('/').at(-1));
});

test('CHAN-076 a favourite has its own category and leaves it again', async ({ page }) => {
  await openAsMember(page, 'web', '/channels/all');
  await page.locator('main a[data-focus-key^="channel-"]').nth(1).click();
  await page.getByRole('button', { name: 'Добавить канал в избранное' }).click();
  const favourites = page.getByRole('main').getByRole('link', { name: 'Моё', exact: true });
  await expect(favourites).toBeVisible();
  await page.getByRole('button', { name: 'Убрать канал из избранного' }).click();
  await expect(favourites).toBeHidden();
});
