import { deferred } from '@livery/api-client/testing';
import { siteStore } from '@livery/widgets/testing-store';
import { type SessionState } from '@livery/domain/session';
import { ModalsProvider } from '@livery/widgets/modals';
import { mountScreen, pass } from '@livery/widgets/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import NewYearPage from './new-year-page.tsx';

afterEach(() => void vi.useRealTimers());

const NOBODY: SessionState = { kind: 'authOnly', network: { isGuestAllowed: false } };
const GUEST: SessionState = {
  kind: 'guest',
  network: { isGuestAllowed: true },
  user: { id: 1, isGuest: true },
  credentials: { accessToken: 'token', receivedAtMs: 0, expiresAtMs: 4e12, deviceId: 1, signInId: 'one' },
};

/** Its announcements open what they lead to in a dialogue, as soon as they are drawn. */
const PAGE = (
  <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
    <NewYearPage />
  </ModalsProvider>
);

const storeOf = (state: SessionState) => siteStore({ session: state });

const answer = ({ path }: { path: string }) => {
  if (path === '/v2/platform/configuration') return { json: { new_year_row_ids: [61, 62] } };
  if (path !== '/v2/rows/61') return { status: 404, json: {} };
  const promotion = { id: 9, title: 'A Tree in the Yard', destination: { type: 'row', id: 3 } };
  return { json: { id: 61, title: 'For the holiday', template: 'promo-wide', promotions: [promotion] } };
};

it('CHAN-082 CHAN-083 ROWS-016 whoever is known sees the rows of the configuration, asked with a limit; one that is not there takes no place', async () => {
  const { host, server } = await mountScreen(PAGE, { store: storeOf(GUEST), answer });
  await expect.element(page.getByRole('heading', { name: 'For the holiday' })).toBeVisible();
  await expect.poll(() => server.lines).toContain('GET /v2/rows/62');
  await expect.poll(() => host.querySelectorAll('section').length).toBe(1);
  const rows = server.seen.filter(({ path }) => path.startsWith('/v2/rows/'));
  expect(rows.map(({ query }) => query.get('limit'))).toEqual(['24', '24']);
});

it('CHAN-082 the five rows of the configuration stand in its order, whenever each of them comes', async () => {
  const ids = [65, 61, 64, 62, 63];
  const last = deferred<void>();
  const { host } = await mountScreen(PAGE, {
    store: storeOf(GUEST),
    answer: async ({ path }) => {
      if (path === '/v2/platform/configuration') return { json: { new_year_row_ids: ids } };
      const id = Number(/^\/v2\/rows\/(\d+)$/.exec(path)?.[1]);
      if (!ids.includes(id)) return { status: 404, json: {} };
      if (id === ids[0]) await last.promise;
      const promotions = [{ id: 9, title: 'A Tree in the Yard', destination: { type: 'row', id: 3 } }];
      return { json: { id, title: `Row ${id}`, template: 'promo-wide', promotions } };
    },
  });
  const titles = () => [...host.querySelectorAll('section h2')].map(({ textContent }) => textContent);
  await expect.element(page.getByRole('heading', { name: 'Row 61' })).toBeVisible();
  last.resolve();
  await expect.poll(titles).toEqual(ids.map((id) => `Row ${id}`));
});

it('CHAN-083 without a viewer no row is asked for', async () => {
  const { server } = await mountScreen(PAGE, { store: storeOf(NOBODY), answer });
  await expect.poll(() => server.lines).toContain('GET /v2/platform/configuration');
  await expect.element(page.getByRole('timer')).toBeVisible();
  expect(server.lines.filter((line) => line.includes('/rows/'))).toEqual([]);
});

it('NAV-032 the page leads to the channel of the holiday', async () => {
  await mountScreen(PAGE, { store: storeOf(GUEST), answer });
  const channel = page.getByRole('link', { name: 'Включить новогодний канал' });
  await expect.element(channel).toHaveAttribute('href', '/channels/all/3929');
});

it('the still of the holiday’s channel stands behind the words', async () => {
  // A picture that does not come would leave its place again.
  const still = `${location.origin}/__vitest__/favicon.svg`;
  const channels = [
    { id: 3929, name: 'Новый год', cover: { color_bg: still } },
    { id: 1, name: 'Кино' },
  ];
  const { host } = await mountScreen(PAGE, {
    store: storeOf(GUEST),
    answer: (request) =>
      request.path === '/v2/channels/channel_list' ? { json: { channels, current_schedules: [] } } : answer(request),
  });
  await expect.poll(() => host.querySelector('header img')?.getAttribute('src')).toContain(still);
});

it('CHAN-081 the countdown ticks every second', async () => {
  vi.useFakeTimers({ now: new Date(2026, 11, 31, 23, 59, 50) });
  const { host } = await mountScreen(PAGE, { store: storeOf(NOBODY) });
  const left = () => host.querySelector('[role="timer"]')?.textContent;
  expect(left()).toBe('00дней00часов00минут10секунд');
  await pass(1000);
  expect(left()).toBe('00дней00часов00минут09секунд');
});
