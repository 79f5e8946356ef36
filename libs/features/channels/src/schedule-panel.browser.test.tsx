import type { ScheduleEntry } from '@livery/contract/channels/entities';
import type { ViewerChannel } from '@livery/domain/channels';
import { PlayerHostProvider, type PlayerHostHandle } from '@livery/widgets/player-stage';
import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen } from '@livery/widgets/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SchedulePanel } from './schedule-panel.tsx';
import { host, NOON_MS } from './testing/channels-site.tsx';
import type { ChannelSchedule } from './use-schedule.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON_MS }));
afterEach(() => void vi.useRealTimers());

const DAY = 86_400;
const noon = NOON_MS / 1000;
const channel = { id: 1, name: 'Хабар', archivedDays: 7, isAvailable: true, isPurchased: true } as ViewerChannel;
const entry = (day: number, title: string): ScheduleEntry => ({
  id: day + 100,
  startSeconds: noon + day * DAY,
  durationSeconds: 600,
  isCatchupAvailable: true,
  program: { title },
});

async function show(
  { entries = [], status = 'loaded', isIncomplete = false, retry = () => {} }: Partial<ChannelSchedule>,
  at: PlayerHostHandle = host,
  address = '/channels/all/1',
  { width, height } = { width: 1440, height: 900 },
) {
  await page.viewport(width, height);
  return mountScreen(
    <PlayerHostProvider value={at}>
      <SchedulePanel channel={channel} category="all" schedule={{ entries, status, isIncomplete, retry }} />
    </PlayerHostProvider>,
    { at: address },
  );
}
const titles = () => [...document.querySelectorAll('li b')].map((title) => title.textContent);
const onAir = page.getByRole('link', { name: /В эфире/ });
const back = page.getByRole('button', { name: 'Предыдущий день' });
const forward = page.getByRole('button', { name: 'Следующий день' });

it('CHAN-027 CHAN-028 CHAN-029 CHAN-030 CHAN-033 one day at a time, from the first to the last that has programmes; what is on air carries its sign', async () => {
  await show({ entries: [entry(-1, 'Вчера'), entry(0, 'Сегодня'), entry(1, 'Завтра')] });
  expect(titles()).toEqual(['Сегодня']);
  await expect.element(onAir).toHaveAccessibleName(/Сегодня/);
  await back.click();
  await expect.poll(titles).toEqual(['Вчера']);
  expect(onAir.query()).toBeNull();
  await expect.element(back).toHaveAttribute('aria-disabled', 'true');
  await forward.click();
  await forward.click();
  await expect.poll(titles).toEqual(['Завтра']);
  await expect.element(forward).toHaveAttribute('aria-disabled', 'true');
  await expect.element(forward).toHaveFocus();
  const [year, month, day] = new Date(NOON_MS + DAY * 1000)
    .toLocaleDateString('sv', { timeZone: 'Asia/Almaty' })
    .split('-');
  await expect.element(page.getByRole('group', { name: `Программа на ${day}.${month}.${year}` })).toBeVisible();
});

it.each([
  ['tomorrow', 1, ['Завтра'], 'Завтра'],
  ['yesterday, which is watched from its archive', -1, ['Вчера'], null],
  ['a day without programmes, for which today stands', 5, ['Сегодня'], null],
])(
  'an address that names a moment of %s opens its day, and marks what is still to come',
  async (_when, day, shown, marked) => {
    const entries = [entry(-1, 'Вчера'), entry(0, 'Сегодня'), entry(1, 'Завтра')];
    await show({ entries }, host, `/channels/all/1?ts=${noon + day * DAY}`);
    expect(titles()).toEqual(shown);
    expect(document.querySelector('[aria-current="true"] b')?.textContent ?? null).toBe(marked);
    // The viewer's own choice comes before the address.
    await (day === 1 ? back : forward).click();
    await expect.poll(titles).not.toEqual(shown);
  },
);

it('who came back to today is on the new day after midnight', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOON_MS });
  await show({ entries: [entry(-1, 'Вчера'), entry(0, 'Сегодня'), entry(1, 'Завтра')] });
  await back.click();
  await forward.click();
  await expect.poll(titles).toEqual(['Сегодня']);
  vi.setSystemTime(NOON_MS + DAY * 1000);
  vi.advanceTimersByTime(60_000);
  await expect.poll(titles).toEqual(['Завтра']);
});

it('CHAN-040 the depth of the channel’s archive is said', async () => {
  await show({ entries: [entry(0, 'Сегодня')] });
  await expect.element(page.getByText('Архив 7 дней')).toBeVisible();
});

