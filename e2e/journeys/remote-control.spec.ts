import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectMovingPicture } from '../video.ts';
import { openAsMember } from '../viewer.ts';

/** A set says what it is; nothing else makes a page a television's. */
test.use({
  viewport: { width: 1920, height: 1080 },
  userAgent:
    'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 WebAppManager',
});

const focused = (page: Page) => page.locator(':focus');
const rail = (page: Page) => page.locator('[data-rail]').filter({ visible: true });

/** What was begun goes on over the pages. */
const miniPlayer = (page: Page) => page.getByRole('region', { name: 'Видео в углу экрана' });

/** Back as webOS sends it: a number without a name. */
const pressBack = (page: Page) =>
  page.evaluate(() => {
    const press = new KeyboardEvent('keydown', { keyCode: 461, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(press);
  });

/** Presses an arrow until the focus is where the viewer wants it: each press is a step, and a page may still be coming. */
const walkTo = (page: Page, key: string, wanted: string) =>
  expect
    .poll(
      async () => {
        const isThere = await focused(page).evaluate((element, selector) => element.matches(selector), wanted);
        if (!isThere) await page.keyboard.press(key);
        return isThere;
      },
      { message: `${key} leads to ${wanted}` },
    )
    .toBe(true);

/** Where the ring is: it stays there, and what it goes round moves. */
const ringLeft = (page: Page) => focused(page).evaluate((element) => Math.round(element.getBoundingClientRect().left));

test('a viewer with a remote control goes from home to a film, plays it and comes back to its card, in web', async ({
  page,
  open,
}) => {
  await open('web');
  await expect(rail(page)).toBeVisible();
  await expect(page.getByRole('banner'), 'no header for a pointer').toHaveCount(0);
  await expect(focused(page), 'the page begins where it plays').toHaveAttribute('data-focus-key', /^hero-/);

  await walkTo(page, 'ArrowDown', '[data-row-key] [href^="/contents/"]');
  const first = await ringLeft(page);
  const poster = await focused(page).getAttribute('href');
  await page.keyboard.press('ArrowRight');
  await expect(focused(page)).not.toHaveAttribute('href', poster ?? '');
  await expect.poll(() => ringLeft(page), 'the row moves, the ring does not').toBe(first);
  const card = (await focused(page).getAttribute('href')) ?? '';
  const title = await page.locator('[data-stage] [data-part="title"]').textContent();
  await expect(focused(page), 'the stage tells of the card').toContainText(title ?? 'nothing');

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => card.startsWith(url.pathname));
  await expect(focused(page)).toHaveAttribute('data-focus-key', 'watch');
  await page.keyboard.press('Enter');
  await expectMovingPicture(page);

  await pressBack(page);
  await expect(page).toHaveURL((url) => card.startsWith(url.pathname));
  const mini = miniPlayer(page);
  await expect(mini, 'what was begun goes on over the page').toBeVisible();
  await pressBack(page);
  await expect(mini, 'what lies over the page closes first').toBeHidden();
  await pressBack(page);
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(focused(page), 'the focus is on the card again').toHaveAttribute('href', card);
  await pressBack(page);
  await expect(rail(page).locator(':focus'), 'from the page into the rail').toHaveText('Главная');
  await page.keyboard.press('ArrowRight');
  await expect(focused(page), 'and back to the card').toHaveAttribute('href', card);
});

test('a viewer with a remote control goes from the rail to the guide, to a channel, changes it and comes back, in birgetv', async ({
  page,
  open,
}) => {
  await open('birgetv');
  await expect(focused(page)).toHaveAttribute('data-focus-key', /^hero-/);
  await walkTo(page, 'ArrowLeft', '[data-rail] *');
  await walkTo(page, 'ArrowDown', '[data-rail] [href="/channels/guide"]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/channels\/guide/);

  const grid = page.getByRole('grid');
  await expect(grid.locator(':focus'), 'the guide begins in its grid').toBeVisible();
  await page.keyboard.press('ArrowDown');
  await walkTo(page, 'ArrowDown', '[role="grid"] a[data-state="live"]');
  const programme = await focused(page).evaluate((cell) => cell.firstChild?.textContent ?? '');
  await expect(
    page.getByRole('heading', { level: 2, name: programme }),
    'what has the focus is told of above',
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/channels\/[^/]+\/[^/]+$/);
  await expectMovingPicture(page);
  const channel = new URL(page.url()).pathname;

  await expect(focused(page), 'the page begins at its channel in the list').toHaveAttribute(
    'data-focus-key',
    /^channel-/,
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page, 'another channel').not.toHaveURL((url) => url.pathname === channel);
  await expectMovingPicture(page);
  await pressBack(page);
  await expect(page, 'the channel before').toHaveURL((url) => url.pathname === channel);
  await expectMovingPicture(page);
  await pressBack(page);
  await expect(page).toHaveURL(/\/channels\/guide/);
  await expect(grid.locator(':focus'), 'the focus is in the guide again').toBeVisible();
  await expect(miniPlayer(page)).toBeVisible();
  await pressBack(page);
  await expect(miniPlayer(page)).toBeHidden();
  await pressBack(page);
  await expect(rail(page).locator(':focus')).toHaveText('Программа');
});

test('ROWS-068 ROWS-081 a viewer with a remote control chooses filters, takes them off, opens a film and comes back, and the ring is in sight all the way, in web', async ({
  page,
  open,
}) => {
  await open('web', '/movies');
  /** The ring is round this, as a whole in the window. */
  const ringIsOn = async (wanted: string) => {
    await expect(page.locator(`:is(${wanted}):focus-visible`)).toBeInViewport({ ratio: 1 });
  };
  /** Opens a filter and takes its first value. */
  const choose = async (id: string) => {
    await walkTo(page, 'ArrowRight', `[data-filter="${id}"]`);
    await page.keyboard.press('Enter');
    await ringIsOn('[role="option"]');
    await page.keyboard.press('ArrowDown');
    await ringIsOn('[role="option"]:nth-of-type(2)');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(page).toHaveURL((url) => url.searchParams.has(id));
    await ringIsOn(`[data-filter="${id}"]`);
  };
  await expect(focused(page)).toHaveAttribute('data-focus-key', /^hero-/);
  await expect(page.locator('main [href="/movies-search"]')).toBeVisible();
  await walkTo(page, 'ArrowDown', '[href="/movies-search"]');
  await ringIsOn('[href="/movies-search"]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/movies-search');
  await ringIsOn('[data-filter="genre"]');

  await page.keyboard.press('Enter');
  await ringIsOn('[role="option"]');
  await pressBack(page);
  await expect(page.getByRole('listbox'), 'Back closes the list, and nothing else').toBeHidden();
  await ringIsOn('[data-filter="genre"]');
  expect(new URL(page.url()).pathname).toBe('/movies-search');

  for (const id of ['genre', 'year', 'rating']) await choose(id);
  const chip = '[aria-label^="Убрать"]';
  await walkTo(page, 'ArrowDown', '[role="group"][aria-label="Выбрано"] button');
  await walkTo(page, 'ArrowLeft', chip);
  await page.keyboard.press('Enter');
  await expect(page.locator(chip)).toHaveCount(2);
  await ringIsOn(chip);
  await walkTo(page, 'ArrowRight', `button:not(${chip})`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.search === '');
  await ringIsOn('[data-filter="genre"]');

  await walkTo(page, 'ArrowDown', '[data-card-target]');
  await ringIsOn('[data-card-target]');
  const card = (await focused(page).getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => card.startsWith(url.pathname));
  await ringIsOn('[data-focus-key="watch"], [data-focus-key="buy"]');
  await pressBack(page);
  await expect(page).toHaveURL((url) => url.pathname === '/movies-search');
  await ringIsOn(`[href="${card}"]`);
  await pressBack(page);
  await expect(page, 'what was cleared is chosen again').toHaveURL((url) => url.searchParams.size === 2);
  await expect(page.locator(chip)).toHaveCount(2);
  await expect(page.locator('main :focus-visible')).toBeInViewport({ ratio: 1 });
});

test('PROF-024 ACC-004 a member with a remote control hands over to a child from the settings, in web', async ({
  page,
}) => {
  await openAsMember(page, 'web', '/settings', async ({ call }) => {
    await call('POST', '/v2/users/self/profiles', { name: 'Тима', role: 'child' });
  });
  await expect(rail(page)).toBeVisible();
  await expect(page.locator('main [href$="#profiles"]')).toBeVisible();
  await expect(page.locator('main :focus')).toBeVisible();
  await walkTo(page, 'ArrowDown', 'main [href$="#profiles"]');
  await page.keyboard.press('Enter');
  const faces = page.getByRole('dialog', { name: 'Кто смотрит?' });
  await expect(faces.locator(':focus')).toBeVisible();
  await faces.getByRole('button', { name: /Тима/ }).press('Enter');
  await expect(page, 'the child begins at home').toHaveURL((url) => url.pathname === '/');
});

test('SES-034 SES-039 ACC-011 a member with a remote control signs out at the end of the settings, in web', async ({
  page,
}) => {
  await openAsMember(page, 'web', '/settings');
  const out = page.getByRole('main').getByRole('button', { name: 'Выйти' });
  await expect(out).toBeVisible();
  await expect(page.locator('main :focus')).toBeVisible();
  await expect
    .poll(
      async () => {
        const isThere = await out.evaluate((element) => element === document.activeElement);
        if (!isThere) await page.keyboard.press('ArrowDown');
        return isThere;
      },
      { message: 'down the page stands the way out' },
    )
    .toBe(true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await page.goto(new URL('/settings', page.url()).href);
  await expect(page.getByRole('main').getByRole('heading', { name: 'Информация' })).toBeVisible();
  await expect(page.locator('main [href$="#profiles"]'), 'a guest has no profiles').toHaveCount(0);
  await expect(out, 'and nothing to leave').toHaveCount(0);
});
