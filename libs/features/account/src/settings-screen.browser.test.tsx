import { completeRules } from '@livery/brand-kit/rules';
import { validBrand } from '@livery/brand-kit/valid-brand';
import { session } from '@livery/domain/session';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openSettings } from './testing/open-settings.tsx';

const title = page.getByRole('heading', { level: 1 });
const address = page.getByLabelText('address');
const isAt = (path: string) => expect.poll(() => address.element().textContent).toBe(path);
const main = page.getByRole('navigation', { name: 'Настройки' });

it('ACC-015 NAV-043 the list of the settings names its eight pages and leads to each', async () => {
  await openSettings({ at: '/settings' });
  await expect.element(title).toHaveTextContent('Настройки');
  await expect.element(main.getByRole('link', { name: /Способы оплаты/ })).toBeVisible();
  const links = main.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['profiles', 'account', 'subscriptions', 'payment', 'devices', 'info', 'parental', 'language'].map(
      (id) => `/settings/${id}`,
    ),
  );
  await expect.element(main.getByRole('link', { name: /Аккаунт/ })).toHaveTextContent('Аккаунт+77015554421');
});

it.each([
  ['profiles', 'Управление профилями', 'The profiles'],
  ['account', 'Аккаунт', 'Номер аккаунта'],
  ['subscriptions', 'Мои подписки', 'Семья'],
  ['payment', 'Способы оплаты', '4400 43** **** 1121'],
  ['devices', 'Устройства', 'Android TV'],
  ['info', 'Личные данные', 'Как вас зовут'],
  ['parental', 'Родительский контроль', 'The parental settings'],
  ['language', 'Язык', 'Язык звука'],
])(
  'ACC-015 ACC-017 ACC-018 NAV-044 the page %s has a title, the way back and the way out',
  async (id, name, content) => {
    await openSettings({ at: `/settings/${id}` });
    await expect.element(title).toHaveTextContent(name);
    await expect.element(page.getByText(content, { exact: false }).last()).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Настройки' }).first()).toHaveAttribute('href', '/settings');
    await page.getByRole('button', { name: 'Закрыть' }).click();
    await isAt('/');
  },
);

it.each([
  ['interface', 'Язык сайта', 'Русский'],
  ['audiotracks', 'Язык звука', 'Français'],
  ['texttracks', 'Язык субтитров', 'Без субтитров'],
])('ACC-016 ACC-017 NAV-045 the language page %s leads back to the languages', async (id, name, content) => {
  await openSettings({ at: `/settings/language/${id}` });
  await expect.element(title).toHaveTextContent(name);
  await expect.element(page.getByText(content).last()).toBeVisible();
  const back = page.getByRole('link', { name: 'Язык', exact: true }).elements();
  expect(back.some((link) => link.getAttribute('href') === '/settings/language')).toBe(true);
});

it('ACC-018 the cross leads back to the page that the settings were opened from', async () => {
  await openSettings({ at: '/channels' });
  await page.getByRole('link', { name: 'To the settings' }).click();
  await expect.element(title).toHaveTextContent('Язык');
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await isAt('/channels');
});

it.each(['/settings/nothing', '/settings/constructor', '/settings/language/video', '/settings/devices/7'])(
  'ACC-019 %s is no page of the settings and shows their list',
  async (at) => {
    await openSettings({ at });
    await isAt('/settings');
    await expect.element(title).toHaveTextContent('Настройки');
  },
);

it('NAV-033 /lk is the account of whoever has signed in', async () => {
  await openSettings({ at: '/lk' });
  await expect.element(title).toHaveTextContent('Аккаунт');
  await expect.element(page.getByText('Номер аккаунта')).toBeVisible();
});

it.each(['/lk', '/lk_parental', '/settings/devices'])(
  'NAV-034 NAV-035 a guest at %s is asked to sign in, stays there, and finds the page after it',
  async (at) => {
    const { opened, store } = await openSettings({ at, viewer: 'guest' });
    await expect.element(page.getByRole('button', { name: 'Войти' })).toBeVisible();
    await expect.poll(() => opened).toHaveBeenCalledWith('auth', expect.anything());
    await isAt(at);
    store.dispatch(session.actions.loginSucceeded({ accessToken: 'b' } as never));
    await isAt(at);
  },
);