it('on a phone, where the page scrolls, the programme that the viewer came for stands in the window', async () => {
  const entries = Array.from({ length: 40 }, (_, hour) => ({ ...entry(0, `${hour}`), id: hour + 1 })).map(
    (one, index) => ({ ...one, startSeconds: noon + 86_400 + index * 600 }),
  );
  const narrow = { width: 390, height: 844 };
  await show({ entries }, host, `/channels/all/1?ts=${noon + 86_400 + 38 * 600}`, narrow);
  const line = page.getByText('38', { exact: true });
  await expect.element(line).toBeInViewport();
  expect(scrollY).toBeGreaterThan(0);
});

it('LIVE-008 the line of a programme is marked from its first second', async () => {
  const { player, tell } = stubPlayer();
  const next = { ...entry(0, 'Вторая'), id: 101, startSeconds: noon + 600 };
  const { bus } = await show({ entries: [entry(0, 'Первая'), next] }, stubHost(player));
  bus.playing.set({ title: 'Первая', channelId: channel.id });
  const marked = () => document.querySelector('[aria-current="true"] b')?.textContent;
  for (const [second, title] of [
    [599, 'Первая'],
    [600, 'Вторая'],
    [601, 'Вторая'],
    [1199, 'Вторая'],
  ] as const) {
    tell({ position: { mediaTime: 0, wallTimeMs: (noon + second) * 1000 } });
    await expect.poll(marked).toBe(title);
  }
});

it('LIVE-008 the moment of another channel, in the mini player, marks no line', async () => {
  const { player } = stubPlayer({ position: { mediaTime: 0, wallTimeMs: NOON_MS } });
  const { bus } = await show({ entries: [entry(0, 'Первая')] }, stubHost(player));
  const marked = () => document.querySelector('[aria-current="true"] b')?.textContent ?? null;
  bus.playing.set({ title: 'Первая', channelId: channel.id });
  await expect.poll(marked).toBe('Первая');
  bus.playing.set({ title: 'Другая', channelId: channel.id + 1 });
  await expect.poll(marked).toBeNull();
});

it.each([
  ['yesterday and tomorrow', [-1, 1], 'Вчера'],
  ['tomorrow', [1], 'Завтра'],
])(
  'CHAN-027 CHAN-028 where today has no programmes, but %s, that day is shown and the others are a step away',
  async (_, days, shown) => {
    const names = new Map([
      [-1, 'Вчера'],
      [1, 'Завтра'],
    ]);
    await show({ entries: days.map((day) => entry(day, names.get(day) ?? '')) });
    await expect.poll(titles).toEqual([shown]);
    if (days.length === 1) return;
    await forward.click();
    await expect.poll(titles).toEqual(['Завтра']);
  },
);

it('CHAN-034 while it loads it says so', async () => {
  await show({ status: 'loading' });
  await expect.poll(() => document.querySelector('[role="status"]')?.textContent).toBe('Загружаем…');
});

it('CHAN-036 without programmes it says that there are none', async () => {
  await show({});
  await expect.element(page.getByText('Программы на этот день нет')).toBeVisible();
});

it('one that did not come says so, and is asked for again at a press', async () => {
  const retry = vi.fn();
  await show({ status: 'failed', retry });
  await expect.element(page.getByText('Программа не загрузилась')).toBeVisible();
  await page.getByRole('button', { name: 'Повторить' }).click();
  expect(retry).toHaveBeenCalledOnce();
});

it('one that came in part is shown, and the rest is asked for again at a press', async () => {
  const retry = vi.fn();
  await show({ entries: [entry(0, 'Сегодня')], isIncomplete: true, retry });
  await expect.poll(titles).toEqual(['Сегодня']);
  await page.getByRole('button', { name: 'Повторить' }).click();
  expect(retry).toHaveBeenCalledOnce();
});

it('CHAN-031 in a narrow column the way back in time and the length of the archive are whole', async () => {
  const morning = [6, 5, 4, 3, 2, 1].map((before) => entry(-before / 100, `Утро ${before}`));
  const column = { width: 220, height: 800 };
  await show({ entries: [...morning, entry(0, 'Сегодня')] }, host, '/channels/all/1', column);
  const panel = document.querySelector('section')!.getBoundingClientRect();
  for (const text of ['Показать, что было раньше', 'Архив 7 дней']) {
    const { left, right } = page.getByText(text).element().getBoundingClientRect();
    expect(left, text).toBeGreaterThanOrEqual(panel.left);
    expect(right, text).toBeLessThanOrEqual(panel.right);
  }
});
