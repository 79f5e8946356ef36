import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { API_ORIGIN } from '../origins.ts';
import { openAsMember, type Member } from '../viewer.ts';

/** In the words of either brand. */
const WHO_WATCHES = /^Кто (смотрит|здесь)\?$/;

const PIN = '2580';
const CHILD_AGE = 12;

/** A grown-up with a PIN, and a child of the house. */
async function family({ call, deviceId }: Member) {
  await call('PATCH', '/v2/users/self', { pincode: PIN });
  await call('PATCH', `/v2/users/self/devices/${deviceId}`, { parental_settings: { profile: true } });
  await call('POST', '/v2/users/self/profiles', { name: 'Тима', role: 'child' });
}

const avatar = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Профиль и настройки' });

async function chooseProfile(page: Page, name: string) {
  await avatar(page).click();
  await page.getByRole('link', { name: 'Управление профилями' }).click();
  const dialog = page.getByRole('dialog', { name: WHO_WATCHES });
  await dialog.getByRole('button', { name: new RegExp(name) }).click();
}

test('PROF-024 PROF-025 PROF-026 to a child’s profile without a question, back to a grown-up’s not without the PIN, and other tabs follow', async ({
  page,
  context,
}) => {
  await openAsMember(page, 'web', '/channels', family);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(avatar(other)).toBeVisible();

  await chooseProfile(page, 'Тима');
  await expect(page, 'home opens').toHaveURL(/\/$/);
  await expect(other, 'in the other tab too').toHaveURL(/\/$/);
  await avatar(page).click();
  const panel = page.getByRole('dialog', { name: 'Профиль и настройки' });
  await expect(panel.getByRole('button', { name: 'Тима' })).toHaveAttribute('aria-current', 'true');
  await expect(panel.getByRole('link', { name: 'Пакеты' }), 'a child buys nothing').toBeHidden();
  await page.keyboard.press('Escape');

  await chooseProfile(page, 'Профиль 1');
  const pin = page.getByRole('dialog', { name: /PIN/ });
  await expect(pin).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pin, 'without the PIN the child stays').toBeHidden();
});

test('PROF-024 PROF-026 MISC-005 on a phone with a slow network: the switch is seen to be under way, is made once, and only then the pages are a child’s', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsMember(page, 'vlife', '/', family);
  await expect(avatar(page)).toBeVisible();
  const switches: (() => void)[] = [];
  await page.route('**/v2/users/self/profile*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await new Promise<void>((resolve) => switches.push(resolve));
    await route.continue();
  });
  await chooseProfile(page, 'Тима');
  const dialog = page.getByRole('dialog', { name: WHO_WATCHES });
  const face = dialog.getByRole('listitem').getByRole('button', { name: /Тима/ });
  await expect(face, 'it is under way').toHaveAttribute('aria-disabled', 'true');
  // The button says so at the press; the request goes out when the parental check has been passed.
  await expect.poll(() => switches.length, 'the request is on its way').toBe(1);
  await face.click({ force: true });
  await page.keyboard.press('Escape');
  await expect(dialog, 'the switch outlives the dialogue').toBeHidden();
  await expect(page.locator('html'), 'nobody is a child yet').not.toHaveAttribute('data-audience', 'child');
  for (const answer of switches) answer();
  await expect(page.locator('html')).toHaveAttribute('data-audience', 'child');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect(switches, 'another press is no other switch').toHaveLength(1);
});

/** The next drawing of the page finds that nobody was here for longer than an hour. */
async function letAnHourPass(page: Page) {
  await page.evaluate(() => sessionStorage.setItem('an-hour-later', 'yes'));
}

