import { afterEach, expect, it, vi } from 'vitest';
import { mountScreen, pass } from './testing/mount-screen.tsx';
import { useChannels } from './use-channels.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Channels() {
  return <output>{useChannels().channels?.length}</output>;
}

it('LIVE-041 LIVE-042 the list, with what of it is the viewer’s, is asked again after 60 to 120 s, while the page is seen', async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { server } = await mountScreen(<Channels />, { answer: () => ({ json: { channels: [], categories: [] } }) });
  const timesOf = (path: string) => server.lines.filter((line) => line.endsWith(path)).length;
  const asked = () => [timesOf('/v2/channels/channel_list'), timesOf('/v2/users/self/channel_list')];
  await pass(59_000);
  expect(asked()).toEqual([1, 1]);
  await pass(2_000);
  expect(asked()).toEqual([2, 2]);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(120_000);
  expect(asked()).toEqual([2, 2]);
  visibility.mockReturnValue('visible');
  await pass(60_000);
  expect(asked()).toEqual([3, 3]);
});
