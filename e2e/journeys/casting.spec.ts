import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { LANE, originsOf } from '../origins.ts';
import { television } from '../television.ts';
import { decodedFrames, expectMovingPicture, mediaTime } from '../video.ts';

/** A film that everybody may watch. */
const FILM = '/watch/10001';
/** A film for adults that costs nothing. */
const ADULT_FILM = '/watch/10093';
/** The first of a series. */
const EPISODE = '/watch/101101';
const CHANNEL = '/channels/all/101';

const player = (page: Page) => page.getByRole('region', { name: 'Видеоплеер' });
const show = (page: Page) => player(page).getByRole('button', { name: 'Показать на телевизоре' });
const shown = (page: Page) => player(page).getByText('Показывается на: Телевизор в гостиной');

/** Where the line of time says that the film stands, in seconds. */
const placeOf = (page: Page) =>
  player(page).getByRole('slider', { name: 'Место в видео' }).getAttribute('aria-valuenow');

type Television = Awaited<ReturnType<typeof television>>;

/** Until the television has been told what to show. */
async function connect(page: Page, tv: Television): Promise<void> {
  await expectMovingPicture(page);
  const { x = 0, y = 0, width = 0, height = 0 } = (await player(page).boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 3);
  await show(page).click();
  await expect(shown(page)).toBeVisible();
  await expect.poll(async () => (await tv.state()).loads.length).toBe(1);
}

for (const [name, brand, viewport, back] of [
  ['desktop', 'web', { width: 1440, height: 900 }, 'Продолжить здесь'],
  ['a phone, in another brand', 'almatv', { width: 390, height: 844 }, 'Прекратить показ на телевизоре'],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });

    test('CTRL-012 CAST-010 CAST-011 CAST-013 a film goes to the television where it is, is controlled from here, and comes back from there', async ({
      page,
      open,
    }) => {
      const tv = await television(page);
      await open(brand, FILM);
      await expectMovingPicture(page);
      expect(tv.scriptsFetched(), 'nothing comes before it is wanted').toBe(0);
      const before = await mediaTime(page);
      await connect(page, tv);
      const [load] = (await tv.state()).loads;
      expect(load).toMatchObject({ contentType: 'application/x-mpegURL', streamType: 'BUFFERED' });
      expect(load?.title).not.toBe('');
      expect(load?.startSeconds).toBeGreaterThanOrEqual(before);
      expect(load?.startSeconds).toBeLessThan(before + 30);

      const frames = await decodedFrames(page);
      await page.keyboard.press('k');
      await expect.poll(async () => (await tv.state()).playerState).toBe('PAUSED');
      await page.keyboard.press('k');
      await expect.poll(async () => (await tv.state()).playerState).toBe('PLAYING');
      await page.keyboard.press('ArrowRight');
      await expect.poll(async () => (await tv.state()).asked).toContain('seek');
      await page.keyboard.press('ArrowUp');
      await expect.poll(async () => (await tv.state()).asked).toContain('volume 0.55');
      expect(await decodedFrames(page), 'nothing plays here').toBeLessThanOrEqual(frames);

      await tv.standAt(60);
      await expect.poll(() => placeOf(page)).toMatch(/^6\d/);
      await player(page).getByRole('button', { name: back }).click();
      await expectMovingPicture(page);
      expect(await mediaTime(page)).toBeGreaterThanOrEqual(60);
      await expect(shown(page)).toBeHidden();
    });
  });
}

test('CAST-012 another channel goes to the television, and the page that is loaded again finds it there', async ({
  page,
  open,
}) => {
  const tv = await television(page);
  await open('web', CHANNEL);
  await connect(page, tv);
  await page.keyboard.press('PageDown');
  await expect.poll(async () => (await tv.state()).loads.length).toBe(2);
  const { loads } = await tv.state();
  expect(loads.map(({ streamType }) => streamType)).toEqual(['LIVE', 'LIVE']);
  expect(loads[0]?.url).not.toBe(loads[1]?.url);

  await page.reload();
  await expect(shown(page)).toBeVisible();
  const after = await tv.state();
  expect(after.loads, 'nothing is loaded again').toHaveLength(2);
  expect(after.playerState).toBe('PLAYING');
  expect(await decodedFrames(page), 'nothing has played here').toBe(0);
});

