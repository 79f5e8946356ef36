import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectMovingPicture, mediaTime, wallTimesOf, watchPlaylists } from '../video.ts';

/** The archive is addressed in steps of 10 s, and a segment holds 2 s. */
const ARCHIVE_PRECISION_MS = 12_000;
/** The list of all broadcasts brings so many at once. */
const PAGE_OF_BROADCASTS = 24;
/** It has news all day long; others play in a frame of their broadcaster, or after advertising. */
const NEWS_CHANNEL = 'Алатау 24';

test.use({ viewport: { width: 1440, height: 900 } });

const field = (page: Page) => page.getByRole('combobox', { name: 'Поиск' });
const film = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name }).first();

/** Once the site draws itself, and once only: a second press would be typed into the field. */
async function pressSlash(page: Page) {
  await expect(page.getByRole('banner').getByRole('button', { name: 'Поиск' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused({ timeout: 15_000 });
}

test('SRCH-001 FIND-003 SRCH-005 CHAN-053 a film is found from home by keys alone, typed on the wrong keyboard, and opens', async ({
  page,
  open,
}) => {
  await open('web');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pressSlash(page);
  await page.keyboard.type('vfzr yf');
  await expect(page).toHaveURL(/\/search\?q=vfzr/);
  await expect(page.getByText('Показаны результаты для «маяк на».').last()).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(film(page, /Маяк на Каспии/)).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-focus-key'))).toMatch(/^content-/);
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contents\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Маяк на Каспии' })).toBeVisible();
});

test('SRCH-003 FIND-005 SRCH-006 in a field the key types itself, and Escape hides the search', async ({
  page,
  open,
}) => {
  // Typing that rests would be searched for: however slow the machine is, this text is not.
  await page.route(/\/v2\/platform\/configuration/, async (route) => {
    const response = await route.fetch();
    const configuration = (await response.json()) as object;
    await route.fulfill({ response, json: { ...configuration, bouncing_interval: 600_000 } });
  });
  await open('web');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pressSlash(page);
  await page.keyboard.type('9/11');
  await expect(field(page)).toHaveValue('9/11');
  await field(page).fill('');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
});

const listOf = (page: Page, name: string) => page.getByRole('list', { name, exact: true });

test('FIND-012 a programme of the schedule is found by its name, and one press plays its channel', async ({
  page,
  open,
}) => {
  // What is on the air while this is run.
  await open('web', '/channels');
  const line = page.locator('main a[data-focus-key^="channel-"]').first();
  const title = (await line.innerText()).split('\n').find((words) => /\p{L}/u.test(words)) ?? '';
  await open('web', `/search?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Сейчас в эфире' })).toBeVisible();
  await listOf(page, 'Сейчас в эфире').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/channels\/all\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('FIND-012 a programme that is still to come opens in the schedule of its channel, at its line', async ({
  page,
  open,
}) => {
  await open('web', '/search?q=новости');
  const coming = listOf(page, 'Скоро в эфире').getByRole('link').last();
  const [title = ''] = (await coming.innerText()).split('\n');
  await coming.click();
  await expect(page).toHaveURL(/\/channels\/all\/[^/]+\?ts=\d+$/);
  await expect(page.getByRole('tab', { name: 'Программа' })).toHaveAttribute('aria-selected', 'true');
  const line = page.locator('[data-state="future"][aria-current="true"]');
  await expect(line).toContainText(title);
  await expect(line).toBeInViewport();
});

test('FIND-012 CHAN-009 a programme that was plays from its beginning by one press, also one far down the list of all', async ({
  page,
  open,
}) => {
  const playlists = watchPlaylists(page);
  await open('web', '/search?q=новости');
  const past = listOf(page, 'В записи').getByRole('link');
  await expect(past.first()).toBeVisible();
  await page.getByRole('link', { name: /Открыть все.*В записи/ }).click();
  await expect(page).toHaveURL(/kind=archive$/);
  await expect(async () => {
    await page.mouse.wheel(0, 4_000);
    expect(await past.count()).toBeGreaterThan(2 * PAGE_OF_BROADCASTS - 1);
  }).toPass();
  const news = past.filter({ hasText: NEWS_CHANNEL });
  // The list may grow meanwhile.
  const far = news.nth((await news.count()) - 1);
  const [title = ''] = (await far.innerText()).split('\n');
  await far.click();
  await expect(page).toHaveURL(/\/channels\/all\/[^/]+\?ts=\d+$/);
  const startMs = Number(new URL(page.url()).searchParams.get('ts')) * 1000;
  await expectMovingPicture(page);
  const archive = playlists.find(({ url }) => !url.includes('/live/'));
  const { firstMs } = wallTimesOf(archive?.text ?? '');
  expect(Math.abs(firstMs - startMs)).toBeLessThanOrEqual(ARCHIVE_PRECISION_MS);
  expect(await mediaTime(page), 'from its beginning').toBeLessThan(30);
  await expect(page.getByRole('main')).toContainText(title);
});

test('SRCH-014 SRCH-015 a person is found, leads to their films, and stands in the history afterwards', async ({
  page,
  open,
}) => {
  await open('web', '/search');
  await expect(field(page)).toBeFocused();
  const person = page.locator('main [data-focus-key^="person-"]').first();
  const name = (await person.innerText()).split('\n')[0] ?? '';
  await field(page).fill(name);
  // The page without a text shows persons too, until the results are drawn.
  await expect(page.getByRole('heading', { name: `Результаты: «${name}»` })).toBeVisible();
  await film(page, new RegExp(name)).click();
  await expect(page).toHaveURL(/\/persons\//);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.locator('main [data-focus-key^="content-"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/contents\//);
  await open('web', '/search');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: new RegExp(name) }).first()).toBeVisible();
});

test('ROWS-067 ROWS-081 filters lead to a film; the address can be shared, and back takes the last filter off', async ({
  page,
  open,
  browser,
}) => {
  await open('web', '/movies');
  await page.getByRole('link', { name: 'Подобрать по фильтрам' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Подбор фильма' })).toBeVisible();
  const filters = page.getByRole('group', { name: 'Фильтры' });
  const answer = page.waitForResponse((response) => /rows\/.*rating/.test(response.url()));
  for (const [name, option] of [
    ['Жанр', /Драма/],
    ['Рейтинг', /Выше 7/],
  ] as const) {
    await filters.getByRole('button', { name }).first().click();
    await page.getByRole('option', { name: option }).click();
  }
  await expect(page).toHaveURL(/genre=\d+&rating=7$/);
  const titles = () =>
    page
      .locator('main [data-focus-key^="content-"]')
      .evaluateAll((all) => all.map((card) => card.getAttribute('data-focus-key')));
  // What stood there before makes room first.
  let shared: Awaited<ReturnType<typeof titles>> = [];
  await expect(async () => {
    shared = await titles();
    expect(shared.length).toBeGreaterThan(0);
    expect((await answer).ok()).toBe(true);
    expect(await titles()).toEqual(shared);
  }).toPass();

  const other = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await other.goto(page.url());
  await expect(other.locator(`main [data-focus-key="${shared[0]}"]`)).toBeVisible();
  await other.close();

  await page.goBack();
  await expect(page).toHaveURL(/genre=\d+$/);
  await page.goForward();
  await expect.poll(titles).toEqual(shared);
  await page.locator('main [data-focus-key^="content-"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/contents\//);
  await page.goBack();
  await expect(page).toHaveURL(/rating=7$/);
  await expect.poll(titles).toEqual(shared);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('SRCH-002 FIND-004 SRCH-017 NAV-108 the key does nothing, the sign slides the search in, and typing leads to results', async ({
    page,
    open,
  }) => {
    await open('mbank');
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.keyboard.press('/');
    await expect(field(page)).toBeHidden();
    await open('mbank', '/search?q=маяк');
    await expect(film(page, /Маяк на Каспии/)).toBeVisible();
    await open('mbank');
    await page
      .getByRole('link', { name: 'Поиск' })
      .or(page.getByRole('button', { name: 'Поиск' }))
      .first()
      .tap();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('маяк');
    await expect(page).toHaveURL(/\/search\?q=/);
    await expect(film(page, /Маяк на Каспии/)).toBeVisible();
  });
});

for (const [name, path, heading] of [
  ['search', '/search?q=новости', /новости/i],
  ['filters', '/movies-search?genre=1&rating=7', 'Подбор фильма'],
] as const) {
  test(`${name}: the page fits windows of 320 to 2560 px`, async ({ page, open }) => {
    const fits = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(async () => {
        // The page has drawn itself for this width.
        for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      });
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    };
    for (const widths of [
      [320, 390, 768],
      [1024, 1440, 1920, 2560],
    ] as const) {
      await page.setViewportSize({ width: widths[0], height: 900 });
      await open('web', path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('main [data-focus-key]').first()).toBeVisible();
      for (const width of widths) await fits(width);
    }
  });
}
