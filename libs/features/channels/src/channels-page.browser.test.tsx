import type { Answering } from '@livery/api-client/testing';
import { STORED } from '@livery/domain/stored-keys';
import { ModalsProvider, type Modals } from '@livery/widgets/modals';
import { PlayerHostProvider } from '@livery/widgets/player-stage';
import { mountScreen } from '@livery/widgets/testing';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import ChannelsPage from './channels-page.tsx';

const HOUR = 3_600;
const now = Math.floor(Date.now() / 1000);
const opened = vi.fn();
const modals: Modals = { open: (...what) => void opened(...what), close: () => {} };
/** Nothing plays: what is asked of the server and said to the viewer is what counts here. */
const host = { player: null, controls: null, cover: () => {}, toggleFullscreen: () => {} };

beforeEach(async () => {
  opened.mockClear();
  await page.viewport(1440, 900);
});

const channel = (id: number, more: object = {}) => ({
  id,
  name: `Канал ${'АБВГДЕ'[id - 1]}`,
  slug: `c${id}`,
  age: 0,
  is_purchased: true,
  archived_days: 3,
  ...more,
});
const CHANNELS = [
  channel(1, { name: 'Хабар' }),
  channel(2),
  channel(3, { is_purchased: false }),
  channel(4, { is_available: false, access_error: 'Закрыт до утра' }),
  channel(5, { age: 18 }),
  channel(6, { vitrinaUrl: 'https://vitrina.invalid/c6' }),
];
const entry = (id: number, start: number, title: string, catchup = true) => ({
  id,
  timestamp: start,
  duration: HOUR,
  program: { title },
  is_catchup_available: catchup,
});
const SCHEDULE = [
  entry(10, now - 2 * HOUR, 'Вчерашнее'),
  entry(11, now - HOUR / 2 - HOUR, 'Запретное', false),
  entry(12, now - HOUR / 2, 'Идёт сейчас'),
  entry(13, now + HOUR / 2, 'Скоро будет'),
];

interface Site {
  at: string;
  stream?: { status?: number; json: unknown };
  role?: string;
  stored?: Readonly<Record<string, string>>;
  favourites?: number[];
}

