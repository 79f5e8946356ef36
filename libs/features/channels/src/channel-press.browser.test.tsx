import type { Answering } from '@livery/api-client/testing';
import { ModalsProvider } from '@livery/widgets/modals';
import { PlayerHostProvider, type PlayerHostHandle } from '@livery/widgets/player-stage';
import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen } from '@livery/widgets/testing';
import { SiteLinks } from '@livery/widgets/testing-links';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BLOCK_MS } from '@livery/widgets/use-schedules';
import ChannelsPage from './channels-page.tsx';

const now = Math.floor(Date.now() / 1000);
const CHANNELS = [
  { id: 1, name: 'Хабар', slug: 'c1', age: 0, is_purchased: true },
  { id: 2, name: 'Арена', slug: 'c2', age: 0, is_purchased: true },
  { id: 3, name: 'Полночь', slug: 'c3', age: 18, is_purchased: true },
];
const current_schedules = CHANNELS.map(({ id }) => ({
  id: 10 + id,
  channel_id: id,
  timestamp: now - 600,
  duration: 3_600,
  program: { title: `Передача ${id}` },
}));

const answer: Answering = ({ path }) => {
  if (path === '/v2/channels/channel_list') return { json: { channels: CHANNELS, current_schedules } };
  if (path === '/v2/users/self/channel_list') return { json: { channels: CHANNELS } };
  if (path === '/v2/channels/category_list')
    return { json: { categories: [{ id: 2, slug: 'all', name: 'Все', tags: ['all_channels'] }] } };
  if (path.endsWith('/stream'))
    return { json: { hls: `https://media.test${path}.m3u8`, stat: { id: 5 }, drm: { force_subtitles: true } } };
  return { json: {} };
};

