import type { Answering } from '@livery/api-client/testing';
import { FAST_ZAP_MS } from '@livery/domain/tuning';
import { ModalsProvider } from '@livery/widgets/modals';
import { PlayerHostProvider } from '@livery/widgets/player-stage';
import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen } from '@livery/widgets/testing';
import fc from 'fast-check';
import { Route, Routes } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import ChannelsPage from './channels-page.tsx';

const now = Math.floor(Date.now() / 1000);
const CHANNELS = [
  { id: 1, name: 'Хабар', slug: 'c1', age: 0, is_purchased: true },
  { id: 2, name: 'Арена', slug: 'c2', age: 0, is_purchased: true },
  { id: 3, name: 'Полночь', slug: 'c3', age: 18, is_purchased: true },
  { id: 4, name: 'Кино', slug: 'c4', age: 0, is_purchased: false },
  { id: 5, name: 'Спорт', slug: 'c5', age: 0, is_purchased: true },
  { id: 6, name: 'Музыка', slug: 'c6', age: 0, is_purchased: true },
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
      <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
        <Routes>
          <Route path="/channels/:category/:channel" element={<ChannelsPage />} />
        </Routes>
      </ModalsProvider>
    </PlayerHostProvider>
  );
  const { server, bus } = await mountScreen(screen, { at: '/channels/all/c1', answer });
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
  return { ...stub, bus, streams };
}

it('CALL-008 LIVE-034 fetches the likely next channel as a preview, says its name with the key, plays it at once and has it counted', async () => {
  const { asked, streams, bus } = await watching();
  await expect.poll(() => asked.prepare.mock.calls.length).toBeGreaterThan(0);
  expect(asked.prepare.mock.calls[0]?.[0].url).toBe('https://media.test/v2/channels/2/stream.m3u8');
  await expect.poll(() => asked.standBy.mock.lastCall?.[0]?.url).toBe('https://media.test/v2/channels/2/stream.m3u8');
  // Nothing is fetched that anybody would be asked about, or that has to be bought.
  expect([streams(2), streams(3), streams(4)]).toEqual([['looked at'], [], []]);

  await userEvent.keyboard('{PageDown}');
  expect(bus.osd.get()?.text).toBe('Арена · Передача 2');
  expect(asked.load.mock.lastCall?.[0].url).toBe('https://media.test/v2/channels/2/stream.m3u8');
  await expect.poll(() => location.pathname).toBe('/channels/all/c2');
  await expect.poll(() => streams(2)).toEqual(['looked at', 'counted']);
  expect(asked.load).toHaveBeenCalledTimes(2);
});

it('CTRL-032 the channel is not changed while an ad break plays', async () => {
  const { asked, bus } = await watching();
  bus.isCovered.set(true);
  const loads = asked.load.mock.calls.length;
  await userEvent.keyboard('{PageDown}2');
  expect([asked.load.mock.calls.length, location.pathname]).toEqual([loads, '/channels/all/c1']);
  bus.isCovered.set(false);
  await userEvent.keyboard('{PageDown}');
  await expect.poll(() => asked.load.mock.calls.length).toBe(loads + 1);
});

/** From here on time passes only when the test lets it. */
function holdClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  return { pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

/** What is on the element: the last load, unless it was ended or went to another page. */
const onElement = ({ asked }: Awaited<ReturnType<typeof watching>>) => {
  const [source, { signal } = {}] = asked.load.mock.lastCall ?? [];
  return signal?.aborted ? null : source?.url;
};
const streamOf = (slug: string) => `https://media.test/v2/channels/${slug.slice(1)}/stream.m3u8`;

it('a key that is pressed while the page of the channel before is being drawn counts, and nothing is loaded twice', async () => {
  const watched = await watching();
  const { asked, show } = watched;
  await expect.poll(() => asked.prepare.mock.calls.length).toBeGreaterThan(0);
  const loads = () => asked.load.mock.calls.map(([{ url }]) => url);
  await userEvent.keyboard('{PageDown}');
  await expect.poll(loads).toEqual([expect.anything(), streamOf('c2')]);
  show();
  // Its page comes in this moment.
  await Promise.resolve();
  await userEvent.keyboard('{5}');
  await expect.poll(() => location.pathname).toBe('/channels/all/c5');
  await expect.poll(() => loads().at(-1)).toBe(streamOf('c5'));
  expect(loads().filter((url) => url === streamOf('c5'))).toHaveLength(1);
  expect(onElement(watched)).toBe(streamOf('c5'));
});

it('away and back before the page has followed: what the page says plays', async () => {
  const watched = await watching();
  const { asked } = watched;
  await expect.poll(() => asked.prepare.mock.calls.length).toBeGreaterThan(0);
  const clock = holdClock();
  await userEvent.keyboard('{PageDown}');
  const loads = () => asked.load.mock.calls.map(([{ url }]) => url);
  await expect.poll(loads).toEqual([streamOf('c1'), streamOf('c2')]);
  await userEvent.keyboard('{PageUp}');
  await clock.pass(FAST_ZAP_MS);
  await expect.poll(loads).toEqual([streamOf('c1'), streamOf('c2'), streamOf('c1')]);
  // Longer than the page of the other channel may be put off: it does not come.
  await clock.pass(400);
  expect([location.pathname, onElement(watched)]).toEqual(['/channels/all/c1', streamOf('c1')]);
});

it('channels that are passed by with a held key are named, not loaded', async () => {
  const watched = await watching();
  const { asked, bus } = watched;
  await expect.poll(() => asked.prepare.mock.calls.length).toBeGreaterThan(0);
  const before = asked.load.mock.calls.length;
  const clock = holdClock();
  // All the way round, and one step on.
  for (let press = 0; press <= CHANNELS.length; press += 1) {
    const held = new KeyboardEvent('keydown', { key: 'PageDown', repeat: press > 0, bubbles: true, cancelable: true });
    document.body.dispatchEvent(held);
    await clock.pass(30);
  }
  expect(bus.osd.get()?.text).toBe('Арена · Передача 2');
  await clock.pass(FAST_ZAP_MS);
  await expect.poll(() => location.pathname).toBe('/channels/all/c2');
  await expect.poll(() => onElement(watched)).toBe(streamOf('c2'));
  const urls = asked.load.mock.calls.slice(before).map(([{ url }]) => url);
  expect(new Set(urls)).toEqual(new Set([streamOf('c2')]));
});

it('however fast and however often channels are changed, the page and the picture end at the last one', async () => {
  const watched = await watching();
  const clock = holdClock();
  const open = ['1', '2', '5', '6'];
  const steps = fc.record({
    key: fc.constantFrom(...open),
    afterMs: fc.constantFrom(0, 0, 10, 60, 150, 250),
    shows: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 2, maxLength: 7 }), async (history) => {
      for (const { key, afterMs, shows } of history) {
        await clock.pass(afterMs);
        await userEvent.keyboard(`{${key}}`);
        if (shows) watched.show();
      }
      const last = `c${history.at(-1)!.key}`;
      // What waits begins late on a busy machine: time goes on for as long as it is looked.
      const soon = (look: () => unknown) => expect.poll(() => clock.pass(FAST_ZAP_MS).then(look));
      await soon(() => location.pathname).toBe(`/channels/all/${last}`);
      await soon(() => onElement(watched)).toBe(streamOf(last));
    }),
    { numRuns: 12 },
  );
});
