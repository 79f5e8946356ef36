import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectMovingPicture, mediaTime } from '../video.ts';

/** Films of the demo that have each of these. */
const POINTED = '/watch/10315';
const ANNOUNCED = '/watch/10322';
const READ = '/watch/10337';
const EPISODE = '/watch/101101';

const player = (page: Page) => page.getByRole('region', { name: 'Видеоплеер' });
const timeline = (page: Page) => player(page).getByRole('slider', { name: 'Место в видео' });
const thumbnail = (page: Page) => timeline(page).locator('img');
const offer = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true });

/** Where a share of the line of time is, 0 to 1. */
async function placeOf(page: Page, share: number): Promise<{ x: number; y: number }> {
  await page.mouse.move(700, 300);
  await page.mouse.move(720, 310);
  // Controls at rest take no pointer.
  await expect(player(page)).not.toHaveAttribute('data-idle');
  const box = await timeline(page).boundingBox();
  if (!box) throw new Error('The line of time has no place.');
  return { x: box.x + box.width * share, y: box.y + box.height / 2 };
}

async function pointAt(page: Page, share: number): Promise<void> {
  const { x, y } = await placeOf(page, share);
  await page.mouse.move(x, y, { steps: 5 });
}

async function goTo(page: Page, share: number): Promise<void> {
  const { x, y } = await placeOf(page, share);
  await page.mouse.click(x, y);
}

test('PLAY-012 PLAY-013 CTRL-055 an announcement plays first, its thumbnails chosen by the table that it names, and then the film', async ({
  page,
  open,
}) => {
  const tables: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/timings.json')) tables.push(request.url());
  });
  await open('web', ANNOUNCED);
  await expectMovingPicture(page);
  await pointAt(page, 0.5);
  await expect(thumbnail(page)).toHaveAttribute('src', /\/thumbs\/vod\/[^/]+\/30\.jpg/);
  expect(tables).toHaveLength(1);
  await expect(player(page).getByText('/ 1:00')).toBeVisible();
  await goTo(page, 0.99);
  await expect(player(page).getByText(/1:35:2\d/)).toBeVisible({ timeout: 30_000 });
  await expectMovingPicture(page);
});

test('CTRL-007 CTRL-009 CTRL-054 PLAY-029 PLAY-031 PLAY-032 an opening is passed by its button; the line shows what is worth a look, and large stills', async ({
  page,
  open,
}) => {
  await open('web', POINTED);
  await expectMovingPicture(page);
  await expect(timeline(page).locator('[data-kind="highlight"]')).toHaveCount(3);
  await pointAt(page, 0.3);
  await expect(thumbnail(page)).toBeVisible();
  await expect.poll(async () => (await thumbnail(page).boundingBox())?.width).toBeGreaterThan(230);
  await offer(page, 'Пропустить заставку').click();
  await expect.poll(() => mediaTime(page)).toBeGreaterThanOrEqual(65);
  await expect(offer(page, 'Пропустить заставку')).toBeHidden();
});

test('PLAY-033 PLAY-035 a button in the middle leads to the beginning, and one in the credits ends the film, which is told as watched', async ({
  page,
  open,
}) => {
  await open('web', POINTED);
  await expectMovingPicture(page);
  await goTo(page, 0.501);
  await offer(page, 'С начала').click();
  await expect.poll(() => mediaTime(page)).toBeLessThan(60);
  await goTo(page, 0.985);
  const told = page.waitForRequest((request) => request.url().includes('/users/self/stat/'));
  const whole = await page
    .locator('video')
    .first()
    .evaluate((video: HTMLVideoElement) => video.duration);
  const request = told.then(async (sent) => (await sent.response(), sent));
  /** What the page asks about the film once the report has arrived. */
  let hasArrived = false;
  void request.then(() => (hasArrived = true));
  const asked = page.waitForResponse(
    (answer) => hasArrived && answer.ok() && answer.url().includes('/content_metadata/'),
  );
  await offer(page, 'Завершить').click();
  await expect(page).toHaveURL(/\/contents\//);
  const sent = await request;
  expect(Number(new URL(sent.url()).searchParams.get('seconds'))).toBe(Math.floor(whole));
  await asked;
  await expect(page.locator('a[data-focus-key="watch"]')).toHaveText(/Смотреть/);
});

test('PLAY-034 CTRL-016 the credits of an episode lead on to the next, which a button of the bar names', async ({
  page,
  open,
}) => {
  await open('web', EPISODE);
  await expectMovingPicture(page);
  await page.mouse.move(700, 300);
  await expect(player(page).getByRole('button', { name: /^Следующая серия: 2\. / })).toBeVisible();
  await goTo(page, 0.985);
  await offer(page, 'Следующая серия').click();
  await expect(page).toHaveURL(/\/watch\/.*101102/);
  // The next one begins at its beginning, a moment after its address.
  await expect.poll(() => mediaTime(page)).toBeLessThan(60);
  await expectMovingPicture(page);
  await page.mouse.move(720, 310);
  await expect(player(page).getByRole('button', { name: /^Предыдущая серия: 1\. / })).toBeVisible();
});

test('ENG-048 ENG-049 a protected film that is to be read begins with its subtitles, and shows thumbnails of its own folder', async ({
  page,
  open,
}) => {
  await open('web', READ);
  await expectMovingPicture(page);
  await page.mouse.move(700, 300);
  await expect(player(page).getByRole('button', { name: 'Субтитры', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await pointAt(page, 0.5);
  await expect(thumbnail(page)).toHaveAttribute('src', /\/thumbs\/film\/film\/2\d\.jpg/);
});
