import { MINUTE_MS } from '@livery/value/durations';
import { siteStore } from '@livery/widgets/testing-store';
import type { Answering, Reply } from '@livery/api-client/testing';
import { ChannelCard } from '@livery/ui-kit/cards';
import { Row } from '@livery/ui-kit/rows';
import { GlobalStyle } from '@livery/ui-kit/theme';
import { ModalsProvider } from '@livery/widgets/modals';
import { PlayerHostProvider } from '@livery/widgets/player-stage';
import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen, pass } from '@livery/widgets/testing';
import { beforeEach, expect, inject, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import ChannelZoom from './channel-zoom.tsx';

const channel = (id: number, name: string, more: object = {}) => ({ id, name, age: 0, is_purchased: true, ...more });
const CHANNELS = [
  channel(1, 'Арена', { is_hd: true, is_4k: true }),
  channel(2, 'Кино', { is_purchased: false }),
  channel(3, 'Полночь', { age: 18 }),
  channel(4, 'Беда'),
];
/** What is on all of them, for five minutes more. */
const onAir = () =>
  CHANNELS.map(({ id }) => ({
    id: 100 + id,
    channel_id: id,
    timestamp: Date.now() / 1000 - 300,
    duration: 600,
    program: { title: 'Сводка' },
  }));
const PACKETS = {
  packets: [
    { id: 1, name: 'Всё', price: '1990.00' },
    { id: 2, name: 'Кино', price: '990.00' },
  ],
};
const credentials = { accessToken: 'a', deviceId: 1, expiresAtSeconds: 9e9, receivedAtMs: 0 };

interface World {
  viewer?: 'guest' | 'loggedIn';
  /** Something plays on the site already. */
  isSomethingOn?: boolean;
  /** What the list says is on. */
  programmes?: readonly object[];
}

async function open({ viewer = 'loggedIn', isSomethingOn = false, programmes = onAir() }: World = {}) {
  const favourites: unknown[] = [];
  const stream = (id: string): Reply =>
    id === '4'
      ? { status: 403, json: { error: { code: 'other', message: 'Только дома' } } }
      : { json: { hls: `${inject('mediaOrigin')}/live/city/master.m3u8` } };
  const answer: Answering = ({ path, method, body }) => {
    if (path.endsWith('/channel_list')) return { json: { channels: CHANNELS, current_schedules: programmes } };
    if (path.endsWith('/category_list')) return { json: { categories: [] } };
    if (path.endsWith('/stream')) return stream(path.split('/')[3] ?? '');
    if (path.endsWith('_sales_packets')) return { json: PACKETS };
    if (path.endsWith('/favorites') && method === 'POST') favourites.push(body);
    return { json: {} };
  };
  const network = { isGuestAllowed: true, provider: { id: 1, hasPurchases: true, currency: { symbol: '₸' } } };
  const store = siteStore({
    session: { kind: viewer, network, user: { id: 1, isGuest: viewer === 'guest' }, credentials },
  });
  const { player } = stubPlayer(isSomethingOn ? { source: { kind: 'live', url: 'https://media.test/live.m3u8' } } : {});
  const host = stubHost(player);
  onTestFinished(() => host.box.remove());
  const screen = (
    <PlayerHostProvider value={host}>
      <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
        <GlobalStyle />
        <div style={{ padding: 200 }}>
          <Row title="Эфир" cards="channel">
            {CHANNELS.map(({ id, name }) => (
              <ChannelCard key={id} title={name} href={`/channels/all/${id}`} focusKey={`channel-${id}`} />
            ))}
          </Row>
        </div>
        <ChannelZoom />
      </ModalsProvider>
    </PlayerHostProvider>
  );
  const mounted = await mountScreen(screen, { answer, store });
  return { ...mounted, favourites };
}

const card = (name: string) => page.getByRole('link', { name });
const zoom = (name: string) => page.getByRole('group', { name });
const lock = (name: string) => zoom(name).query()?.querySelector('[data-part="lock"]') ?? null;
const preview = () => document.querySelector<HTMLVideoElement>('[popover] video');
const streams = (seen: readonly { path: string; query: URLSearchParams }[]) =>
  seen.filter(({ path }) => path.endsWith('/stream'));
const pointAt = (name: string) => userEvent.hover(card(name), { force: true });

beforeEach(async () => {
  await page.viewport(1440, 900);
  // Where the pointer was left by the test before.
  await userEvent.unhover(document.documentElement);
});

it('CHAN-064 CHAN-065 CHAN-066 CHAN-070 CHAN-071 LIVE-034 a card under the pointer plays its channel silently, with badges, heart and sound', async () => {
  const { server, favourites } = await open();
  await pointAt('Арена');
  await expect.element(zoom('Арена')).toBeVisible();
  await expect.element(zoom('Арена').getByText('HD', { exact: true })).toBeVisible();
  await expect.element(zoom('Арена').getByText('4K', { exact: true })).toBeVisible();
  await expect.poll(() => preview()?.dataset['shown']).toBe('true');
  expect(preview()?.muted).toBe(true);
  expect(streams(server.seen).map(({ query }) => [query.get('preview'), query.get('history')])).toEqual([['1', '0']]);

  await zoom('Арена').getByRole('button', { name: 'Включить звук' }).click();
  await expect.poll(() => preview()?.muted).toBe(false);
  await zoom('Арена').getByRole('button', { name: 'Выключить звук' }).click();
  await expect.poll(() => preview()?.muted).toBe(true);
  await zoom('Арена').getByRole('button', { name: 'Добавить канал в избранное' }).click();
  await expect.poll(() => favourites).toEqual([{ channel_id: 1 }]);

  await pointAt('Кино');
  await expect.element(zoom('Кино')).toBeVisible();
  expect([document.querySelectorAll('[popover]').length, preview()]).toEqual([1, null]);
});

it('CHAN-075 BOOT-042 a page that is hidden has no zoom and no preview', async () => {
  await open();
  await pointAt('Арена');
  await expect.poll(() => preview()?.dataset['shown']).toBe('true');
  const element = preview();
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => document.querySelector('[popover]')).toBeNull();
  await expect.poll(() => element?.paused !== false && element?.src === '').toBe(true);
  hidden.mockRestore();
});

