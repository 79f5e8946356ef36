import { MINUTE_MS } from '@livery/value/durations';
import { PlayerHostProvider } from '@livery/widgets/player-stage';
import { mountScreen } from '@livery/widgets/testing';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import ReminderNotices from './reminder-notices.tsx';
import { SchedulePanel } from './schedule-panel.tsx';
import { channel, CHANNELS, host, NOON_MS } from './testing/channels-site.tsx';

const KEY = 'reminders';
const OFTEN_MS = 5_000;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOON_MS, shouldAdvanceTime: true });
  await page.viewport(1440, 900);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const startSeconds = NOON_MS / 1000 + 30 * 60;
const soon = {
  id: 13,
  startSeconds,
  durationSeconds: 3_600,
  isCatchupAvailable: true,
  program: { title: 'Скоро будет' },
};
const stored = (id: number, startMs: number, channelId = 1) => ({ id, channelId, title: `Передача ${id}`, startMs });
const noted = (profile: string, ...reminders: object[]) => ({ [KEY]: JSON.stringify({ [profile]: reminders }) });
const answer = ({ path }: { path: string }) =>
  path.endsWith('/channel_list') ? { json: { channels: CHANNELS } } : { json: {} };

function Site({ withList = false }: { withList?: boolean }) {
  const { pathname } = useLocation();
  return (
    <PlayerHostProvider value={host}>
      {withList && (
        <SchedulePanel
          channel={{ ...channel(1), archivedDays: 3 } as never}
          category="all"
          schedule={{ entries: [soon], status: 'loaded', isIncomplete: false, retry: () => {} }}
        />
      )}
      <ReminderNotices />
      <output>{pathname}</output>
    </PlayerHostProvider>
  );
}
const told = page.getByText(/^Начинается «/);
const remembered = (storage: { get: (key: string) => string | null }) => JSON.parse(storage.get(KEY) ?? '{}');

it('a programme to come is reminded of by a press, by the keyboard too, for this profile, and no longer by another', async () => {
  const { services } = await mountScreen(<Site withList />, { answer });
  const remind = page.getByRole('button', { name: /^Напомнить о передаче «Скоро будет» в \d\d:30$/ });
  await remind.click();
  expect(remembered(services.storage)).toEqual({
    guest: [{ id: 13, channelId: 1, title: 'Скоро будет', startMs: startSeconds * 1000 }],
  });
  const cancel = page.getByRole('button', { name: /^Напомним о передаче «Скоро будет»/ });
  await expect.element(cancel).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText(/^Напомним в \d\d:30/)).toBeVisible();
  (cancel.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(remind).toBeVisible();
  expect(remembered(services.storage)).toEqual({ guest: [] });
});

it('when it begins the viewer is told once, and led to its channel', async () => {
  const { services } = await mountScreen(<Site />, { answer, stored: noted('guest', stored(7, NOON_MS + MINUTE_MS)) });
  await vi.advanceTimersByTimeAsync(MINUTE_MS - OFTEN_MS);
  expect(told.query()).toBeNull();
  await vi.advanceTimersByTimeAsync(OFTEN_MS);
  await expect.element(page.getByText('Начинается «Передача 7», Хабар')).toBeVisible();
  expect(remembered(services.storage)).toEqual({ guest: [] });
  await page.getByRole('button', { name: 'Смотреть' }).click();
  await expect.poll(() => document.querySelector('output')?.textContent).toMatch(/^\/channels\/.*c1$/);
});

it('what began long before the visit, what another profile waits for, and a channel that is gone are not told of', async () => {
  const missed = stored(1, NOON_MS - 10 * MINUTE_MS);
  const gone = stored(2, NOON_MS - MINUTE_MS, 999);
  const { services } = await mountScreen(<Site />, {
    answer,
    stored: { [KEY]: JSON.stringify({ guest: [missed, gone], 9: [stored(3, NOON_MS)] }) },
  });
  await expect.poll(() => remembered(services.storage)['guest']).toEqual([]);
  expect(told.query()).toBeNull();
  expect(remembered(services.storage)[9]).toHaveLength(1);
});

it('a clock that is put back while the beginning is waited for only makes the wait longer', async () => {
  const { services } = await mountScreen(<Site />, { answer, stored: noted('guest', stored(7, NOON_MS + MINUTE_MS)) });
  await vi.advanceTimersByTimeAsync(OFTEN_MS);
  services.clock.adjust(Date.now() - OFTEN_MS);
  await vi.advanceTimersByTimeAsync(MINUTE_MS - 1_000);
  expect(told.query()).toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.element(page.getByText('Начинается «Передача 7», Хабар')).toBeVisible();
});

it('what begins while nobody sees the tab is kept for the viewer who comes back', async () => {
  const { services } = await mountScreen(<Site />, { answer, stored: noted('guest', stored(7, NOON_MS + MINUTE_MS)) });
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(remembered(services.storage)['guest']).toHaveLength(1);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText('Начинается «Передача 7», Хабар')).toBeVisible();
  expect(remembered(services.storage)).toEqual({ guest: [] });
});

it('a viewer without reminders costs the server no question', async () => {
  const { server } = await mountScreen(<Site />, { answer });
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(server.lines).toEqual([]);
});
