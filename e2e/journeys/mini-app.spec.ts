import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { API_ORIGIN, siteOf } from '../origins.ts';
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
  await page.goto(`${siteOf('web')}/miniapp?${query}#tgWebAppData=user%3D${TELEGRAM_ID}`);
  await expect(page).toHaveURL(`${siteOf('web')}/channels/guide`);
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
    `${siteOf('web')}/miniapp?access_token=${anna.accessToken}&tgWebAppStartParam=https%3A%2F%2Fevil.example`,
  );
  await expect(page).toHaveURL(`${siteOf('web')}/`);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  // What the first page still asks for by itself is its own.
  await page.waitForLoadState('networkidle');
  const later: string[] = [];
  // The first page may still ask until the second one has taken its place.
  page.once('framenavigated', () =>
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.origin === API_ORIGIN) later.push(url.searchParams.get('access_token') ?? '');
    }),
  );
  await page.goto(`${siteOf('web')}/miniapp?access_token=${berik.accessToken}`);
  await expect(page).toHaveURL(`${siteOf('web')}/`);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect([...new Set(later)].filter(Boolean), 'never the token of one beside another’s page').toEqual([
    berik.accessToken,
  ]);
});

const TV =
  'Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 TV Safari/537.36';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36';

/**
 * What the site runs in, by the signs that the host leaves. Other signs lead to the same applications (`environment.test.ts` of the platform),
 * other addresses to the same page (above, and `start-path.test.ts` of the shell).
 */
const HOSTS: readonly {
  readonly name: string;
  readonly userAgent?: string;
  readonly bridge?: () => void;
}[] = [
  {
    name: 'the Android application',
    userAgent: ANDROID,
    bridge: () => Object.assign(window, { Android: { logEvent() {} } }),
  },
  { name: 'a television', userAgent: TV },
];

async function playFirstChannel(page: Page, site: string) {
  await page.goto(`${siteOf(site)}/channels`);
  const channel = page.locator('main a[data-focus-key^="channel-"]').first();
  await page.goto(new URL((await channel.getAttribute('href')) ?? '', siteOf(site)).href);
  await expectMovingPicture(page);
}

for (const { name, userAgent, bridge } of HOSTS) {
  test.describe(name, () => {
    if (userAgent) test.use({ userAgent });

    test(`ENG-061 a channel plays in ${name}`, async ({ page }) => {
      if (bridge) await page.addInitScript(bridge);
      await playFirstChannel(page, 'web');
    });
  });
}

test('ENG-061 a channel plays in a brand that lives in another application', async ({ page }) => {
  await playFirstChannel(page, 'freedom-superapp');
});
