import type { Gate } from '@livery/domain/gate';
import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { channel, entry, HOUR, NOON_MS, now, open, VITRINA } from './testing/channels-site.tsx';

const gate = { pass: vi.fn<Gate['pass']>(), asks: vi.fn<Gate['asks']>() };
vi.mock('@livery/widgets/use-gate', () => ({ useGate: () => gate }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON_MS });
  gate.pass.mockReset().mockResolvedValue(true);
  gate.asks.mockReset().mockResolvedValue(true);
});
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

const frame = page.getByTitle('Канал Е');
const watch = page.getByRole('button', { name: 'Смотреть' });
const rated = (id: number, start: number, title: string, age: number) => ({
  ...entry(id, start, title),
  program: { title, age },
});
/** As a Vitrina picture is late, so is what it shows. */
const LATE = 360;
const LATE_NIGHT = [rated(30, now - HOUR - LATE + 60, 'Новости', 0), rated(31, now - LATE + 60, 'Полночь', 18)];

it.each(['/channels/all/c6', '/channel_embed/c6'])(
  'CHAN-061 PIN-005 LIVE-052 a Vitrina channel for adults at %s does not play before its gate, and asks again at a press',
  async (at) => {
    gate.pass.mockResolvedValueOnce(false);
    await open({ at, channels: [channel(6, { age: 18, vitrinaUrl: VITRINA })] });
    await expect.element(watch).toBeVisible();
    expect(frame.query()).toBeNull();
    expect(gate.pass.mock.calls.map(([request]) => request)).toMatchObject([{ action: 'channel', channel: { id: 6 } }]);
    await watch.click();
    await expect.element(frame).toHaveAttribute('data-plays');
    expect(gate.pass).toHaveBeenCalledTimes(2);
  },
);

it('LIVE-059 LIVE-052 a programme for adults that is on when a Vitrina channel is opened is asked about first', async () => {
  let pass: (mayWatch: boolean) => void = () => undefined;
  gate.pass.mockReturnValueOnce(new Promise((resolve) => (pass = resolve)));
  const onAir = [{ ...rated(31, now - HOUR / 2, 'Полночь', 18), channel_id: 6 }];
  await open({ at: '/channels/all/c6', onAir });
  await expect.poll(() => gate.pass.mock.calls.length).toBe(1);
  expect(frame.query()).toBeNull();
  pass(true);
  await expect.element(frame).toBeVisible();
});

it('LIVE-059 LIVE-053 past the border of a programme for adults the Vitrina picture goes until its gate has opened', async () => {
  gate.pass.mockResolvedValueOnce(false);
  await open({ at: '/channels/all-of-them/c6', schedule: LATE_NIGHT });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Новости');
  await expect.element(frame).toBeVisible();
  expect(gate.pass).not.toHaveBeenCalled();
  vi.setSystemTime(NOON_MS + 61_000);
  await expect.element(watch).toBeVisible();
  expect(frame.query()).toBeNull();
  expect(gate.pass.mock.calls.map(([request]) => request)).toMatchObject([{ programme: { id: 31 } }]);
  await watch.click();
  await expect.element(frame).toBeVisible();
});

it('PIN-002 PIN-003 LIVE-059 where nobody is asked, the Vitrina picture stays as it is', async () => {
  gate.asks.mockResolvedValue(false);
  await open({ at: '/channels/all-of-them/c6', schedule: LATE_NIGHT });
  await expect.element(frame).toHaveAttribute('data-plays');
  const before = frame.element();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Новости');
  vi.setSystemTime(NOON_MS + 61_000);
  await expect.poll(() => gate.asks.mock.calls.length).toBe(1);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Полночь');
  expect([frame.element() === before, gate.pass.mock.calls.length]).toEqual([true, 0]);
});

it('CHAN-061 a Vitrina channel that nothing stands before is there with its page, and asks nobody', async () => {
  await open({ at: '/channels/all/c6' });
  await expect.element(frame).toHaveAttribute('data-plays');
  expect([gate.pass.mock.calls.length, gate.asks.mock.calls.length]).toEqual([0, 0]);
});
