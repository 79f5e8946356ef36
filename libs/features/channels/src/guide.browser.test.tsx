import { GlobalStyle } from '@livery/ui-kit/theme';
import { MINUTE_MS } from '@livery/value/durations';
import { PlayerHostProvider } from '@livery/widgets/player-stage';
import { mountScreen } from '@livery/widgets/testing';
import { SiteLinks } from '@livery/widgets/testing-links';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import GuidePage from './guide-page.tsx';
import { CHANNELS, entry, host, HOUR, NOON_MS } from './testing/channels-site.tsx';

const VALUES = { '--page-margin': '16px', '--guide-line': '60px' };
const DAY_MS = 24 * HOUR * 1_000;

beforeEach(() => page.viewport(1440, 900));
afterEach(() => void vi.useRealTimers());

async function open(nowMs: number) {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: nowMs });
  await mountScreen(
    <SiteLinks>
      <GlobalStyle />
      <PlayerHostProvider value={host}>
        <div style={VALUES as React.CSSProperties}>
          <GuidePage />
        </div>
      </PlayerHostProvider>
    </SiteLinks>,
    {
      at: '/channels/guide',
      answer: ({ path }) => {
        if (path.endsWith('/channel_list')) return { json: { channels: CHANNELS } };
        if (path === '/v2/channels/category_list')
          return { json: { categories: [{ id: 2, slug: 'all', name: 'Все', tags: ['all_channels'] }] } };
        return { json: { schedules: [entry(1, nowMs / 1_000 - HOUR, 'Идёт сейчас')] } };
      },
    },
  );
}

/** The days of the guide, named after one of them. */
function daysOf(ms: number) {
  const [year, month, day] = new Date(ms).toLocaleDateString('sv').split('-');
  return page.getByRole('group', { name: `Программа на ${day}.${month}.${year}` });
}

it('the days are named after the one that is in sight', async () => {
  await open(NOON_MS);
  await expect.element(daysOf(NOON_MS)).toBeVisible();
  const next = page.getByRole('button', { name: 'Следующий день' });
  await next.click();
  await expect.element(daysOf(NOON_MS + DAY_MS)).toBeVisible();
  await next.click();
  await expect.element(daysOf(NOON_MS + 2 * DAY_MS)).toBeVisible();
});

it('at midnight the evening that is in sight stays, as that of yesterday', async () => {
  const lateMs = NOON_MS + 12 * HOUR * 1_000 - MINUTE_MS;
  await open(lateMs);
  const chosen = () => document.querySelector('[aria-pressed="true"]')?.textContent;
  await expect.element(daysOf(lateMs)).toBeVisible();
  const programme = () => document.querySelector('[data-focus-key="guide-1"]')?.getBoundingClientRect().left;
  await expect.poll(programme).toBeGreaterThan(0);
  const [stood, today] = [programme(), chosen()];
  vi.setSystemTime(lateMs + 2 * MINUTE_MS);
  vi.advanceTimersByTime(MINUTE_MS);
  await expect.poll(chosen).not.toBe(today);
  await expect.element(daysOf(lateMs)).toBeVisible();
  expect(programme()).toBe(stood);
});
