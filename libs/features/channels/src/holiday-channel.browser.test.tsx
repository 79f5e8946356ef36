import type { Answering } from '@livery/api-client/testing';
import { ModalsProvider } from '@livery/widgets/modals';
import { PlayerHostProvider } from '@livery/widgets/player-stage';
import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen } from '@livery/widgets/testing';
import { expect, it, onTestFinished } from 'vitest';
import HolidayChannel from './holiday-channel.tsx';

const HOLIDAY = { id: 3929, name: 'Новый год', age: 0, is_free: true };

async function open(channels: readonly object[]) {
  const answer: Answering = ({ path }) => {
    if (path.endsWith('/channel_list')) return { json: { channels } };
    if (path.endsWith('/stream')) return { json: { hls: `https://media.test${path}.m3u8` } };
    return { json: {} };
  };
  const { player, asked } = stubPlayer();
  const host = stubHost(player);
  onTestFinished(() => host.box.remove());
  const mounted = await mountScreen(
    <PlayerHostProvider value={host}>
      <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
        <HolidayChannel />
      </ModalsProvider>
    </PlayerHostProvider>,
    { at: '/newyear', answer },
  );
  return { ...mounted, asked };
}

it('CHAN-080 the New Year page plays the channel of the holiday', async () => {
  const { asked } = await open([{ id: 1, name: 'Хабар', age: 0, is_free: true }, HOLIDAY]);
  const played = () => asked.load.mock.calls.map(([{ url }]) => url);
  await expect.poll(played).toEqual(['https://media.test/v2/channels/3929/stream.m3u8']);
});

it('CHAN-080 where there is no such channel, nothing takes its place', async () => {
  const { host } = await open([]);
  await expect.poll(() => host.querySelectorAll('div:not([role="status"])').length).toBe(0);
});