/** The channels, or one of them, before a player that stands ready. */
async function open(at: string, has: Partial<PlayerHostHandle> = {}) {
  await page.viewport(1440, 900);
  const stub = stubPlayer();
  const host = { ...stubHost(stub.player), ...has };
  onTestFinished(() => host.box.remove());
  const { server, bus } = await mountScreen(
    <SiteLinks>
      <PlayerHostProvider value={host}>
        <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
          <Routes>
            <Route path="/channels/:category" element={<ChannelsPage />} />
            <Route path="/channels/:category/:channel" element={<ChannelsPage />} />
          </Routes>
        </ModalsProvider>
      </PlayerHostProvider>
    </SiteLinks>,
    { at, answer },
  );
  const streams = () =>
    server.seen
      .filter(({ path }) => path.endsWith('/stream'))
      .map(({ path, query }) => `${path.split('/')[3]} ${query.get('preview') ? 'looked at' : 'counted'}`);
  /** How often the schedule of a channel's page was asked for: its list asks for stretches of six hours. */
  const schedules = () =>
    server.seen.filter(
      ({ path, query }) =>
        path.endsWith('/content_schedule') &&
        (Number(query.get('end')) - Number(query.get('start'))) * 1000 !== BLOCK_MS,
    ).length;
  return { ...stub, bus, streams, schedules };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const lineOf = (id: number) => document.querySelector<HTMLElement>(`[data-focus-key="channel-${id}"]`);

it('CHAN-014 a press on a line says the channel and begins it at once, once; then comes the page, as a step of the history', async () => {
  const { player, asked, tell, bus } = await open('/channels/all/c1');
  await expect.poll(() => asked.load.mock.calls.length).toBe(1);
  tell({
    source: { kind: 'live', url: 'https://media.test/1' },
    playback: 'playing',
    bufferedAheadSeconds: 5,
    stats: { ...player.state.stats, firstFrameMs: 100 },
  });
  await expect.poll(() => asked.prepare.mock.calls.length).toBeGreaterThan(0);

  lineOf(2)?.click();
  expect(location.pathname).toBe('/channels/all/c1');
  expect(bus.osd.get()?.text).toBe('Арена · Передача 2');
  expect(asked.load.mock.lastCall?.[0].url).toBe('https://media.test/v2/channels/2/stream.m3u8');
  await expect.poll(() => location.pathname).toBe('/channels/all/c2');
  expect(asked.load).toHaveBeenCalledTimes(2);
  history.back();
  await expect.poll(() => location.pathname).toBe('/channels/all/c1');
});

it('CALL-008 LIVE-034 ENG-048 a press in the list begins the channel before its page is there, once; what is to be read has its subtitles', async () => {
  const { asked, streams } = await open('/channels/all');
  await expect.poll(() => lineOf(2)).not.toBeNull();
  await userEvent.hover(lineOf(2)!);
  await expect.poll(streams).toEqual(['2 looked at']);
  await expect.poll(() => asked.prepare.mock.calls.length).toBe(1);
  lineOf(2)?.click();
  const source = {
    kind: 'live',
    url: 'https://media.test/v2/channels/2/stream.m3u8',
    forcedSubtitles: 'ru',
    contentId: 'channel-2',
  };
  expect(asked.load.mock.calls.map(([one]) => one)).toEqual([source]);
  await expect.poll(() => location.pathname).toBe('/channels/all/c2');
  await expect.poll(streams).toEqual(['2 looked at', '2 counted']);
  expect(asked.load).toHaveBeenCalledTimes(1);
  expect(asked.load.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
});

it('LIVE-034 nothing is looked at for a viewer who saves data', async () => {
  const connection = vi.spyOn(navigator, 'connection' as never, 'get').mockReturnValue({ saveData: true } as never);
  const { streams } = await open('/channels/all');
  await expect.poll(() => lineOf(2)).not.toBeNull();
  const pressOn = (id: number) => lineOf(id)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  pressOn(2);
  connection.mockReturnValue({ saveData: false } as never);
  pressOn(1);
  await expect.poll(streams).toEqual(['1 looked at']);
});

const list = () => document.querySelector('aside [role=tablist]');

it('CHAN-014 after a press the picture and its words come first: what stands beside them waits for the first frame', async () => {
  const { player, schedules, tell } = await open('/channels/all');
  await expect.poll(() => lineOf(2)).not.toBeNull();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  lineOf(2)?.click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Передача 2' })).toBeVisible();
  const room = document.querySelector('aside')!.getBoundingClientRect();
  expect([list(), schedules(), room.height > 600, room.width > 200]).toEqual([null, 0, true, true]);
  tell({ stats: { ...player.state.stats, firstFrameMs: 100 } });
  await expect.poll(list).not.toBeNull();
  await expect.poll(schedules).toBe(1);
  expect(document.querySelector('aside')!.getBoundingClientRect()).toEqual(room);
});

it('CHAN-014 beside a picture that does not come the list waits for 300 ms, and what is on for 600', async () => {
  const { player, schedules, tell } = await open('/channels/all');
  // Of a channel that has ended.
  tell({
    source: { kind: 'live', url: 'https://media.test/old' },
    stats: { ...player.state.stats, firstFrameMs: 100 },
  });
  await expect.poll(() => lineOf(2)).not.toBeNull();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  lineOf(2)?.click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Передача 2' })).toBeVisible();
  vi.advanceTimersByTime(299);
  expect(list()).toBeNull();
  vi.advanceTimersByTime(1);
  await expect.poll(list).not.toBeNull();
  vi.advanceTimersByTime(299);
  expect(schedules()).toBe(0);
  vi.advanceTimersByTime(1);
  await expect.poll(schedules).toBe(1);
});

it('CHAN-014 nothing waits on the page of a channel that was opened by its address', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await open('/channels/all/c2');
  await expect.poll(list).not.toBeNull();
});

it('LIVE-034 nothing of another channel is looked at before the picture of this one, also before the page has given the player its content', async () => {
  const persistent = { current: null, place: null, draw: vi.fn(), end: vi.fn() };
  const { player, asked, streams, tell } = await open('/channels/all', { persistent });
  await expect.poll(() => lineOf(2)).not.toBeNull();
  asked.load.mockImplementation((source) => {
    tell({ source });
    return Promise.resolve({ status: 'loaded' });
  });
  lineOf(2)?.click();
  await expect.poll(() => document.querySelector('[data-player-place]')).not.toBeNull();
  await expect.poll(() => player.state.source).not.toBeNull();
  await expect.poll(list).not.toBeNull();
  expect(streams()).toEqual(['2 looked at']);
  tell({ playback: 'playing', stats: { ...player.state.stats, firstFrameMs: 100 } });
  await expect.poll(streams).toEqual(['2 looked at', '1 looked at']);
});

it('CHAN-061 nothing is looked at, and nothing begins at the press, where somebody would be asked', async () => {
  const { asked, streams } = await open('/channels/all');
  await expect.poll(() => lineOf(3)).not.toBeNull();
  await userEvent.hover(lineOf(3)!);
  lineOf(3)?.click();
  await expect.poll(() => location.pathname).toBe('/channels/all/c3');
  expect(asked.load).not.toHaveBeenCalled();
  expect(streams()).toEqual([]);
});
