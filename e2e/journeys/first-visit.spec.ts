import { brotliCompressSync } from 'node:zlib';
import { expect, test, WITH_MOTION } from '../fixtures.ts';

test.use(WITH_MOTION);

/** What a page may bring by itself, however many files it comes in. */
const MOST_BYTES = 145_000;

test('a first visit to home brings at most 145 kB of scripts, and nothing that plays; the rest follows the viewer', async ({
  page,
  open,
}) => {
  const scripts = new Map<string, number>();
  let guests = 0;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname === '/v2/users') guests += 1;
  });
  page.on('response', async (response) => {
    const name = new URL(response.url()).pathname;
    if (!name.startsWith('/assets/') || !name.endsWith('.js')) return;
    const body = await response.body().catch(() => null);
    if (body) scripts.set(name, brotliCompressSync(body).length);
  });
  await open('web');
  await expect(page.locator('main [data-focus-key]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(guests, 'one guest for one start').toBe(1);
  const names = [...scripts.keys()];
  expect(names.filter((name) => /hls|shaka|player|capabilities/.test(name))).toEqual([]);
  expect(
    [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0),
    names.join(' '),
  ).toBeLessThanOrEqual(MOST_BYTES);

  await page.mouse.move(300, 300);
  await expect.poll(() => [...scripts.keys()].some((name) => name.includes('capabilities'))).toBe(true);
});
