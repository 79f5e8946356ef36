import { expect, test } from '../fixtures.ts';
import { expectMovingPicture, firstMediaTime, mediaTime } from '../video.ts';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(name, () => {
    test.use({ viewport });

    test('PLAY-003 PLAY-043 SES-004 ROWS-001 a guest finds a film at home, plays it, leaves, returns, and it goes on where it was', async ({
      page,
      open,
    }) => {
      test.setTimeout(90_000);
      await open('web');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      const film = page.locator('main a[href^="/contents/"][data-focus-key]').filter({ visible: true }).nth(2);
      await film.scrollIntoViewIfNeeded();
      // A click scrolls by itself what lies under a bar: where the viewer leaves is where they press.
      const pressed = page.evaluate(
        () =>
          new Promise<number>((tell) => addEventListener('click', () => tell(scrollY), { capture: true, once: true })),
      );
      await film.click();
      const scrolled = await pressed;
      expect(scrolled).toBeGreaterThan(0);
      await expect(page).toHaveURL(/\/contents\//);

      // The film's own: home, which is there until the film is, has a link of that name too.
      await page.locator('a[data-focus-key="watch"]').filter({ hasText: 'Смотреть' }).click();
      await expect(page).toHaveURL(/\/watch\//);
      await expectMovingPicture(page);
      await expect.poll(() => mediaTime(page), { timeout: 30_000 }).toBeGreaterThan(12);

      await page.mouse.move(200, 200);
      const back = page.getByRole('button', { name: 'Выйти из просмотра' });
      await expect(back).toBeVisible();
      const leftAt = await mediaTime(page);
      await back.click();
      await expect(page).toHaveURL(/\/contents\//);

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
