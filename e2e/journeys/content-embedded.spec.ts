import { expect, test } from '../fixtures.ts';
import { expectMovingPicture } from '../video.ts';

/** A film for adults that costs nothing, in the reference backend's catalogue. */
const FILM = '/content_embed/10093';

test('CONT-008 CONT-009 a film inside of another site asks for the PIN, stays where it is without one and asks again; told to, it asks for none', async ({
  page,
  open,
}) => {
  const dialog = page.getByRole('dialog');
  await open('web', FILM);
  await expect(dialog.getByRole('heading', { name: 'Придумайте PIN-код' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toContainText('подтвердите, что вам можно');
  await expect(page).toHaveURL(new RegExp(`${FILM}$`));
  await expect(page.getByRole('banner')).toHaveCount(0);

  await page.getByRole('button', { name: 'Смотреть' }).click();
  await expect(dialog.getByRole('heading', { name: 'Придумайте PIN-код' })).toBeVisible();

  await open('web', `${FILM}?ignore_parental_control=1`);
  await expectMovingPicture(page);
  await expect(dialog).toHaveCount(0);
});

test('CONT-015 CONT-016 CONT-017 a player, a trailer and a person without a number are pages that are not found', async ({
  page,
  open,
}) => {
  for (const path of ['/watch', '/trailers', '/persons']) {
    await open('web', path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);
  }
});
