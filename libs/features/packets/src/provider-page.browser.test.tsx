import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createSiteMap, placesOf } from '@livery/widgets/site-map';
import packets from './capability.ts';
import { FAMILY, openPackets, SPORT, START } from './testing/packets-site.tsx';

const LOGO = `${location.origin}/__vitest__/favicon.svg`;
const INFO = {
  provider_data: {
    id: 97,
    name: 'Арна Нет',
    landing: {
      shortname: 'arna-net',
      logo: LOGO,
      support_phone: '+7 700 000 97 97',
      support_email: 'help@arna.example',
      regform_btn_url: 'https://arna.example/connect',
      regform_btn_caption: 'Подключиться',
    },
  },
  hero: { title: 'Телевидение дома', text: 'Каналы и кино' },
  features: [{ title: 'Архив', text: 'Семь дней' }],
  devices: [{ title: 'Телевизор', text: 'Android 9' }],
  packets: [START, FAMILY, SPORT],
  bundles: [
    {
      ...SPORT,
      id: 31,
      name: 'b',
      bundle: { custom_name: 'Гигабит', custom_price: '9000.00', internet_speed: '1000', is_bundle: true },
    },
    {
      ...SPORT,
      id: 32,
      name: 'a',
      bundle: { custom_name: 'Дом 100', custom_price: '5000.00', internet_speed: '100', is_bundle: true },
    },
  ],
};
const known = { 'GET /v2/providers/arna-net/info': { json: INFO } };
const names = (label: string) =>
  page
    .getByRole('list', { name: label })
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent);

it('PACK-010 NAV-019 a provider’s page is also found by its number', async () => {
  await openPackets({ at: '/provider/97', instead: { 'GET /v2/providers/97/info': { json: INFO } } });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Телевидение дома' })).toBeVisible();
});

it('PACK-011 NAV-019 PACK-016 PACK-019 PACK-020 PACK-023 a provider’s page says who it is, what one gets and how to reach it', async () => {
  await openPackets({ at: '/provider/arna-net', instead: known });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Телевидение дома' })).toBeVisible();
  for (const text of ['Каналы и кино', 'Семь дней', 'Android 9'])
    await expect.element(page.getByText(text).first()).toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: '+7 700 000 97 97' }))
    .toHaveAttribute('href', 'tel:+77000009797');
  await expect.element(page.getByRole('link', { name: 'help@arna.example' })).toBeInTheDocument();
  await expect.element(page.getByText('Электронная почта')).toBeInTheDocument();
  const contact = page.getByRole('region', { name: 'Арна Нет' }).element();
  expect(contact.querySelector('img')?.getAttribute('src')).toContain(LOGO);
  await expect
    .element(page.getByRole('link', { name: 'Как подключить телевизор' }))
    .toHaveAttribute('href', '/instructions');
  await expect
    .element(page.getByRole('link', { name: /Подключиться/ }))
    .toHaveAttribute('href', 'https://arna.example/connect');
});

it('PACK-020 PACK-021 a provider that says nothing of itself has the words of the brand', async () => {
  const silent = { json: { ...INFO, features: [], devices: [] } };
  await openPackets({ at: '/provider/arna-net', instead: { 'GET /v2/providers/arna-net/info': silent } });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Телевидение дома' })).toBeVisible();
  expect(names('Что даёт пакет')).toEqual(['Архив эфира', 'Профили для семьи', 'Один аккаунт на всех экранах']);
  const devices = page.getByRole('list', { name: 'На чём смотреть' });
  for (const text of [/Телевизор.и.приставка/, /Телефон.и.планшет/])
    await expect.element(devices.getByText(text)).toBeInTheDocument();
});

it('PACK-021 it lists the devices', async () => {
  await openPackets({ at: '/provider/arna-net', instead: known });
  await expect.element(page.getByRole('list', { name: 'На чём смотреть' }).getByText('Android 9')).toBeInTheDocument();
});

it('PACK-014 NAV-053 without a name there is no provider', () => {
  expect(createSiteMap(placesOf([packets])).routeOf('/provider')).toMatchObject({ screen: null });
  expect(createSiteMap(placesOf([packets])).routeOf('/provider/arna-net').screen).toBe('packets/provider');
});

it('PACK-022 PACK-050 PACK-059 PROV-008 its packets stand in three groups, the free one first of the base packets', async () => {
  await openPackets({ at: '/provider/arna-net', instead: known });
  await expect.element(page.getByRole('list', { name: 'Основные пакеты' })).toBeInTheDocument();
  expect(names('Основные пакеты')).toEqual(['Бесплатные каналы', 'Старт', 'Семья']);
  expect(names('Интернет и ТВ вместе')).toEqual(['Гигабит', 'Дом 100']);
  expect(names('Дополнительные пакеты')).toEqual(['Спорт']);
  await expect.element(page.getByText(/До 1000 Мбит/)).toBeInTheDocument();
});