test('CAST-010 STAT-003 the page tells where the film stands on the television', async ({ page, open }) => {
  const tv = await television(page);
  const told: number[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (request.method() === 'PATCH' && /\/stat\/\d+$/.test(pathname)) told.push(Number(searchParams.get('seconds')));
  });
  await open('web', FILM);
  await connect(page, tv);
  await tv.standAt(50);
  await expect.poll(() => placeOf(page)).toMatch(/^5\d/);
  await player(page).getByRole('button', { name: 'Выйти из просмотра' }).click();
  await expect.poll(() => Math.max(0, ...told)).toBeGreaterThanOrEqual(50);
});

test('CAST-011 a television that is turned off leaves the film here, paused, with a word', async ({ page, open }) => {
  const tv = await television(page);
  await open('vlife', FILM);
  await connect(page, tv);
  await tv.standAt(45);
  await expect.poll(() => placeOf(page)).toMatch(/^4\d/);
  await tv.turnOff();
  await expect(page.getByText(/^Телевизор отключился/)).toBeVisible();
  await expect(shown(page)).toBeHidden();
  await expect.poll(() => mediaTime(page)).toBeGreaterThanOrEqual(45);
  expect(await page.evaluate(() => document.querySelector('video')?.paused)).toBe(true);
});

test('CAST-012 PIN-023 a film for adults asks for its PIN before the television shows anything of it', async ({
  page,
  open,
}) => {
  const tv = await television(page);
  await open('web', FILM);
  await connect(page, tv);
  await open('web', ADULT_FILM);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('group', { name: 'Придумайте PIN-код' })).toBeVisible();
  expect(
    (await page.evaluate(() => JSON.parse(localStorage.getItem('journeys.television') ?? '{}') as { loads: object[] }))
      .loads,
  ).toHaveLength(1);
  await page.keyboard.type('4711');
  await expect(dialog.getByRole('heading', { name: 'Повторите PIN-код' })).toBeVisible();
  await page.keyboard.type('4711');
  await expect(shown(page)).toBeVisible();
  await expect.poll(async () => (await tv.state()).loads.length).toBe(2);
});

test('CAST-012 PLAY-023 PIN-023 an episode that is over on the television is followed there by the next one, which asks for its own PIN first', async ({
  page,
  open,
}) => {
  const tv = await television(page);
  await page.route(/\/v2\/contents\/101102(\?|$)/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), age: 18 } });
  });
  await open('web', EPISODE);
  await connect(page, tv);
  await tv.finish();
  await expect(page).toHaveURL(/\/watch\/.*101102/);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('group', { name: 'Придумайте PIN-код' })).toBeVisible();
  expect((await tv.state()).loads).toHaveLength(1);
  await page.keyboard.type('4711');
  await expect(dialog.getByRole('heading', { name: 'Повторите PIN-код' })).toBeVisible();
  await page.keyboard.type('4711');
  await expect(shown(page)).toBeVisible();
  await expect.poll(async () => (await tv.state()).loads.length).toBe(2);
  const { loads } = await tv.state();
  expect(loads[1]?.url).not.toBe(loads[0]?.url);
});

test('CAST-010 ADS-006 ADS-020 an advertisement that is on comes to its end here, and then the film goes to the television', async ({
  page,
  open,
}) => {
  const tv = await television(page);
  const list = `${originsOf(LANE).media}/spots/list/plain?run=journey-cast`;
  await page.route(/\/v2\/.*\/stream/, async (route) => {
    const answer = await route.fetch();
    const stream = (await answer.json()) as object;
    await route.fulfill({
      response: answer,
      json: { ...stream, ad: { post_pause_roll: [{ url: list, aliases: [] }] } },
    });
  });
  await open('web', '/watch/10311');
  await expectMovingPicture(page);
  const { x = 0, y = 0, width = 0, height = 0 } = (await player(page).boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 3);
  await show(page).hover();
  await expect.poll(() => tv.scriptsFetched()).toBe(1);
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  const advertisement = page.getByRole('region', { name: 'Реклама', exact: true });
  await expect(advertisement).toBeVisible();
  await tv.chooseInBrowser();
  await expect.poll(async () => (await tv.state()).isConnected).toBe(true);
  await expect(advertisement).toBeVisible();
  expect((await tv.state()).loads).toEqual([]);
  await expect(shown(page)).toBeVisible({ timeout: 20_000 });
  await expect(advertisement).toBeHidden();
  await expect.poll(async () => (await tv.state()).loads.length).toBe(1);
  const told = (await (await fetch(list.replace('list/plain', 'told'))).json()) as {
    entries: { event: string | null }[];
  };
  expect(told.entries.filter(({ event }) => event === 'complete' || event === 'impression')).toHaveLength(2);
});
