import { ModalsProvider, type Modals } from '@livery/widgets/modals';
import { mountScreen as mount } from '@livery/widgets/testing';
import { ServicesProvider, useServices } from '@livery/widgets/services';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import AppStorePage from './app-store-page.tsx';
import InfoPages from './info-pages.tsx';
import InstructionsPage from './instructions-page.tsx';
import ManualPage from './manual-page.tsx';
import NewsItemPage from './news-item-page.tsx';
import NewsPage from './news-page.tsx';
import NothingHere from '@livery/widgets/nothing-here';
import RegionPage from './region-page.tsx';

const opened = vi.fn();
const modals: Modals = { open: (id) => void opened(id), close: () => {}, prepare: () => {} };
const mountScreen = (screen: ReactNode, world: Parameters<typeof mount>[1] = {}) =>
  mount(<ModalsProvider modals={modals}>{screen}</ModalsProvider>, world);

const at = (path: string, screen: ReactNode) => (
  <Routes>
    <Route path={path} element={screen} />
  </Routes>
);
const title = page.getByRole('heading', { level: 1 });

it('NAV-023 the news stand with date, title and words, each leading to its page', async () => {
  const news = [
    { id: 7, title: 'The archive grows', text: '<p>Seven <b>days</b></p>', created_at: '2026-11-20T09:00:00.000Z' },
    { id: 8, title: 'A derby', created_at: '2026-11-12T09:00:00.000Z' },
  ];
  await mountScreen(<NewsPage />, { answer: () => ({ json: { news } }) });
  const first = page.getByRole('link', { name: /The archive grows/ });
  await expect.element(first).toHaveAttribute('href', '/news/7');
  await expect.element(first).toHaveTextContent('20.11.2026The archive growsSeven days');
});

it('NAV-023 without news the page says so, and news that failed can be asked again', async () => {
  const failures = [{ status: 500, json: {} }];
  await mountScreen(<NewsPage />, { answer: () => failures.shift() ?? { json: { news: [] } } });
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect.element(title).toHaveTextContent('Новостей пока нет');
});

it('NAV-024 a piece of news is its title, date and cleaned text', async () => {
  const item = {
    id: 7,
    title: 'The archive grows',
    text: '<p>Seven days.</p><script>1</script>',
    created_at: '2026-11-20T09:00:00.000Z',
  };
  const { host } = await mountScreen(at('/news/:id', <NewsItemPage />), {
    at: '/news/7',
    answer: () => ({ json: item }),
  });
  await expect.element(title).toHaveTextContent('The archive grows');
  await expect.element(page.getByText('Seven days.')).toBeVisible();
  expect(host.querySelector('script')).toBeNull();
});

it.each([404, 500])('API-092 NAV-024 a piece of news that fails with %i is not found', async (status) => {
  await mountScreen(at('/news/:id', <NewsItemPage />), { at: '/news/7', answer: () => ({ status, json: {} }) });
  await expect.element(title).toHaveTextContent('Не нашли');
});

it.each([
  ['generic', 'Такой страницы нет. Возможно, ссылка устарела.'],
  ['content', 'Этого фильма или сериала у нас нет.'],
  ['channel', 'Такого канала нет. Возможно, он сменил имя.'],
  ['subscription', 'Такой подписки нет.'],
] as const)(
  'NAV-128 MISC-029 MISC-030 the not-found page for %s says what is missing and leads to the main page',
  async (kind, text) => {
    await mountScreen(<NothingHere kind={kind} />);
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  },
);

it('NAV-129 MISC-011 MISC-048 the region page says that the service is not there', async () => {
  await mountScreen(<RegionPage />, { at: '/geo_lock' });
  await expect
    .element(page.getByText('В вашем регионе сервис недоступен: права на показ действуют не везде.'))
    .toBeVisible();
});

const Query = () => <output>{useLocation().search}</output>;
const instructions = (
  <>
    <InstructionsPage />
    <Query />
  </>
);
const network = (landing: object) => () => ({
  json: { provider: { id: 1, name: 'North', landing }, is_guest_allowed: true },
});

