import { expect, test } from '../fixtures.ts';
import { expectMovingPicture, firstMediaTime, mediaTime, timeAtPress } from '../video.ts';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(name, () => {
    test.use({ viewport });

    test('PLAY-003 PLAY-043 SES-004 ROWS-001 CONT-012 CONT-014 a guest finds a film at home, plays it, leaves, returns, and it goes on where it was', async ({
      page,
      open,
    }) => {
      test.setTimeout(90_000);
      await open('web');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      const film = page.locator('main a[href^="/contents/"][data-focus-key]').filter({ visible: true }).nth(2);
      await film.scrollIntoViewIfNeeded();
      const address = await film.getAttribute('href');
      // A click scrolls by itself what lies under a bar: where the viewer leaves is where they press.
      const pressed = page.evaluate(
        () =>
          new Promise<number>((tell) => addEventListener('click', () => tell(scrollY), { capture: true, once: true })),
      );
      await film.click();
      const scrolled = await pressed;
      expect(scrolled).toBeGreaterThan(0);
      await expect(page).toHaveURL(/\/contents\//);

      // Somebody of the film lies over the page that it was opened from, like the film; going back leads to the film.
      await page.locator('a[href^="/persons/"]').filter({ visible: true }).first().click();
      await expect(page).toHaveURL(/\/persons\//);
      await expect(page.locator(`main a[href="${address}"]`).first(), 'home is kept').toBeAttached();
      await page.goBack();
      await expect(page).toHaveURL(new URL(address ?? '', page.url()).href);

      // The film's own: home, which is there until the film is, has a link of that name too.
      await page.locator('a[data-focus-key="watch"]').filter({ hasText: 'Смотреть' }).click();
      await expect(page).toHaveURL(/\/watch\//);
      await expectMovingPicture(page);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => mediaTime(page), { timeout: 30_000 }).toBeGreaterThan(12);

      await page.mouse.move(200, 200);
      const back = page.getByRole('button', { name: 'Выйти из просмотра' });
      await expect(back).toBeVisible();
      await back.click();
      await expect(page).toHaveURL(/\/contents\//);
      const left = timeAtPress(page);
      await page.getByRole('button', { name: 'Закрыть видео' }).click();
      const leftAt = await left;

      await page.getByRole('link', { name: 'Продолжить' }).click();
      const resumedAt = await firstMediaTime(page);
      expect(Math.abs(resumedAt - leftAt), `left at ${leftAt}, resumed at ${resumedAt}`).toBeLessThanOrEqual(2);
      await expectMovingPicture(page);

      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL(/\/$/);
      await expect
        .poll(() => page.evaluate(() => window.scrollY), { message: 'home stands where it was left' })
        .toBeGreaterThan(scrolled - 80);
    });
  });
}

test('a film that is left while it plays goes on in the mini player while the viewer browses, and on its page again: the picture never stops', async ({
  page,
  open,
}) => {
  await open('web');
  await page.locator('main a[href^="/contents/"][data-focus-key]').filter({ visible: true }).nth(2).click();
  await page.locator('a[data-focus-key="watch"]').filter({ hasText: 'Смотреть' }).click();
  await expectMovingPicture(page);
  const address = page.url();
  await page.evaluate(() => {
    const video = document.querySelector('video');
    for (const type of ['pause', 'emptied', 'seeking'])
      video?.addEventListener(type, () => (document.body.dataset['stopped'] = type));
  });

  await page.goBack();
  const miniPlayer = page.getByRole('region', { name: 'Видео в углу экрана' });
  await expect(miniPlayer).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'ТВ-каналы' }).click();
  await expect(page).toHaveURL(/\/channels/);
  const browsing = await mediaTime(page);
  await miniPlayer.getByRole('link', { name: /^Вернуться к просмотру/ }).click();
  await expect(page).toHaveURL(address);
  await expect.poll(() => mediaTime(page)).toBeGreaterThan(browsing);
  await expect(page.getByRole('region', { name: 'Видеоплеер' })).toBeVisible();
  expect(await page.evaluate(() => document.body.dataset['stopped'])).toBeUndefined();
});
