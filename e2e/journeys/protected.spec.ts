import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectMovingPicture } from '../video.ts';

/** In the demo these two play with a licence only: one by HLS, one by DASH. */
const CHANNEL = '/channels/all/131';
const FILM = '/watch/10278';
const IN_THE_CLEAR = '/channels/all/101';

/** What a page fetches of engines, and the licences that it asks for. */
function watchRequests(page: Page) {
  const engines = new Set<string>();
  const licences: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const [, engine] = /\/(hls-light|hls|shaka-hls|shaka-dash|protected-run)-[^/]*\.js$/.exec(url.pathname) ?? [];
    if (engine) engines.add(engine);
    if (url.pathname.startsWith('/licence/') && request.method() === 'POST')
      licences.push(`${request.headers()['content-type']} ${request.postData()}`);
  });
  return { engines, licences };
}

const A_LICENCE = expect.stringMatching(/^application\/octet-stream \{"kids":\["[\w-]{22}"\]/);

test('ENG-044 ENG-045 CALL-095 a protected channel plays with a licence that the page asks for by itself', async ({
  page,
  open,
}) => {
  const { engines, licences } = watchRequests(page);
  await open('web', CHANNEL);
  await expectMovingPicture(page);
  expect(licences[0]).toEqual(A_LICENCE);
  expect(engines).toContain('hls');
  expect(engines).not.toContain('shaka-dash');
});

test('DATA-041 a protected film plays by DASH, whose engine nobody else loads', async ({ page, open }) => {
  const { engines, licences } = watchRequests(page);
  await open('web', IN_THE_CLEAR);
  await expectMovingPicture(page);
  expect([...engines, ...licences]).toEqual(['hls-light']);
  await open('web', FILM);
  await expectMovingPicture(page);
  expect(engines).toContain('shaka-dash');
  expect(engines).not.toContain('shaka-hls');
  expect(licences[0]).toEqual(A_LICENCE);
});

test('ENG-050 ENG-051 a licence that is refused with words says them to the viewer, and to support', async ({
  page,
  open,
}) => {
  await page.route(/\/channels\/\d+\/stream\b/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll('/licence/clearkey', '/licence/clearkey/8002') });
  });
  await open('web', CHANNEL);
  const alert = page.getByRole('alert').filter({ hasText: 'Too many devices · E17' });
  await expect(alert).toBeVisible({ timeout: 20_000 });
  await expect(alert).toContainText('4002-8002');
  await alert.getByRole('button', { name: 'Подробнее' }).click();
  await expect(page.getByRole('dialog')).toContainText('licence server 8002 Too many devices E17');
});