it('a guest has the languages without signing in', async () => {
  const { opened } = await openSettings({ at: '/settings/language/interface', viewer: 'guest' });
  await expect.element(page.getByRole('radio', { name: 'Русский' })).toBeChecked();
  expect(opened).not.toHaveBeenCalled();
});

it('ACC-015 a guest, who has one page, is led to it once: there is no list of it beside it', async () => {
  await openSettings({ at: '/settings', viewer: 'guest' });
  const links = page.getByRole('link', { name: /Язык/, includeHidden: true });
  await expect.poll(() => links.elements().length).toBe(1);
});

it('a child has profiles and languages, and no other page', async () => {
  await openSettings({ at: '/settings/devices', isChild: true });
  await isAt('/settings');
  const links = main.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/settings/profiles', '/settings/language']);
});

const WITH_PIN = {
  'GET /v2/users/self': {
    json: { id: 77, username: 'a', is_guest: false, parental_status: 'set', parental_code: '1234', settings: {} },
  },
  'GET /v2/users/self/devices/1': {
    json: { id: 1, parental_settings: { duration: [1], settings: true, pay: true } },
  },
};

it.each([
  ['/settings/account', 'settings'],
  ['/lk', 'settings'],
  ['/settings/parental', 'parental'],
  ['/lk_parental', 'parental'],
])('ACC-027 NAV-035 PIN-017 opening %s in an adult profile asks for the PIN of %s', async (at, action) => {
  const { opened } = await openSettings({ at, instead: WITH_PIN });
  await expect.poll(() => opened.mock.calls).toEqual([['pincode', expect.objectContaining({ action })]]);
  expect(page.getByText('The parental settings').elements()).toEqual([]);
  expect(page.getByText('Номер аккаунта').elements()).toEqual([]);
});

it('ACC-028 without a way to pay there is no payment page', async () => {
  const instead = { 'GET /v2/users/self/accounts/3/payforms': { json: { payforms: [] } } };
  await openSettings({ at: '/settings/payment', instead });
  await isAt('/settings');
  await expect.element(main.getByRole('link', { name: /Устройства/ })).toBeVisible();
  expect(main.getByRole('link', { name: /Способы оплаты/ }).elements()).toEqual([]);
});

it('ACC-028 whether the viewer may pay could not be asked: it says so, and asks again', async () => {
  const answers = [{ status: 500, json: {} }];
  await openSettings({
    at: '/settings/payment',
    instead: {
      'GET /v2/users/self/accounts': () =>
        answers.shift() ?? { json: { accounts: [{ id: 3, balance: '0.00', is_payment_allowed: true }] } },
    },
  });
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect.element(page.getByRole('list', { name: 'Карты' })).toBeVisible();
});

const LEGAL = { ...validBrand.legal, agreement: '/agreement', privacy: '/privacy', terms: '/terms' };

it.each(['guest', 'loggedIn'] as const)(
  'NAV-111 NAV-112 NAV-089 inside of another application, which draws no footer of ours, the list of the settings ends with what one would have: %s',
  async (viewer) => {
    const rules = completeRules({ pages: { frame: 'embedded' } });
    await openSettings({ at: '/settings', viewer, brand: { legal: LEGAL, rules } });
    const more = page.getByRole('navigation', { name: 'Информация' });
    await expect.element(more.getByRole('link', { name: 'Есть промокод' })).toBeVisible();
    const links = more.getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/agreement', '/privacy', '/terms']),
    );
    expect(page.getByRole('button', { name: /^Сообщени/ }).query(), 'stand above the page').toBeNull();
  },
);

it('NAV-111 where the site has a footer the settings end with themselves', async () => {
  await openSettings({ at: '/settings', brand: { legal: LEGAL } });
  await expect.element(main.getByRole('link', { name: /Способы оплаты/ })).toBeVisible();
  expect(page.getByRole('navigation', { name: 'Информация' }).query()).toBeNull();
});
