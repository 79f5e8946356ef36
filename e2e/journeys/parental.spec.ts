import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectMovingPicture } from '../video.ts';

/** A film for adults that costs nothing, in the reference backend's catalogue. */
const FILM = '/watch/10093';

/** Streams of films that the page has asked for. */
function streamsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/contents\/\d+\/stream$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

for (const { name, brand, viewport } of [
  { name: 'desktop', brand: 'web', viewport: { width: 1440, height: 900 } },
  { name: 'a phone, in another brand', brand: 'almatv', viewport: { width: 390, height: 844 } },
] as const) {
  test.describe(name, () => {
    test.use({ viewport });

    test('PIN-004 PIN-006 PIN-023 PLAY-009 PLAY-011 CONT-083 a film for adults from a link: a first PIN, then nothing without it', async ({
      page,
      open,
    }) => {
      const streams = streamsOf(page);
      const dialog = page.getByRole('dialog');
      await open(brand, FILM);
      await expect(dialog.getByRole('heading', { name: 'Придумайте PIN-код' })).toBeVisible();
      expect(streams).toEqual([]);
      await page.keyboard.type('4711');
      await expect(dialog.getByRole('heading', { name: 'Повторите PIN-код' })).toBeVisible();
      await page.keyboard.type('4711');
      await expectMovingPicture(page);

      streams.length = 0;
      await open(brand, FILM);
      await expect(dialog.getByRole('heading', { name: 'PIN-код родителя' })).toBeVisible();
      await page.keyboard.type('1111');
      await expect(dialog.getByText('Неверный код')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/\/contents\//);
      expect(streams, 'nothing was asked for').toEqual([]);

      await open(brand, FILM);
      await expect(dialog.getByRole('heading', { name: 'PIN-код родителя' })).toBeVisible();
      for (const digit of '4711') await dialog.getByRole('button', { name: digit, exact: true }).click();
      await expectMovingPicture(page);
    });
  });
}