test('PROF-001 PROF-024 PROF-026 whoever comes back after an hour is asked who is watching, at the address that was asked for; a reload asks nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('an-hour-later'))
      // A minute more: answers that come late on a loaded machine tell an earlier time.
      localStorage.setItem('livery.web.seen_at', String(Date.now() - 3_660_000));
    sessionStorage.removeItem('an-hour-later');
  });
  await openAsMember(page, 'web', '/channels/guide', ({ call }) =>
    call('POST', '/v2/users/self/profiles', { name: 'Тима', role: 'child' }).then(() => undefined),
  );
  const question = page.getByRole('heading', { name: 'Кто смотрит?' });
  const guide = page.getByRole('heading', { level: 1, name: 'Программа' });
  await expect(guide).toBeAttached();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('livery.web.profile_id'))).not.toBeNull();

  await letAnHourPass(page);
  await page.reload();
  await expect(question).toBeVisible();
  await expect(page.getByRole('button', { name: /Профиль 1/ }), 'the one who watched last').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(guide).toBeFocused();
  await page.reload();
  await expect(guide).toBeAttached();
  await expect(question).toHaveCount(0);

  await letAnHourPass(page);
  await page.reload();
  await page.getByRole('button', { name: /Тима/ }).click();
  await expect(guide).toBeFocused();
  await expect(page).toHaveURL(/\/channels\/guide$/);
  await expect(page.locator('html')).toHaveAttribute('data-audience', 'child');
});

test('PROF-028 CHAN-060 NAV-105 a child walks through every screen, and none shows anything above 12', async ({
  page,
}) => {
  const tooOld: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().startsWith(`${API_ORIGIN}/v2/`) || response.request().method() !== 'GET') return;
    const body: unknown = await response.json().catch(() => null);
    for (const found of shownThings(body)) {
      if (found.age === undefined || found.age > CHILD_AGE)
        tooOld.push(`${new URL(response.url()).pathname}: ${found.name}`);
    }
  });
  let film = 0;
  let channel = 0;
  await openAsMember(page, 'web', '/', async (member) => {
    const { rows } = (await member.call('GET', '/v2/rowsets/startpage?kind=web')) as {
      rows: { contents?: { id: number; age?: number }[] }[];
    };
    film = rows.flatMap(({ contents = [] }) => contents).find(({ age = 0 }) => age > CHILD_AGE)?.id ?? 0;
    const { channels } = (await member.call('GET', '/v2/channels/channel_list')) as {
      channels: { id: number; age?: number }[];
    };
    channel = channels.find(({ age = 0 }) => age > CHILD_AGE)?.id ?? 0;
    const { id } = await member.call('POST', '/v2/users/self/profiles', { name: 'Тима', role: 'child' });
    await member.call('POST', '/v2/users/self/profile', { id: Number(id) });
  });
  expect([film, channel], 'there is something to hide').not.toContain(0);
  await expect(avatar(page)).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Основное меню' }).getByRole('link', { name: 'ТВ-каналы' }),
  ).toBeVisible();
  for (const path of [
    '/movies',
    '/series',
    '/channels',
    '/my',
    '/row/this_month',
    '/persons/1',
    '/newyear',
    '/settings',
    '/news',
  ]) {
    await page.goto(new URL(path, page.url()).href);
    await expect(avatar(page), path).toBeVisible();
    await expect(page.locator('main[aria-busy="true"], [aria-busy="true"]'), path).toHaveCount(0);
  }
  expect(tooOld).toEqual([]);
  for (const path of [`/contents/${film}`, `/channels/all/${channel}`]) {
    await page.goto(new URL(path, page.url()).href);
    await expect(page.getByRole('heading', { name: 'Это для взрослых' }), path).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'На главную' }), path).toBeVisible();
  }
});

interface Shown {
  readonly age: number | undefined;
  readonly name: string;
}

/** Channels and films anywhere in an answer: both have an id, a name and a picture, and no list of their own kind within. */
function shownThings(body: unknown): Shown[] {
  if (Array.isArray(body)) return body.flatMap(shownThings);
  if (typeof body !== 'object' || body === null) return [];
  const entity = body as Record<string, unknown>;
  const isFilm = typeof entity['content_type'] === 'string' && typeof entity['title'] === 'string' && 'cover' in entity;
  const isChannel = 'is_available' in entity && 'name' in entity && 'cover' in entity;
  const own =
    isFilm || isChannel
      ? [{ age: entity['age'] as number | undefined, name: String(entity['title'] ?? entity['name']) }]
      : [];
  return [...own, ...Object.values(entity).flatMap(shownThings)];
}
