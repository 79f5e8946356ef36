import { expect, test } from '../fixtures.ts';
import { codeFor } from '../code-for.ts';
import { siteOf } from '../origins.ts';
import { openAsMember } from '../viewer.ts';

test('ACC-001 ACC-002 ACC-003 ACC-012 ACC-033 ACC-049 from the drop-down to the settings: a device is disconnected, a language chosen', async ({
  page,
}) => {
  await openAsMember(page, 'web', '/', async ({ call }) => {
    await call('PATCH', '/v2/users/self', { first_name: 'Айгерим' });
  });
  const avatar = page.getByRole('banner').getByRole('button', { name: 'Профиль и настройки' });
  await avatar.click();
  const panel = page.getByRole('dialog', { name: 'Профиль и настройки' });
  await expect(panel.getByText('Профиль и настройки')).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Айгерим' })).toBeVisible();
  await expect(panel).toContainText('12 450 ₸');
  await page.mouse.click(700, 800);
  await expect(panel, 'a click outside closes it').toBeHidden();
  await avatar.click();
  await panel.getByRole('link', { name: 'Настройки' }).click();
  await page.getByRole('navigation', { name: 'Разделы настроек' }).getByRole('link', { name: 'Устройства' }).click();

  const devices = page.getByRole('list', { name: 'Устройства' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await page.getByRole('button', { name: 'Отключить: North Frame 55' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отключить' }).click();
  await expect(devices).toHaveCount(1);
  await expect(devices.first()).toContainText('Это устройство');

  await page.getByRole('navigation', { name: 'Настройки' }).getByRole('link', { name: 'Язык' }).click();
  await page.getByRole('link', { name: 'Язык сайта' }).click();
  await page.getByText('English', { exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site language');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }), 'the choice is kept').toHaveText('Site language');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page, 'the cross leads out of the settings').toHaveURL(/\/$/);
});

test('ACC-026 ACC-029 API-019 another e-mail address is saved with the code that was sent there', async ({ page }) => {
  await openAsMember(page, 'web', '/settings/info');
  const email = `aru${Date.now()}@mail.kz`;
  await page.getByRole('textbox', { name: 'Как вас зовут' }).fill('Ару');
  await page.getByRole('textbox', { name: 'Электронная почта' }).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Код из сообщения' })).toBeFocused();
  await page.keyboard.type(await codeFor(page, email));
  await expect(page.getByText('Спасибо!')).toBeVisible();
  await page.goto(`${siteOf('web')}/settings/account`);
  await expect(page.getByRole('main')).toContainText(email);
});

test('MISC-003 ACC-018 ACC-039 whoever has signed in has an avatar, settings, a balance and favourites that stay; a guest has none of the first three', async ({
  page,
}) => {
  const avatar = page.getByRole('banner').getByRole('button', { name: 'Профиль и настройки' });
  await page.goto(siteOf('web'));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible();
  await expect(avatar).toBeHidden();

  await openAsMember(page, 'web', '/');
  await avatar.click();
  const panel = page.getByRole('dialog', { name: 'Профиль и настройки' });
  await expect(panel).toContainText('12 450 ₸');
  await expect(panel.getByRole('link', { name: 'Настройки' })).toBeVisible();
  await page.keyboard.press('Escape');

  const film = page.locator('main a[href^="/contents/"]').first();
  await page.goto(new URL((await film.getAttribute('href')) ?? '', page.url()).href);
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/v2/users/self/favorites'),
  );
  await page.getByRole('button', { name: 'В избранное', exact: true }).click();
  const kept = page.getByRole('button', { name: 'В избранном', exact: true });
  await expect(kept).toBeVisible();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(kept, 'it is kept with the account').toBeVisible();

  const filmPage = page.url();
  await avatar.click();
  await panel.getByRole('link', { name: 'Настройки' }).click();
  await page.getByRole('navigation', { name: 'Разделы настроек' }).getByRole('link', { name: 'Устройства' }).click();
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await expect(page, 'the cross leads back to where the settings were opened').toHaveURL(filmPage);
});

test('CONT-056 CONT-082 a favourite that was marked a moment before a reload on a slow network is kept', async ({
  page,
}) => {
  let favourites = () => Promise.resolve<unknown>(null);
  await openAsMember(page, 'web', '/', ({ call }) => {
    favourites = () => call('GET', '/v2/users/self/favorites').then((answer) => answer['favorites']);
    return Promise.resolve();
  });
  const film = page.locator('main a[href^="/contents/"]').first();
  await page.goto(new URL((await film.getAttribute('href')) ?? '', page.url()).href);
  const keep = page.getByRole('button', { name: 'В избранное', exact: true });
  await expect(keep).toBeVisible();
  expect(await favourites()).toEqual([]);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await keep.evaluate((button: HTMLElement) => {
    button.click();
    location.reload();
  });
  await expect.poll(favourites).toHaveLength(1);
});

test('ACC-027 PIN-006 the account of an adult opens with the PIN, and stays shut without it', async ({ page }) => {
  await openAsMember(page, 'web', '/settings/account', async ({ call, deviceId }) => {
    await call('PATCH', '/v2/users/self', { pincode: '2580' });
    await call('PATCH', `/v2/users/self/devices/${deviceId}`, { parental_settings: { settings: true } });
  });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Эти настройки под PIN-кодом' })).toBeVisible();
  await expect(page.getByText('Номер аккаунта')).toBeHidden();
  await page.getByRole('button', { name: 'Ввести PIN-код' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.type('2580');
  await expect(page.getByText('Номер аккаунта')).toBeVisible();
  await page.getByRole('navigation', { name: 'Настройки' }).getByRole('link', { name: 'Устройства' }).click();
  await expect(page.getByRole('list', { name: 'Устройства' }), 'the PIN is asked once in a visit').toBeVisible();
});
