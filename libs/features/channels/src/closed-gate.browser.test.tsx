import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NOON_MS, open } from './testing/channels-site.tsx';

const gate = { pass: vi.fn<() => Promise<boolean>>() };
vi.mock('@livery/widgets/use-gate', () => ({ useGate: () => gate }));

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON_MS }));
afterEach(() => void vi.useRealTimers());

it('CHAN-061 a channel whose gate refuses asks for no stream and loads nothing, until it is passed', async () => {
  gate.pass.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const { player, asked } = stubPlayer();
  const playerHost = stubHost(player);
  onTestFinished(() => playerHost.box.remove());
  const { server } = await open({ at: '/channels/all/c1', playerHost });
  const begun = () => [server.seen.filter(({ path }) => path.endsWith('/stream')).length, asked.load.mock.calls.length];
  const again = page.getByRole('button', { name: 'Смотреть' });
  await expect.element(again).toBeVisible();
  expect(begun()).toEqual([0, 0]);
  await again.click();
  await expect.poll(begun).toEqual([1, 1]);
});
