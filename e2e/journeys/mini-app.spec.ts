import { expect, test } from '../fixtures.ts';
import { API_ORIGIN, SITES } from '../origins.ts';
import { expectKept, listen } from '../secrets.ts';
import { expectMovingPicture } from '../video.ts';
import { newMember } from '../viewer.ts';

const TELEGRAM_ID = '5550001112223';
const KEY = 'livery.web.credentials';

test('NAV-038 NAV-039 NAV-040 NAV-041 the messenger’s link signs in and opens its page; token and user stand in no address, request, storage or log', async ({
  page,
}) => {
  const heard = listen(page);
  const { accessToken } = await newMember('web');
  const query = `access_token=${accessToken}&telegram_id=${TELEGRAM_ID}&tgWebAppStartParam=channels_guide`;
  await page.goto(`${SITES.web}/miniapp?${query}#tgWebAppData=user%3D${TELEGRAM_ID}`);
  await expect(page).toHaveURL(`${SITES.web}/channels/guide`);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Профиль и настройки' })).toBeVisible();
  const stored = await page.evaluate((key) => localStorage.getItem(key) ?? '{}', KEY);
  const credentials = JSON.parse(stored) as { accessToken: string; receivedAtMs: number; expiresAtMs: number };
  expect(credentials.accessToken).toBe(accessToken);
  expect(credentials.expiresAtMs - credentials.receivedAtMs).toBe(12 * 3_600_000);
  expect(await page.evaluate(() => history.length), 'nothing to go back to').toBeLessThanOrEqual(2);

  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Профиль и настройки' })).toBeVisible();
  await expectKept(page, heard, [accessToken, TELEGRAM_ID], KEY);
});

test('NAV-041 BOOT-021 a start parameter that leads nowhere opens home, and one link’s token replaces another’s', async ({
  page,
}) => {
  const [anna, berik] = [await newMember('web'), await newMember('web')];
  await page.goto(
    `${SITES.web}/miniapp?access_token=${anna.accessToken}&tgWebAppStartParam=https%3A%2F%2Fevil.example`,
  );
  await expect(page).toHaveURL(`${SITES.web}/`);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  const later: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === API_ORIGIN) later.push(url.searchParams.get('access_token') ?? '');
  });
  await page.goto(`${SITES.web}/miniapp?access_token=${berik.accessToken}`);
  await expect(page).toHaveURL(`${SITES.web}/`);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect([...new Set(later)].filter(Boolean), 'never the token of one beside another’s page').toEqual([
    berik.accessToken,
  ]);
});

const TV =
  'Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 TV Safari/537.36';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36';

/** What the site runs in: the signs that the host leaves, and the way in. */
const HOSTS: readonly {
  readonly name: string;
  readonly userAgent?: string;
  readonly bridge?: () => void;
  readonly site?: keyof typeof SITES;
  readonly way?: (channel: string) => string;
}[] = [
  {
    name: 'the Android application',
    userAgent: ANDROID,
    bridge: () => Object.assign(window, { Android: { logEvent() {} } }),
  },
  {
    name: 'the iPhone application',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    bridge: () => Object.assign(window, { webkit: { messageHandlers: { app: { postMessage() {} } } } }),
  },
  {
    name: 'the messenger',
    way: (channel) => `/miniapp?telegram_id=${TELEGRAM_ID}&tgWebAppStartParam=${channel.slice(1).replaceAll('/', '_')}`,
  },
  { name: 'a television', userAgent: TV },
  { name: 'a partner’s application', way: (channel) => `${channel}?partner=superapp` },
  { name: 'a brand that lives in another application', site: 'freedom-superapp' },
];

for (const { name, userAgent, bridge, site = 'web', way = (channel: string) => channel } of HOSTS) {
  test.describe(name, () => {
    if (userAgent) test.use({ userAgent });

    test(`ENG-061 a channel plays in ${name}`, async ({ page, open }) => {
      if (bridge) await page.addInitScript(bridge);
      await open(site, '/channels');
      const channel = page.locator('main a[data-focus-key^="channel-"]').first();
      const address = new URL((await channel.getAttribute('href')) ?? '', SITES[site]).pathname;
      await open(site, way(address));
      await expect(page).toHaveURL(new RegExp(`${address}(\\?|$)`));
      await expectMovingPicture(page);
    });
  });
}
