import { expect, test } from '../fixtures.ts';
import { API_ORIGIN, MEDIA_ORIGIN } from '../origins.ts';

/** Two readings of one clock, with what comes between them. */
const ONE_CLOCK_MS = 60_000;

test('the page, the API, the media and the journey read one clock, which began at noon of a Thursday', async ({
  page,
  open,
  request,
}) => {
  await open('web');
  const nowMs = Date.now();
  expect(new Date(nowMs).getUTCDay()).toBe(4);
  expect([7, 8]).toContain(new Date(nowMs).getUTCHours());
  const saidBy = async (url: string) => Date.parse((await request.get(url)).headers()['date'] ?? '');
  const others = {
    page: await page.evaluate(() => Date.now()),
    api: await saidBy(`${API_ORIGIN}/health`),
    media: await saidBy(`${MEDIA_ORIGIN}/live/city/master.m3u8`),
  };
  for (const [name, ms] of Object.entries(others)) expect(Math.abs(ms - nowMs), name).toBeLessThan(ONE_CLOCK_MS);
});
