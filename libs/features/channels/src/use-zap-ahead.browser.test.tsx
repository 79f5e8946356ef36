import type { Answering } from '@livery/api-client/testing';
import { ModalsProvider } from '@livery/widgets/modals';
import { playerDesk } from '@livery/widgets/player-desk';
import { PlayerHostProvider } from '@livery/widgets/player-stage';
import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen } from '@livery/widgets/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import ChannelsPage from './channels-page.tsx';

const now = Math.floor(Date.now() / 1000);
const CHANNELS = [
  { id: 1, name: 'Хабар', slug: 'c1', age: 0, is_purchased: true },
  { id: 2, name: 'Арена', slug: 'c2', age: 0, is_purchased: true },
  { id: 3, name: 'Полночь', slug: 'c3', age: 18, is_purchased: true },
  { id: 4, name: 'Кино', slug: 'c4', age: 0, is_purchased: false },
];
const onAir = CHANNELS.map(({ id }) => ({
  id: 10 + id,
  channel_id: id,
  timestamp: now - 600,
  duration: 3_600,
  program: { title: `Передача ${id}` },
}));

const answer: Answering = ({ path }) => {
  if (path === '/v2/channels/channel_list') return { json: { channels: CHANNELS, current_schedules: onAir } };
  if (path === '/v2/users/self/channel_list') return { json: { channels: CHANNELS } };
  if (path === '/v2/channels/category_list')
    return { json: { categories: [{ id: 2, slug: 'all', name: 'Все', tags: ['all_channels'] }] } };
  if (path.endsWith('/stream')) return { json: { hls: `https://media.test${path}.m3u8`, stat: { id: 5 } } };
  return { json: {} };
};

/** Channel 1, playing with enough in hand. */
async function watching() {
  await page.viewport(1440, 900);
  const stub = stubPlayer();
  const host = stubHost(stub.player);
  onTestFinished(() => host.box.remove());
  const screen = (
    <PlayerHostProvider value={host}>
      <ModalsProvider modals={{ open: () => {}, close: () => {} }}>
        <Routes>
          <Route path="/channels/:category/:channel" element={<ChannelsPage />} />
        </Routes>
      </ModalsProvider>
    </PlayerHostProvider>
  );
  const { server } = await mountScreen(screen, { at: '/channels/all/c1', answer });
  await expect.poll(() => stub.asked.load.mock.calls.length).toBe(1);
  stub.tell({
    source: { kind: 'live', url: 'https://media.test/1' },
    playback: 'playing',
    bufferedAheadSeconds: 5,
    stats: { ...stub.player.state.stats, firstFrameMs: 100 },
  });
  const streams = (channel: number) =>
    server.seen
      .filter(({ path }) => path === `/v2/channels/${channel}/stream`)
      .map(({ query }) => (query.get('preview') ? 'looked at' : 'counted'));
  return { ...stub, streams };
}

it('CALL-008 LIVE-034 fetches the likely next channel as a preview, says its name with the key, plays it at once and has it counted', async () => {
  const { asked, streams } = await watching();
  await expect.poll(() => asked.prepare.mock.calls.length).toBeGreaterThan(0);
  expect(asked.prepare.mock.calls[0]?.[0].url).toBe('https://media.test/v2/channels/2/stream.m3u8');
  await expect.poll(() => asked.standBy.mock.lastCall?.[0]?.url).toBe('https://media.test/v2/channels/2/stream.m3u8');
  // Nothing is fetched that anybody would be asked about, or that has to be bought.
  expect([streams(2), streams(3), streams(4)]).toEqual([['looked at'], [], []]);

  await userEvent.keyboard('{PageDown}');
  expect(playerDesk.notice.get()?.text).toBe('Арена · Передача 2');
  expect(asked.load.mock.lastCall?.[0].url).toBe('https://media.test/v2/channels/2/stream.m3u8');
  await expect.poll(() => location.pathname).toBe('/channels/all/c2');
  await expect.poll(() => streams(2)).toEqual(['looked at', 'counted']);
  expect(asked.load).toHaveBeenCalledTimes(2);
});