async function open({ at, stream, role, stored = {}, favourites = [] }: Site) {
  const answer: Answering = ({ path, method, body }) => {
    const channels = CHANNELS.map((one) => ({ ...one, is_favored: favourites.includes(one.id) }));
    if (path === '/v2/channels/channel_list') return { json: { channels, current_schedules: [] } };
    if (path === '/v2/users/self/channel_list') return { json: { channels } };
    if (path === '/v2/channels/category_list')
      return {
        json: {
          categories: [
            { id: 2, slug: 'all-of-them', name: 'Все', tags: ['all_channels'] },
            { id: 5, slug: 'sport', name: 'Спорт', channels: [2, 3] },
            { id: 7, slug: 'kids', name: 'Дети', channels: [1] },
            { id: 1000, slug: 'mine', name: 'Избранное' },
          ],
        },
      };
    if (path === '/v2/users/self/favorites' && method === 'POST') {
      favourites.push((body as { channel_id: number }).channel_id);
      return { json: { id: 1, channel_id: 1 } };
    }
    if (path === '/v2/users/self/favorites') return { json: { favorites: [{ id: 9, channel_id: 1 }] } };
    if (path.startsWith('/v2/users/self/favorites/')) {
      favourites.length = 0;
      return { json: { object_id: 1 } };
    }
    if (path.endsWith('/content_schedule')) return { json: { schedules: SCHEDULE } };
    if (path.endsWith('/stream')) return stream ?? { json: { hls: 'https://media.test/live.m3u8' } };
    return { json: {} };
  };
  const screen = (
    <PlayerHostProvider value={host}>
      <ModalsProvider modals={modals}>
        <Routes>
          {['/channels', '/channelsfree', '/channels/:category', '/channels/:category/:channel'].map((path) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
          <Route path="/channel_embed/:channel" element={<Screen />} />
        </Routes>
      </ModalsProvider>
    </PlayerHostProvider>
  );
  return mountScreen(screen, {
    at,
    answer,
    stored: { ...stored, ...(role && { [STORED.profileRole]: role, [STORED.profileId]: '3' }) },
  });
}
/** The page, and where it is. */
function Screen() {
  return (
    <>
      <ChannelsPage />
      <output>{useLocation().pathname}</output>
    </>
  );
}
const isAt = (path: string) => expect.poll(() => document.querySelector('output')?.textContent).toBe(path);
const heading = page.getByRole('heading', { level: 1 });
const list = page.getByRole('list', { name: 'Список каналов' });
const names = () => [...document.querySelectorAll('[aria-label="Список каналов"] b')].map((one) => one.textContent);

it('CHAN-014 CHAN-015 CHAN-018 CHAN-020 a desktop has the list beside the picture, the schedule on demand, and remembers which', async () => {
  const { services } = await open({ at: '/channels/all/c1' });
  await expect.element(heading).toHaveTextContent('Идёт сейчас');
  await expect.element(page.getByRole('tab', { name: 'Каналы' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(list).toBeVisible();
  await page.getByRole('tab', { name: 'Программа' }).click();
  await expect.element(page.getByRole('link', { name: /Вчерашнее/ })).toBeVisible();
  expect(services.storage.get(STORED.channelTab)).toBe('0');
});

it('CHAN-016 CHAN-019 a phone shows the schedule under the picture first', async () => {
  await page.viewport(390, 800);
  await open({ at: '/channels/all/c1' });
  await expect.element(page.getByRole('tab', { name: 'Программа' })).toHaveAttribute('aria-selected', 'true');
  expect(document.querySelector('aside')).toBeNull();
});

it('CHAN-052 CHAN-053 CHAN-055 the list is searched in any layout, and says when nothing fits', async () => {
  await open({ at: '/channels/all/c1' });
  const field = page.getByRole('searchbox');
  await field.fill('[f,fh');
  await expect.poll(names).toEqual(['Хабар']);
  await field.fill('щщщ');
  await expect.element(page.getByText('Ничего не нашлось', { exact: false })).toBeVisible();
});

it('a typed number, the page keys and Backspace change the channel', async () => {
  await open({ at: '/channels/all/c1' });
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{PageDown}');
  await isAt('/channels/all-of-them/c2');
  await userEvent.keyboard('5');
  await isAt('/channels/all-of-them/c5');
  await userEvent.keyboard('{Backspace}');
  await isAt('/channels/all-of-them/c2');
  await userEvent.keyboard('{PageUp}');
  await isAt('/channels/all-of-them/c1');
  await userEvent.keyboard('{PageUp}');
  await isAt('/channels/all-of-them/c6');
});

it('CHAN-076 CHAN-048 the heart marks the channel at once, and the favourites are a category', async () => {
  await open({ at: '/channels/all/c1' });
  await page.getByRole('button', { name: 'Добавить канал в избранное' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Убрать канал из избранного' }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('link', { name: 'Избранное' })).toBeVisible();
});

it('CHAN-026 LIVE-032 a channel that is not bought says so, and a guest may sign in', async () => {
  const { server } = await open({ at: '/channels/all/c3' });
  await expect.element(page.getByText('Этот канал входит в подписку')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Войти' })).toBeVisible();
  expect(server.lines.filter((line) => line.includes('/stream'))).toEqual([]);
});

it('LIVE-036 a channel that is not available says the server’s reason', async () => {
  await open({ at: '/channels/all/c4' });
  await expect.element(page.getByText('Закрыт до утра')).toBeVisible();
});

it('LIVE-054 a refused stream is said in the server’s words', async () => {
  await open({
    at: '/channels/all/c1',
    stream: { status: 403, json: { error: { code: 'other', message: 'Только дома' } } },
  });
  await expect.element(page.getByRole('alert').getByText('Только дома')).toBeVisible();
});

it('LIVE-056 a denied stream opens a message with the way back', async () => {
  await open({
    at: '/channels/all/c1',
    stream: { status: 403, json: { error: { code: 'permission_denied', message: 'Нужен пакет' } } },
  });
  await expect.poll(() => opened.mock.calls.map(([id]) => id)).toContain('channel_refused');
});

it('LIVE-052 a Vitrina channel is played by its own page', async () => {
  const { server } = await open({ at: '/channels/all/c6' });
  await expect.element(page.getByTitle('Канал Е')).toHaveAttribute('src', 'https://vitrina.invalid/c6');
  expect(server.lines.filter((line) => line.includes('/stream'))).toEqual([]);
});

it('CHAN-011 CHAN-012 NAV-056 an embedded channel asks for its moment and has nothing around it', async () => {
  const { server } = await open({ at: `/channel_embed/c1?ts=${now - 2 * HOUR}` });
  await expect.poll(() => server.lines.some((line) => line.includes('/v2/channels/1/stream'))).toBe(true);
  expect(document.querySelectorAll('aside, [role="tablist"]').length).toBe(0);
});

it('CHAN-060 CHAN-045 a child sees what is for children, under no address more', async () => {
  await open({ at: '/channels/all/c5', role: 'child' });
  await expect.poll(() => opened.mock.calls.map(([id]) => id)).toContain('not_found_channel');
});

it('CHAN-005 an unknown category says so and leads to all channels', async () => {
  await open({ at: '/channels/no-such' });
  await expect.element(page.getByRole('heading', { name: 'Такой категории нет' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Все каналы' })).toHaveAttribute('href', '/channels/all');
});

it('CHAN-037 CHAN-038 what has not begun or may not be seen is a button that says why', async () => {
  await open({ at: '/channels/all/c1' });
  await page.getByRole('button', { name: /Скоро будет/ }).click();
  await expect.element(page.getByText('Эта передача ещё не началась.')).toBeVisible();
  await isAt('/channels/all/c1');
});