it('CHAN-067 CHAN-069 a viewer sees what a channel costs that is not bought, and nothing of that on the others', async () => {
  const { server } = await open();
  await pointAt('Кино');
  await expect.poll(() => lock('Кино')?.textContent).toMatch(/^Смотреть от 990/);
  await expect.element(card('Кино')).toHaveAccessibleDescription(/Смотреть от 990/);
  await pointAt('Арена');
  await expect.element(zoom('Арена')).toBeVisible();
  expect(lock('Арена')).toBeNull();
  expect(server.lines.filter((line) => line.includes('packets'))).toEqual(['GET /v2/channels/2/quick_sales_packets']);
});

it('CHAN-073 CHAN-074 a card zooms 30 ms after the pointer came to it, and 200 ms after it came from another card', async () => {
  await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const zooms = (name: string) => zoom(name).query() !== null;
  const point = (name: string) =>
    card(name)
      .element()
      .dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  point('Арена');
  await pass(29);
  expect(zooms('Арена')).toBe(false);
  await pass(1);
  await vi.waitFor(() => expect(zooms('Арена')).toBe(true));
  point('Кино');
  await pass(199);
  expect([zooms('Арена'), zooms('Кино')]).toEqual([false, false]);
  await pass(1);
  await vi.waitFor(() => expect(zooms('Кино')).toBe(true));
});

it('CHAN-068 a guest sees neither lock nor price', async () => {
  const { server } = await open({ viewer: 'guest' });
  await pointAt('Кино');
  await expect.element(zoom('Кино')).toBeVisible();
  expect(lock('Кино')).toBeNull();
  expect(server.lines.filter((line) => line.includes('packets'))).toEqual([]);
});

it('the keyboard’s focus zooms without a preview, Tab goes on into the zoom, Escape ends it', async () => {
  const { server } = await open();
  await userEvent.tab();
  (card('Арена').element() as HTMLElement).focus();
  await expect.element(zoom('Арена')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
  await expect.element(zoom('Арена')).toBeVisible();
  await userEvent.tab();
  await expect.element(zoom('Арена').getByRole('button', { name: 'Добавить канал в избранное' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(card('Арена')).toHaveFocus();
  await expect.poll(() => document.querySelector('[popover]')).toBeNull();
  expect([preview(), streams(server.seen)]).toEqual([null, []]);
});

it('a finger zooms nothing', async () => {
  await open();
  card('Арена')
    .element()
    .dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'touch' }));
  await pointAt('Кино');
  await expect.element(zoom('Кино')).toBeVisible();
  expect(zoom('Арена').query()).toBeNull();
});

it.each([
  ['for adults', 'Полночь', {}],
  ['beside what plays already', 'Арена', { isSomethingOn: true }],
  ['where nobody knows what is on', 'Арена', { programmes: [] }],
] as const)('CHAN-064 there is a still in place of a preview %s', async (_, name, world) => {
  const { server } = await open(world);
  await pointAt(name);
  await expect.element(zoom(name)).toBeVisible();
  expect([preview(), streams(server.seen)]).toEqual([null, []]);
});

it('CHAN-064 LIVE-059 a preview ends with the programme that is known, as nobody knows what comes next', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await open();
  await pointAt('Арена');
  await expect.poll(() => preview()?.dataset['shown']).toBe('true');
  vi.setSystemTime(Date.now() + 6 * MINUTE_MS);
  await expect.poll(preview, { timeout: 5_000 }).toBeNull();
  await expect.element(zoom('Арена')).toBeVisible();
});

it('LIVE-034 a preview that is refused says nothing: the still stays', async () => {
  const { server } = await open();
  await pointAt('Беда');
  await expect.poll(() => streams(server.seen).length).toBe(1);
  await expect.element(zoom('Беда')).toBeVisible();
  expect([preview()?.dataset['shown'], page.getByRole('alert').query()]).toEqual([undefined, null]);
});
