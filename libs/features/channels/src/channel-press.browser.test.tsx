import type { Answering } from '@livery/api-client/testing';
import { ModalsProvider } from '@livery/widgets/modals';
import { playerDesk } from '@livery/widgets/player-desk';
import { PlayerHostProvider } from '@livery/widgets/player-stage';
import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen } from '@livery/widgets/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import ChannelsPage from './channels-page.tsx';

const now = Math.floor(Date.now() / 1000);
const CHANNELS = [
  { id: 1, name: 'Хабар', slug: 'c1', age: 0, is_purchased: true },
  { id: 2, name: 'Арена', slug: 'c2', age: 0, is_purchased: true },
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
  if (path.endsWith('/stream')) return { json: { hls: `https://media.test${path}.m3u8`, stat: { id: 5 } } };
  return { json: {} };
};

it('CHAN-014 a press on a line says the channel and begins it at once, once; then comes the page, as a step of the history', async () => {
  await page.viewport(1440, 900);
  const { player, asked, tell } = stubPlayer();
  const host = stubHost(player);
  onTestFinished(() => host.box.remove());
  await mountScreen(
    <PlayerHostProvider value={host}>
      <ModalsProvider modals={{ open: () => {}, close: () => {} }}>
        <Routes>
          <Route path="/channels/:category/:channel" element={<ChannelsPage />} />
        </Routes>
      </ModalsProvider>
    </PlayerHostProvider>,
    { at: '/channels/all/c1', answer },
  );
  await expect.poll(() => asked.load.mock.calls.length).toBe(1);
  tell({ playback: 'playing', bufferedAheadSeconds: 5, stats: { ...player.state.stats, firstFrameMs: 100 } });
  await expect.poll(() => asked.prepare.mock.calls.length).toBeGreaterThan(0);

  document.querySelector<HTMLElement>('[data-focus-key="channel-2"]')?.click();
  expect(location.pathname).toBe('/channels/all/c1');
  expect(playerDesk.notice.get()?.text).toBe('Арена · Передача 2');
  expect(asked.load.mock.lastCall?.[0].url).toBe('https://media.test/v2/channels/2/stream.m3u8');
  await expect.poll(() => location.pathname).toBe('/channels/all/c2');
  expect(asked.load).toHaveBeenCalledTimes(2);
  history.back();
  await expect.poll(() => location.pathname).toBe('/channels/all/c1');
});