it('NAV-131 NAV-132 MISC-026 a device that is chosen stands in the address, with its numbered steps', async () => {
  const { host } = await mountScreen(instructions, { at: '/instructions' });
  expect(host.querySelectorAll('ol > li').length).toBe(0);
  await page.getByRole('radio', { name: 'Samsung' }).click({ force: true });
  await expect.element(page.getByText('?device=samsung_tv')).toBeInTheDocument();
  await expect.element(page.getByText('Откройте Apps.')).toBeVisible();
  expect(host.querySelectorAll('ol > li').length).toBe(5);
});

it('STAT-021 each device is a choice that is counted by the device’s own name', async () => {
  const { host } = await mountScreen(instructions, { at: '/instructions' });
  const names = [...host.querySelectorAll<HTMLInputElement>('input[type="radio"]')].map(({ value }) => value);
  expect(names).toEqual(expect.arrayContaining(['samsung_tv', 'lg_tv']));
  expect(new Set(names).size).toBe(names.length);
});

it('NAV-046 NAV-131 MISC-010 the address chooses a device, and one that nobody knows chooses none', async () => {
  await mountScreen(instructions, { at: '/instructions?device=lg_tv' });
  await expect.element(page.getByRole('radio', { name: 'LG' })).toBeChecked();
  await expect.element(page.getByText('Откройте LG Content Store.')).toBeVisible();
});

it('NAV-131 without a known device there are no steps', async () => {
  const { host } = await mountScreen(instructions, { at: '/instructions?device=toaster' });
  await expect.element(page.getByRole('radio', { name: 'LG' })).not.toBeChecked();
  expect(host.querySelectorAll('ol > li').length).toBe(0);
});

it('MISC-025 another device leads to the manuals of boxes, and a box that nobody knows has none', async () => {
  const { unmount } = await mountScreen(<InstructionsPage />, { at: '/instructions?device=other' });
  const boxes = page.getByRole('navigation', { name: 'Инструкции для приставок' }).getByRole('link');
  await expect.element(boxes.first()).toBeVisible();
  expect(boxes.elements().map((box) => box.getAttribute('href'))).toEqual(
    ['dune', 'tvip', 'eltex', 'mag'].map((box) => `/manual/${box}`),
  );
  unmount();
  await mountScreen(at('/manual/:id', <ManualPage />), { at: '/manual/toaster' });
  await expect.element(title).toHaveTextContent('Не нашли');
});

it('NAV-133 MISC-027 BRAND-001 the support button leads to the provider’s own contact', async () => {
  const answer = network({ shortname: 'north', support_url: 'https://help.north.example' });
  await mountScreen(<InstructionsPage />, { at: '/instructions', answer });
  await expect
    .element(page.getByRole('link', { name: /Написать в поддержку/ }))
    .toHaveAttribute('href', 'https://help.north.example');
});

it('NAV-134 MISC-028 four tiles say what the big screen brings', async () => {
  await mountScreen(<InstructionsPage />, { at: '/instructions' });
  expect(page.getByRole('list', { name: 'Что будет на большом экране' }).getByRole('listitem').elements().length).toBe(
    4,
  );
});

/** A brand that is in two stores. */
function InStores({ children }: { children: ReactNode }) {
  const services = useServices();
  const brand = { ...services.brand, stores: { android: 'https://play.example', ios: 'https://apps.example' } };
  return <ServicesProvider services={{ ...services, brand }}>{children}</ServicesProvider>;
}

it.each([
  ['Linux', []],
  ['Android', [['https://play.example']]],
  ['iOS', [['https://apps.example']]],
])('NAV-037 on %s the stores are shown, and a telephone is led to its own', async (name, led) => {
  const go = vi.fn();
  await mountScreen(
    <InStores>
      <AppStorePage go={go} />
    </InStores>,
    { environment: { os: { name, version: '1' } } },
  );
  await expect.element(page.getByRole('link', { name: /Google Play/ })).toHaveAttribute('href', 'https://play.example');
  await expect.element(page.getByRole('link', { name: /App Store/ })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(go.mock.calls).toEqual(led);
});

it('each page comes by its path, and a path of another screen is not found', async () => {
  await mountScreen(<InfoPages />, { at: '/instructions/' });
  await expect.element(title).toHaveTextContent('Как смотреть на телевизоре');
  await mountScreen(<InfoPages />, { at: '/nothing' });
  await expect.element(page.getByText('Такой страницы нет. Возможно, ссылка устарела.')).toBeVisible();
});