it('PACK-060 the free packet is watched, not bought', async () => {
  await openPackets({ at: '/provider/arna-net', instead: known });
  const free = page.getByRole('listitem').filter({ hasText: 'Бесплатные каналы' });
  await expect.element(free.getByRole('link', { name: 'Смотреть' })).toBeInTheDocument();
  await expect.element(free.getByText('140 каналов')).toBeInTheDocument();
});

it('PACK-059 the free packet has as many channels as anybody may watch, once their list is there', async () => {
  const channels = [
    { id: 1, name: 'Хабар', is_free: true },
    { id: 2, name: 'Кино' },
    { id: 3, name: 'Алматы', is_free: true },
  ];
  const list = { 'GET /v2/channels/channel_list': { json: { channels } } };
  await openPackets({ at: '/provider/arna-net', instead: { ...known, ...list } });
  const free = page.getByRole('listitem').filter({ hasText: 'Бесплатные каналы' });
  await expect.element(free.getByText('2 канала')).toBeInTheDocument();
});

it.each([
  ['guest', 'button', '30 дней бесплатно'],
  ['loggedIn', 'link', 'Смотреть'],
] as const)('PACK-017 PACK-018 a %s begins by the %s “%s”', async (viewer, role, name) => {
  const { opened, services } = await openPackets({ at: '/provider/arna-net', viewer, instead: known });
  const first = page.getByRole(role, { name }).first();
  await expect.element(first).toBeVisible();
  if (viewer === 'loggedIn') return;
  await first.click();
  expect(opened.mock.calls.map(([id]) => id as string)).toEqual(['auth']);
  expect(services.storage.get('promo_days')).toBe('30');
});

it.each(['#tariffs', '#bundles'])(
  'PACK-012 PACK-013 NAV-021 %s scrolls to its packets and opens nothing',
  async (hash) => {
    await page.viewport(390, 600);
    const { opened } = await openPackets({ at: `/provider/arna-net${hash}`, instead: known });
    const place = () => document.querySelector(hash)?.getBoundingClientRect().top ?? Number.NaN;
    await expect.poll(place).toBeLessThan(300);
    expect(opened).not.toHaveBeenCalled();
  },
);

it('PACK-015 API-090 an unknown provider is not found', async () => {
  await openPackets({ at: '/provider/nobody' });
  await expect.element(page.getByRole('heading', { name: 'Не нашли' })).toBeVisible();
});

it('PACK-024 without an address there is no registration button', async () => {
  const landing = { shortname: 'arna-net', regform_btn_caption: 'Подключиться' };
  const info = { ...INFO, provider_data: { ...INFO.provider_data, landing } };
  await openPackets({ at: '/provider/arna-net', instead: { 'GET /v2/providers/arna-net/info': { json: info } } });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.getByRole('link', { name: /Подключиться/ }).query()).toBeNull();
});

const HALF = { ...INFO, packets: [{ id: 10, name: 'Старт', base: true }] };
const ott = (info: object) => ({ ...info, provider_data: { ...INFO.provider_data, is_ott: true } });
it('PACK-057 PACK-058 a provider of any network shows its packets when all of them are there', async () => {
  let asked = 0;
  await openPackets({
    at: '/provider/arna-net',
    instead: { 'GET /v2/providers/arna-net/info': () => ({ json: ott((asked += 1) < 3 ? HALF : INFO) }) },
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.getByRole('list', { name: 'Основные пакеты' }).query()).toBeNull();
  await expect.element(page.getByRole('list', { name: 'Основные пакеты' })).toBeInTheDocument();
  expect(asked).toBe(3);
});

it('PACK-057 PACK-058 what has not come in half a minute is not waited for: what is there is shown, and a retry brings the rest', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let asked = 0;
  let isWhole = false;
  const answer = () => {
    asked += 1;
    return { json: ott(isWhole ? INFO : HALF) };
  };
  await openPackets({ at: '/provider/arna-net', instead: { 'GET /v2/providers/arna-net/info': answer } });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => asked).toBeGreaterThan(1);
  expect(page.getByRole('list', { name: 'Основные пакеты' }).query()).toBeNull();
  await vi.advanceTimersByTimeAsync(31_000);
  await expect.element(page.getByRole('list', { name: 'Основные пакеты' })).toBeInTheDocument();
  expect(names('Основные пакеты')).toEqual(['Бесплатные каналы', 'Старт']);
  const before = asked;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toBe(before);
  isWhole = true;
  const retry = page.getByRole('button', { name: 'Повторить' });
  await retry.click();
  await expect.poll(() => names('Основные пакеты')).toEqual(['Бесплатные каналы', 'Старт', 'Семья']);
  await expect.element(retry).not.toBeInTheDocument();
});
