import { expect, test } from '../fixtures.ts';
import { expectMovingPicture, mediaTime } from '../video.ts';

/** From the heading of a film to the button that plays it: its genres stand between them. */
const FEW_STOPS = 4;

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
  const focused = page.locator(':focus');
  await expect(focused, 'the film’s page has the focus on its heading').toHaveJSProperty('tagName', 'H1');
  const isAtWatch = () => watch.evaluate((link) => link === document.activeElement);
  for (let stop = 0; stop < FEW_STOPS && !(await isAtWatch()); stop += 1) await page.keyboard.press('Tab');
  await expect(watch, 'behind the genres at most is the button that plays').toBeFocused();
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

test('arrows walk from the story to the rows and from row to row, as on a television; the days of the guide are one stop', async ({
  page,
  open,
}) => {
  await open('web');
  const rowOfFocus = () =>
    page.evaluate(() => document.activeElement?.closest('[data-row-key]')?.getAttribute('data-row-key') ?? null);
  const centre = () =>
    page.evaluate(() => {
      const { left, width } = document.activeElement!.getBoundingClientRect();
      return Math.round(left + width / 2);
    });
  await expect(page.locator('main [data-row-key] a').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.locator('main article:not([inert]) [data-row-actions] a').first().focus();
  /** The walk comes with the first activity, and rows as they are loaded: a viewer presses again what has done nothing. */
  const walk = (key: string, isThere: (row: string | null) => boolean, what: string) =>
    expect
      .poll(
        async () => {
          if (!isThere(await rowOfFocus())) await page.keyboard.press(key);
          return isThere(await rowOfFocus());
        },
        { message: what },
      )
      .toBe(true);
  await walk('ArrowDown', (row) => row !== null, 'the first row');
  const first = await rowOfFocus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const before = await centre();
  await walk('ArrowDown', (row) => row !== null && row !== first, 'the second row');
  expect(Math.abs((await centre()) - before), 'what stands under it').toBeLessThan(200);
  await walk('ArrowUp', (row) => row === first, 'the first row again');

  await open('web', '/channels/guide');
  const days = page.getByRole('group').filter({ has: page.getByRole('button', { pressed: true }) });
  await days.getByRole('button', { pressed: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(days.locator(':focus'), 'arrows stay among the days').toBeVisible();
  await page.keyboard.press('Tab');
  await expect(days.locator(':focus'), 'one stop').toHaveCount(0);
});

test('the way past the navigation is the first stop', async ({ page, open }) => {
  await open('web');
  await expect(page.locator('main a').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Перейти к содержанию');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
