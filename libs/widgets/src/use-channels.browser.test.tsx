import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Answering, Reply } from '@livery/api-client/testing';
import { mountScreen, pass } from './testing/mount-screen.tsx';
import { siteStore } from './testing/site-store.ts';
import { useChannels } from './use-channels.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Channels() {
  const { channels, error, retry } = useChannels();
  return (
    <>
      <output>{channels?.map(({ isPurchased }) => (isPurchased ? 'bought' : 'not bought')).join()}</output>
      {error && <button onClick={retry}>Again</button>}
    </>
  );
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

it('LIVE-041 two who show channels ask no more often than one; a page that comes back after a long while asks at once', async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const twice = (
    <>
      <Channels />
      <Channels />
    </>
  );
  const { server } = await mountScreen(twice, { answer: () => ({ json: { channels: [], categories: [] } }) });
  const asked = () => server.lines.filter((line) => line.endsWith('/v2/channels/channel_list')).length;
  await pass(30_000);
  expect(asked()).toBe(1);
  await pass(31_000);
  expect(asked()).toBe(2);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(3_600_000);
  expect(asked()).toBe(2);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(asked()).toBe(3);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(59_000);
  expect(asked()).toBe(3);
});

it.each([
  ['a member, whose own list says what is bought', 'loggedIn', ''],
  ['a guest, for whom the common list speaks', 'guest', 'not bought'],
] as const)('CHAN-025 CHAN-026 LIVE-037 without an answer of their own: %s', async (_, kind, shown) => {
  const store = siteStore({
    session: { kind, network: {}, user: { id: 7, isGuest: kind === 'guest' }, credentials: { accessToken: 'a' } },
  });
  let own: Reply = { status: 400, json: {} };
  const answer: Answering = ({ path }) => {
    if (path === '/v2/users/self/channel_list') return own;
    return { json: { channels: [{ id: 1, name: 'Хабар', age: 0 }], categories: [] } };
  };
  const { host } = await mountScreen(<Channels />, { answer, store });
  const output = () => host.querySelector('output')?.textContent;
  const again = page.getByRole('button', { name: 'Again' });
  if (kind === 'guest') {
    await expect.poll(output).toBe(shown);
    expect(again.query()).toBeNull();
    return;
  }
  await expect.element(again).toBeVisible();
  expect(output()).toBe(shown);
  own = { json: { channels: [{ id: 1, name: 'Хабар', age: 0, is_purchased: true }] } };
  await again.click();
  await expect.poll(output).toBe('bought');
  await expect.element(again).not.toBeInTheDocument();
});
