import { expect, test } from '../fixtures.ts';
import { openAsMember } from '../viewer.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('ROWS-002 ROWS-010 ROWS-012 ROWS-019 a whole row goes on as far as the viewer scrolls, and each item comes once', async ({
  page,
  open,
}) => {
  await open('web');
  // By its name: which row is drawn first is chance, and some hold fewer items than three pages.
  await page
    .getByRole('region', { name: 'Смотрят в этом месяце' })
    .getByRole('link', { name: /^Открыть все/ })
    .click();
  await expect(page).toHaveURL(/\/row\//);
  // Home stays until the row's page is here, and has as many cards.
  await expect(page.getByRole('heading', { level: 1, name: 'Смотрят в этом месяце' })).toBeVisible();
  const cards = page.locator('main [data-focus-key]');
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(21);

  for (const count of [42, 63]) {
    await page.mouse.wheel(0, 20_000);
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(count);
  }
  const keys = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-focus-key')));
  expect(new Set(keys).size).toBe(keys.length);
});

test('rows further down are drawn when the viewer comes near, and a row stands where it was left', async ({
  page,
  open,
}) => {
  await open('web');
  const regions = page.locator('main section[aria-labelledby]');
  await expect(regions.first()).toBeVisible();
  const headings = page.locator('main h2');
  await expect.poll(() => headings.count()).toBeGreaterThan(await regions.count());

  // Places of rows come in turn: which is the last one is known when they have.
  await expect(async () => {
    await headings.last().scrollIntoViewIfNeeded();
    await expect(regions.last()).toContainText(await headings.last().innerText(), { timeout: 1_000 });
  }).toPass();

  // One row, by its key: more may come below it meanwhile.
  const key = await page.locator('main [data-row-key]').last().getAttribute('data-row-key');
  const row = page.locator(`[data-row-key="${key}"]`);
  const scrolledPx = () => row.evaluate(({ scrollLeft }) => Math.round(scrollLeft));
  await row.evaluate((list) => list.scrollTo({ left: 600, behavior: 'instant' }));
  await expect.poll(scrolledPx).toBeGreaterThan(500);
  const left = await scrolledPx();

  // The header is away on the way down, and comes with the first movement up.
  const toChannels = page.getByRole('navigation').getByRole('link', { name: 'ТВ-каналы' }).first();
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, -100);
  await expect(toChannels).toBeInViewport({ ratio: 1 });
  await toChannels.click();
  await expect(page).toHaveURL(/\/channels/);
  await page.goBack();
  await expect.poll(scrolledPx).toBe(left);
});

test('a row that was scrolled down is as it was after a film, also where the film was loaded anew: the same items, place and card', async ({
  page,
  open,
}) => {
  await open('web');
  await page
    .getByRole('region', { name: 'Смотрят в этом месяце' })
    .getByRole('link', { name: /^Открыть все/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Смотрят в этом месяце' })).toBeVisible();
  const cards = page.locator('main [data-card-target]');
  for (const count of [42, 63, 84]) {
    await page.mouse.wheel(0, 20_000);
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(count);
  }
  const depth = await cards.count();
  const chosen = cards.nth(depth - 10);
  await chosen.scrollIntoViewIfNeeded();
  const key = await chosen.getAttribute('data-focus-key');
  const card = page.locator(`main [data-focus-key="${key}"]`);
  const topOf = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN);

  for (const isReloaded of [false, true]) {
    const top = await topOf();
    await card.click();
    await expect(page).toHaveURL(/\/contents\//);
    await expect(page.getByRole('heading', { level: 1 }).last()).toBeVisible();
    if (isReloaded) await page.reload();
    await page.goBack();
    await expect(page).toHaveURL(/\/row\//);
    await expect(card).toBeFocused();
    await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThanOrEqual(2);
    expect(await cards.count()).toBeGreaterThanOrEqual(depth);
  }
});

test('ROWS-069 ROWS-073 at the foot of a list the next page comes where the viewer looks, and carries them no further', async ({
  page,
  open,
}) => {
  const offsets: string[] = [];
  page.on('request', (request) => {
    const offset = /\/rows\/.*offset=(\d+)/.exec(request.url())?.[1];
    if (offset !== undefined && offset !== '0') offsets.push(offset);
  });
  await open('web', '/movies-search');
  const cards = page.locator('main [data-focus-key^="content-"]');
  await expect(cards.first()).toBeVisible();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const toEnd = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  await expect.poll(toEnd).toBeGreaterThan(1_000);
  expect(offsets.length).toBeLessThanOrEqual(2);
});

test('CONT-077 CONT-081 CONT-082 ROWS-005 a film with a heart stands on the viewer’s own page by the way back, and goes with its heart', async ({
  page,
}) => {
  const saved = (method: string) =>
    page.waitForResponse(
      (answer) => answer.request().method() === method && answer.url().includes('/v2/users/self/favorites'),
    );
  await openAsMember(page, 'web', '/my');
  const empty = page.getByRole('heading', { level: 1, name: 'Здесь будет всё, что вы отметите сердечком' });
  await expect(empty).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'На главную' }).click();
  // Any film will do.
  const chosen = page
    .getByRole('region', { name: 'Смотрят в этом месяце' })
    .locator('[data-card-target][data-focus-key^="content-"]')
    .first();
  await chosen.scrollIntoViewIfNeeded();
  const key = await chosen.getAttribute('data-focus-key');
  await chosen.click();
  await expect(page).toHaveURL(/\/contents\//);
  const isAdded = saved('POST');
  await page.getByRole('button', { name: 'В избранное', exact: true }).click();
  expect((await isAdded).ok()).toBe(true);

  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/my$/);
  const card = page.locator(`main [data-focus-key="${key}"]`);
  await expect(card).toBeVisible();

  await card.click();
  await expect(page).toHaveURL(/\/contents\//);
  const isRemoved = saved('DELETE');
  await page.getByRole('button', { name: 'В избранном', exact: true }).click();
  expect((await isRemoved).ok()).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/my$/);
  await expect(empty).toBeVisible();
});

test('ROWS-010 the name of a row and its libraries fit the window of a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open('vlife', '/row/this-month');
  const title = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  const right = () => title.evaluate((element) => element.getBoundingClientRect().right - innerWidth);
  await expect.poll(right).toBeLessThanOrEqual(0);
});
